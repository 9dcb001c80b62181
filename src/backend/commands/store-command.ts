import type { Command } from 'commander';
import { exitCodesHelp } from '../../command-line/exit-codes.ts';
import { dataOption, jsonOption } from '../../command-line/options.ts';

/** Adds a command that works on the store of leads; `words` are its name and arguments. */
export const storeCommand = (program: Command, words: string, description: string): Command =>
  program
    .command(words)
    .description(description)
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText('after', exitCodesHelp('done', 'failed', 'usage'));
