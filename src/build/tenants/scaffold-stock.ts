import type { StockNoun } from '../../domain/search/listing-words.ts';

/** Columns by the names of the standard map, so that a new tenant needs no map of its own. */
const HEAD =
  'stocknum,item_type,car_type,year,make,model,badge,price,price_type,km,body,fuel,trans,seats,colour,dealercomments';

const CARS = [
  'EX001,car,used,2022,Aldera,Lumen,Touring,28990,drive_away,41200,SUV,Petrol,Automatic,5,Blue,"One owner, two keys."',
  'EX002,car,used,2021,Corvane,Strand,S,21490,drive_away,63850,Hatch,Petrol,Automatic,5,White,Easy to park.',
  'EX003,car,demo,2023,Jindara,Outrider,4x4,54990,drive_away,4300,Ute,Diesel,Automatic,5,Silver,With tow bar.',
  'EX004,car,used,2020,Aldera,Meridian,Executive,24750,drive_away,58010,Sedan,Petrol,Automatic,5,Grey,',
];

/** A few invented vehicles for each trade. */
const EXAMPLES = {
  cars: CARS,
  vehicles: CARS,
  caravans: [
    'EX001,caravan,new,2025,Murrindal,Drifter,19,84990,drive_away,,Caravan,,,,White,"Sleeps four, with an ensuite."',
    'EX002,caravan,used,2021,Murrindal,Weekender,16,46500,drive_away,,Caravan,,,,White,Always kept under cover.',
    'EX003,caravan,used,2023,Kestrel Bay,Nomad,Off-road,72900,drive_away,,Caravan,,,,Grey,400 W of solar.',
  ],
  motorcycles: [
    'EX001,motorcycle,used,2023,Redgum,Scout,650,11990,drive_away,6200,Motorcycle,Petrol,Manual,2,Red,Learner approved.',
    'EX002,motorcycle,new,2025,Redgum,Ranger,900,18490,drive_away,5,Motorcycle,Petrol,Manual,2,Black,',
    'EX003,motorcycle,used,2019,Halvorsen,Tourer,1200,15750,drive_away,31400,Motorcycle,Petrol,Manual,2,Blue,New tyre.',
  ],
  trucks: [
    'EX001,truck,used,2020,Stannard,Hauler,8T,78500,excluding_government_charges,214000,Truck,Diesel,Manual,3,White,',
    'EX002,truck,used,2018,Stannard,City,4T,41900,excluding_government_charges,168300,Truck,Diesel,Manual,3,White,Tail lift.',
    'EX003,truck,used,2022,Ostrava,Tipper,12T,139000,excluding_government_charges,98200,Truck,Diesel,Manual,3,Yellow,',
  ],
} satisfies Record<StockNoun, string[]>;

/** A stock list for a new tenant, all of it at one location; `today` (YYYY-MM-DD) is the day it came in. */
export function stockFile(noun: StockNoun, locationName: string, today: string): string {
  const rows = EXAMPLES[noun].map((row) => `${row},in_stock,${today},${locationName}`);
  return `${[`${HEAD},status,created_at,location_name`, ...rows].join('\n')}\n`;
}
