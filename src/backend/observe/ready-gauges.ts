import type { Backend } from '../backend.ts';
import type { Gauge } from './metrics.ts';

/** What is read off when someone asks: the outbox by tenant and state, the age of each release, memory. */
export async function readyGauges({ store, sites, clock }: Backend): Promise<Gauge[]> {
  const waiting = await store.db
    .selectFrom('delivery')
    .select(['tenant', 'state', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy(['tenant', 'state'])
    .execute();
  const releases = await sites.all();
  return [
    {
      name: 'forecourt_deliveries',
      help: 'Messages to dealers and shoppers, by what became of them.',
      values: waiting.map(({ tenant, state, count }) => [{ tenant, state }, Number(count)] as const),
    },
    {
      name: 'forecourt_release_age_seconds',
      help: 'Since the release of a site was built or found unchanged.',
      values: releases.map(({ slug, builtAt }) => [{ tenant: slug }, (clock() - builtAt) / 1000] as const),
    },
    {
      name: 'process_resident_memory_bytes',
      help: 'Memory of this process.',
      values: [[{}, process.memoryUsage.rss()]],
    },
  ];
}
