/** Eleventy as its documentation starts a site: one template, a page for each item of a list. */
export default function configure() {
  return { dir: { input: 'site', output: 'out' } };
}
