import type { Shape } from './shapes-of-systems.fixture.ts';
import { tableOf, LOCATION, type LocationCar } from './yard-stock.fixture.ts';

const title = ({ year, make, model }: LocationCar): string => `${year} ${make} ${model}`;
const twoDigits = ({ year }: LocationCar): string => String(year % 100).padStart(2, '0');

/** Shapes that data sets and platforms of other countries have, with the cars of the yard. */
export const OTHER_SHAPES: Readonly<Record<string, Shape>> = {
  'titles of a make that no list has': {
    content: tableOf({
      Ref: (car) => car.stock,
      Vehicle: (car) =>
        title({ ...car, make: car.make === 'Kia' || car.make === 'Ford' ? car.make : 'Zastava' }),
      'K/ms': (car) => car.km,
      'Price DA': (car) => car.price,
      Img: (car) => car.photos.join('|'),
    }),
    without: ['vin', 'badge', 'colour'],
    price_type: 'drive_away',
  },

  'prices of several kinds in one list': {
    content: JSON.stringify(
      LOCATION.map((car) => ({
        stockId: car.stock,
        vehicle: {
          manufacturer: car.make,
          modelDescription: car.model,
          manufactureYear: car.year,
          identification: { vin: car.vin },
        },
        usage: { odometerReading: { amount: car.km, unitOfMeasure: 'km' } },
        prices: [
          { type: 'EGC', amount: car.egc },
          { type: 'DAP', amount: car.price },
        ],
        photos: car.photos.map((href) => ({ href })),
      })),
    ),
    without: ['badge', 'colour'],
    price_type: 'drive_away',
  },
  'names and values in a list': {
    content: JSON.stringify({
      ads: LOCATION.map((car) => ({
        adId: car.stock,
        attributes: [
          { name: 'Make', value: car.make },
          { name: 'Model', value: car.model },
          { name: 'Year', value: String(car.year) },
          { name: 'Kilometres', value: `${car.km} km` },
          { name: 'Colour', value: car.colour },
          { name: 'Price', value: car.price },
        ],
        pictures: car.photos,
      })),
    }),
    without: ['vin', 'badge'],
  },
  'a graph of schema.org': {
    content: JSON.stringify({
      '@context': 'https://schema.org',
      '@graph': LOCATION.map((car) => ({
        '@type': 'Vehicle',
        '@id': car.stock,
        name: title(car),
        manufacturer: car.make,
        model: { '@type': 'ProductModel', name: car.model },
        productionDate: `${car.year}-${car.month}`,
        mileageFromOdometer: `${car.km} KMT`,
        itemCondition: 'UsedCondition',
        image: car.photos.map((contentUrl) => ({ '@type': 'ImageObject', contentUrl })),
        offers: [
          {
            '@type': 'Offer',
            priceSpecification: { price: car.price, priceCurrency: 'AUD' },
            availability: 'InStock',
          },
        ],
      })),
    }),
    without: ['vin', 'badge', 'colour'],
  },
  'make and model together, and a month of registration': {
    content: tableOf({
      ref: (car) => car.stock,
      make_model: (car) => `${car.make} ${car.model}`,
      price: (car) => car.price,
      km: (car) => `${car.km.toLocaleString('en-AU')} km`,
      registration: (car) => `${car.month}/${car.year}`,
      image1: (car) => car.photos[0],
      image2: (car) => car.photos[1],
      image3: (car) => car.photos[2],
    }),
    without: ['vin', 'badge', 'colour'],
  },
  'kilometres driven, and kinds of sellers': {
    content: tableOf({
      car_ID: (car) => car.stock,
      name: (car) => `${car.make} ${car.model}`,
      year: (car) => car.year,
      selling_price: (car) => car.price,
      km_driven: (car) => car.km,
      seller_type: () => 'Dealer',
      owner: () => 'First Owner',
      pics: (car) => car.photos.join('|'),
    }),
    without: ['vin', 'badge', 'colour'],
  },
  'years of two digits in titles, and everything in thousands': {
    content: tableOf({
      'Stk#': (car) => car.stock,
      'Yr/Make/Model': (car) => `${twoDigits(car)} ${car.make} ${car.model}`,
      'Kms (in 000s)': (car) => car.km / 1000,
      'Ask $': (car) => `$${car.price / 1000}k`,
      'Pic 1': (car) => car.photos[0],
      'Pic 2': (car) => car.photos[1],
      'Pic 3': (car) => car.photos[2],
    }),
    without: ['vin', 'badge', 'colour'],
  },
  'names of a few letters': {
    content: tableOf({
      REF: (car) => car.stock,
      CHASSIS: (car) => car.vin,
      MANUF: (car) => car.make,
      MOD: (car) => car.model,
      MFG_YR: (car) => car.year,
      MLG: (car) => car.km,
      RRP: (car) => car.price + 3000,
      DA: (car) => car.price,
      COL: (car) => car.colour,
      P1: (car) => car.photos[0],
      P2: (car) => car.photos[1],
      P3: (car) => car.photos[2],
    }),
    without: ['badge'],
    price_type: 'drive_away',
  },
};
