import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { writeWhole } from '../../stock/write-whole.ts';

/** Letters and bytes that are worked on at once: a file of 30 MB is never in memory as a whole. */
const PART = 1 << 18;

/** Texts joined to parts of some size: each part is a way to another thread and back. */
function* joined(texts: Iterable<string>): Generator<string> {
  let part = '';
  for (const text of texts) {
    part += text;
    if (part.length < PART) continue;
    yield part;
    part = '';
  }
  if (part !== '') yield part;
}

/** Writes texts one behind the other into a gzipped file, whole or not at all. */
export const writeZipped = (file: string, texts: Iterable<string>): Promise<void> =>
  zip(texts, (zipped) => writeWhole(file, zipped));

/** Adds texts at the end of such a file, of which nothing is zipped again; all of them or none. Throws where there is none. */
export async function appendZipped(file: string, texts: Iterable<string>): Promise<void> {
  const before = await readFile(file);
  await zip(texts, (zipped) => writeWhole(file, behind(before, zipped)));
}

const zip = (
  texts: Iterable<string>,
  write: (zipped: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> =>
  pipeline(
    joined(texts),
    // zlib's usual level takes more than twice as long for files that are a sixth smaller.
    createGzip({ chunkSize: PART, level: constants.Z_BEST_SPEED }),
    write,
  );

async function* behind(before: Buffer, zipped: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield before;
  yield* zipped;
}

/** Gives `onLine` each line of a gzipped file that has text. Throws where there is none, where it is damaged, and what `onLine` throws. */
export const readZippedLines = (file: string, onLine: (line: string) => void): Promise<void> =>
  pipeline(
    createReadStream(file, { highWaterMark: PART }),
    createGunzip({ chunkSize: PART }),
    async (bytes: AsyncIterable<Buffer>) => {
      const decoder = new TextDecoder();
      let rest = '';
      for await (const part of bytes) {
        const [end = '', ...lines] = decoder.decode(part, { stream: true }).split('\n');
        // A line of many parts is put together once, where it ends.
        rest += end;
        for (const line of lines) {
          onLine(rest);
          rest = line;
        }
      }
      if (rest !== '') onLine(rest);
    },
  );

/** Letters of a long text that are given on at once. */
function* piecesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length; from += PART) yield text.slice(from, from + PART);
}

/** The JSON of a record with one field more, `name`, whose JSON is there already, in parts; the record has another field at least. */
export function* jsonWith(record: object, name: string, json: Iterable<string>): Generator<string> {
  yield `${JSON.stringify(record).slice(0, -1)},${JSON.stringify(name)}:`;
  for (const part of json) yield* piecesOf(part);
  yield '}';
}
