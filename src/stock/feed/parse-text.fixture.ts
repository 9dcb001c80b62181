import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FeedSettings } from '../../tenant/feed-settings.ts';
import { parseFeed } from './parse-feed.ts';

type Reading = Partial<FeedSettings> & Pick<FeedSettings, 'format'>;

/** The records of a feed with this content, each as its line and its fields or what is wrong with it. */
export async function parse(content: string | Uint8Array, reading: Reading) {
  const folder = await mkdtemp(path.join(tmpdir(), 'parse-feed-'));
  try {
    const file = path.join(folder, 'feed');
    await writeFile(file, content);
    const settings = FeedSettings.parse({ source: 'feed', ...reading });
    const { records } = await parseFeed(file, settings, 'stock/feed');
    return records.map(({ line, fields, problem, aside }) => [line, fields ?? aside ?? problem?.reason]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Why a feed with this content is refused: the error's name and words, or 'accepted'. */
export const refusal = (content: string | Uint8Array, reading: Reading): Promise<string> =>
  parse(content, reading).then(
    () => 'accepted',
    (error: Error) => `${error.name}: ${error.message}`,
  );
