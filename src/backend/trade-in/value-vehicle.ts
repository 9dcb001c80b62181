import { randomUUID } from 'node:crypto';
import type { Valuation, ValuationQuestion } from '../../api/value-trade-in.ts';
import { localTime } from '../../domain/location/local-time.ts';
import { makeEstimate } from '../../domain/trade-in/make-estimate.ts';
import { onlineLimitWords } from '../../domain/trade-in/online-limit.ts';
import type { ValuationSettings } from '../../domain/trade-in/valuation-settings.ts';
import { formatKilometres } from '../../domain/text/format.ts';
import type { Backend } from '../backend.ts';
import { Refused } from '../refused.ts';
import type { SiteRelease } from '../tenants/site-release.ts';
import { chooseProvider } from './choose-provider.ts';
import type { ValuationProvider } from './valuation-provider.ts';
import { keepValuation } from './valuations.ts';

type Parts = Pick<Backend, 'store' | 'clock' | 'fetch' | 'secretOf' | 'log'>;

const NOT_KNOWN: Valuation = {
  kind: 'visit',
  words:
    "We don't have enough similar sales to price yours online. Bring it in and we'll value it on the spot.",
};

/** What the provider says. Throws Refused (503) where it cannot be asked; the log names the reason, and no vehicle. */
async function askProvider<T>(
  { log }: Parts,
  slug: string,
  provider: ValuationProvider,
  question: (provider: ValuationProvider) => Promise<T>,
): Promise<T> {
  try {
    return await question(provider);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'no answer';
    log.warn({ tenant: slug, provider: provider.name, reason }, 'the provider of valuations gave none');
    throw new Refused(503, 'There is no figure at the moment.');
  }
}

/** Today and this year by the dealer's clock. */
function todayOf({ clock }: Parts, { tenant }: SiteRelease): { today: string; thisYear: number } {
  const { day: today } = localTime(new Date(clock()), tenant.site.time_zone);
  return { today, thisYear: Number(today.slice(0, 4)) };
}

/** What a plate is on (spec F8, K12); undefined for one that nobody knows. */
export function lookUpPlate(
  parts: Parts,
  site: SiteRelease,
  settings: ValuationSettings,
  { rego, state }: { rego: string; state: string },
) {
  const provider = chooseProvider(settings, site, todayOf(parts, site).thisYear, parts);
  return askProvider(parts, site.slug, provider, ({ lookUp }) => lookUp(rego, state));
}

/**
 * What a vehicle may be worth (spec F8, K12): a figure that is kept under its id, or why a visit comes first. Throws Refused:
 * 422 for a year to come, 503 where the provider cannot be asked.
 */
export async function valueVehicle(
  parts: Parts,
  site: SiteRelease,
  settings: ValuationSettings,
  question: ValuationQuestion,
): Promise<Valuation> {
  const { today, thisYear } = todayOf(parts, site);
  const { make, model, year, km } = question;
  if (year > thisYear + 1) throw new Refused(422, `year: expected ${thisYear + 1} at the latest.`);
  const over = onlineLimitWords(question, settings.limits, thisYear);
  if (over !== undefined) return { kind: 'visit', words: over };
  const provider = chooseProvider(settings, site, thisYear, parts);
  const base = await askProvider(parts, site.slug, provider, ({ value }) => value(question));
  const estimate = base && makeEstimate(base, question, settings, today);
  if (!estimate) return NOT_KNOWN;
  const id = randomUUID();
  const vehicle = `${year} ${make} ${model}, ${formatKilometres(km)}`;
  await keepValuation(parts.store, {
    id,
    tenant: site.slug,
    valuedAt: parts.clock(),
    question,
    vehicle,
    source: provider.name,
    estimate,
  });
  return { kind: 'estimate', valuation_id: id, vehicle, ...estimate };
}
