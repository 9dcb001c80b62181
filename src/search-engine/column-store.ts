import { type CodedColumn, type Column, MILLISECONDS_A_DAY } from './columns.ts';
import { deriveValue } from './derive-value.ts';
import { type CardPart, fieldsOf, type IndexField } from './index-format.ts';
import { foldFacet, foldText } from './normalise-text.ts';
import { type Point, POINT_FIELD, readPoint } from './point.ts';
import type { CardShard, SearchIndex } from './read-index.ts';
import { type RowsByCode, rowsByCode } from './rows-by-code.ts';

export type FieldValue = string | number | boolean | readonly string[] | undefined;

/** The columns of an index, stored and derived, and the cards that have arrived so far. */
export class ColumnStore {
  readonly header: SearchIndex['header'];
  readonly rows: number;
  readonly fields: ReadonlyMap<string, IndexField>;
  readonly cards = new Map<number, CardShard>();
  #numberFile: CardShard | undefined;
  #numbers: readonly string[] | undefined;
  #points: readonly (Point | undefined)[] | undefined;
  #features: CardShard | undefined;
  #identities: ReadonlyMap<string, readonly string[]> | undefined;
  readonly #patterns: readonly { name: string; pattern: RegExp }[];
  readonly #index: SearchIndex;
  readonly #coded = new Map<string, CodedColumn>();
  readonly #derivedIntegers = new Map<string, Float64Array>();
  readonly #folded = new Map<string, readonly string[]>();
  readonly #rowsByCode = new Map<string, RowsByCode>();

