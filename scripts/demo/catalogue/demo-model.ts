import type * as z from 'zod';
import type { CaravanFigures, VariantFigures } from '../../../src/domain/vehicle/vehicle.ts';
import type { ItemType } from '../../../src/domain/vehicle/vehicle-words.ts';
import type { DrivetrainName } from './drivetrains.ts';

/** 1 the plainest equipment of a model, 3 the fullest. */
export type Grade = 1 | 2 | 3;

/** A vehicle of the pictures: how their file names begin (tenants/_pictures). */
export type PictureVariant = `${string}-${'a' | 'b' | 'c' | 'd' | 'e'}`;

/** One version of a model, as a price list has it. */
export type DemoBadge = {
  name: string;
  /** Dollars when new. */
  price: number;
  /** Absent for what has no engine. */
  drivetrain?: DrivetrainName;
  drive?: string;
  grade: Grade;
  /** Figures in which this version differs from its model. */
  figures?: z.output<typeof VariantFigures>;
  caravan?: z.output<typeof CaravanFigures>;
  /** Body and pictures in which this version differs from its model; [] where no picture shows it. */
  body?: string;
  pictures?: readonly PictureVariant[];
  seats?: number;
  doors?: number;
  /** Equipment that the version is named for or never sold without. */
  equipment?: readonly string[];
};

/** A model of an invented make. */
export type DemoModel = {
  make: string;
  model: string;
  item_type: ItemType;
  /** As the maker says it. */
  body: string;
  simple_body: string;
  /** The variants of the pictures that show it: of its body and its kind; [] where there are none. */
  pictures: readonly PictureVariant[];
  /** The paint beneath the colour of the pictures, where that is a stripe or a cab. */
  paint?: string;
  /** Years for which it has been sold. */
  years: number;
  seats?: number;
  doors?: number;
  figures: z.output<typeof VariantFigures>;
  /** Equipment of all its versions. */
  equipment?: readonly string[];
  badges: readonly DemoBadge[];
};
