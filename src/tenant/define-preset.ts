import type { DeepPartial } from './templates/template.ts';
import type { TenantInput } from './schema.ts';

/** Settings that several tenants begin with: any but those that make a tenant one of its own. */
export type PresetInput = DeepPartial<Omit<TenantInput, 'slug' | 'preset'>>;

/** Gives a preset its types and completion; it is checked with each tenant that names it. */
export function definePreset(preset: PresetInput): PresetInput {
  return preset;
}
