import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIELD_UNITS } from '../../domain/units/field-units.ts';
import { unitNames } from '../../domain/units/units.ts';
import { CaravanFigures, VariantFigures } from '../../domain/vehicle/vehicle.ts';
import { MAP_FIELDS } from './map-fields.ts';

const PAGE = readFileSync(new URL('../../../docs/feed-fields.md', import.meta.url), 'utf8');

/** Cells of each row of the page's tables, by the heading they stand under. */
const TABLES = new Map(
  PAGE.split('\n## ')
    .slice(1)
    .map((section) => {
      const rows = section.split('\n').filter((line) => line.startsWith('| `'));
      const cells = rows.map((row) =>
        row
          .split(/(?<!\\)\|/)
          .map((cell) => cell.trim())
          .slice(1, -1),
      );
      return [section.split('\n')[0] ?? '', cells] as const;
    }),
);
const namesOf = (entity: string): string[] =>
  (TABLES.get(entity) ?? []).map(([name = '']) => name.replaceAll('`', ''));

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** The fields that the specification names, N1 to N4; what is nested has its path. */
const SPECIFIED = {
  Car: words(`id slug path name year make model badge series price before_price subscription_price preorder price_type
    car_type status tag reserved sold sold_date_timestamp certified created_at updated_at km stocknum vin nvic has_nvic
    regplate rego_expiry build_date compliance_date colour interior_colour fuel simple_fuel simple_body
    simple_transmission trans drive seats doors engine_size engine_size_litres views photos_count images
    primary_image_url thumbnails video_url external_video_url spin_images spin_code spin_interior_image hotspots
    standardEquipment dealercomments item_type file private_suburb private_postcode carsales_title
    show_on_dealer_website manufacturer_body manufacturer_body2 manufacturer_body3 body city state location_name
    dealership_id dealership_slug location.id location.name location.phone location.slug location.address
    location.distribution_locations location.location_type location.manufacturers location.location_subtype youxQuote
    autograb_data lenders`),
  Variant:
    words(`cylinders enginesize enginesize_litres induction geartype fuelconsumptioncombined fuelcapacity
    grossvehiclemass vehiclelength vehicleheight vehiclewidth towingcapacitybraked torque ancaprating
    bodyconfiguration`),
  Caravan: words('body_width body_length tare_weight axle_type sleeps aggregate_trailer_mass'),
  Location: words(`id name slug visible location_type location_subtype primary dealership_id dealership_slug
    manufacturers dealer_license_number motor_vehicle_repairer image image.thumb.url address.street address.city
    address.state address.postcode address.lat address.long address.place_id address.place_url address.map_key
    address.id contact_detail.phone contact_detail.landline_phone contact_detail.opening_hours reviews.average_rating
    reviews.count average_rating review_count opening_hour.weekday opening_hour.status opening_hour.formated_hours
    opening_hour.open opening_hour.close special_hours.date special_hours.location_id special_hours.status
    special_hours.start_hour special_hours.end_hour special_hours.hours.begin special_hours.hours.end
    dealership_website`),
  Model: words(`slug name image.url cloudfront_new_image_url short_description status manufacturer_body
    model_variants.id model_variants.full_name model_variants.series model_variants.name model_variants.features
    model_variants.image.url model_variants.dap_min_price model_variants.dap_max_price colours.name colours.photo_url
    colours.hexCode colours.oem_id colours.model_variant_name`),
  Manufacturer: words('id name slug logo.url'),
  Review:
    words(`id image.url image.thumb.url customer_name text rating created_at_time_ago_in_words review_date
    review_date_in_words reviews count average_rating`),
  'Watchlist item': ['id'],
  Dealer: words(`name slug phone email address locations dealership_group manufacturer xtime_url offers.count
    include_sold_cars_days override_city`),
  'Site session': words('plugins.feature plugins.name'),
  'Service link': words('name make url'),
};

test.each(Object.entries(SPECIFIED))(
  'N1 N2 N3 N4 every field of %s is listed with its use or the reason why it has none',
  (entity, fields) => {
    const listed = namesOf(entity);
    expect(fields.filter((field) => !listed.includes(field))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
    const isExplained = (cells: string[]): boolean =>
      cells.slice(1).some((cell) => cell.length > 3 && !/not used(?! because \S)/.test(cell));
    expect((TABLES.get(entity) ?? []).filter((cells) => !isExplained(cells))).toEqual([]);
  },
);

test('N2 the fields that a feed can fill are those of the page, and each that it says is read can be filled', () => {
  const groups = [...VariantFigures.keyof().options, ...CaravanFigures.keyof().options];
  expect([...namesOf('Variant'), ...namesOf('Caravan')].toSorted()).toEqual(groups.toSorted());
  const isRead = ([name = '', , use = '']: string[]): boolean =>
    !use.startsWith('not ') && !name.includes('.');
  const read = (TABLES.get('Car') ?? []).filter(isRead).map(([name = '']) => name.replaceAll('`', ''));
  const fillable: readonly string[] = MAP_FIELDS;
  expect(read.toSorted()).toEqual(
    fillable.filter((field) => !groups.some((figure) => figure === field)).toSorted(),
  );
});

test('N2 the page has the units of every figure', () => {
  const rows = ['Car', 'Variant', 'Caravan'].flatMap((entity) => TABLES.get(entity) ?? []);
  const units = rows.filter(([, cell]) => cell !== '').map(([name = '', cell]) => [name, cell]);
  const expected = Object.entries(FIELD_UNITS).map(([field, { kind }]) => [
    `\`${field}\``,
    unitNames(kind).join(', '),
  ]);
  expect(Object.fromEntries(units)).toEqual(Object.fromEntries(expected));
});
