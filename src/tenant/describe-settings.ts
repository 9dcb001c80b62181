import { templateOf } from './parse-tenant.ts';
import { Tenant } from './schema.ts';
import { defaultOf, schemaAt } from './schema-at.ts';
import { pathText, valueAt } from './settings-path.ts';
import type { SettingsPath } from './settings-path.ts';

/** One resolved setting: what it is, who said so, and whether that is other than the schema's default. */
export type SettingDescription = {
  path: string;
  value: unknown;
  saidBy: 'default' | 'template' | 'tenant';
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

/** Every setting of `tenant`, in the schema's order; `input` is the tenant as its file gives it, before any default. */
export function describeSettings(input: unknown, tenant: Tenant): SettingDescription[] {
  const template = templateOf(input);

  const describe = (path: SettingsPath, value: unknown, isDefault: boolean): SettingDescription[] => {
    const schema = schemaAt(Tenant, path);
    const same = isDefault || (schema !== undefined && isEqual(value, defaultOf(schema)));
    const children = childrenOf(value);
    if (children.length > 0) return children.flatMap(([key, inner]) => describe([...path, key], inner, same));
    const saidBy =
      valueAt(input, path) !== undefined
        ? 'tenant'
        : valueAt(template, path) !== undefined
          ? 'template'
          : 'default';
    return [{ path: pathText(path), value, saidBy, differs: !same }];
  };
  return describe([], tenant, false);
}
