import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { TenantError } from '../../../tenant/tenant-error.ts';
import { EXIT_CODES } from '../../../command-line/exit-codes.ts';
import { exitCodeOf } from '../../../command-line/run-command.ts';
import { checkTenant } from '../check-tenant.ts';
import { scaffoldTenant } from '../scaffold-tenant.ts';

/**
 * What is wrong, the file of a good tenant's folder it is in, the piece of it that is replaced ('' for all of it) and by
 * what, then what must be said: the place, a part of what is expected and of the way out.
 */
export type WrongFile = readonly [
  what: string,
  file: string,
  piece: string,
  replacement: string,
  place: string,
  expected: string,
  wayOut: string,
];

let tenants = '';
let count = 0;

/** Registers the making and removing of a folder of tenants inside the project, which their imports need. */
export function useTenantsFolder(): void {
  beforeAll(async () => {
    await mkdir('.cache', { recursive: true });
    tenants = path.relative('.', await mkdtemp('.cache/wrong-files-'));
  });
  afterAll(() => rm(tenants, { recursive: true, force: true }));
}

/** A new good tenant with one file changed: its slug, and what checking it gives or throws. */
export async function checkChanged(
  file: string,
  piece: string,
  replacement: string,
): Promise<{ folder: string; result: Awaited<ReturnType<typeof checkTenant>> | TenantError }> {
  const slug = `t${count++}`;
  await scaffoldTenant(slug, 'used', tenants, '2026-11-21');
  const whole = path.join(tenants, slug, file);
  const text = await readFile(whole, 'utf8').catch(() => '');
  if (piece !== '') expect(text).toContain(piece);
  await writeFile(whole, piece === '' ? replacement : text.replace(piece, replacement));
  const result = await checkTenant(slug, path.resolve(tenants)).catch((error: unknown) => {
    if (error instanceof TenantError) return error;
    throw error;
  });
  return { folder: `${tenants}/${slug}`, result };
}

/** Holds that one thing is said of the wrong file, that it is the right one, and that the command ends with 1. */
export async function expectFileRefusal(...row: WrongFile): Promise<void> {
  const [, file, piece, replacement, place, expected, wayOut] = row;
  const { folder, result } = await checkChanged(file, piece, replacement);
  if (!(result instanceof TenantError)) throw new Error('the tenant was accepted');
  const isSetting = /^(?:feed|site)\./.test(place);
  expect(result.problems).toEqual([
    {
      path: place,
      ...(isSetting && { line: expect.any(Number) as number }),
      expected: expect.stringContaining(expected) as string,
      found: expect.stringMatching(/./) as string,
      wayOut: expect.stringContaining(wayOut) as string,
    },
  ]);
  const { line } = result.problems[0]!;
  if (line !== undefined) {
    const lines = (await readFile(path.join(folder, file), 'utf8')).split('\n');
    expect(lines[line - 1]).toContain(`${/\w+(?='?\]?$)/.exec(place)?.[0]}:`);
  }
  expect([folder, `${folder}/tenant.ts`]).toContain(result.file);
  expect(result.message).not.toContain(process.cwd());
  expect(exitCodeOf(result)).toBe(EXIT_CODES.failed);
}
