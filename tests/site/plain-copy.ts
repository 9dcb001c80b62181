import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BuildReport, type PublishedReport } from '../../src/build/report/build-report.ts';
import { siteFolders } from '../../src/build/site-folders.ts';
import { FIXTURE_TENANTS, runScript } from '../built-sites.ts';

/** A copy of the tenant `plain` that a test may change and build again, in a folder of this name for that test alone. */
export function plainCopy(name: string) {
  // Inside the project, because a tenant's file imports the project's own modules by a relative path.
  const folder = path.join(FIXTURE_TENANTS, '..', '..', '.forecourt', 'tests', name);
  const tenants = path.join(folder, 'deep', 'tenants');
  const out = path.join(folder, 'sites');
  return {
    folder,
    tenants,
    out,
    /** Copies the tenant; what a run that was broken off left behind would be used again, so it is removed. */
    begin: async (): Promise<void> => {
      const { state } = siteFolders(tenants, out, 'plain');
      for (const left of [folder, state]) await rm(left, { recursive: true, force: true });
      await cp(path.join(FIXTURE_TENANTS, 'plain'), path.join(tenants, 'plain'), { recursive: true });
      const source = path.join(tenants, 'plain', 'tenant.ts');
      const text = await readFile(source, 'utf8');
      await writeFile(source, text.replace('../../../src/', '../../../../../../src/'));
    },
    /** Builds it at a moment (ISO 8601). Throws when nothing is published. */
    build: async (now: string): Promise<PublishedReport> => {
      const words = ['plain', '--tenants', tenants, '--out', out, '--json'];
      const { stdout, stderr } = await runScript('build.ts', words, { FORECOURT_NOW: now });
      const report = BuildReport.parse(JSON.parse(stdout || '{}').tenants?.[0] ?? {});
      if (!report.published) throw new Error(`${report.reason}\n${stderr}`);
      return report;
    },
  };
}
