import { CommanderError } from 'commander';
import { describe, expect, test } from 'vitest';
import { TenantError } from '../tenant/tenant-error.ts';
import { UnknownTenantError } from '../tenant/load-tenant.ts';
import { errorObject } from './error-object.ts';
import { EXIT_CODES } from './exit-codes.ts';
import { ExpectedError } from './expected-error.ts';
import { exitCodeOf } from './run-command.ts';
import { UsageError } from './usage-error.ts';

const PROBLEM = { path: 'site.phne', expected: 'a setting', found: 'none', wayOut: 'write phone' };
const tenantError = new TenantError('tenants/a/tenant.ts', [PROBLEM]);
const unknownTenant = new UnknownTenantError('tenants/b', [PROBLEM]);
const PLACE = {
  file: 'tenants/a/tenant.ts',
  field: 'site.phne',
  way_out: 'write phone',
  problems: [{ field: 'site.phne', expected: 'a setting', found: 'none', way_out: 'write phone' }],
};

describe('an error told to a program', () => {
  test.each([
    ['of a tenant names file, setting and way out', tenantError, { message: tenantError.message, ...PLACE }],
    [
      'of a call that a tenant caused names the tenant too',
      new UsageError('two tenants', { cause: tenantError }),
      { message: 'two tenants', ...PLACE },
    ],
    [
      'of a wrong call points at the help',
      new UsageError('name one tenant'),
      { message: 'name one tenant', way_out: '`npm run x -- --help` shows how it is called' },
    ],
    [
      'of words that cannot be parsed points at the help',
      new CommanderError(1, 'commander.unknownOption', "error: unknown option '--jsn'"),
      {
        message: "error: unknown option '--jsn'",
        way_out: '`npm run x -- --help` shows how it is called',
      },
    ],
    ['that was expected is its message', new ExpectedError('no site'), { message: 'no site' }],
    ['that nobody expected has no stack', new TypeError('x is not y'), { message: 'x is not y' }],
    ['that is no Error is its text', 'gone', { message: 'gone' }],
  ])('%s', (_, error, expected) => {
    expect(errorObject(error, 'npm run x --')).toEqual(expected);
  });
});

describe('one exit code for one fault, whatever the command', () => {
  test.each([
    ['settings that cannot be used', tenantError, EXIT_CODES.failed],
    ['a tenant that is not there', unknownTenant, EXIT_CODES.usage],
    ['a wrong call', new UsageError('x'), EXIT_CODES.usage],
    ['an unknown option', new CommanderError(1, 'commander.unknownOption', 'x'), EXIT_CODES.usage],
    ['the help', new CommanderError(0, 'commander.helpDisplayed', 'x'), EXIT_CODES.done],
    ['something expected', new ExpectedError('x'), EXIT_CODES.failed],
    ['something unexpected', new Error('x'), EXIT_CODES.failed],
  ])('%s', (_, error, code) => {
    expect(exitCodeOf(error)).toBe(code);
  });
});
