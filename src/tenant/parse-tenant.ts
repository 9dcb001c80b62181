import * as z from 'zod';
import { blockedPictures, weeklyListProblems } from './between-settings.ts';
import { garageProblems } from './garage-problems.ts';
import { leadRouteProblems } from './lead-routes.ts';
import type { LoadedPreset } from './load-preset.ts';
import { mergeSettings } from './merge-settings.ts';
import { onlinePaymentProblems } from './online-payment-problems.ts';
import { primaryProblems } from './primary-problems.ts';
import { promotionProblems } from './promotion-problems.ts';
import { savedSearchProblems } from './saved-search-problems.ts';
import { sanitiseModels } from './sanitise-models.ts';
import { Tenant, TEMPLATE_NAMES } from './schema.ts';
import { TEMPLATES } from './templates/templates.ts';
import { valueAt } from './settings-path.ts';
import { shownPath } from './shown-path.ts';
import { TenantError } from './tenant-error.ts';
import type { TenantProblem } from './tenant-error.ts';
import { problemsOf } from './tenant-error-problems.ts';

const NamesTemplate = z.looseObject({ template: z.enum(TEMPLATE_NAMES) });
const NamesLocations = z.looseObject({
  locations: z.array(z.looseObject({ id: z.string().catch(''), slug: z.string().catch('') })),
});

/** Places are found by slug in addresses and by id in feeds, so neither may occur twice. */
function repeatedLocations(settings: unknown): TenantProblem[] {
  const parsed = NamesLocations.safeParse(settings);
  if (!parsed.success) return [];
  const { locations } = parsed.data;
  return (['id', 'slug'] as const).flatMap((key) =>
    locations.flatMap((location, at) => {
      const first = locations.findIndex((other) => other[key] === location[key]);
      if (first === at || location[key] === '') return [];
      return {
        path: `locations[${at}].${key}`,
        expected: `${key === 'id' ? 'an id' : 'a slug'} of its own`,
        found: `'${location[key]}', which locations[${first}] has too`,
        wayOut: `give one of the two another ${key}`,
      };
    }),
  );
}

/** What the tenant's template says, before the tenant; nothing when it names no template there is. */
export function templateOf(input: unknown): unknown {
  const named = NamesTemplate.safeParse(input);
  return named.success ? TEMPLATES[named.data.template] : undefined;
}

/** A problem that is the preset's says so, because its file is another than the tenant's. */
function withPreset(problem: TenantProblem, input: unknown, { file, settings }: LoadedPreset): TenantProblem {
  const path = problem.path.match(/[^.[\]]+/g) ?? [];
  const isOfPreset = valueAt(settings, path) !== undefined && valueAt(input, path) === undefined;
  return isOfPreset ? { ...problem, path: `${problem.path} (of ${shownPath(file)})` } : problem;
}

/**
 * A tenant with every default and preset filled in: schema defaults <- template <- preset <- tenant (spec R3, O8). `file` names the
 * input in messages. HTML in it is sanitised. Throws TenantError with every problem at once.
 */
export function parseTenant(input: unknown, file: string, preset?: LoadedPreset): Tenant {
  const said = mergeSettings(preset?.settings, input);
  const settings = mergeSettings(templateOf(said), said);
  const parsed = Tenant.safeParse(settings);
  const problems = [
    ...(parsed.success ? [] : problemsOf(parsed.error.issues, settings, Tenant)),
    ...repeatedLocations(settings),
    ...(parsed.success
      ? [
          ...blockedPictures(parsed.data),
          ...primaryProblems(parsed.data),
          ...weeklyListProblems(parsed.data),
          ...leadRouteProblems(parsed.data),
          ...savedSearchProblems(parsed.data),
          ...garageProblems(parsed.data),
          ...onlinePaymentProblems(parsed.data),
          ...promotionProblems(parsed.data),
        ]
      : []),
  ];
  if (!parsed.success || problems.length > 0)
    throw new TenantError(file, preset ? problems.map((each) => withPreset(each, input, preset)) : problems);
  return { ...parsed.data, models: sanitiseModels(parsed.data.models) };
}
