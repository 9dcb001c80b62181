type Value = string | number | true;
/** A value as the page holds it: words of a list stay what they are, all else is text. */
type Text<Kind> = Kind extends string ? Kind : string;
export type MarkedAttributes<Marks> = {
  [Name in keyof Marks & string as `data-${Name}`]?: string | number | undefined;
};

/** Names of marks, without `data-`, and the kinds of their values, `true` for none. */
export type MarkNames<Marks> = { [Name in keyof Marks]: Value };

/**
 * The data attributes by which HTML marks parts of a page and scripts find them. `Marks` is a type of the script: the names,
 * without `data-`, and the kinds of their values, `true` for none. Markup uses the same type by `marks`, so that a wrong name
 * or value is an error of types.
 */
export class PageMarks<Marks extends MarkNames<Marks>> {
  /** The selector of a part, of whatever value. */
  selector(name: keyof Marks & string): string {
    return `[data-${name}]`;
  }

  /** The first such part below an element, where there is one. */
  find(root: ParentNode, name: keyof Marks & string): HTMLElement | null {
    return root.querySelector<HTMLElement>(this.selector(name));
  }

  /** All such parts below an element, in the order of the page. */
  findAll(root: ParentNode, name: keyof Marks & string): HTMLElement[] {
    return [...root.querySelectorAll<HTMLElement>(this.selector(name))];
  }

  /** What an element was marked with; undefined where it is no such part. */
  valueOf<Name extends keyof Marks & string>(element: Element, name: Name): Text<Marks[Name]> | undefined {
    return (element.getAttribute(`data-${name}`) ?? undefined) as Text<Marks[Name]> | undefined;
  }

  /** What an element was marked with by several names; '' for one that it lacks. */
  read<Name extends keyof Marks & string>(
    element: Element,
    ...names: readonly Name[]
  ): { [Key in Name]: Text<Marks[Key]> | '' } {
    return Object.fromEntries(names.map((name) => [name, this.valueOf(element, name) ?? ''])) as {
      [Key in Name]: Text<Marks[Key]> | '';
    };
  }

  /** Marks an element, or with undefined takes the mark off. */
  set<Name extends keyof Marks & string>(element: Element, name: Name, value: Marks[Name] | undefined): void {
    if (value === undefined) element.removeAttribute(`data-${name}`);
    else element.setAttribute(`data-${name}`, value === true ? '' : String(value));
  }
}

/**
 * The attributes that mark an element as parts of a page, to be spread into markup; what is undefined is left out. Its type
 * is that of the script which finds the parts: a type alone is imported, so that the build does not run the script.
 */
export function marks<Marks extends MarkNames<Marks>>(values: {
  [Name in keyof Marks]?: Marks[Name] | undefined;
}): MarkedAttributes<Marks> {
  // A loop, as a page has a hundred of these: a list of pairs in between takes three times as long.
  const marked: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) marked[`data-${name}`] = value === true ? '' : value;
  return marked as MarkedAttributes<Marks>;
}
