import path from 'node:path';

/** Next's static export, without what a build of it may leave out: it checks no types and optimises no pictures. */
export default {
  output: 'export',
  images: { unoptimized: true },
  turbopack: { root: path.resolve(import.meta.dirname, '..') },
};
