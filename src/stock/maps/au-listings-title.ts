import { cell, sharedReader } from './au-listings-cells.ts';

/** Makes of two words, of which the list's Brand has the first and its Model the second. */
const TWO_WORD_MAKES: Readonly<Record<string, string>> = {
  Alfa: 'Romeo',
  Aston: 'Martin',
  Great: 'Wall',
  Land: 'Rover',
};

/** Models of several words; the list's Model has only the first. */
const LONG_MODELS =
  /^(range rover (?:evoque|sport|velar)|range rover|discovery sport|grand \S+|santa fe|model \S+|land(?: |)cruiser prado|land cruiser|eclipse cross|pajero sport|(?:fj|pt) cruiser|(?:xc|rav|mr) \d+|gr (?:86|corolla|yaris|supra)|[abcegs]-class|rs \d+|mazda ?\d)(?= |$)/i;

export type TitleParts = { make: string; model: string | undefined; badge: string | undefined };

/** Make, model and badge from a title such as '2017 Land Rover Range Rover Evoque TD4 180 HSE'. */
export const titleParts = sharedReader((record): TitleParts | undefined => {
  const brand = cell(record, 'Brand');
  const modelWord = cell(record, 'Model')?.replaceAll('_', ' ');
  if (brand === undefined) return undefined;
  const second = TWO_WORD_MAKES[brand];
  const make = second && second === modelWord ? `${brand} ${second}` : brand;
  const head = `${cell(record, 'Year') ?? ''} ${make} `.trimStart().toLowerCase();
  const title = `${(cell(record, 'Title') ?? '').replaceAll('_', ' ')} `;
  if (!title.toLowerCase().startsWith(head)) return { make, model: modelWord, badge: undefined };
  const rest = title.slice(head.length).trim().replace(/\s+/g, ' ');
  const model = LONG_MODELS.exec(rest)?.[0] ?? rest.split(' ')[0];
  const badge = rest.slice(model?.length ?? 0).trim();
  // '(No Badge)' is what the list writes for none.
  return { make, model: model || undefined, badge: /^(\(no badge\))?$/i.test(badge) ? undefined : badge };
});
