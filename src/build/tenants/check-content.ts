import { contentRoutes, sectionRoutes } from '../../domain/content/content-routes.ts';
import type { ContentText } from '../../domain/content/content-text.ts';
import { offeredForms } from '../../domain/lead/lead-routes.ts';
import { routeTakenBy } from '../../domain/site/site-routes.ts';
import { findPicture, PictureError } from '../../stock/pictures/pictures-file.ts';
import { isLocalPicture } from '../../stock/pictures/pictures-named.ts';
import { contentProblem } from '../../tenant/content/content-problem.ts';
import { readContent, type ContentFile } from '../../tenant/content/read-content.ts';
import type { Tenant } from '../../tenant/schema.ts';
import type { TenantProblem } from '../../tenant/tenant-error.ts';
import type { TextLines } from './content-warnings.ts';

/** The files of a tenant's texts, whether all could be read, and what is wrong with them beside their links. */
export type ContentFindings = { files: ContentFile[]; isWhole: boolean; problems: TenantProblem[] };

/** The texts that can be read. */
export const textsOf = (files: readonly ContentFile[]): ContentText[] =>
  files.flatMap(({ text }) => text ?? []);

/** The lines of the fields above each text, by its file. */
export const linesOf = (files: readonly ContentFile[]): TextLines =>
  new Map(files.map(({ file, lines }) => [file, lines]));

function addressProblems(
  files: readonly ContentFile[],
  routes: ReadonlySet<string>,
  places: string,
): TenantProblem[] {
  const texts = textsOf(files);
  const sections = sectionRoutes(texts);
  const lines = linesOf(files);
  return texts.flatMap(({ kind, file, path }, at) => {
    if (path === '') return [];
    const earlier = texts.slice(0, at).find((other) => other.path === path);
    // A text at the address of a list stands above it; but not at that of a tag, which may be gone tomorrow.
    const isOfList = /^\/blog\/.+\//.test(path) && sections.has(path);
    const taken = kind === 'pages' ? routeTakenBy(path, routes, places) : undefined;
    const owner = taken ?? earlier?.file ?? (isOfList ? 'a list of the blog' : undefined);
    if (owner === undefined) return [];
    return contentProblem(
      file,
      kind === 'pages' ? 'front matter path' : 'name',
      lines.get(file)?.get('path'),
      {
        expected: 'an address that nothing else has',
        found: `'${path}', which belongs to ${owner}`,
        wayOut:
          kind === 'pages'
            ? 'give the text another path, and change the links to it'
            : 'rename the file, and change the links to it',
      },
    );
  });
}

async function pictureProblem(
  file: string,
  { picture, line }: { picture: string; line: number },
  folder: string,
  origins: readonly string[],
): Promise<TenantProblem[]> {
  if (isLocalPicture(picture)) {
    try {
      await findPicture(picture, folder);
      return [];
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      return [
        contentProblem(file, 'picture', line, {
          expected: 'a picture beside the text, or in another folder of the tenant',
          found: `'${picture}': ${error.message}`,
          wayOut:
            'put the picture there, or write its path from the folder of the text: ../../photos/yard.webp',
        }),
      ];
    }
  }
  const origin = URL.parse(picture)?.origin;
  if (origin?.startsWith('https://') && origins.includes(origin)) return [];
  return [
    contentProblem(file, 'picture', line, {
      expected: 'a file, or an https:// address whose origin is in images.origins',
      found: `'${picture}'`,
      wayOut: origin?.startsWith('https://')
        ? `add '${origin}' to images.origins`
        : 'put the picture beside the text and write its name',
    }),
  ];
}

/** Locations and forms that a text names and the tenant does not have. */
function nameProblems({ file, names }: ContentFile, tenant: Tenant): TenantProblem[] {
  const slugs = tenant.locations.map(({ slug }) => slug);
  const offered: string[] = [...offeredForms(tenant)];
  const wayOut = {
    location: 'write the end of the address of a location',
    form: 'add it to leads.forms of tenant.ts, or take the block out',
  };
  return names.flatMap(({ kind, name, line }) => {
    const known = kind === 'location' ? slugs : offered;
    if (known.includes(name)) return [];
    return contentProblem(file, kind, line, {
      expected: `one of ${known.join(', ') || 'none'}`,
      found: `'${name}'`,
      wayOut: wayOut[kind],
    });
  });
}

/**
 * Reads and judges all texts below content of a tenant's folder, absolute. `routes` are the addresses of the site without
 * its texts and forms.
 */
export async function checkContent(
  folder: string,
  tenant: Tenant,
  routes: ReadonlySet<string>,
): Promise<ContentFindings> {
  const files = readContent(folder);
  const pictures = await Promise.all(
    files.flatMap(({ file, pictures: named }) =>
      named.map((picture) => pictureProblem(file, picture, folder, tenant.images.origins)),
    ),
  );
  return {
    files,
    isWhole: files.every(({ text }) => text !== undefined),
    problems: [
      ...files.flatMap(({ problems }) => problems),
      ...pictures.flat(),
      ...files.flatMap((file) => nameProblems(file, tenant)),
      ...addressProblems(files, routes, tenant.location.route),
    ],
  };
}

/** The links of texts, as checkLinks takes them. */
export function contentLinks(files: readonly ContentFile[]): { path: string; href: string }[] {
  return files.flatMap(({ file, links }) =>
    links.map(({ href, line }) => ({ path: `${file} link (line ${line})`, href })),
  );
}

/** Addresses of the site that are there by its texts. */
export const contentPages = (files: readonly ContentFile[]): Set<string> => contentRoutes(textsOf(files));
