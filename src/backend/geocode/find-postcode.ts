import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import {
  readPostcodeLine,
  readPostcodeTable,
  type PostcodePlace,
} from '../../domain/location/postcode-places.ts';

const TABLE = new URL('../../domain/location/postcodes.tsv', import.meta.url);

/** The table by postcode, read when it is first asked for. */
let lines: Promise<ReadonlyMap<string, string>> | undefined;

async function readTable(): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(TABLE, 'utf8');
  return new Map(
    text
      .trimEnd()
      .split('\n')
      .map((line) => [line.slice(0, 4), line]),
  );
}

/** The whole table; read once, at the first search that asks for a distance. */
let places: readonly PostcodePlace[] | undefined;

/** Every postcode with its places (spec L8). */
export const allPostcodes = (): readonly PostcodePlace[] =>
  (places ??= readPostcodeTable(readFileSync(TABLE, 'utf8')));

/** Where an Australian postcode is (spec L8, K17): the middle of its places to about a kilometre; undefined for none. */
export async function findPostcode(postcode: string): Promise<PostcodePlace | undefined> {
  lines ??= readTable();
  const line = (await lines).get(postcode);
  return line === undefined ? undefined : readPostcodeLine(line);
}
