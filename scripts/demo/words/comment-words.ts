import type { CarType } from '../../../src/domain/vehicle/vehicle-words.ts';

/**
 * Sentences of which a dealer's comments are made. Names in braces are filled in: name, make, model, year, km,
 * colour, seats, fuel, consumption, towing, place and dealer.
 */
export type CommentWords = {
  openers: Record<CarType, readonly string[]>;
  /** About what it is like, by simple_body; `other` where it has none of its own. */
  character: Record<string, readonly string[]>;
  /** About its engine, by simple_fuel. */
  engine: Record<string, readonly string[]>;
  /** What was done to it before it was put on show. */
  preparation: Record<CarType, readonly string[]>;
  closers: readonly string[];
};
