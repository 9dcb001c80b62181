import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { appendZipped, readZippedLines, writeZipped } from '../publish/zipped-file.ts';
import type { FactsText } from './read-facts.ts';

/** What was read of pages, by the hash of their bytes. */
export type FactsCache = Map<string, FactsText>;

const FOLDERS = ['.', '../../domain/compliance'];
/** The file is rewritten once more than a third of its lines belong to deleted pages; until then new lines are appended. */
const MAX_LEFT_OVER = 1 / 3;

/** Its first line is the hash of the code that has read the pages, each other one the hash of a page and its facts. */
const fileOf = (stateFolder: string): string => path.join(stateFolder, 'law-facts.json.gz');

let knownHash: string | undefined;

/** The code that reads pages, as a hash: another code may read other facts from the same page. It is read once, as that code is. */
const codeHash = (): string => (knownHash ??= readCodeHash());

function readCodeHash(): string {
  const hash = createHash('sha256');
  for (const folder of FOLDERS) {
    const place = fileURLToPath(new URL(`${folder}/`, import.meta.url));
    for (const name of readdirSync(place).toSorted())
      if (name.endsWith('.ts') && !name.includes('.test.')) hash.update(readFileSync(path.join(place, name)));
  }
  return hash.digest('hex');
}

/** What earlier checks read of pages; empty where there was none, where it is damaged, and after a change of the code. */
export async function readFactsCache(stateFolder: string): Promise<FactsCache> {
  try {
    const facts: FactsCache = new Map();
    let code: string | undefined;
    await readZippedLines(fileOf(stateFolder), (line) => {
      if (code === undefined) {
        code = line;
        if (code !== codeHash()) throw new Error('other code');
      } else {
        const end = line.indexOf(' ');
        facts.set(line.slice(0, end), line.slice(end + 1));
      }
    });
    return facts;
  } catch {
    return new Map();
  }
}

/**
 * Keeps what was read of the pages of one site, `facts`, for the next check; `known` is what the file has. Of a large site most is
 * there already: what is new is added, and the rest is not zipped again.
 */
export async function keepFacts(stateFolder: string, facts: FactsCache, known: FactsCache): Promise<void> {
  const isNew = ([sha256]: [string, FactsText]): boolean => !known.has(sha256);
  const added = [...facts].filter(isNew);
  const lines = known.size + added.length;
  if (known.size === 0 || lines - facts.size > lines * MAX_LEFT_OVER)
    await writeZipped(fileOf(stateFolder), linesOf(codeHash(), facts));
  else if (added.length > 0) await appendZipped(fileOf(stateFolder), linesOf('', added));
}

/** Lines behind a first one, which is ended; a line that is added to a file ends the one before. */
function* linesOf(first: string, facts: Iterable<[string, FactsText]>): Generator<string> {
  yield first;
  for (const [sha256, text] of facts) yield `\n${sha256} ${text}`;
}
