import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readZippedLines, writeZipped } from '../publish/zipped-file.ts';
import type { FactsText } from './read-facts.ts';

/** What was read of pages, by the hash of their bytes. */
export type FactsCache = Map<string, FactsText>;

const FOLDERS = ['.', '../../domain/compliance'];
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

/** Keeps what was read of the pages of one site for the next check. */
export async function writeFactsCache(stateFolder: string, facts: FactsCache): Promise<void> {
  await writeZipped(fileOf(stateFolder), linesOf(facts));
}

function* linesOf(facts: FactsCache): Generator<string> {
  yield codeHash();
  for (const [sha256, text] of facts) yield `\n${sha256} ${text}`;
}
