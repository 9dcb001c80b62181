import type { Span } from './filter-node.ts';
import { type ErrorCode, RequestError } from './request-error.ts';

/** Thrown by the filter parser and its evaluation; the message begins as the server's does. */
export class FilterError extends RequestError {
  /** The reason, then the place as 'first column:column after' and the whole expression. */
  constructor(reason: string, { text, from, to }: Span, code: ErrorCode = 'invalid_search_filter') {
    const column = (end: number): number => [...text.slice(0, end)].length + 1;
    super(code, `${reason}\n${column(from)}:${column(to)} ${text}`);
  }
}

const ESCAPE = /\\(?:x([\da-fA-F]{2})|u\{([\da-fA-F]+)\}|u[\da-fA-F]{4}|[^]?)/g;

/** Resolves the escapes of a quoted filter value: JSON's own, and \' \xNN \u{N}; undefined where one is malformed. */
function unescapeValue(text: string): string | undefined {
  try {
    return text.replace(ESCAPE, (escape, byte: string | undefined, point: string | undefined) => {
      const digits = byte ?? point;
      if (digits) return String.fromCodePoint(parseInt(digits, 16));
      return escape === "\\'" ? "'" : String(JSON.parse(`"${escape}"`));
    });
  } catch {
    return undefined;
  }
}

const RESERVED =
  /^(?:AND|OR|IN|NOT|TO|EXISTS|IS|NULL|EMPTY|CONTAINS|STARTS|WITH|_geoRadius|_geoBoundingBox)$/;
const WORD = /[\p{Alphabetic}\p{N}_.-]+/uy;
const SPACE = /\s*/y;

/** A name or value as it reads, and where it stands. */
export interface FilterValue {
  value: string;
  span: Span;
}

/** Moves over a filter expression word by word; every refusal is a FilterError. */
export class FilterScanner {
  readonly #text: string;
  at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get rest(): string {
    return this.#text.slice(this.at);
  }

  fail(reason: string, from = this.at, to = this.#text.length, code?: ErrorCode): never {
    throw new FilterError(reason, { text: this.#text, from, to }, code);
  }

  span(from: number, to: number): Span {
    return { text: this.#text, from, to };
  }

  failMissing(delimiter: string, from: number): never {
    const shown = this.#text.slice(from);
    return this.fail(
      `Expression \`${shown}\` is missing the following closing delimiter: \`${delimiter}\`.`,
      from,
    );
  }

  /** Takes what a sticky pattern matches here. */
  take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.#text);
    if (found) this.at = pattern.lastIndex;
    return found;
  }

  skipSpace(): void {
    this.take(SPACE);
  }

  /** Takes one character and the space after it, if it is the next. */
  takeCharacter(character: string): boolean {
    const isNext = this.#text[this.at] === character;
    if (isNext) {
      this.at++;
      this.skipSpace();
    }
    return isNext;
  }

  /** Takes a whole word with the space around it, if it is the next. */
  takeWord(word: string): boolean {
    const start = this.at;
    this.skipSpace();
    const isNext = this.take(WORD)?.[0] === word;
    if (isNext) this.skipSpace();
    else this.at = start;
    return isNext;
  }

  /** A word or quoted text with the space around it; undefined where none stands, or a reserved word. */
  value(): FilterValue | undefined {
    this.skipSpace();
    const text = this.#text;
    let from = this.at;
    let value = this.take(WORD)?.[0];
    let to = this.at;
    const quote = text[from];
    if (quote === '"' || quote === "'") {
      for (to = ++from; to < text.length && text[to] !== quote; to++) if (text[to] === '\\') to++;
      if (to >= text.length) this.failMissing(quote, from - 1);
      const inner = text.slice(from, to);
      value = unescapeValue(inner) ?? this.fail(`Malformed value: \`${inner}\`.`, from, to);
      this.at = to + 1;
    } else if (value === undefined || RESERVED.test(value)) {
      this.at = from;
      return undefined;
    }
    this.skipSpace();
    return { value, span: { text, from, to } };
  }

  /** Refuses a reserved word where a name or value is due. */
  refuseReserved(): void {
    const start = this.at;
    const word = this.take(WORD)?.[0] ?? '';
    if (RESERVED.test(word)) {
      this.fail(
        `Was expecting a value but instead got \`${word}\`, which is a reserved keyword.`,
        start,
        this.at,
      );
    }
    this.at = start;
  }

  /** The value that must stand here. */
  operand(): string {
    const found = this.value();
    if (found) return found.value;
    this.refuseReserved();
    const got = this.rest.split(/[\s()=<>!]/, 1)[0] ?? '';
    const shown = got ? `\`${got}\`` : 'nothing';
    return this.fail(`Was expecting a value but instead got ${shown}.`, this.at, this.at + got.length);
  }
}
