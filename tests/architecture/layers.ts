/** What a folder may import: other folders, and packages (`node:*` stands for Node's own). */
export type Layer = {
  /** What the folder is for, in one sentence: docs/architecture.md prints it. */
  sentence: string;
  folders: readonly string[];
  packages: readonly string[];
};

/** Of these a layer is a folder below: `features/x`, `components/ui`, `scripts/demo`. */
const DOMAIN = ['domain'];
const IN_BROWSER = ['domain', 'api', 'services', 'state', 'components/ui', 'components/*'];

/** Every folder of the repository with code in it; those without a first folder named here lie below src. */
export const LAYERS = {
  'search-engine': {
    sentence:
      'How a question is answered in the browser: columns, filters, texts, orders; it knows no vehicle.',
    folders: ['search-engine'],
    packages: [],
  },
  domain: {
    sentence: 'What is true: the rules of the trade, pure, with the settings that each allows.',
    folders: [...DOMAIN, 'search-engine'],
    // schema-dts has types alone; nothing of it is there when a site is built.
    packages: ['zod', 'schema-dts'],
  },
  api: {
    sentence:
      'What goes over the wire: the routes, and the schema of each call, from which its types are inferred.',
    folders: [...DOMAIN, 'api'],
    packages: ['zod'],
  },
  tenant: {
    sentence: 'Who it is for: the settings of a dealer, their templates, defaults and refusals.',
    folders: [...DOMAIN, 'tenant'],
    packages: [
      'zod',
      'node:*',
      'culori',
      'hast-util-from-html',
      'hast-util-sanitize',
      'hast-util-to-html',
      'mdast-util-directive',
      'mdast-util-from-markdown',
      'mdast-util-gfm-table',
      'mdast-util-to-hast',
      'micromark-extension-directive',
      'micromark-extension-gfm-table',
      'yaml',
      // Its parser of TypeScript, loaded once settings are wrong.
      'vite',
    ],
  },
  stock: {
    sentence: 'Where vehicles come from: feed, records, quarantine, guard rails, history.',
    folders: [...DOMAIN, 'stock', 'tenant'],
    packages: [
      'zod',
      'node:*',
      'basic-ftp',
      'csv-parse',
      'entities',
      'fast-xml-parser',
      'sharp',
      'ssh2',
      'yauzl',
    ],
  },
  'command-line': {
    sentence: 'How a command talks: options, progress, tables, errors and exit codes.',
    folders: ['tenant', 'command-line'],
    packages: ['node:*', 'commander'],
  },
  build: {
    sentence:
      'How a site is made: pages by code that Astro compiles once, its pictures, its release, its place on a search server.',
    folders: [
      ...DOMAIN,
      'api',
      'search-engine',
      'tenant',
      'stock',
      'command-line',
      'build',
      'build/handover',
    ],
    packages: [
      'zod',
      'node:*',
      'astro',
      'vite',
      'sharp',
      'commander',
      'react',
      'typescript',
      'woff2-encoder',
      'entities',
      'postcss',
      'csv-parse',
    ],
  },
  'build/handover': {
    sentence: 'What a build and the pages that it plans in its own process leave for each other.',
    folders: [...DOMAIN, 'search-engine', 'build/handover'],
    packages: [],
  },
  backend: {
    sentence: 'Who answers where the dealer has no platform: routes, the store of leads, the outbox.',
    folders: [...DOMAIN, 'api', 'tenant', 'site', 'command-line', 'backend'],
    packages: [
      'zod',
      'node:*',
      'commander',
      'hono',
      '@hono/node-server',
      '@hono/zod-openapi',
      'kysely',
      'pg',
      'pino',
      'nodemailer',
      'altcha-lib',
      'sharp',
      'stripe',
      'hast',
      'hast-util-from-html',
      'hast-util-to-html',
    ],
  },
  deploy: {
    sentence: 'How a published site comes to its host: what each host wants and takes, and the upload.',
    folders: [...DOMAIN, 'tenant', 'stock', 'command-line', 'build', 'deploy'],
    packages: ['zod', 'node:*', 'aws4fetch'],
  },
  nightly: {
    sentence: 'A night of all sites: which tenants, what became of each, where state stays, who is told.',
    folders: [...DOMAIN, 'api', 'tenant', 'stock', 'command-line', 'build', 'deploy', 'backend', 'nightly'],
    packages: ['zod', 'node:*', 'tar'],
  },
  serve: {
    sentence:
      'How sites are looked at on one machine: those that are published, and one while it is written.',
    folders: [...DOMAIN, 'tenant', 'stock', 'command-line', 'build', 'backend', 'serve'],
    packages: ['zod', 'node:*', 'astro', 'vite'],
  },
  site: {
    sentence: 'What a site consists of: its pages, with their keys, and what each shows; pure.',
    folders: [...DOMAIN, 'api', 'tenant', 'search-engine', 'site'],
    packages: [],
  },
  services: {
    sentence: 'Who is called from the browser: the search client with its two engines.',
    folders: [...DOMAIN, 'api', 'search-engine', 'services'],
    packages: ['instantsearch.js', 'meilisearch', '@meilisearch/instant-meilisearch', 'altcha-lib'],
  },
  state: {
    sentence: 'What the shopper has: stores that islands share.',
    folders: [...DOMAIN, 'api', 'services', 'state'],
    packages: ['nanostores'],
  },
  'components/ui': {
    sentence: 'How things look, whatever they are about.',
    folders: ['components/ui'],
    packages: ['react', 'react-dom/server', 'astro'],
  },
  'components/*': {
    sentence: 'How vehicles, places and pictures look.',
    folders: IN_BROWSER,
    packages: ['react', 'react-dom', 'react-dom/client', 'react-dom/server', '@nanostores/react', 'astro'],
  },
  'features/*': {
    sentence: 'What a shopper does; no feature imports another.',
    folders: [...IN_BROWSER, 'features/*'],
    packages: [
      'react',
      'react-dom/server',
      '@nanostores/react',
      'astro',
      'embla-carousel-react',
      'instantsearch.js',
      'react-instantsearch',
      'jspdf',
      'uqr',
    ],
  },
  layouts: {
    sentence: 'The shell around every page.',
    folders: [...DOMAIN, 'components/ui', 'components/*', 'features/*', 'layouts'],
    packages: ['astro', '@fontsource', '@fontsource-variable'],
  },
  pages: {
    sentence: 'Addresses: each loads, plans and composes.',
    folders: ['tenant', 'site', 'build/handover', ...IN_BROWSER, 'features/*', 'layouts', 'pages'],
    packages: ['astro', 'virtual:tenant', 'node:*'],
  },
  scripts: {
    sentence: 'The commands: each reads its words, calls src and prints.',
    folders: [
      'domain',
      'tenant',
      'stock',
      'command-line',
      'build',
      'backend',
      'deploy',
      'nightly',
      'serve',
      'tests',
      'scripts',
      'scripts/demo',
    ],
    packages: ['node:*', 'commander'],
  },
  'scripts/demo': {
    sentence: 'The generator of the demo feeds; only the commands demo and start know it.',
    folders: ['domain', 'tenant', 'stock', 'tenants', 'scripts/demo'],
    packages: ['node:*', 'zod'],
  },
  tenants: {
    sentence: 'Dealers as data.',
    folders: ['domain', 'tenant', 'tenants'],
    packages: ['zod'],
  },
  tests: {
    sentence: 'What crosses folders: the shape of the code, built sites, browsers, benches.',
    folders: ['*'],
    packages: ['*'],
  },
  settings: {
    sentence: 'Settings of the tools, in the root.',
    folders: ['build', 'tests'],
    packages: ['*'],
  },
} satisfies Record<string, Layer>;
export type LayerName = keyof typeof LAYERS;

const isLayer = (name: string): name is LayerName => Object.hasOwn(LAYERS, name);

/** Files that only tests run: examples beside a rule, suites that several of them run, and what those share. */
export const isTest = (file: string): boolean => /\.(test|suite|fixture)\.tsx?$/.test(file);

/** Tenants that tests build are data too. */
const TENANTS = /^(tenants|tests\/tenants|tests\/twins)\//;

/**
 * The layer of a file of the repository (`src/features/search/Page.astro`); undefined where the table has none. A test, a
 * suite or a fixture belongs to `tests`, wherever it lies.
 */
export function layerOf(file: string): LayerName | undefined {
  if (isTest(file)) return 'tests';
  if (TENANTS.test(file)) return 'tenants';
  if (!file.includes('/')) return 'settings';
  const [top = '', second = '', third] = file.replace(/^src\//, '').split('/');
  const candidates = third === undefined ? [top] : [`${top}/${second}`, `${top}/*`, top];
  return candidates.find(isLayer);
}
