/**
 * Where a postcode is: where its people live in degrees, WGS 84, to about a kilometre, the names of its places, the largest first,
 * and how many people its known towns have, in round hundreds.
 */
export type PostcodePlace = {
  postcode: string;
  state: string;
  lat: number;
  lng: number;
  localities: string[];
  people: number;
};

/** Reads a line of postcodes.tsv. */
export function readPostcodeLine(line: string): PostcodePlace {
  const [postcode = '', state = '', lat, lng, names = '', hundreds = '0'] = line.split('\t');
  return {
    postcode,
    state,
    lat: Number(lat),
    lng: Number(lng),
    localities: names.split(';'),
    people: Number(hundreds) * 100,
  };
}

/** Reads the whole table, a line a postcode. */
export const readPostcodeTable = (table: string): PostcodePlace[] =>
  table.trimEnd().split('\n').map(readPostcodeLine);
