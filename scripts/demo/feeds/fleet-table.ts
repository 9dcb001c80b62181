import { gzipSync } from 'node:zlib';
import type { DemoVehicle } from '../demo-vehicle.ts';
import { delimitedText } from '../../../src/domain/text/delimited-text.ts';
import type { Column } from '../../../src/domain/text/delimited-text.ts';

const LIST_MARK = '|';
/** Byte of a gzip header that names the operating system; 255 is 'unknown' (RFC 1952, 2.3.1). */
const OPERATING_SYSTEM_AT = 9;
const UNKNOWN_SYSTEM = 255;

/** The fleet program's words; tenants/bass-strait-trucks/tenant.ts maps them back. */
const STATES: Record<string, string> = { in_stock: 'AVAILABLE', coming_soon: 'INBOUND', sold: 'DELIVERED' };

const COLUMNS: readonly Column<DemoVehicle>[] = [
  ['ASSET', (vehicle) => vehicle.id],
  ['STOCK', (vehicle) => vehicle.stocknum],
  ['CHASSIS', (vehicle) => vehicle.vin],
  ['PLATE', (vehicle) => vehicle.regplate],
  ['PLATE_EXPIRES', (vehicle) => vehicle.rego_expiry],
  ['CLASS', (vehicle) => vehicle.car_type.toUpperCase()],
  ['STATE', (vehicle) => STATES[vehicle.status]],
  ['HELD', (vehicle) => Number(vehicle.reserved)],
  ['SOLD', (vehicle) => vehicle.sold_date_timestamp],
  ['LISTED', (vehicle) => vehicle.created_at],
  ['CHANGED', (vehicle) => vehicle.updated_at],
  ['YEAR', (vehicle) => vehicle.year],
  ['MAKE', (vehicle) => vehicle.make],
  ['MODEL', (vehicle) => vehicle.model],
  ['VARIANT', (vehicle) => vehicle.badge],
  ['KM', (vehicle) => vehicle.km],
  ['PRICE', (vehicle) => vehicle.price],
  ['PRICE_WAS', (vehicle) => vehicle.before_price],
  ['PRICE_KIND', (vehicle) => vehicle.price_type],
  ['STICKER', (vehicle) => vehicle.tag],
  ['COLOUR', (vehicle) => vehicle.colour],
  ['BODY', (vehicle) => vehicle.body],
  ['BODY_GROUP', (vehicle) => vehicle.simple_body],
  ['FUEL', (vehicle) => vehicle.fuel],
  ['FUEL_GROUP', (vehicle) => vehicle.simple_fuel],
  ['GEARBOX', (vehicle) => vehicle.trans],
  ['GEARBOX_GROUP', (vehicle) => vehicle.simple_transmission],
  ['DRIVE', (vehicle) => vehicle.drive],
  ['ENGINE', (vehicle) => vehicle.engine_size],
  ['LITRES', (vehicle) => vehicle.engine_size_litres],
  ['SEATS', (vehicle) => vehicle.seats],
  ['GVM_KG', (vehicle) => vehicle.variant?.grossvehiclemass],
  ['LENGTH_MM', (vehicle) => vehicle.variant?.vehiclelength],
  ['TOWING_KG', (vehicle) => vehicle.variant?.towingcapacitybraked],
  ['POWER_KW', (vehicle) => vehicle.variant?.power],
  ['TORQUE_NM', (vehicle) => vehicle.variant?.torque],
  ['PHOTOS', (vehicle) => vehicle.images.join(LIST_MARK)],
  ['EQUIPMENT', (vehicle) => vehicle.standardEquipment.join(LIST_MARK)],
  ['TEXT', (vehicle) => vehicle.dealercomments],
  ['DEPOT', (vehicle) => vehicle.location.name],
  ['WEB', (vehicle) => Number(vehicle.show_on_dealer_website)],
];

/** windows-1252 and ISO 8859-1 agree from U+00A0 to U+00FF and below U+0080; throws for anything else. */
function toWindows1252(text: string): Buffer {
  const foreign = /[^\u0000-\u007f\u00a0-\u00ff]/.exec(text);
  if (foreign) throw new RangeError(`'${foreign[0]}' cannot be written in windows-1252 here.`);
  return Buffer.from(text, 'latin1');
}

/** A fleet program's nightly table: tabs between columns, windows-1252, gzip; the same bytes on every machine. */
export function fleetTable(vehicles: readonly DemoVehicle[]): Buffer {
  const packed = gzipSync(toWindows1252(delimitedText(vehicles, COLUMNS, '\t')), { level: 9 });
  packed[OPERATING_SYSTEM_AT] = UNKNOWN_SYSTEM;
  return packed;
}
