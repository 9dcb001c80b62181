import type { DemoVehicle } from '../demo-vehicle.ts';

/** A record in the words of a showroom program, which tenants/ironbark-motorcycles/tenant.ts maps back. */
function showroomRecord(vehicle: DemoVehicle) {
  const { variant = {} } = vehicle;
  return {
    bikeId: vehicle.id,
    stockNumber: vehicle.stocknum,
    frameNumber: vehicle.vin,
    plate: vehicle.regplate,
    regoUntil: vehicle.rego_expiry,
    condition: vehicle.car_type,
    state: vehicle.status,
    onHold: vehicle.reserved,
    soldAt: vehicle.sold_date_timestamp,
    listedAt: vehicle.created_at,
    changedAt: vehicle.updated_at,
    year: vehicle.year,
    brand: vehicle.make,
    range: vehicle.model,
    edition: vehicle.badge,
    style: vehicle.body,
    kilometres: vehicle.km,
    rideAway: vehicle.price,
    rideAwayBefore: vehicle.before_price,
    priceKind: vehicle.price_type,
    preorder: vehicle.preorder,
    expected_date: vehicle.expected_date,
    sticker: vehicle.tag,
    paint: vehicle.colour,
    fuel: vehicle.fuel,
    fuelGroup: vehicle.simple_fuel,
    gearbox: vehicle.trans,
    gearboxGroup: vehicle.simple_transmission,
    engine: vehicle.engine_size,
    engineLitres: vehicle.engine_size_litres,
    kilowatts: variant.power,
    newtonMetres: variant.torque,
    cylinders: variant.cylinders,
    litresPer100km: variant.fuelconsumptioncombined,
    tankLitres: variant.fuelcapacity,
    wattHoursPerKm: variant.energyconsumption,
    rangeKm: variant.electricrange,
    pictures: vehicle.images,
    turntable: vehicle.spin_images,
    turntablePoints: vehicle.hotspots,
    clip: vehicle.video_url,
    report: vehicle.file,
    extras: vehicle.standardEquipment,
    story: vehicle.dealercomments,
    shop: vehicle.location.name,
    online: vehicle.show_on_dealer_website,
  };
}

/** A JSON list of motorcycles, one on each line, with nothing around it. */
export function showroomJson(vehicles: readonly DemoVehicle[]): string {
  // Every key in every record: what there is not is null, as the program writes it.
  const withNulls = (_: string, value: unknown): unknown => value ?? null;
  const records = vehicles.map((vehicle) => JSON.stringify(showroomRecord(vehicle), withNulls));
  return `[\n${records.join(',\n')}\n]\n`;
}
