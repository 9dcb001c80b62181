/** A page that a tenant begins with: its address, what links call it, and its file in the tenant's folder. */
export type DefaultPage = { path: string; title: string; file: string; text: string };

/** A text of the kind pages at `path`; `body` is Markdown. */
export function defaultPage(path: string, title: string, description: string, body: string): DefaultPage {
  return {
    path,
    title,
    file: `content/pages${path}.md`,
    text: `---\ntitle: ${title}\ndescription: ${description}\npath: ${path}\n---\n\n${body.trim()}\n`,
  };
}
