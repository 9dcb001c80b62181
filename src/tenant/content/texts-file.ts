import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentText } from '../../domain/content/content-text.ts';

/** Its name in a tenant's state folder. */
const TEXTS_FILE = 'texts.json';

/** Writes the texts that a site is built with, those that were found right, where its pages read them. */
export function writeTexts(stateFolder: string, texts: readonly ContentText[]): void {
  writeFileSync(path.join(stateFolder, TEXTS_FILE), JSON.stringify(texts));
}

/** True if the texts of a site were written there. */
export const hasTexts = (stateFolder: string): boolean => existsSync(path.join(stateFolder, TEXTS_FILE));

/** The texts as writeTexts left them, unchecked. Throws when there are none. */
export function readTexts(stateFolder: string): readonly ContentText[] {
  return JSON.parse(readFileSync(path.join(stateFolder, TEXTS_FILE), 'utf8'));
}
