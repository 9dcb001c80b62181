import { InvalidArgumentError } from 'commander';

/** The whole number above 0, of at most seven digits, that an option was given. Throws InvalidArgumentError for other words. */
export function positiveNumber(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new InvalidArgumentError('It must be a whole number above 0.');
  return Number(text);
}
