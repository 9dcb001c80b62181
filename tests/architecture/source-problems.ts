import path from 'node:path';
import { isTest } from './layers.ts';

const MAX_LINES = 400;
const EMPTY_NAMES = /^(utils?|helpers?|common|misc)$/;

const isMarkup = (file: string): boolean => /\.(astro|tsx)$/.test(file);

/** Comments may name what code must not do. */
const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|\s)\/\/.*$/gm, '');

type Rule = { applies: (file: string) => boolean; pattern: RegExp; reason: string };

/** Where the pages are bound to the tenant, the stock and the clock of a build. */
const SITE_BINDING = 'pages/_site.ts';

/** Where the data attributes of pages are named. Astro would bundle the layout's first script if its own were spread. */
const NAMES_MARKS = /-marks\.ts$|^layouts\/Page\.astro$/;

/** What runs as a program of its own, and is told by its environment. */
const COMMANDS = /^(backend|build|command-line|deploy|serve)\//;

/** What must not stand in the files of src; paths are below src. */
const RULES: Rule[] = [
  {
    applies: isMarkup,
    pattern: /\sstyle=/,
    reason: 'the security policy blocks style attributes: use a class',
  },
  {
    applies: isMarkup,
    pattern: /\sis:inline\b/,
    reason: 'the security policy blocks inline scripts: use a file',
  },
  {
    applies: isMarkup,
    pattern: /\sdangerouslySetInnerHTML\b/,
    reason: 'Trusted Types refuse it: render nodes',
  },
  {
    applies: isMarkup,
    pattern: /<noscript\b(?:\{' '\}|(?!<\/noscript>)[^{])*?(?:\{(?!' '\})|<[A-Z])/,
    reason: 'a browser with scripts reads a noscript as text up to its end tag: fixed words only',
  },
  {
    applies: isMarkup,
    pattern: /\sclient:load\b/,
    reason: 'an island waits until it is needed: client:visible or idle',
  },
  {
    // A directive of Astro has the shape that Astro loads.
    applies: (file) => /\.tsx?$/.test(file) && !/^pages\/|\/client-touch\.ts$|\.d\.ts$/.test(file),
    pattern: /^export default\b/m,
    reason: 'a file is named for what it exports: no default export',
  },
  {
    applies: (file) => /^(domain|search-engine|site)\//.test(file) && !isTest(file),
    pattern: /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bfetch\(|\bprocess\.|\bconsole\./,
    reason: 'a rule is pure: clock, chance and the world outside are arguments',
  },
  {
    applies: (file) => /^(domain|search-engine|site|tenant)\//.test(file) && !isTest(file),
    pattern:
      /^(?:export )?(?:let|var)\b|^(?:export )?const \w+[^=\n]* = (?:new (?:Weak)?(?:Map|Set)(?:<.*>)?\(\)|\[\]|\{\})/m,
    reason: 'one process plans several sites: what is kept is kept in the function that makes the plan',
  },
  {
    applies: (file) => /^(domain|search-engine|site|tenant)\//.test(file) && !isTest(file),
    pattern: /\bglobalThis\b/,
    reason:
      'what is kept beside the arguments is no rule: give it as an argument, or leave it in src/build/handover',
  },
  {
    applies: (file) => file !== SITE_BINDING && !COMMANDS.test(file) && !isTest(file),
    pattern: /\bprocess\.env\b/,
    reason: `the environment of a build is read in src/${SITE_BINDING}`,
  },
  {
    applies: (file) => file.startsWith('pages/') && file !== SITE_BINDING,
    pattern: /\bvirtual:tenant\b|['"]node:/,
    reason: `a page has its tenant, and what is read of files, from src/${SITE_BINDING}`,
  },
  {
    // Not `data-open:block`, which is a class, and not the end of another name.
    applies: (file) => !NAMES_MARKS.test(file) && !isTest(file),
    pattern: /(?<![\w./-])data-(?:[a-z][\w-]*(?![\w:-])|\$\{)|\bdataset\b/,
    reason: 'what marks a part of a page is named in a *-marks.ts, for markup and scripts alike',
  },
];

/** Where markup is put into a page as it is, and what makes it safe. */
const RAW_MARKUP = new Set([
  'DealerComments.astro: excerpt.html', // Sanitised by tenant/sanitise-html.
  'KeptMarkup.astro: markup', // Rendered by Astro.
  'LaterListingPage.astro: cardMarkup(card, images)', // Rendered by React.
  'Page.astro: serialiseJsonLd(object)', // Without < and >.
  'ContentBody.astro: block.html', // The tenant's Markdown, of which HTML is refused.
  'FormPage.astro: block.html', // The same.
  'QuestionList.astro: html', // The same.
  'TeamList.astro: person.html', // The same.
  'VariantFeatures.astro: html', // Sanitised by tenant/sanitise-models.
  'HomeNight.astro: cardItems(cards, images)', // Rendered by React, which escapes.
  'VehicleGrid.astro: cardItems(cards, images)',
  'VehiclePage.astro: scriptJson(vehicleFacts(vehicle, data, locationRoute))', // Without < and >.
]);

function rawMarkup(file: string, code: string): string[] {
  return [...code.matchAll(/\sset:html=\{(.*?)\}(?=[\s/>])/g)]
    .map(([, expression]) => `${path.posix.basename(file)}: ${expression}`)
    .filter((use) => !RAW_MARKUP.has(use));
}

/** What is wrong with the name and length of a file (`src/…`, `scripts/…` or `tests/…`). */
export function fileProblems(file: string, source: string): string[] {
  const problems: string[] = [];
  const lines = source.trimEnd().split('\n').length;
  if (lines > MAX_LINES)
    problems.push(`${file} has ${lines} lines, ${MAX_LINES} is the wall: it holds two ideas`);
  if (/^index\.tsx?$/.test(path.posix.basename(file)))
    problems.push(`${file} is a barrel: import files by their names`);
  const empty = file.split('/').find((part) => EMPTY_NAMES.test(part.replace(/\..*$/, '')));
  if (empty) problems.push(`${file}: '${empty}' says nothing about what is inside`);
  return problems;
}

/** What must not stand in a file below src; `slugs` are those of tenants, which the code must not know. */
export function sourceProblems(file: string, source: string, slugs: readonly string[]): string[] {
  const code = withoutComments(source);
  const broken = RULES.filter((rule) => rule.applies(file) && rule.pattern.test(code));
  const named = slugs.filter((slug) => source.includes(slug));
  return [
    ...broken.map(({ pattern, reason }) => `src/${file} has '${pattern.exec(code)?.[0].trim()}': ${reason}`),
    ...rawMarkup(file, code).map(
      (use) =>
        `src/${file} has 'set:html' of ${use.split(': ')[1]}: list it in RAW_MARKUP with what makes it safe`,
    ),
    ...named.map((slug) => `src/${file} names the tenant '${slug}': a tenant is data, use a setting`),
  ];
}
