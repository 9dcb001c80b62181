import type { DemoVehicle } from '../demo-vehicle.ts';
import { delimitedText } from '../../../src/domain/text/delimited-text.ts';
import type { Column } from '../../../src/domain/text/delimited-text.ts';

const LIST_MARK = '|';

/** The words of a dealer management system for ours; tenants/wattle-used-cars/tenant.ts maps them back. */
const CONDITIONS = { new: 'N', demo: 'D', used: 'U' } satisfies Record<DemoVehicle['car_type'], string>;
const PRICE_BASES = {
  drive_away: 'DAP',
  excluding_government_charges: 'EGC',
  estimated_drive_away: 'EST',
} satisfies Record<NonNullable<DemoVehicle['price_type']>, string>;
const YARD_STATUS: Record<string, string> = {
  in_stock: 'In yard',
  coming_soon: 'On its way',
  sold: 'Delivered',
  in_transit: 'With transport',
};

const yesOrNo = (value: boolean): string => (value ? 'Y' : 'N');
/** dd/MM/yyyy of an ISO date or date-time. */
const australianDate = (iso: string | undefined): string | undefined =>
  iso?.slice(0, 10).split('-').toReversed().join('/');
const monthAndYear = (month: string | undefined): string | undefined =>
  month?.split('-').toReversed().join('/');
const dateOfTimestamp = (seconds: number | undefined): string | undefined =>
  seconds === undefined ? undefined : australianDate(new Date(seconds * 1000).toISOString());

const COLUMNS: readonly Column<DemoVehicle>[] = [
  ['Unit ID', (vehicle) => vehicle.id],
  ['Stock No', (vehicle) => vehicle.stocknum],
  ['Unit Type', () => 'Passenger'],
  ['Condition', (vehicle) => CONDITIONS[vehicle.car_type]],
  ['Yard', (vehicle) => vehicle.location.name],
  ['Yard Status', (vehicle) => YARD_STATUS[vehicle.status]],
  ['Deposit Held', (vehicle) => yesOrNo(vehicle.reserved)],
  ['Date In', (vehicle) => australianDate(vehicle.created_at)],
  ['Last Edit', (vehicle) => australianDate(vehicle.updated_at)],
  ['Date Sold', (vehicle) => dateOfTimestamp(vehicle.sold_date_timestamp)],
  ['Model Year', (vehicle) => vehicle.year],
  ['Make', (vehicle) => vehicle.make],
  ['Model', (vehicle) => vehicle.model],
  ['Badge', (vehicle) => vehicle.badge],
  ['Built', (vehicle) => monthAndYear(vehicle.build_date)],
  ['Complied', (vehicle) => monthAndYear(vehicle.compliance_date)],
  ['VIN', (vehicle) => vehicle.vin],
  ['Rego', (vehicle) => vehicle.regplate],
  ['Rego Expiry', (vehicle) => australianDate(vehicle.rego_expiry)],
  ['Odometer', (vehicle) => vehicle.km],
  ['Retail Price', (vehicle) => vehicle.price],
  ['Was Price', (vehicle) => vehicle.before_price],
  [
    'Price History',
    (vehicle) => vehicle.price_history.map(({ date, price }) => `${date}:${price}`).join(LIST_MARK),
  ],
  ['Price Basis', (vehicle) => vehicle.price_type && PRICE_BASES[vehicle.price_type]],
  ['Sticker', (vehicle) => vehicle.tag],
  ['Wattle Certified', (vehicle) => yesOrNo(vehicle.certified)],
  ['Ext Colour', (vehicle) => vehicle.colour],
  ['Trim', (vehicle) => vehicle.interior_colour],
  ['Body Style', (vehicle) => vehicle.body],
  ['Body Group', (vehicle) => vehicle.simple_body],
  ['Fuel Type', (vehicle) => vehicle.fuel],
  ['Fuel Group', (vehicle) => vehicle.simple_fuel],
  ['Gearbox', (vehicle) => vehicle.trans],
  ['Gearbox Group', (vehicle) => vehicle.simple_transmission],
  ['Driven Wheels', (vehicle) => vehicle.drive],
  ['Engine', (vehicle) => vehicle.engine_size],
  ['Litres', (vehicle) => vehicle.engine_size_litres],
  ['Seats', (vehicle) => vehicle.seats],
  ['Doors', (vehicle) => vehicle.doors],
  ['Power kW', (vehicle) => vehicle.variant?.power],
  ['Torque Nm', (vehicle) => vehicle.variant?.torque],
  ['L/100km', (vehicle) => vehicle.variant?.fuelconsumptioncombined],
  ['Range km', (vehicle) => vehicle.variant?.electricrange],
  ['Towing kg', (vehicle) => vehicle.variant?.towingcapacitybraked],
  ['Length mm', (vehicle) => vehicle.variant?.vehiclelength],
  ['ANCAP', (vehicle) => vehicle.variant?.ancaprating],
  ['ANCAP Year', (vehicle) => vehicle.variant?.ancapyear],
  ['Photo URLs', (vehicle) => vehicle.images.join(LIST_MARK)],
  ['Spin Frames', (vehicle) => vehicle.spin_images.join(LIST_MARK)],
  ['Spin Hotspots', (vehicle) => vehicle.hotspots && JSON.stringify(vehicle.hotspots)],
  ['Interior Panorama', (vehicle) => vehicle.spin_interior_image],
  ['Video', (vehicle) => vehicle.video_url],
  ['History Report', (vehicle) => vehicle.file],
  ['Features', (vehicle) => vehicle.standardEquipment.join(LIST_MARK)],
  ['Ad Text', (vehicle) => vehicle.dealercomments],
  ['Web', (vehicle) => yesOrNo(vehicle.show_on_dealer_website)],
];

/** A used-car dealer's nightly export: headings and words of its own, lists divided by bars, Australian dates. */
export function dealerExportCsv(vehicles: readonly DemoVehicle[]): string {
  return delimitedText(vehicles, COLUMNS, ',');
}
