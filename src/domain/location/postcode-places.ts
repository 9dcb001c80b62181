/** Where a postcode is: the middle of its places in degrees, WGS 84, to about a kilometre, and up to three of their names. */
export type PostcodePlace = {
  postcode: string;
  state: string;
  lat: number;
  lng: number;
  localities: string[];
};

/** Reads a line of postcodes.tsv. */
export function readPostcodeLine(line: string): PostcodePlace {
  const [postcode = '', state = '', lat, lng, names = ''] = line.split('\t');
  return { postcode, state, lat: Number(lat), lng: Number(lng), localities: names.split(';') };
}

/** Reads the whole table, a line a postcode. */
export const readPostcodeTable = (table: string): PostcodePlace[] =>
  table.trimEnd().split('\n').map(readPostcodeLine);
