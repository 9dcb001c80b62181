import type { ValuationSettings } from '../../domain/trade-in/valuation-settings.ts';
import type { Backend } from '../backend.ts';
import type { SiteRelease } from '../tenants/site-release.ts';
import { demoProvider } from './demo-provider.ts';
import { httpProvider } from './http-provider.ts';
import type { ValuationProvider } from './valuation-provider.ts';

/** The provider of a dealer's settings. `thisYear` by the dealer's clock. */
export function chooseProvider(
  { provider }: Pick<ValuationSettings, 'provider'>,
  site: SiteRelease,
  thisYear: number,
  { fetch, secretOf }: Pick<Backend, 'fetch' | 'secretOf'>,
): ValuationProvider {
  return provider.type === 'demo'
    ? demoProvider(provider, site, thisYear)
    : httpProvider(provider, fetch, secretOf);
}
