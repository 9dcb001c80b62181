// Says the address of each tenant whose settings file it is given, a line of JSON each, null for one that cannot be used. Settings
// are code, so they are read in a process of their own (src/build/shared-tenants.ts).
import path from 'node:path';
import { loadTenant } from '../src/tenant/load-tenant.ts';

for (const file of process.argv.slice(2)) {
  const folder = path.dirname(file);
  const url = await loadTenant(path.basename(folder), path.dirname(folder)).then(
    ({ tenant }) => tenant.site.url,
    () => null,
  );
  process.stdout.write(`\0${JSON.stringify(url)}\n`);
}
