import { workbookOf } from '../feed/workbook/workbook.fixture.ts';
import { tableOf, LOCATION, type LocationCar } from './yard-stock.fixture.ts';

/** A feed as one system writes it, and what of a car it has. */
export type Shape = {
  content: string | Buffer;
  /** Fields that this shape does not have, or not for certain. */
  without?: readonly ('vin' | 'badge' | 'stocknum' | 'price_type' | 'colour')[];
  /** What its price includes, where it says so. */
  price_type?: 'drive_away' | 'excluding_government_charges';
  /** Prices without charges, where it has no others. */
  isEgc?: true;
};

const json = (value: unknown): string => JSON.stringify(value, null, 1);
const xml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const twoDigits = ({ year }: LocationCar): string => String(year % 100).padStart(2, '0');
const title = ({ year, make, model }: LocationCar): string => `${year} ${make} ${model}`;

/** Serial of the first of a month in a workbook. */
const serial = ({ year, month }: LocationCar): number =>
  Date.UTC(year, Number(month) - 1, 1) / 86_400_000 + 25_569;

/** Exports of systems and platforms, and files that are made by hand, each with invented cars. */
export const SHAPES: Readonly<Record<string, Shape>> = {
  'a system with short names of columns': {
    content: tableOf({
      STK_NO: (car) => car.stock,
      VIN_NO: (car) => car.vin,
      REGN: (car) => car.rego,
      YR: twoDigits,
      MAKE_DESC: (car) => car.make,
      MAKE_CD: (car) => car.make.slice(0, 3).toUpperCase(),
      MODEL_DESC: (car) => car.model,
      VARIANT: (car) => car.badge,
      BODY_DESC: (car) => car.body,
      COLR_DESC: (car) => car.colour,
      ODO: (car) => car.km,
      TRANS_DESC: (car) => car.trans,
      FUEL_DESC: (car) => car.fuel,
      COST_PRC: (car) => car.price - 4000,
      WHOLESALE_PRC: (car) => car.price - 3000,
      SELL_PRC: (car) => car.price,
      NEW_USED: (car) => car.type,
      PIC_URLS: (car) => car.photos.join('|'),
    }),
  },
  'a dealer management system in XML': {
    content: `<?xml version="1.0"?><Export><Inventory>${LOCATION.map(
      (car) =>
        `<Unit><StockNumber>${car.stock}</StockNumber><VINNumber>${car.vin}</VINNumber><ModelYear>${car.year}</ModelYear><MakeName>${car.make}</MakeName>` +
        `<ModelName>${car.model}</ModelName><VariantName>${car.badge}</VariantName><ExteriorColourName>${car.colour}</ExteriorColourName>` +
        `<OdometerReading>${car.km}</OdometerReading><RetailPriceExGST>${Math.round(car.price / 1.1)}</RetailPriceExGST><RetailPriceIncGST>${car.price}</RetailPriceIncGST>` +
        `<TransmissionType>${car.trans}</TransmissionType><FuelTypeName>${car.fuel}</FuelTypeName><BodyStyleName>${car.body}</BodyStyleName><Condition>${car.type}</Condition>` +
        `<Photographs>${car.photos.map((photo) => `<Photograph><Uri>${xml(photo)}</Uri></Photograph>`).join('')}</Photographs></Unit>`,
    ).join('')}</Inventory></Export>`,
  },
  'a yard system in JSON, with a flag for drive away': {
    content: json({
      Vehicles: LOCATION.map((car) => ({
        YardCode: 'PEN',
        StockNo: car.stock,
        VIN: car.vin,
        RegoNum: car.rego,
        YearGroup: car.year,
        Make: car.make,
        Model: car.model,
        Badge: car.badge,
        BodyColour: car.colour,
        GearType: car.trans,
        FuelType: car.fuel,
        Body: car.body,
        CurrentKMs: car.km,
        AdvPrice: car.price.toFixed(4),
        DealerCost: car.price - 5000,
        IsDriveAway: true,
        StockType: car.type,
        AdvDescription: car.comments,
        ImageList: car.photos,
      })),
    }),
    price_type: 'drive_away',
  },
  'an interface with a nested price': {
    content: json({
      meta: { total: LOCATION.length, page: 1 },
      results: LOCATION.map((car) => ({
        id: car.stock,
        vehicle: {
          make: { name: car.make },
          model: { name: car.model },
          badge: car.badge,
          year: car.year,
          vin: car.vin,
        },
        odometer: { value: car.km, unit: 'KM' },
        pricing: {
          advertised: { value: car.price, currency: 'AUD', type: 'Drive Away' },
          cost: { value: car.price - 6000 },
        },
        appearance: { exteriorColour: car.colour, bodyType: car.body },
        drivetrain: { fuelType: car.fuel, transmission: car.trans },
        condition: car.type,
        media: car.photos.map((photo, order) => ({
          type: 'image',
          order,
          url: photo,
          thumbnail: photo.replace('.jpg', '-small.jpg'),
        })),
      })),
    }),
    price_type: 'drive_away',
  },
  'a listing platform with both prices': {
    content: tableOf({
      'Stock Number': (car) => car.stock,
      'Manu Year': twoDigits,
      'Compliance Date': (car) => `${car.month}/${car.year}`,
      Make: (car) => car.make,
      Family: (car) => car.model,
      Variant: (car) => car.badge,
      Colour: (car) => car.colour,
      'Body Type': (car) => car.body,
      Gearbox: (car) => car.trans,
      Fuel: (car) => car.fuel,
      'VIN Number': (car) => car.vin,
      'EGC Amount': (car) => car.egc,
      'DAP Amount': (car) => car.price,
      Klms: (car) => car.km,
      'New/Used/Demo': (car) => car.type,
      'Image URLs': (car) => car.photos.join(';'),
    }),
    price_type: 'drive_away',
  },
  'prices without charges alone': {
    content: tableOf({
      StockNo: (car) => car.stock,
      Year: (car) => car.year,
      Make: (car) => car.make,
      Model: (car) => car.model,
      PriceExclGovtCharges: (car) => `$${car.egc.toLocaleString('en-AU')}`,
      SpeedoKms: (car) => car.km.toLocaleString('en-AU'),
      Photo1: (car) => car.photos[0],
      Photo2: (car) => car.photos[1],
      Photo3: (car) => car.photos[2],
    }),
    without: ['vin', 'badge', 'colour'],
    price_type: 'excluding_government_charges',
    isEgc: true,
  },
  'XML with its fields as attributes': {
    content: `<stock>${LOCATION.map(
      (car) =>
        `<vehicle stockno="${car.stock}" vin="${car.vin}" year="${car.year}" make="${car.make}" model="${car.model}" series="${car.badge}" kms="${car.km}" extcolour="${car.colour}" price="${car.price}" weeklyprice="${Math.round(car.price / 250)}" gearbox="${car.trans}" newused="${car.type}">` +
        `<pics>${car.photos.map((photo) => `<pic src="${photo}"/>`).join('')}</pics></vehicle>`,
    ).join('')}</stock>`,
    without: ['badge'],
  },
  'XML with currency and kind beside the price': {
    content: `<feed><cars>${LOCATION.map(
      (car) =>
        `<car><ref>${car.stock}</ref><chassis>${car.vin}</chassis><manufacturer>${car.make}</manufacturer><range>${car.model}</range><trim>${car.badge}</trim><registered>${car.month}.${car.year}</registered>` +
        `<buildYear>${car.year}</buildYear><mileage uom="km">${car.km}</mileage><price currency="AUD" kind="DAP">${car.price}</price><paint>${car.colour}</paint>${car.photos.map((photo) => `<photo>${photo}</photo>`).join('')}</car>`,
    ).join('')}</cars></feed>`,
    price_type: 'drive_away',
  },
  'JSON by stock number': {
    content: json({
      dealer: 'Penrith',
      inventory: Object.fromEntries(
        LOCATION.map((car) => [
          car.stock,
          {
            ...{ make: car.make, model: car.model, variant: car.badge, year: car.year, vin: car.vin },
            odometer_km: car.km,
            drive_away_price: car.price,
            colour: car.colour,
            images: car.photos,
          },
        ]),
      ),
    }),
    price_type: 'drive_away',
  },
  'a table with a build date in place of a year': {
    content: tableOf(
      {
        'Ad Number': (car) => car.stock,
        'VIN/Chassis': (car) => car.vin,
        Manufacturer: (car) => car.make,
        'Model Name': (car) => car.model,
        Grade: (car) => car.badge,
        Built: (car) => `${car.month}/${car.year}`,
        'Odo (km)': (car) => car.km,
        'Ad Price': (car) => `$${car.price}`,
        'Price Qualifier': () => 'Drive Away',
        Paint: (car) => car.colour,
        Pictures: (car) => car.photos.join(','),
      },
      '\t',
    ),
    price_type: 'drive_away',
  },
  'advertisements with a title': {
    content: tableOf({
      'Ad ID': (car) => car.stock,
      'Ad Title': (car) => `${title(car)} - ${car.badge}, RWC and rego!`,
      'Kilometres Travelled': (car) => `${car.km} kms`,
      'Asking Price': (car) => car.price,
      Link: (car) => `https://ads.example/listing/${car.stock}`,
      'Main Image': (car) => car.photos[0],
      'Other Images': (car) => car.photos.slice(1).join(','),
      Description: (car) => car.comments,
    }),
    without: ['vin', 'badge', 'colour'],
  },
  'a social catalogue': {
    content: tableOf({
      vehicle_id: (car) => car.stock,
      title: (car) => title(car),
      description: (car) => car.comments,
      url: (car) => `https://dealer.example/cars/${car.stock}`,
      make: (car) => car.make,
      model: (car) => car.model,
      trim: (car) => car.badge,
      year: (car) => car.year,
      'mileage.value': (car) => car.km,
      'mileage.unit': () => 'KM',
      'image[0].url': (car) => car.photos[0],
      'image[1].url': (car) => car.photos[1],
      'image[2].url': (car) => car.photos[2],
      transmission: (car) => car.trans.toUpperCase(),
      fuel_type: (car) => car.fuel.toUpperCase(),
      body_style: (car) => car.body.toUpperCase(),
      vin: (car) => car.vin,
      exterior_color: (car) => car.colour,
      price: (car) => `${car.price} AUD`,
      state_of_vehicle: (car) => (car.type === 'Used' ? 'USED' : 'DEMO'),
      availability: () => 'AVAILABLE',
      'address.city': () => 'Penrith',
    }),
  },
  'vehicle ads in RSS': {
    content: `<?xml version="1.0"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Cars</title><link>https://dealer.example</link>${LOCATION.map(
      (car) =>
        `<item><g:id>${car.stock}</g:id><title>${title(car)}</title><link>https://dealer.example/${car.stock}</link><g:vin>${car.vin}</g:vin><g:brand>${car.make}</g:brand><g:model>${car.model}</g:model><g:trim>${car.badge}</g:trim>` +
        `<g:year>${car.year}</g:year><g:mileage>${car.km} km</g:mileage><g:price>${car.price}.00 AUD</g:price><g:color>${car.colour}</g:color><g:condition>used</g:condition>` +
        `<g:image_link>${car.photos[0]}</g:image_link>${car.photos
          .slice(1)
          .map((photo) => `<g:additional_image_link>${photo}</g:additional_image_link>`)
          .join('')}</item>`,
    ).join('')}</channel></rss>`,
  },
  'an American system': {
    content: tableOf({
      DCID: () => '20480',
      StockNumber: (car) => car.stock,
      VIN: (car) => car.vin,
      VehicleYear: (car) => car.year,
      VehicleMake: (car) => car.make,
      VehicleModel: (car) => car.model,
      VehicleTrim: (car) => car.badge,
      OdometerValue: (car) => car.km,
      OdometerUnit: () => 'km',
      ExteriorColorName: (car) => car.colour,
      AskingPrice: (car) => car.price,
      PurchasePrice: (car) => car.price - 7000,
      PhotoURLs: (car) => car.photos.join('|'),
      IsCertified: () => 'False',
    }),
  },
  'the vocabulary of schema.org': {
    content: json({
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: LOCATION.map((car, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'Car',
          name: title(car),
          sku: car.stock,
          vehicleIdentificationNumber: car.vin,
          brand: { '@type': 'Brand', name: car.make },
          model: car.model,
          vehicleConfiguration: car.badge,
          vehicleModelDate: String(car.year),
          itemCondition: 'https://schema.org/UsedCondition',
          mileageFromOdometer: { '@type': 'QuantitativeValue', value: car.km, unitCode: 'KMT' },
          color: car.colour,
          bodyType: car.body,
          vehicleTransmission: car.trans,
          vehicleEngine: { '@type': 'EngineSpecification', fuelType: car.fuel },
          image: car.photos,
          offers: {
            '@type': 'Offer',
            price: car.price,
            priceCurrency: 'AUD',
            availability: 'https://schema.org/InStock',
            url: `https://dealer.example/${car.stock}`,
          },
        },
      })),
    }),
  },
  'an export of a website': {
    content: tableOf({
      ID: (car) => car.stock,
      'Post Title': (car) => title(car),
      'Post Content': (car) => car.comments,
      'wpcf-vehicle-make': (car) => car.make,
      'wpcf-vehicle-model': (car) => car.model,
      _year: (car) => car.year,
      'wpcf-kms': (car) => car.km,
      _regular_price: (car) => car.price,
      'Featured Image': (car) => car.photos[0],
      'Gallery Images': (car) => car.photos.slice(1).join('|'),
      Permalink: (car) => `https://dealer.example/${car.stock}/`,
    }),
    without: ['vin', 'badge', 'colour'],
  },
  'a workbook made by hand, in thousands': {
    content: workbookOf([
      {
        name: 'Lists',
        rows: [
          ['Colours', 'Bodies'],
          ['Red', 'Ute'],
        ],
        state: 'hidden',
      },
      {
        name: 'Stock',
        rows: [
          ['Penrith Car Yard, stock list'],
          [],
          ['Stk', 'Car', 'Yr', "Kms (000's)", 'Price ($000) drive away', 'Rego exp', 'Col', 'Photo'],
          ...LOCATION.map((car) => [
            car.stock,
            `${car.make} ${car.model}`,
            twoDigits(car),
            car.km / 1000,
            car.price / 1000,
            { value: serial(car), style: 'date' } as const,
            car.colour,
            car.photos.join(', '),
          ]),
        ],
      },
    ]),
    without: ['vin', 'badge'],
    price_type: 'drive_away',
  },
  'a table in JSON': {
    content: json({
      range: 'Stock!A1:J11',
      values: [
        ['Stock #', 'Year', 'Make', 'Model', 'Odometer in thousands', 'On-road price', 'Colour', 'Photos'],
        ...LOCATION.map((car) => [
          car.stock,
          car.year,
          car.make,
          car.model,
          car.km / 1000,
          car.price,
          car.colour,
          car.photos.join('\n'),
        ]),
      ],
    }),
    without: ['vin', 'badge'],
    price_type: 'drive_away',
  },
  'special prices beside usual ones': {
    content: tableOf(
      {
        StockID: (car) => car.stock,
        Make: (car) => car.make,
        Model: (car) => car.model,
        Year: (car) => car.year,
        Kms: (car) => car.km,
        Price: (car) => (car.year > 2016 ? car.price + 2000 : car.price),
        SpecialPrice: (car) => (car.year > 2016 ? car.price : '0.00'),
        Images: (car) => car.photos.join('|'),
      },
      ';',
    ),
    without: ['vin', 'badge', 'colour'],
  },
};
