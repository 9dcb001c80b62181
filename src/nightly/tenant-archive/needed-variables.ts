import { EnvironmentName } from '../../domain/lead/destination-settings.ts';
import { schemaAt, unwrapped } from '../../tenant/schema-at.ts';
import { Tenant } from '../../tenant/schema.ts';
import type { SettingsPath } from '../../tenant/settings-path.ts';

/** Variables that a text of the settings has put in, as ${FORECOURT_FEED_KEY}. */
const PUT_IN = /\$\{([A-Z][A-Z\d_]*)\}/g;

/** What an upload to a host reads besides what the settings name. */
const OF_S3 = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];

/**
 * The names of the variables of the environment that a tenant's settings name, sorted: secrets of destinations, payments,
 * messages, feeds, and of the upload. Those of the operator of all sites are not among them.
 */
export function neededVariables(tenant: Tenant): string[] {
  const names = new Set<string>(tenant.deploy.target === 's3' ? OF_S3 : []);
  const look = (value: unknown, path: SettingsPath): void => {
    if (typeof value === 'string') {
      for (const [, name = ''] of value.matchAll(PUT_IN)) names.add(name);
      const schema = schemaAt(Tenant, path);
      if (schema && unwrapped(schema) === EnvironmentName) names.add(value);
    } else if (Array.isArray(value)) value.forEach((each, at) => look(each, [...path, at]));
    else if (typeof value === 'object' && value !== null)
      for (const [key, each] of Object.entries(value)) look(each, [...path, key]);
  };
  look(tenant, []);
  return [...names].sort();
}
