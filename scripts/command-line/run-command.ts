import { CommanderError, type Command } from 'commander';
import { TenantError } from '../../src/tenant/tenant-error.ts';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';
import { ExpectedError } from './expected-error.ts';
import { UsageError } from './usage-error.ts';

function exitCodeOf(error: unknown, command: Command): ExitCode {
  // Commander has printed its own errors and its help by now.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT_CODES.done : EXIT_CODES.usage;
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n(${command.name()} --help shows how it is called.)\n`);
    return EXIT_CODES.usage;
  }
  const isExpected = error instanceof ExpectedError || error instanceof TenantError;
  const text = error instanceof Error ? (isExpected ? error.message : error.stack) : String(error);
  process.stderr.write(`${text}\n`);
  return EXIT_CODES.failed;
}

/**
 * Runs a command of the project: parses the words it was called with, prints errors for people on stderr and sets the
 * exit code. Actions set `process.exitCode` themselves for codes of their own.
 */
export async function runCommand(command: Command): Promise<void> {
  for (const each of [command, ...command.commands]) each.exitOverride().showSuggestionAfterError();
  try {
    await command.parseAsync();
  } catch (error) {
    process.exitCode = exitCodeOf(error, command);
  }
}
