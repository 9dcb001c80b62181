import { readFile } from 'node:fs/promises';

export type PostcodePlace = {
  postcode: string;
  state: string;
  lat: number;
  lng: number;
  localities: string[];
};

const TABLE = new URL('./postcodes.tsv', import.meta.url);

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

/** Where an Australian postcode is (spec L8, K17): the middle of its places to about a kilometre; undefined for none. */
export async function findPostcode(postcode: string): Promise<PostcodePlace | undefined> {
  lines ??= readTable();
  const line = (await lines).get(postcode);
  if (line === undefined) return undefined;
  const [, state = '', lat, lng, names = ''] = line.split('\t');
  return { postcode, state, lat: Number(lat), lng: Number(lng), localities: names.split(';') };
}
