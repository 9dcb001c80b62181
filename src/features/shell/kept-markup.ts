const kept = new WeakMap<object, Map<string, string>>();

/**
 * The markup of a part that is the same on all pages with one `shell`, under its name: rendered on the first of them, but on
 * each where it may bring a script, which a page has only once.
 */
export function keptMarkup(
  shell: object,
  name: string,
  render: () => Promise<string>,
): string | Promise<string> {
  const known = kept.get(shell) ?? new Map<string, string>();
  kept.set(shell, known);
  return (
    known.get(name) ??
    render().then((rendered) => {
      // Without the spaces that Astro puts around what stands in another component.
      const markup = rendered.trim();
      // A flat copy: the text is a rope of as many pieces as its elements have.
      const flat = Buffer.from(markup).toString();
      if (!flat.includes('<script')) known.set(name, flat);
      return flat;
    })
  );
}
