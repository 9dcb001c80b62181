import type { QueryPiece } from './query-piece.ts';

/** Fields of which several values are alternatives; ranges, features and uses have to hold together. */
const ALTERNATIVES: ReadonlySet<string> = new Set([
  'make and model',
  'body',
  'fuel',
  'transmission',
  'drive',
  'colour',
  'condition',
  'place',
  'seats',
  'doors',
  'cylinders',
  'kind',
]);

/** True if several of a piece's kind are alternatives without a word between them. */
export const isAlternative = (piece: Pick<QueryPiece, 'field'>): boolean => ALTERNATIVES.has(kindOf(piece));

const kindOf = ({ field }: Pick<QueryPiece, 'field'>): string => {
  if (field === 'make' || field === 'model') return 'make and model';
  return field === 'state' ? 'place' : field;
};

/** Makes that are named with a model of theirs narrow by that model. */
function withoutSpokenMakes(pieces: readonly QueryPiece[]): QueryPiece[] {
  const spoken = new Set(
    pieces.flatMap(({ field, makes = [], isNegated }) => (field === 'model' && !isNegated ? makes : [])),
  );
  return pieces.filter(
    ({ field, makes = [], isNegated }) =>
      field !== 'make' || isNegated || !makes.some((make) => spoken.has(make)),
  );
}

/** Models of several makes are those of a make that is named beside them. */
const either = (filters: readonly string[]): string =>
  filters.length === 1 ? `(${filters[0]})` : `(${filters.map((one) => `(${one})`).join(' OR ')})`;

/** What a car has to pass to be what all the pieces say, in the search's filter language (spec S2); '' for nothing. */
export function queryFilter(pieces: readonly QueryPiece[]): string {
  const narrowing = withoutSpokenMakes(pieces.filter(({ filter }) => filter !== ''));
  const groups = new Map<string, string[]>();
  const keys = new Map<QueryPiece, string>();
  for (const [at, piece] of narrowing.entries()) {
    const kind = kindOf(piece);
    const isExactYear = piece.field === 'year' && piece.range?.min === piece.range?.max;
    const other = piece.alternativeTo === undefined ? undefined : pieces[piece.alternativeTo];
    const shared = ALTERNATIVES.has(kind) ? kind : isExactYear ? 'year' : `piece ${at}`;
    const key = piece.isNegated ? `not ${at}` : ((other && keys.get(other)) ?? shared);
    keys.set(piece, key);
    groups.set(key, [...(groups.get(key) ?? []), piece.filter]);
  }
  return [...groups]
    .map(([key, filters]) => (key.startsWith('not ') ? 'NOT ' : '') + either(filters))
    .join(' AND ');
}
