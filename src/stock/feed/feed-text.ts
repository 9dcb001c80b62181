import type { FeedSettings } from '../../tenant/feed-settings.ts';
import { feedBytes } from './feed-bytes.ts';
import { FeedError } from './feed-error.ts';

type Encoding = FeedSettings['encoding'];
type Reading = Pick<FeedSettings, 'encoding' | 'format' | 'member'>;

const SNIFFED_BYTES = 4096;

/** Share of zero bytes from which text is taken for UTF-16: plain English has one in two. */
const ZERO_SHARE = 0.2;

/** The encoding of text of which every other byte is zero: in plain English the first of each pair, or the second. */
function wideEncoding(head: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const zeros = [0, 0];
  head.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2]! += 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (even + odd <= head.length * ZERO_SHARE) return undefined;
  return even > odd ? 'utf-16be' : 'utf-16le';
}

/** What the first bytes show that no feed begins with, in words with the way out. */
function stranger(head: Buffer, { encoding, format }: Reading): string | undefined {
  const wide = wideEncoding(head);
  if (wide && encoding !== wide) {
    return `it is not ${encoding} but looks like UTF-16. Set feed.encoding to '${wide}'.`;
  }
  if (encoding.startsWith('utf-16') && !head.includes(0)) {
    return `it is not ${encoding}. Set feed.encoding to 'utf-8' or 'windows-1252'.`;
  }
  const start = new TextDecoder(wide ?? 'windows-1252').decode(head).replace(/^(\ufeff|ï»¿)?\s*/, '');
  if (/^<(?:!doctype html|html|head|body|table|div|style|meta)\b[^]*<t[rdh]\b/i.test(start))
    return 'it is a web page (HTML) with a table, such as a log-in page or a list that is called an Excel file. Open it; where it has the vehicles, save it from Excel as CSV (UTF-8).';
  if (/^<(!doctype html|html|head|body)/i.test(start)) {
    return 'it is a web page (HTML), such as a log-in or an error page. Open the address and look at what it says.';
  }
  if (start.startsWith('<') && format !== 'xml') return "it is XML. Set feed.format to 'xml'.";
  return undefined;
}

const WAY_OUT = {
  'utf-8': "Set feed.encoding to 'windows-1252', or save the file as UTF-8.",
  'utf-16le': "Set feed.encoding to 'utf-8' or 'windows-1252'.",
  'utf-16be': "Set feed.encoding to 'utf-8' or 'windows-1252'.",
  'windows-1252': "Set feed.encoding to 'utf-8'.",
} satisfies Record<Encoding, string>;

/** Any bytes are windows-1252, UTF-8 ones too; text beyond ASCII that is valid UTF-8 throughout is UTF-8. */
class Utf8Suspicion {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  #isValid = true;
  #isBeyondAscii = false;

  add(chunk: Buffer): void {
    this.#isBeyondAscii ||= chunk.some((byte) => byte > 0x7f);
    if (this.#isValid) this.#isValid = this.#decodes(chunk, true);
  }

  get isJustified(): boolean {
    return this.#isBeyondAscii && this.#isValid && this.#decodes(Buffer.alloc(0), false);
  }

  #decodes(chunk: Buffer, stream: boolean): boolean {
    try {
      this.#decoder.decode(chunk, { stream });
      return true;
    } catch {
      return false;
    }
  }
}

/** How many bytes of a chunk can be decoded; the end of a character that began before it counts as good. */
function goodBytes(chunk: Buffer, encoding: Encoding): number {
  const isWhole = (from: number, to: number): boolean => {
    try {
      new TextDecoder(encoding, { fatal: true }).decode(chunk.subarray(from, to), { stream: true });
      return true;
    } catch {
      return false;
    }
  };
  let from = 0;
  if (encoding === 'utf-8') while (from < 3 && ((chunk[from] ?? 0) & 0xc0) === 0x80) from += 1;
  let good = from;
  let bad = chunk.length;
  while (good < bad) {
    const middle = Math.ceil((good + bad) / 2);
    if (isWhole(from, middle)) good = middle;
    else bad = middle - 1;
  }
  return good;
}

/**
 * The text of a feed file in pieces, without a byte order mark. Throws FeedError when the file cannot be read, is a web
 * page, XML where another format is expected, or is not in the given encoding.
 */
export async function* feedText(file: string, shown: string, reading: Reading): AsyncGenerator<string> {
  const { encoding } = reading;
  const decoder = new TextDecoder(encoding, { fatal: true });
  const suspicion = encoding === 'windows-1252' ? new Utf8Suspicion() : undefined;
  let offset = 0;
  const wrongEncoding = (): FeedError =>
    new FeedError(
      'unreadable',
      `The feed ${shown} is not ${encoding} (near byte ${offset.toLocaleString('en-AU')}). ${WAY_OUT[encoding]}`,
    );
  const decode = (chunk: Buffer, stream: boolean): string => {
    try {
      return decoder.decode(chunk, { stream });
    } catch {
      offset += goodBytes(chunk, encoding);
      throw wrongEncoding();
    }
  };
  for await (const chunk of feedBytes(file, shown, reading.member)) {
    if (offset === 0) {
      const what = stranger(chunk.subarray(0, SNIFFED_BYTES), reading);
      if (what) throw new FeedError('unreadable', `The feed ${shown} cannot be used: ${what}`);
    }
    suspicion?.add(chunk);
    yield decode(chunk, true);
    offset += chunk.length;
  }
  yield decode(Buffer.alloc(0), false);
  if (suspicion?.isJustified) throw wrongEncoding();
}
