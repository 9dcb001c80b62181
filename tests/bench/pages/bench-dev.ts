import { startWatchedSite, type WatchedSite } from '../../watched-site.ts';
import { markdownTable } from './markdown-table.ts';

/** Seconds in which a change must be on the page (docs/content.md). */
const PROMISED = 2;

/** What was changed, where it is seen, and the words that show it; `turn` makes each change another one. */
const CHANGES = [
  {
    what: 'an article',
    page: '/blog/towing',
    file: 'content/blog/towing.md',
    words: (turn: number) => `Words of day ${turn}.`,
    first: 'Words of today.',
  },
  {
    what: 'a setting',
    page: '/',
    file: 'tenant.ts',
    words: (turn: number) => `Plain Cars of day ${turn}`,
    first: 'Plain Cars',
  },
  {
    what: 'a colour of the theme',
    page: '/',
    file: 'theme.css',
    words: (turn: number) => `0 0 ${turn}px #123456`,
    first: '0 0 1px #123456',
  },
] as const;

async function timed(site: WatchedSite, runs: number): Promise<{ what: string; seconds: number[] }[]> {
  await site.change('theme.css', '--shadow-lift: ', '--shadow-lift: 0 0 1px #123456, ');
  await site.pageWith('/', '0 0 1px #123456');
  const measured = [];
  for (const { what, page, file, words, first } of CHANGES) {
    await site.pageWith(page, first);
    const seconds: number[] = [];
    for (let turn = 2; turn < runs + 2; turn += 1) {
      await site.change(file, turn === 2 ? first : words(turn - 1), words(turn));
      seconds.push((await site.pageWith(page, words(turn))).seconds);
    }
    measured.push({ what, seconds: seconds.sort((one, other) => one - other) });
  }
  return measured;
}

/** Seconds from saving a file to its words in the page that `npm run dev` shows; `runs` of each change. */
export async function benchDev(runs: number): Promise<{ lines: string[]; holds: boolean }> {
  const site = await startWatchedSite();
  try {
    const measured = await timed(site, runs);
    const rows = measured.map(({ what, seconds }) => [
      what,
      ...[seconds[0], seconds[Math.floor(seconds.length / 2)], seconds.at(-1)].map((one) =>
        (one ?? 0).toFixed(2),
      ),
    ]);
    return {
      lines: markdownTable(['saved', 'least', 'median', 'most'], rows),
      holds: measured.every(({ seconds }) => (seconds[Math.floor(seconds.length / 2)] ?? 0) <= PROMISED),
    };
  } finally {
    await site.stop();
  }
}