  constructor(index: SearchIndex) {
    const { header } = index;
    this.#index = index;
    this.header = header;
    this.rows = header.rows;
    this.fields = new Map(header.fields.map((field) => [field.name, field]));
    this.#patterns = header.fields.flatMap(({ name, pattern }) =>
      pattern ? [{ name, pattern: new RegExp(pattern, 'u') }] : [],
    );
  }

  /** Takes in a card file, or a file of numbers, identities or features; answers which it was. */
  add(file: CardShard): CardPart {
    const { part, shard } = file.header;
    if (part === 'card') this.cards.set(shard, file);
    if (part === 'features') {
      this.#features = file;
      return part;
    }
    if (part === 'identities') {
      const texts = (column: Column): string[] =>
        column.kind === 'text' ? column.texts.map(plainNumber) : [];
      this.#identities = new Map(Array.from(file.columns, ([name, column]) => [name, texts(column)]));
      return part;
    }
    if (part === 'numbers' || !this.hasNumbersApart) this.#numberFile = file;
    return part === 'card' ? shard : part;
  }

  /** True if the numbers of all cars are a file of their own: the cards are several. */
  get hasNumbersApart(): boolean {
    return this.rows > this.header.shardRows;
  }

  /** The file that a text with figures in it needs and that has not arrived. */
  get missingNumbers(): CardPart | undefined {
    if (this.#numberFile || !fieldsOf(this.header.fields, 'numbers').length) return undefined;
    return this.hasNumbersApart ? 'numbers' : 0;
  }

  /** The stock number of every row as it is looked for, without case and signs; none before their file has arrived. */
  numbers(): readonly string[] {
    const [field] = fieldsOf(this.header.fields, 'numbers');
    const column = field && this.#numberFile?.columns.get(field.name);
    if (column?.kind !== 'text') return [];
    this.#numbers ??= column.texts.map(plainNumber);
    return this.#numbers;
  }

  /** True if a field lies in the file of features, and that has not arrived. */
  isMissing(name: string): boolean {
    return !this.#features && this.fields.get(name)?.store === 'feature';
  }

  /** The fields of the file of features. */
  get featureFields(): string[] {
    return fieldsOf(this.header.fields, 'features').map(({ name }) => name);
  }

  /** True if the file with what tells cars apart has arrived. */
  get hasIdentities(): boolean {
    return this.#identities !== undefined;
  }

  /** True if a word may be what tells a car apart, in a file that has not arrived. */
  lacksIdentitiesLike(word: string): boolean {
    return !this.hasIdentities && this.#fieldsLike(word).length > 0;
  }

  /** What tells cars apart and may be a word: lists of all rows, without case and signs; none before their file has arrived. */
  identitiesLike(word: string): readonly (readonly string[])[] {
    return this.#fieldsLike(word).flatMap((name) => [this.#identities?.get(name) ?? []]);
  }

  #fieldsLike(word: string): string[] {
    return this.#patterns.filter(({ pattern }) => pattern.test(word)).map(({ name }) => name);
  }

  /** The number of the card file a row's card is in. */
  shardOf(row: number): number {
    return Math.floor(row / this.header.shardRows);
  }

  /** The names of the fields that can do something. */
  namesOf(ability: 'filterable' | 'sortable'): string[] {
    return [...this.fields.values()].filter((field) => field[ability]).map((field) => field.name);
  }

  /** What the server says of a field that cannot. */
  refusal(attribute: string, ability: 'filterable' | 'sortable'): string {
    const names = this.namesOf(ability).sort().join('`, `');
    return `Attribute \`${attribute}\` is not ${ability}. Available ${ability} attributes are: \`${names}\`.`;
  }

  /** The integers of a field of the core, when it has such; derived ones are worked out when first asked for. */
  integers(name: string): Float64Array | undefined {
    const column = this.#index.columns.get(name);
    if (column?.kind === 'integer') return column.numbers;
    const field = this.fields.get(name);
    if (field?.kind !== 'integer' || field.store !== 'core' || !field.derive) return undefined;
    const known = this.#derivedIntegers.get(name);
    if (known) return known;
    const numbers = Float64Array.from({ length: this.rows }, (_, row) =>
      Number(this.value(name, row) ?? NaN),
    );
    this.#derivedIntegers.set(name, numbers);
    return numbers;
  }

  /** A core field or a feature by codes; integers and derived values are coded when first asked for. Throws where its file has not arrived. */
  coded(name: string): CodedColumn {
    if (this.isMissing(name)) throw new Error(`the file of ${name} was asked for before it arrived`);
    const stored = this.#index.columns.get(name) ?? this.#features?.columns.get(name);
    const column = stored?.kind === 'coded' ? stored : (this.#coded.get(name) ?? this.#encode(name));
    this.#coded.set(name, column);
    return column;
  }

  /** Where rows are, by the codes of the field that says it; undefined where no row says it. */
  get points(): readonly (Point | undefined)[] | undefined {
    if (this.fields.get(POINT_FIELD)?.kind !== 'point') return undefined;
    this.#points ??= this.coded(POINT_FIELD).values.map(readPoint);
    return this.#points;
  }

  /** The rows of each code of a core field; worked out when first asked for. */
  rowsByCode(name: string): RowsByCode {
    const known = this.#rowsByCode.get(name) ?? rowsByCode(this.coded(name), this.rows);
    this.#rowsByCode.set(name, known);
    return known;
  }

  /** The values of a core field as filters compare them, by code. */
  folded(name: string): readonly string[] {
    const known = this.#folded.get(name) ?? this.coded(name).values.map(foldFacet);
    this.#folded.set(name, known);
    return known;
  }

  #encode(name: string): CodedColumn {
    const known = new Map<FieldValue, number>([[undefined, 0]]);
    const codes = new Uint16Array(this.rows).map((_, row) => {
      const value = this.value(name, row);
      const code = known.get(value) ?? known.size;
      known.set(value, code);
      return code;
    });
    return { kind: 'coded', codes, values: Array.from(known.keys(), (value) => String(value ?? '')) };
  }

  /** A row's value as a document holds it; undefined when it has none or its card has not arrived. */
  value(name: string, row: number): FieldValue {
    const field = this.fields.get(name);
    const isCore = field?.store === 'core';
    const isFeature = field?.store === 'feature';
    const ofAll = isFeature ? this.#features : this.#index;
    const part = isCore || isFeature ? ofAll : this.cards.get(this.shardOf(row));
    if (!field || !part || field.store === 'identity') return undefined;
    const at = isCore || isFeature ? row : row % this.header.shardRows;
    if (!field.derive) return valueAt(part.columns.get(name)!, field, at);
    const derived = deriveValue(field.derive, (other) => {
      const value = this.value(other, row);
      return typeof value === 'object' || typeof value === 'boolean' ? undefined : value;
    });
    const value = (part.exceptions.get(name)?.get(at) ?? derived) || undefined;
    return field.kind === 'integer' && value !== undefined ? Number(value) : value;
  }
}

/** A number as it is looked for, without case and signs. */
const plainNumber = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');

function valueAt(column: Column, { kind }: IndexField, row: number): FieldValue {
  if (column.kind === 'text') return column.texts[row] || undefined;
  if (column.kind === 'integer') {
    const number = column.numbers[row]!;
    if (Number.isNaN(number)) return undefined;
    return kind === 'date' ? new Date(number * MILLISECONDS_A_DAY).toISOString().slice(0, 10) : number;
  }
  const { starts, codes, values } = column;
  if (starts) return Array.from(codes.subarray(starts[row], starts[row + 1]), (code) => values[code]!);
  const value = values[codes[row]!];
  if (!value) return undefined;
  return kind === 'boolean' ? value === 'true' : value;
}
