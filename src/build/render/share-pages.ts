import { allEnded } from '../../stock/in-parallel.ts';
import type { CompiledPages, CompiledPath } from '../astro/compiled-pages.ts';
import type { RenderRequest } from './pages-made.ts';
import type { ProcessUse } from '../report/process-use.ts';
import type { RenderProcess } from './render-process.ts';
import { fileOf } from './reuse-pages.ts';
import { writePages, type WrittenPages, type WrittenSite } from './write-pages.ts';

/** Pages that a process is given at once: enough that it does not wait for the next, few enough that all end together. */
const PAGES_AT_ONCE = 64;

/**
 * A process that helps loads the code and the vehicles first, which takes as long as some thousand pages of the same site; it
 * is worth it for as many as this, and for this share of all of them.
 */
const MIN_PAGES = 2_000;
const MIN_SHARE = 0.25;

/**
 * How many processes besides this one are worth starting for `left` of `total` pages, of at most `processes` in all; each
 * needs about the memory that this one holds, of what is free.
 */
export function helpersFor(
  { left, total }: { left: number; total: number },
  processes: number,
  { freeBytes, heldBytes }: { freeBytes: number; heldBytes: number },
): number {
  if (left < MIN_PAGES || left < total * MIN_SHARE) return 0;
  return Math.max(0, Math.min(processes - 1, Math.floor(freeBytes / heldBytes)));
}

/** What became of paths, and what the other processes have used for them. */
export type SharedPages = WrittenPages & { helpers: ProcessUse[] };

/** Paths in parts that one process renders at once; those with one address are in one part. */
function partsOf(paths: readonly CompiledPath[]): CompiledPath[][] {
  const groups = [...Map.groupBy(paths, fileOf).values()];
  return Array.from({ length: Math.ceil(groups.length / PAGES_AT_ONCE) }, (_, part) =>
    groups.slice(part * PAGES_AT_ONCE, (part + 1) * PAGES_AT_ONCE).flat(),
  );
}

/**
 * Renders paths in this process and in `helpers`, which render the same site; each takes the next part as soon as it has
 * rendered one. What a process has not rendered when it ends, for want of memory, is rendered in this one. Throws
 * what a page throws, and ExpectedError for a page of another process that cannot be rendered, once nothing is written any more.
 */
export async function sharePages(
  pages: CompiledPages,
  paths: readonly CompiledPath[],
  site: WrittenSite,
  { policy, onWritten }: Pick<RenderRequest, 'policy'> & { onWritten: () => void },
  helpers: readonly RenderProcess[],
): Promise<SharedPages> {
  const left = partsOf(paths);
  const all: WrittenPages = { written: [], rendered: 0, facts: [] };
  const add = ({ written, rendered, facts }: WrittenPages): void => {
    all.written.push(...written);
    all.rendered += rendered;
    all.facts.push(...facts);
  };
  const renderHere = async (): Promise<void> => {
    for (let part = left.shift(); part; part = left.shift())
      add(await writePages(pages, part, site, policy.take, onWritten));
  };
  const renderBy = async (helper: RenderProcess, none: Promise<false>): Promise<void> => {
    if (!(await Promise.race([helper.ready, none]))) return;
    for (let part = left.shift(); part; part = left.shift()) {
      const named = part.map(({ pathname, route }) => ({ pathname, component: route.component }));
      const made = await helper.render(named);
      if (!made) return void left.push(part);
      policy.hold(made.policy, part[0]?.pathname ?? '');
      add(made);
      part.forEach(onWritten);
    }
  };
  const uses: ProcessUse[] = [];
  try {
    const here = renderHere();
    // A process that is not ready when all pages are rendered is not waited for.
    const none = here.then(
      () => false as const,
      () => false as const,
    );
    await allEnded([here, ...helpers.map((helper) => renderBy(helper, none))], () => (left.length = 0));
    // What was given back meanwhile.
    await renderHere();
  } finally {
    left.length = 0;
    uses.push(...helpers.map((helper) => helper.close()));
  }
  return { ...all, helpers: uses };
}
