import type { Location } from '../../src/domain/location/location.ts';
import type { CarType } from '../../src/domain/vehicle/vehicle-words.ts';
import type { DemoModel } from './catalogue/demo-model.ts';
import type { DemoVehicle } from './demo-vehicle.ts';
import type { EdgeName } from './edges.ts';
import type { CommentWords } from './words/comment-words.ts';
import type { EquipmentWords } from './words/equipment-words.ts';

/** Some of a dealer's stock: how many, of which models, and where they may stand. */
export type StockGroup = {
  car_type: CarType;
  count: number;
  models: readonly DemoModel[];
  locations: readonly Location[];
};

/** A demo dealer: what stands in the yard, and how the feed that says so is written. */
export type DemoDealer = {
  /** The tenant's folder. */
  slug: string;
  name: string;
  /** First letters of stock numbers. */
  stockPrefix: string;
  /** Kilometres a used vehicle covers in a year, least and most; [0, 0] for what has no odometer. */
  kmPerYear: readonly [number, number];
  stock: readonly StockGroup[];
  comments: CommentWords;
  equipment: EquipmentWords;
  interiorColours: readonly string[];
  /** Vehicles that something out of the ordinary happens to, in the order in which they are found in the stock. */
  edges: readonly EdgeName[];
  /** A file in the tenant's folder. */
  feedFile: string;
  writeFeed: (vehicles: readonly DemoVehicle[], today: string) => string | Buffer;
};
