import type { LoadedPreset } from './load-preset.ts';
import { mergeSettings } from './merge-settings.ts';
import { templateOf } from './parse-tenant.ts';
import { Tenant } from './schema.ts';
import { defaultOf, schemaAt } from './schema-at.ts';
import { pathText, valueAt } from './settings-path.ts';
import type { SettingsPath } from './settings-path.ts';

/** One resolved setting: what it is, who said so, and whether that is other than the schema's default. */
export type SettingDescription = {
  path: string;
  value: unknown;
  saidBy: 'default' | 'template' | 'preset' | 'tenant';
  /** The name of the preset that said so. */
  preset?: string;
  differs: boolean;
};

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A list of words or numbers is one setting; a list of objects is explained object by object. */
function childrenOf(value: unknown): [key: PropertyKey, value: unknown][] {
  if (Array.isArray(value)) {
    return value.some((element) => typeof element === 'object')
      ? value.map((element, at) => [at, element])
      : [];
  }
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

type Layer = { saidBy: SettingDescription['saidBy']; settings: unknown };

/** Which of the layers, the uppermost first, says what stands at a path: a list replaces those below it whole. */
function saidAt(path: SettingsPath, layers: readonly Layer[]): SettingDescription['saidBy'] {
  for (const { saidBy, settings } of layers) {
    if (valueAt(settings, path) !== undefined) return saidBy;
    if (path.some((_, length) => Array.isArray(valueAt(settings, path.slice(0, length))))) return 'default';
  }
  return 'default';
}

/**
 * Every setting of `tenant`, in the schema's order; `input` is the tenant as its file gives it, before any default, and `preset` the
 * one that it names.
 */
export function describeSettings(
  input: unknown,
  tenant: Tenant,
  preset?: Pick<LoadedPreset, 'name' | 'settings'>,
): SettingDescription[] {
  const layers: Layer[] = [
    { saidBy: 'tenant', settings: input },
    { saidBy: 'preset', settings: preset?.settings },
    { saidBy: 'template', settings: templateOf(mergeSettings(preset?.settings, input)) },
  ];

  const describe = (path: SettingsPath, value: unknown, isDefault: boolean): SettingDescription[] => {
    const schema = schemaAt(Tenant, path);
    const same = isDefault || (schema !== undefined && isEqual(value, defaultOf(schema)));
    const children = childrenOf(value);
    if (children.length > 0) return children.flatMap(([key, inner]) => describe([...path, key], inner, same));
    const saidBy = saidAt(path, layers);
    const named = saidBy === 'preset' && preset ? { preset: preset.name } : {};
    return [{ path: pathText(path), value, saidBy, ...named, differs: !same }];
  };
  return describe([], tenant, false);
}
