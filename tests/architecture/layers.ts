/** What a folder of src may import: other folders of src, and packages (`node:*` stands for Node's own). */
export type Layer = { folders: readonly string[]; packages: readonly string[] };

/** Folders by name; `components/ui`, `components/*` and `features/*` are told apart below their first name. */
export const LAYERS = {
  'search-engine': { folders: ['search-engine'], packages: [] },
  domain: { folders: ['domain', 'search-engine'], packages: ['zod'] },
  calls: { folders: ['domain', 'calls'], packages: ['zod'] },
  tenant: {
    folders: ['domain', 'tenant'],
    packages: [
      'zod',
      'node:*',
      'hast-util-from-html',
      'hast-util-sanitize',
      'hast-util-to-html',
      'mdast-util-from-markdown',
      'mdast-util-to-hast',
    ],
  },
  stock: {
    folders: ['domain', 'stock', 'tenant'],
    packages: ['zod', 'node:*', 'csv-parse', 'sharp'],
  },
  services: {
    folders: ['domain', 'calls', 'search-engine', 'services'],
    packages: ['instantsearch.js', 'meilisearch', '@meilisearch/instant-meilisearch'],
  },
  backend: {
    folders: ['domain', 'calls', 'backend'],
    packages: ['zod', 'node:*', 'hono', '@hono', 'kysely', 'pg', 'nodemailer', 'pino'],
  },
  state: { folders: ['domain', 'services', 'state'], packages: ['nanostores'] },
  'components/ui': { folders: ['components/ui'], packages: ['react', 'react-dom/server', 'astro'] },
  'components/*': {
    folders: ['domain', 'state', 'components/ui', 'components/*'],
    packages: ['react', 'react-dom/server', '@nanostores/react', 'astro'],
  },
  'features/*': {
    folders: ['domain', 'services', 'state', 'components/ui', 'components/*', 'features/*'],
    packages: [
      'react',
      'react-dom/server',
      '@nanostores/react',
      'astro',
      'instantsearch.js',
      'react-instantsearch',
      'embla-carousel-react',
      'jspdf',
      'uqr',
    ],
  },
  layouts: {
    folders: ['domain', 'tenant', 'components/ui', 'components/*', 'features/*', 'layouts'],
    packages: ['astro', 'virtual:tenant', '@fontsource-variable'],
  },
  pages: {
    folders: [
      'domain',
      'calls',
      'tenant',
      'search-engine',
      'services',
      'state',
      'components/ui',
      'components/*',
      'features/*',
      'layouts',
      'pages',
    ],
    packages: ['astro', 'virtual:tenant', 'node:*'],
  },
} satisfies Record<string, Layer>;
export type LayerName = keyof typeof LAYERS;

const isLayer = (name: string): name is LayerName => Object.hasOwn(LAYERS, name);

/** The layer of a file below src (`features/search/Page.astro`); undefined for files beside the folders. */
export function layerOf(file: string): LayerName | undefined {
  const [top = '', second = '', third] = file.split('/');
  const candidates = third === undefined ? [top] : [`${top}/${second}`, `${top}/*`, top];
  return candidates.find(isLayer);
}
