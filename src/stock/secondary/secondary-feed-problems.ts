import type { SecondaryFeed } from '../../tenant/secondary-feed.ts';
import type { TenantProblem } from '../../tenant/tenant-error.ts';
import { feedSettingProblems, fieldProblem } from '../maps/feed-setting-problems.ts';
import { OWN_FIELDS } from './fill-draft.ts';

/** What is wrong with the further feeds of a tenant: their settings, their names, and the fields that they are to decide. */
export function secondaryFeedProblems(feeds: readonly SecondaryFeed[]): TenantProblem[] {
  const own: readonly string[] = OWN_FIELDS;
  return feeds.flatMap(({ name, feed, wins }, at) => {
    const where = `further_feeds[${at}]`;
    const first = feeds.findIndex((other) => other.name === name);
    const isTaken = name === 'feed' || first !== at;
    const ofName = {
      path: `${where}.name`,
      expected: 'a name of its own',
      found: `'${name}'`,
      wayOut: 'write another',
    };
    const ofWins = wins.flatMap((field): TenantProblem[] => {
      const path = `${where}.wins`;
      if (!own.includes(field)) return fieldProblem('wins', field).map((problem) => ({ ...problem, path }));
      const expected = `fields that a vehicle is not known by (${own.join(', ')})`;
      return [{ path, expected, found: `'${field}'`, wayOut: `take ${field} out` }];
    });
    const ofFeed = feedSettingProblems(feed).map((problem) => ({
      ...problem,
      path: `${where}.${problem.path}`,
    }));
    return [...(isTaken ? [ofName] : []), ...ofWins, ...ofFeed];
  });
}
