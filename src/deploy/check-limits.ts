import type { DeploySite, HostFiles } from './deploy-site.ts';

/** A limit of a host: what it counts, the most that it takes, and where that is written. */
export type Limit = {
  what: string;
  most: number;
  /** Address of the page that says so, or what else is known of it. */
  source: string;
  /** The highest figure of the site, and what has it where it is one thing of many. */
  measure: (site: DeploySite, files: HostFiles) => Measured;
  /** True for what a dearer plan of the host lifts: passing it warns. */
  warns?: boolean;
};
export type Measured = { figure: number; at?: string };

const shown = (figure: number): string => figure.toLocaleString('en-AU');

/** The largest of several figures, with its name. */
export function largest<Thing>(
  things: readonly Thing[],
  figureOf: (thing: Thing) => number,
  nameOf: (thing: Thing) => string,
): Measured {
  let found: Measured = { figure: 0 };
  for (const thing of things) {
    const figure = figureOf(thing);
    if (figure > found.figure) found = { figure, at: nameOf(thing) };
  }
  return found;
}

/** Holds a site against the limits of a host: a sentence with both figures for each that it passes. */
export function checkLimits(
  limits: readonly Limit[],
  site: DeploySite,
  files: HostFiles,
): { problems: string[]; warnings: string[] } {
  const passed = limits.flatMap((limit) => {
    const { figure, at } = limit.measure(site, files);
    const where = at === undefined ? '' : ` (${at})`;
    return figure > limit.most
      ? [{ limit, text: `${limit.what}: ${shown(figure)}${where}, and the host takes ${shown(limit.most)}.` }]
      : [];
  });
  return {
    problems: passed.filter(({ limit }) => !limit.warns).map(({ text }) => text),
    warnings: passed.filter(({ limit }) => limit.warns).map(({ text }) => text),
  };
}
