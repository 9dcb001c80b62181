import postcss, { type AtRule, type Rule } from 'postcss';
import type { LetterSizes } from '../../domain/compliance/page-text.ts';

/** An element as a style sheet sees it. */
export type Styled = { name: string; classes: string };
/** How large an element's letters are; `lineage` is what it is in, from the outside in. */
export type SizeOf = (element: Styled, lineage: readonly Styled[], inherited: LetterSizes) => LetterSizes;

const WIDTHS = [390, 1440] as const;
const ROOT_PIXELS = 16;

/** `name` and `.class` of one element; attributes, ids and states of a selector are not read. */
type Compound = { name?: string; classes: string[] };
type SizeRule = {
  compounds: Compound[];
  size: string;
  weight: number;
  /** True if it counts at each of the widths. */
  counts: readonly [boolean, boolean];
};

const SIMPLE = /^(?:[a-z][a-z0-9]*)?(?:\.(?:\\.|[\w-])+)*$/i;

/** A selector of names and classes; undefined for one that asks for more. */
function compoundsOf(selector: string): Compound[] | undefined {
  const parts = selector.trim().split(/\s*>\s*|\s+/);
  if (!parts.every((part) => part !== '' && SIMPLE.test(part))) return undefined;
  return parts.map((part) => {
    const [first = '', ...classes] = part.split(/(?<!\\)\./);
    return { ...(first && { name: first }), classes: classes.map((each) => each.replaceAll('\\', '')) };
  });
}

/** True if a style counts at a width, by the media queries that it is in. */
function countsAt(rule: Rule, width: number): boolean {
  for (let at = rule.parent; at && at.type !== 'root'; at = at.parent) {
    if (at.type !== 'atrule') return false;
    const { name, params } = at as AtRule;
    if (name === 'layer' || name === 'supports') continue;
    if (name !== 'media' || /print|hover|reduce|scripting/.test(params)) return false;
    const [, not, , sign, number] = /(not all and )?(\()?width\s*([<>])=\s*([\d.]+)rem/.exec(params) ?? [];
    if (number === undefined) return false;
    const isWithin =
      sign === '>' ? width >= Number(number) * ROOT_PIXELS : width <= Number(number) * ROOT_PIXELS;
    if (isWithin === (not !== undefined)) return false;
  }
  return true;
}

/** Pixels of a size; undefined for one that is not read, such as a calculation. */
function pixelsOf(
  size: string,
  inherited: number,
  width: number,
  variables: ReadonlyMap<string, string>,
): number | undefined {
  const variable = /^var\((--[\w-]+)/.exec(size)?.[1];
  if (variable !== undefined) {
    const value = variables.get(variable);
    return value === undefined ? undefined : pixelsOf(value, inherited, width, variables);
  }
  const clamped = /^clamp\((.+)\)$/.exec(size)?.[1]?.split(',');
  if (clamped?.length === 3) {
    const [least, wanted, most] = clamped.map((part) =>
      part
        .split('+')
        .map((each) => pixelsOf(each.trim(), inherited, width, variables) ?? NaN)
        .reduce((sum, each) => sum + each, 0),
    );
    const value = Math.min(Math.max(wanted ?? NaN, least ?? NaN), most ?? NaN);
    return Number.isNaN(value) ? undefined : value;
  }
  const [, number, unit] = /^([\d.]+)(rem|em|px|%|vw)$/.exec(size) ?? [];
  if (number === undefined) return undefined;
  const of = { rem: ROOT_PIXELS, em: inherited, px: 1, '%': inherited / 100, vw: width / 100 };
  return Number(number) * of[unit as keyof typeof of];
}

const matches = ({ name, classes }: Compound, element: Styled): boolean =>
  (name === undefined || name === element.name) &&
  classes.every((each) => ` ${element.classes} `.includes(` ${each} `));

/** True if what a selector says of the elements around its own is so. */
function isInside(compounds: readonly Compound[], lineage: readonly Styled[]): boolean {
  let outer = lineage.length - 1;
  for (const compound of compounds.slice(0, -1).toReversed()) {
    while (outer >= 0 && !matches(compound, lineage[outer]!)) outer--;
    if (outer-- < 0) return false;
  }
  return true;
}

/**
 * Works out how large letters are from the style sheets of a site, at 390 and at 1440 pixels. It reads selectors of names
 * and classes; what it cannot read leaves an element the size of what it is in.
 */
export function letterSizes(sheets: readonly string[]): SizeOf {
  const rules: SizeRule[] = [];
  const variables = new Map<string, string>();
  for (const sheet of sheets) {
    postcss.parse(sheet).walkDecls((declaration) => {
      const { prop, value, parent } = declaration;
      if (parent?.type !== 'rule') return;
      const rule = parent as Rule;
      if (prop.startsWith('--text-') && !prop.endsWith('line-height')) variables.set(prop, value);
      if (prop !== 'font-size') return;
      const counts = [countsAt(rule, WIDTHS[0]), countsAt(rule, WIDTHS[1])] as const;
      for (const selector of rule.selectors) {
        const compounds = compoundsOf(selector);
        if (!compounds || !counts.includes(true)) continue;
        const weight = compounds.reduce(
          (sum, { name, classes }) => sum + classes.length * 10 + (name ? 1 : 0),
          0,
        );
        rules.push({ compounds, size: value, weight, counts });
      }
    });
  }
  // Of rules that weigh the same the last counts, and sorting keeps their order.
  rules.sort((a, b) => a.weight - b.weight);
  const known = new Map<string, readonly SizeRule[]>();
  const ofElement = (element: Styled): readonly SizeRule[] => {
    const key = `${element.name}.${element.classes}`;
    const found = known.get(key) ?? rules.filter(({ compounds }) => matches(compounds.at(-1)!, element));
    known.set(key, found);
    return found;
  };
  return (element, lineage, inherited) => {
    const meant = ofElement(element).filter(({ compounds }) => isInside(compounds, lineage));
    if (meant.length === 0) return inherited;
    const at = (place: 0 | 1): number => {
      const size = meant.findLast(({ counts }) => counts[place])?.size;
      const pixels =
        size === undefined ? undefined : pixelsOf(size, inherited[place], WIDTHS[place], variables);
      return pixels ?? inherited[place];
    };
    return [at(0), at(1)];
  };
}
