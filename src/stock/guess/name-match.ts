import { FIELD_UNITS, isMeasured } from '../../domain/units/field-units.ts';
import { unitsNamed } from '../../domain/units/units.ts';
import { COLUMN_NAMES, type GuessedField } from './column-names.ts';
import { foldedName, nameWords } from './folded-name.ts';

/** What the name of a column says: the field, how surely from 0 to 1, and a unit where it names one. */
export type NameMatch = { field: GuessedField; sureness: number; unit?: string };

/** Words around a name that say nothing of what the column holds. */
const NOISE = new Set(
  (
    'vehicle veh car bike unit item listing ad advert main current value values text amount data info primary url urls aud gst inc incl tax ' +
    'the of in no nr der des du de la le el fahrzeug vehicule vehiculo is field display formatted raw total cents minor dollars'
  ).split(' '),
);
/** Last names of a path that say less than the one above them. */
const GENERIC = new Set([
  'value',
  'text',
  'name',
  'amount',
  'url',
  'href',
  'src',
  'link',
  'label',
  'title',
  'item',
  'string',
  'montant',
  'betrag',
  'importe',
  'importo',
  'bedrag',
]);

const NAMED = new Map<string, { field: GuessedField; rank: number }[]>();
for (const [field, names] of Object.entries(COLUMN_NAMES) as [GuessedField, string][]) {
  names.split('|').forEach((name, rank) => {
    const folded = foldedName(name);
    NAMED.set(folded, [...(NAMED.get(folded) ?? []), { field, rank }]);
  });
}

/** How much less sure the last of a field's names is than its first. */
const RANK_COST = 0.002;

function fieldsNamed(folded: string, sureness: number): NameMatch[] {
  return (NAMED.get(folded) ?? []).map(({ field, rank }) => ({
    field,
    sureness: sureness - rank * RANK_COST,
  }));
}

/** Whether a name is of an amount without tax, which is no price that may be shown: 'Price ex GST'. */
function isWithoutTax(words: readonly string[]): boolean {
  const text = words.join(' ');
  return /\b(ex|exc|excl|excluding|plus|before|without|net) ?(of )?gst\b|\bgst (ex|excl|excluded|exclusive)\b/.test(
    text,
  );
}

/** Fields whose unit stands at the end or beginning of the name: odometer_km, power (PS), tare kg. */
function withUnit(words: readonly string[]): NameMatch[] {
  const ends = [1, 2].flatMap((count) =>
    words.length > count
      ? [
          { rest: words.slice(0, -count), unit: words.slice(-count).join('') },
          { rest: words.slice(count), unit: words.slice(0, count).join('') },
        ]
      : [],
  );
  return ends.flatMap(({ rest, unit }) => {
    const bare = rest.filter((word) => !NOISE.has(word)).join('');
    return [...fieldsNamed(rest.join(''), 0.98), ...fieldsNamed(bare, 0.9)].flatMap((match) => {
      if (!isMeasured(match.field)) return [];
      const [named] = unitsNamed(FIELD_UNITS[match.field].kind, unit);
      return named ? [{ ...match, unit: named.name }] : [];
    });
  });
}

/** The unit that a name is by itself: a column 'miles' or 'kW' is of the field that has such a unit. */
function ownUnit(match: NameMatch, words: readonly string[]): NameMatch {
  if (!isMeasured(match.field)) return match;
  const [named] = unitsNamed(FIELD_UNITS[match.field].kind, words.join(''));
  return named ? { ...match, unit: named.name } : match;
}

function ofWords(words: readonly string[]): NameMatch[] {
  const bare = words.filter((word) => !NOISE.has(word));
  return [
    ...fieldsNamed(words.join(''), 1).map((match) => ownUnit(match, words)),
    ...withUnit(words),
    ...fieldsNamed(bare.join(''), 0.88).map((match) => ownUnit(match, bare)),
  ];
}

/**
 * The fields that a column's name can mean, the surest first and each once; of a path (price.amount) its end counts, and
 * what is above it where that end says little.
 */
export function nameMatches(path: string): NameMatch[] {
  const parts = path.split('.').filter((part) => !/^[*\d]*$/.test(part));
  const last = nameWords(parts.at(-1) ?? '');
  const above = nameWords(parts.at(-2) ?? '');
  if (isWithoutTax([...above, ...last])) return [];
  const isGeneric = parts.length > 1 && (last.length === 0 || GENERIC.has(last.join('')));
  const found = [
    ...ofWords([...above, ...last]),
    ...(isGeneric
      ? ofWords(above).map((match) => ({ ...match, sureness: match.sureness - 0.02 }))
      : ofWords(last).map((match) => ({
          ...match,
          sureness: match.sureness - (parts.length > 1 ? 0.04 : 0),
        }))),
  ].toSorted((a, b) => b.sureness - a.sureness);
  return found.filter((match, at) => found.findIndex(({ field }) => field === match.field) === at);
}
