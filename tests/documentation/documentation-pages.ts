import path from 'node:path';

/** A page of the documentation site: its file below the site's content, and its text with a title above it. */
export type DocumentationPage = { file: string; text: string };

/** The address of a document on the site; the README of a folder is the folder's page. */
export const addressOf = (file: string): string =>
  `/${file
    .toLowerCase()
    .replace(/\.md$/, '')
    .replace(/(^|\/)readme$/, '$1')}`.replace(/(?<=.)\/?$/, '/');

/** A link as the site leads there: to the page of a document. Undefined for a file of the code, which is no page. */
function siteLink(from: string, link: string, documents: ReadonlySet<string>): string | undefined {
  if (/^([a-z][a-z+.-]*:|#)/i.test(link)) return link;
  const [name = '', fragment] = link.split('#');
  const target = path.posix.join(path.posix.dirname(from), name).replace(/\/$/, '');
  const page = [target, `${target}/README.md`].find((each) => documents.has(each));
  const anchor = fragment === undefined ? '' : `#${fragment}`;
  return page === undefined ? undefined : `${addressOf(page)}${anchor}`;
}

/** The documents of docs/, by their paths below it, as pages: titles from their first headings, links to one another. */
export function documentationPages(documents: ReadonlyMap<string, string>): DocumentationPage[] {
  const files = new Set(documents.keys());
  return [...documents].map(([file, text]) => {
    // A note on who writes a file may stand above its heading.
    const [heading = '', title = file] = /^(?:<!--[^>]*-->\s*)?# (.+)\n/.exec(text) ?? [];
    const body = text
      .slice(heading.length)
      .replace(/\[([^\]]*)\]\(([^)\s]+)\)/g, (_, words: string, link: string) => {
        const to = siteLink(file, link, files);
        return to === undefined ? words : `[${words}](${to})`;
      });
    const front = `---\ntitle: ${JSON.stringify(title.replaceAll('`', ''))}\n---\n`;
    return { file: file.replace(/README\.md$/, 'index.md').toLowerCase(), text: front + body };
  });
}
