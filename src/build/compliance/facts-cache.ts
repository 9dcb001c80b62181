import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { PageFacts } from '../../domain/compliance/page-facts.ts';
import { writeWhole } from '../../stock/write-whole.ts';

/** What was read of pages, by the hash of their bytes. */
export type FactsCache = Map<string, PageFacts>;

type Kept = { code: string; facts: [string, PageFacts][] };

const FOLDERS = ['.', '../../domain/compliance'];
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
    const bytes = await promisify(gunzip)(await readFile(fileOf(stateFolder)));
    const kept = JSON.parse(bytes.toString('utf8')) as Kept;
    return kept.code === codeHash() ? new Map(kept.facts) : new Map();
  } catch {
    return new Map();
  }
}

/** Keeps what was read of the pages of one site for the next check. */
export async function writeFactsCache(stateFolder: string, facts: FactsCache): Promise<void> {
  const kept: Kept = { code: codeHash(), facts: [...facts] };
  await writeWhole(fileOf(stateFolder), await promisify(gzip)(JSON.stringify(kept), { level: 1 }));
}
