import { CommanderError, type Command } from 'commander';
import { TenantError } from '../tenant/tenant-error.ts';
import { UnknownTenantError } from '../tenant/load-tenant.ts';
import { errorObject } from './error-object.ts';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';
import { ExpectedError } from './expected-error.ts';
import { noteOptions } from './next-command.ts';
import { tenantsOption } from './options.ts';
import { systemErrorText } from './system-error.ts';
import { UsageError } from './usage-error.ts';

/** The code that an error ends a command with: 2 for a wrong call, an unknown tenant among them, and 1 for the rest. */
export function exitCodeOf(error: unknown): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT_CODES.done : EXIT_CODES.usage;
  const isUsage = error instanceof UsageError || error instanceof UnknownTenantError;
  return isUsage ? EXIT_CODES.usage : EXIT_CODES.failed;
}

function errorText(error: unknown, name: string): string {
  // Commander has printed its own errors and its help by now.
  if (error instanceof CommanderError) return '';
  if (error instanceof UsageError) return `${error.message}\n(${name} --help shows how it is called.)\n`;
  const isExpected = error instanceof ExpectedError || error instanceof TenantError;
  const text = isExpected ? error.message : systemErrorText(error);
  return `${text ?? (error instanceof Error ? error.stack : String(error))}\n`;
}

/** A reader that has seen enough, as `| head` has, is no fault of the command. */
function endQuietlyWithoutReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(process.exitCode ?? EXIT_CODES.done);
}

const takesTenants = (command: Command): boolean => command.options.some(({ long }) => long === '--tenants');

/**
 * Has every command take `--tenants`, before its own words and among them, so that a script may say it to each alike; one that
 * reads no tenants leaves it.
 */
function takeTenantsEverywhere(command: Command): void {
  // Where a command takes it for all below it, wherever it stands, they must not take it from there.
  const isTakenForAll = takesTenants(command) && !isPositional(command);
  if (!takesTenants(command)) {
    if (command.commands.length > 0) command.enablePositionalOptions();
    command.addOption(tenantsOption().hideHelp());
  }
  if (isTakenForAll) return;
  for (const below of command.commands) if (!takesTenants(below)) below.addOption(tenantsOption().hideHelp());
  command.hook('preSubcommand', (above, below) => {
    if (above.getOptionValueSource('tenants') === 'cli')
      below.setOptionValueWithSource('tenants', above.getOptionValue('tenants'), 'cli');
  });
}

/** True if the words behind the name of a subcommand are its own. */
const isPositional = (command: Command): boolean => Reflect.get(command, '_enablePositionalOptions') === true;

/**
 * Runs a command of the project: parses the words it was called with, prints errors for people on stderr, with `--json`
 * as `{ error }` on stdout too, and sets the exit code. Actions set `process.exitCode` themselves for codes of their own.
 */
export async function runCommand(command: Command): Promise<void> {
  process.stdout.on('error', endQuietlyWithoutReader);
  takeTenantsEverywhere(command);
  command.hook('preAction', (_, acting) => noteOptions(acting));
  for (const each of [command, ...command.commands]) each.exitOverride().showSuggestionAfterError();
  try {
    await command.parseAsync();
  } catch (error) {
    process.exitCode = exitCodeOf(error);
    process.stderr.write(errorText(error, command.name()));
    // Read from the words themselves: a call that could not be parsed has no options yet.
    if (process.exitCode !== EXIT_CODES.done && process.argv.includes('--json'))
      process.stdout.write(`${JSON.stringify({ error: errorObject(error, command.name()) })}\n`);
  }
}
