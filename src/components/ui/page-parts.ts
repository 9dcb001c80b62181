type Value = string | number | true;
/** A value as the page holds it: words of a list stay what they are, all else is text. */
type Text<Kind> = Kind extends string ? Kind : string;
export type MarkedParts<Parts> = {
  [Name in keyof Parts & string as `data-${Name}`]?: string | number | undefined;
};

/** Names of parts, without `data-`, and the kinds of their values, `true` for none. */
export type PartNames<Parts> = { [Name in keyof Parts]: Value };

/**
 * Parts of a page that its HTML marks by data attributes and its scripts find by them. `Parts` is a type of the script: their
 * names, without `data-`, and the kinds of their values, `true` for none. Markup uses the same type by `marks`, so that a wrong
 * name or value is an error of types.
 */
export class PageParts<Parts extends PartNames<Parts>> {
  /** The selector of a part, of whatever value. */
  selector(name: keyof Parts & string): string {
    return `[data-${name}]`;
  }

  /** The first such part below an element, where there is one. */
  find(root: ParentNode, name: keyof Parts & string): HTMLElement | null {
    return root.querySelector<HTMLElement>(this.selector(name));
  }

  /** All such parts below an element, in the order of the page. */
  findAll(root: ParentNode, name: keyof Parts & string): HTMLElement[] {
    return [...root.querySelectorAll<HTMLElement>(this.selector(name))];
  }

  /** What an element was marked with; undefined where it is no such part. */
  valueOf<Name extends keyof Parts & string>(element: Element, name: Name): Text<Parts[Name]> | undefined {
    return (element.getAttribute(`data-${name}`) ?? undefined) as Text<Parts[Name]> | undefined;
  }

  /** What an element was marked with by several names; '' for one that it lacks. */
  read<Name extends keyof Parts & string>(
    element: Element,
    ...names: readonly Name[]
  ): { [Key in Name]: Text<Parts[Key]> | '' } {
    return Object.fromEntries(names.map((name) => [name, this.valueOf(element, name) ?? ''])) as {
      [Key in Name]: Text<Parts[Key]> | '';
    };
  }

  /** Marks an element, or with undefined takes the mark off. */
  set<Name extends keyof Parts & string>(element: Element, name: Name, value: Parts[Name] | undefined): void {
    if (value === undefined) element.removeAttribute(`data-${name}`);
    else element.setAttribute(`data-${name}`, value === true ? '' : String(value));
  }
}

/**
 * The attributes that mark an element as parts of a page, to be spread into markup; what is undefined is left out. Its type
 * is that of the script which finds the parts: a type alone is imported, so that the build does not run the script.
 */
export function marks<Parts extends PartNames<Parts>>(values: {
  [Name in keyof Parts]?: Parts[Name] | undefined;
}): MarkedParts<Parts> {
  // A loop, as a page has a hundred of these: a list of pairs in between takes three times as long.
  const marked: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) marked[`data-${name}`] = value === true ? '' : value;
  return marked as MarkedParts<Parts>;
}
