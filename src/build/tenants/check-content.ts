import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { routeTakenBy } from '../../domain/site/site-routes.ts';
import { contentFileNames, parseContentPage, type ContentPage } from '../../tenant/content-pages.ts';
import { TenantError, type TenantProblem } from '../../tenant/tenant-error.ts';

/** The texts of a tenant by their place in its folder, whether all could be read, and what is wrong with them. */
export type ContentFindings = {
  pages: Map<string, ContentPage>;
  isWhole: boolean;
  problems: TenantProblem[];
};

function addressProblems(
  pages: ReadonlyMap<string, ContentPage>,
  routes: ReadonlySet<string>,
  places: string,
): TenantProblem[] {
  const files = [...pages.keys()];
  return files.flatMap((file, at) => {
    const address = pages.get(file)?.path ?? '';
    const taken = routeTakenBy(address, routes, places);
    const earlier = files.slice(0, at).find((other) => pages.get(other)?.path === address);
    const owner = taken ?? (earlier && `${earlier}`);
    if (owner === undefined) return [];
    return {
      path: `${file} front matter path`,
      expected: 'an address that nothing else has',
      found: `'${address}', which belongs to ${owner}`,
      wayOut: 'give the text another path, and change the links to it',
    };
  });
}

/** Pictures of a text come from other sites: the build publishes none of the tenant's folder for it. */
function pictureProblems(file: string, html: string, origins: readonly string[]): TenantProblem[] {
  return [...html.matchAll(/<img src="([^"]*)"/g)].flatMap(([, source = '']) => {
    const origin = URL.parse(source)?.origin;
    if (origin?.startsWith('https://') && origins.includes(origin)) return [];
    return {
      path: `${file} picture`,
      expected: 'an https:// address whose origin is in images.origins',
      found: `'${source}'`,
      wayOut: origin?.startsWith('https://')
        ? `add '${origin}' to images.origins`
        : 'put the picture on an image host and write its address, or take it out',
    };
  });
}

/**
 * Reads and judges all texts in the content folder of a tenant's folder. `routes` are the addresses of the site without
 * its texts, `places` the first part of those of its locations, `origins` those that pictures may come from.
 */
export async function checkContent(
  tenantFolder: string,
  { routes, places, origins }: { routes: ReadonlySet<string>; places: string; origins: readonly string[] },
): Promise<ContentFindings> {
  const pages = new Map<string, ContentPage>();
  const problems: TenantProblem[] = [];
  let isWhole = true;
  for (const name of contentFileNames(path.join(tenantFolder, 'content'))) {
    const file = `content/${name}`;
    const whole = path.join(tenantFolder, file);
    try {
      const page = parseContentPage(await readFile(whole, 'utf8'), whole);
      pages.set(file, page);
      problems.push(...pictureProblems(file, page.html, origins));
    } catch (error) {
      if (!(error instanceof TenantError)) throw error;
      isWhole = false;
      problems.push(...error.problems.map((problem) => ({ ...problem, path: `${file} ${problem.path}` })));
    }
  }
  return { pages, isWhole, problems: [...problems, ...addressProblems(pages, routes, places)] };
}

/** The links of a text, as checkLinks takes them. */
export function contentLinks(pages: ReadonlyMap<string, ContentPage>): { path: string; href: string }[] {
  return [...pages].flatMap(([file, { html }]) =>
    [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => ({ path: `${file} link`, href })),
  );
}
