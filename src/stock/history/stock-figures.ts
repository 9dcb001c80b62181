import * as z from 'zod';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import type { PartOfFeed } from '../feed/feed-record.ts';
import { LeftVehicle, MovedAddress } from './left-addresses.ts';
import { RememberedVehicle, rememberVehicle } from './remembered-vehicle.ts';
import { sameValueShares } from './same-value-shares.ts';

const Share = z.number().min(0).max(1);

/**
 * What the rails compare the next feed with, and what became of a feed's records: `medianPrice` in dollars over the
 * vehicles that have a price. Figures recorded by an older build may have the first two only.
 */
export const StockFigures = z.strictObject({
  count: z.number(),
  medianPrice: z.number().optional(),
  /** The records whose number stood on another vehicle before. */
  duplicates: Share.optional(),
  /** The given VINs that are no VINs, or stand in the place of stock numbers. */
  wrongVins: Share.optional(),
  /** For each field how much of the stock has its commonest value. */
  sameValue: z.record(z.string(), Share).optional(),
  /** Where there are several feeds: of how many records of each something came. */
  feeds: z.record(z.string(), z.number()).optional(),
  vehicles: z.array(RememberedVehicle).optional(),
  /** The addresses that vehicles of earlier days have left behind. */
  gone: z.array(LeftVehicle).optional(),
  moved: z.array(MovedAddress).optional(),
});
export type StockFigures = z.output<typeof StockFigures>;

/** What was counted while the records were read. */
export type ReadingCounts = {
  read: number;
  /** The feed's own words where it is a part of something larger. */
  part?: PartOfFeed | undefined;
  quarantined: number;
  /** Records with the number of an earlier record that tells of another vehicle. */
  contradicting: number;
  /** VINs that were left out because they are none. */
  droppedVins: number;
};

/** The middle of numbers, the mean of the middle two of an even count; undefined of none. */
export function median(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
}

const looksLikeVin = (stocknum: string | undefined): boolean =>
  stocknum !== undefined && /^(?=.*\d)(?=.*[A-HJ-NPR-Z])[A-HJ-NPR-Z\d]{17}$/i.test(stocknum);

/** How many VINs are wrong, and how many were given at all; a VIN in place of the stock number is a wrong one. */
export function countWrongVins(
  vehicles: readonly Vehicle[],
  droppedVins: number,
): { wrong: number; given: number } {
  const right = vehicles.filter(({ vin }) => vin !== undefined).length;
  const misplaced = vehicles.filter(
    ({ vin, stocknum }) => vin === undefined && looksLikeVin(stocknum),
  ).length;
  const wrong = Math.max(droppedVins, misplaced);
  return { wrong, given: right + wrong };
}

const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.min(1, part / whole));

/** The figures of the vehicles a site shows. */
export function stockFigures(
  vehicles: readonly Vehicle[],
  { read, contradicting, droppedVins }: ReadingCounts,
): StockFigures {
  const medianPrice = median(vehicles.flatMap(({ price }) => price ?? []));
  const { wrong, given } = countWrongVins(vehicles, droppedVins);
  return {
    count: vehicles.length,
    ...(medianPrice === undefined ? {} : { medianPrice }),
    duplicates: shareOf(contradicting, read),
    wrongVins: shareOf(wrong, given),
    sameValue: sameValueShares(vehicles),
    vehicles: vehicles.map(rememberVehicle),
  };
}
