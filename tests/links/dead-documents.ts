import path from 'node:path';
import { readMarkdownLinks, type MarkdownLinks } from './markdown-links.ts';

/**
 * Every relative link of some documents that leads to no file, or to no heading, in lines for people. `documents` are
 * texts by their paths from the root; `isThere` says whether the project has a file or folder.
 */
export function deadDocumentLinks(
  documents: ReadonlyMap<string, string>,
  isThere: (file: string) => boolean,
): string[] {
  const read = new Map<string, MarkdownLinks>(
    [...documents].map(([file, text]) => [file, readMarkdownLinks(text)]),
  );
  return [...read].flatMap(([file, { links }]) =>
    links.flatMap((link) => {
      if (/^[a-z][a-z+.-]*:/i.test(link)) return [];
      const [name = '', fragment = ''] = link.split('#').map(decodeURIComponent);
      const target = name === '' ? file : path.posix.join(path.posix.dirname(file), name).replace(/\/$/, '');
      if (target.startsWith('..') || !isThere(target)) return [`${file}: ${link}: nothing there`];
      const known = read.get(target);
      return fragment === '' || known?.anchors.has(fragment)
        ? []
        : [`${file}: ${link}: no heading #${fragment}`];
    }),
  );
}
