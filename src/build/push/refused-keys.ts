import { Option, type Command } from 'commander';
import { UsageError } from '../../command-line/usage-error.ts';

const NAMES = ['--key', '--admin-key', '--api-key', '--master-key'];
const REASON =
  'A key is read from MEILI_ADMIN_KEY in the environment only: what is typed stays in the history of the shell, and every ' +
  'program on the machine can read it. Treat a key that was typed as known, and replace it.';

/** Makes a command refuse, with the reason and never with the value, a key among its words. */
export function refuseKeys(command: Command): Command {
  for (const name of NAMES) {
    const option = new Option(`${name} <value>`).hideHelp().argParser(() => {
      throw new UsageError(REASON);
    });
    command.addOption(option);
  }
  return command.allowExcessArguments(true).hook('preAction', (_, { args, processedArgs }) => {
    if (args.length > processedArgs.length) throw new UsageError(`One slug is all it takes. ${REASON}`);
  });
}
