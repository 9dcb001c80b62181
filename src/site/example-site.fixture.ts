import { createHash } from 'node:crypto';
import { MINIMAL_TENANT } from '../../tests/minimal-tenant.ts';
import type { Snapshot } from '../domain/vehicle/snapshot.ts';
import type { Vehicle, VehicleImage } from '../domain/vehicle/vehicle.ts';
import { examplePage } from '../domain/content/example-text.fixture.ts';
import type { ContentText } from '../domain/content/content-text.ts';
import { parseTenant } from '../tenant/parse-tenant.ts';
import type { TenantInput } from '../tenant/schema.ts';
import { createSite, type Site } from './create-site.ts';
import type { SiteInput } from './site-input.ts';

/** What matters to a case; the rest is a small dealer without stock on 21 November 2026. */
export type ExampleSite = Partial<Omit<SiteInput, 'tenant' | 'stock'>> & {
  tenant?: Partial<TenantInput>;
  vehicles?: Vehicle[];
} & Partial<Pick<Snapshot, 'today' | 'gone' | 'pictures' | 'shareImages'>>;

/** What a small site is planned from. */
export function exampleInput({
  tenant,
  vehicles = [],
  gone = [],
  pictures = {},
  shareImages = {},
  today = '2026-11-21',
  ...changes
}: ExampleSite = {}): SiteInput {
  return {
    tenant: parseTenant({ ...MINIMAL_TENANT, ...tenant }, 'tenants/example/tenant.ts'),
    look: { themeHref: '/_astro/theme.036.css', logoHref: '/logo.svg?v=1' },
    texts: [],
    preview: undefined,
    hasKeys: true,
    stock: { today, vehicles, gone, pictures, shareImages },
    writtenDocuments: undefined,
    indexFiles: () => undefined,
    mapData: { places: [], coast: [] },
    now: new Date('2026-11-21T03:00:00Z'),
    code: 'code-1',
    digest: (text) => createHash('sha1').update(text).digest('base64url'),
    ...changes,
  };
}

/** The plan of a small site. */
export const exampleSite = (changes?: ExampleSite): Site => createSite(exampleInput(changes));

/** A text of the tenant at an address. */
export const exampleText = (path: string): ContentText => examplePage(path);

/** A picture as the build prepared it; `digest` is that of its bytes. */
export const examplePicture = (digest: string): VehicleImage => ({
  url: `/img/picture.${digest}`,
  width: 1600,
  height: 900,
});
