const kept = new WeakMap<object, Map<string, string>>();

/**
 * The markup of a part that is the same on all pages with one `shell`, under its name: rendered on the first of them. Throws an
 * Error for a part with a script, which a page may already have.
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
      if (markup.includes('<script'))
        throw new Error(`${name}: a part that pages share cannot bring a script.`);
      // A flat copy: the text is a rope of as many pieces as its elements have.
      const flat = Buffer.from(markup).toString();
      known.set(name, flat);
      return flat;
    })
  );
}
