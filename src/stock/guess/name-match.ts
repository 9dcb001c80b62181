import { FIELD_UNITS, isMeasured } from '../../domain/units/field-units.ts';
import { unitsNamed } from '../../domain/units/units.ts';
import { COLUMN_NAMES, type GuessedField } from './column-names.ts';
import { foldedName, nameWords } from './folded-name.ts';
import { isWordField } from './foreign-words.ts';

/**
 * What the name of a column says: the field, how surely from 0 to 1, a unit where it names one, and whether its figures are
 * thousands of that: 'Kms (000)'.
 */
export type NameMatch = { field: GuessedField; sureness: number; unit?: string; inThousands?: true };

/** Words around a name that say nothing of what the column holds. */
const NOISE = new Set(
  (
    'vehicle veh car bike unit item listing ad advert main current value values text amount data info primary url urls aud gst inc incl tax ' +
    'the of in no nr der des du de la le el fahrzeug vehicule vehiculo is field display formatted raw total cents minor dollars adv advertised ' +
    'web website online internet wp wpcf acf meta attribute attr pa custom post listing stock fld fields col column export feed content'
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

/** How much less sure a later one of a field's names is than its first, and the most that comes to. */
const RANK_COST = 0.002;
const MAX_RANK = 30;

/** Short forms of words, as systems with short column names write them, with the word of the list above. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  ...{ nbr: 'number', num: 'number', no: 'number', nr: 'number' },
  ...{ desc: 'description', descr: 'description', dscr: 'description', dsc: 'description' },
  ...{
    yr: 'year',
    mod: 'model',
    prc: 'price',
    pr: 'price',
    mdl: 'model',
    mfr: 'manufacturer',
    manuf: 'manufacturer',
  },
  ...{ odo: 'odometer', odom: 'odometer', speedo: 'odometer', kilometer: 'km', kilometre: 'km', klm: 'km' },
  ...{ kilometers: 'km', kilometres: 'km', kms: 'km', klms: 'km' },
  ...{ trans: 'transmission', transm: 'transmission', trn: 'transmission', trns: 'transmission' },
  ...{ colr: 'colour', clr: 'colour', color: 'colour', ext: 'exterior', int: 'interior' },
  ...{ eng: 'engine', cyl: 'cylinders', cyls: 'cylinders', fl: 'fuel', bdy: 'body' },
  ...{ img: 'image', pic: 'image', photo: 'image', picture: 'image', photograph: 'image' },
  ...{ imgs: 'images', pics: 'images', photos: 'images', pictures: 'images', photographs: 'images' },
  ...{ stk: 'stock', stck: 'stock', rego: 'registration', regn: 'registration', reg: 'registration' },
  ...{
    pricing: 'price',
    prices: 'price',
    dt: 'date',
    cat: 'category',
    typ: 'type',
    loc: 'location',
    dlr: 'dealer',
    addl: 'additional',
  },
  ...{ excl: 'excluding', exc: 'excluding', ex: 'excluding', incl: 'including', inc: 'including' },
  ...{ govt: 'government', gov: 'government', chgs: 'charges', chg: 'charges', gc: 'governmentcharges' },
};
const inFull = (words: readonly string[]): string =>
  words.map((word) => (Object.hasOwn(SHORT_FORMS, word) ? SHORT_FORMS[word] : word)).join('');

/** How sure an ending is that stands at names of anything; others, such as codes, are of words alone: 'seller type' is no yard. */
const MIN_OF_NAMES = 0.81;

/** Last words of a name that say how a field is written, not which it is: 'Make Description', 'BODY_CD'. */
const WAYS_OF_WRITING: Readonly<Record<string, number>> = {
  ...{
    description: 0.86,
    desc: 0.86,
    descr: 0.86,
    name: 0.84,
    label: 0.84,
    text: 0.84,
    list: 0.84,
    url: 0.84,
  },
  ...{ type: 0.8, field: 0.8, code: 0.7, cd: 0.7, id: 0.66, key: 0.66 },
};

const NAMED = new Map<string, { field: GuessedField; rank: number }[]>();
for (const [field, names] of Object.entries(COLUMN_NAMES) as [GuessedField, string][]) {
  names.split('|').forEach((name, rank) => {
    const folded = foldedName(name);
    for (const each of new Set([folded, inFull(nameWords(name))])) {
      const known = NAMED.get(each) ?? [];
      if (!known.some((one) => one.field === field)) NAMED.set(each, [...known, { field, rank }]);
    }
  });
}

function fieldsNamed(folded: string, sureness: number): NameMatch[] {
  return (NAMED.get(folded) ?? []).map(({ field, rank }) => ({
    field,
    sureness: sureness - Math.min(rank, MAX_RANK) * RANK_COST,
  }));
}

/** True if a name is of an amount without tax, which is no price that may be shown: 'Price ex GST'. */
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
  const ending = WAYS_OF_WRITING[words.at(-1) ?? ''];
  const start = words.slice(0, -1);
  return [
    ...fieldsNamed(words.join(''), 1).map((match) => ownUnit(match, words)),
    ...fieldsNamed(inFull(words), 0.95).map((match) => ownUnit(match, words)),
    ...withUnit(words),
    ...fieldsNamed(bare.join(''), 0.88).map((match) => ownUnit(match, bare)),
    ...fieldsNamed(inFull(bare), 0.86).map((match) => ownUnit(match, bare)),
    ...(ending === undefined ? [] : fieldsNamed(inFull(start), ending)).filter(
      ({ field }) => ending !== undefined && (ending > MIN_OF_NAMES || isWordField(field)),
    ),
  ];
}

/** Amounts of money that are not what a shopper is asked for: what the dealer paid, instalments, valuations. */
const NOT_ASKED =
  /\b(cost|wholesale|trade|floor ?plan|valuations?|redbook|reserve|deposits?|week(ly)?|month(ly)?|finance|repayments?|residual|margin|profit|purchase|bought|buy|savings?|minimum|min|lowest|auction|guide|average|market)\b/;
const ASKED_FIELDS: ReadonlySet<GuessedField> = new Set(['price', 'special_price', 'before_price']);
/** True if the words of a name can be of an amount that a shopper is asked for. */
export const isAsked = (words: readonly string[]): boolean =>
  !NOT_ASKED.test(words.join(' ').replace(/\bon ?roads? costs?\b/, 'charges'));

/** Words of a name which say that its figures are thousands: '(000)', 'in thousands', "'000 km", 'x 1000'. */
const THOUSANDS = /^(thousands?|thous|000s?|1000s?|x1000|tkm)$/;

/**
 * The fields that a column's name can mean, the surest first and each once; of a path (price.amount) its end counts, and
 * what is above it where that end says little.
 */
export function nameMatches(path: string): NameMatch[] {
  const parts = path
    .replace(/\[[^[\]=]*=([^[\]]*)\]/g, '.$1')
    .split('.')
    .filter((part) => !/^[*\d]*$/.test(part));
  const all = nameWords(parts.at(-1) ?? '');
  const above = nameWords(parts.at(-2) ?? '');
  const wrapper = nameWords(parts.at(-3) ?? '');
  if (isWithoutTax([...above, ...all])) return [];
  const inThousands = all.some((word) => THOUSANDS.test(word));
  const last = inThousands ? all.filter((word) => !THOUSANDS.test(word) && !/^(x|in)$/.test(word)) : all;
  const isGeneric = parts.length > 1 && (last.length === 0 || GENERIC.has(last.join('')));
  const found = [
    ...ofWords([...above, ...last]),
    ...(isGeneric
      ? [
          ...ofWords(above),
          ...(above.length > 0 && wrapper.join('').endsWith(`${above.join('')}s`)
            ? ofWords(nameWords(wrapper.join(' ').replace(/s$/, '')))
            : []),
          ...(parts.length > 2 ? ofWords([...wrapper, ...above]) : []),
        ].map((match) => ({ ...match, sureness: match.sureness - 0.02 }))
      : ofWords(last).map((match) => ({
          ...match,
          sureness: match.sureness - (parts.length > 1 ? 0.04 : 0),
        }))),
  ]
    .filter(({ field }) => !ASKED_FIELDS.has(field) || isAsked([...above, ...last]))
    // Columns of the tax are read by what they say of GST, not of charges nor of kinds: 'Tax class'.
    .filter(({ field }) => !isWordField(field) || !all.some((word) => /^(gst|tax)$/.test(word)))
    .map((match) => (inThousands ? { ...match, inThousands } : match))
    .toSorted((a, b) => b.sureness - a.sureness);
  return found.filter((match, at) => found.findIndex(({ field }) => field === match.field) === at);
}
