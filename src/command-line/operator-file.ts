import { readFileSync, statSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { Option } from 'commander';
import { nearestWord } from '../tenant/nearest-word.ts';
import { systemErrorText } from './system-error.ts';
import { UsageError } from './usage-error.ts';

const PREFIX = 'FORECOURT_';
/** Variables of the project that the operator sets; those between its own processes are not among them. */
export const OPERATOR_VARIABLES = [
  'FORECOURT_BACKEND_URL',
  'FORECOURT_LETTERS',
  'FORECOURT_NETLIFY',
  'FORECOURT_NIGHT_LETTER_SECONDS',
  'FORECOURT_NIGHT_REPORT',
  'FORECOURT_NIGHT_STATE',
  'FORECOURT_OPERATOR_FROM',
  'FORECOURT_OPERATOR_MAIL',
  'FORECOURT_OPERATOR_TOKEN',
  'FORECOURT_OPERATOR_WEBHOOK',
  'FORECOURT_OPERATOR_WEBHOOK_SECRET',
  'FORECOURT_PROCESSES',
  'FORECOURT_PROXY_SECRET',
  'FORECOURT_SECRET',
  'FORECOURT_SMTP_URL',
  'FORECOURT_TENANTS',
  'FORECOURT_TRUSTED_PROXIES',
  'FORECOURT_VERCEL',
  'FORECOURT_WRANGLER',
] as const;
/** Settings of feeds choose the rest of these names. */
const OF_FEEDS = /^FORECOURT_FEED_[A-Z\d_]+$/;
const IS_SECRET = /SECRET|TOKEN|PASSWORD|KEY|SMTP_URL|DATABASE_URL/;
const READ_BY_OTHERS = 0o004;

type Environment = Record<string, string | undefined>;

function readOperatorFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(
      `--env-file ${file}: ${systemErrorText(error, file) ?? 'there is no such file. Name one that is there.'}`,
    );
  }
}

function checkNames(file: string, names: readonly string[]): void {
  const known: readonly string[] = OPERATOR_VARIABLES;
  const wrong = names.find(
    (name) => name.startsWith(PREFIX) && !known.includes(name) && !OF_FEEDS.test(name),
  );
  if (wrong === undefined) return;
  // What all names begin with says nothing of which is meant.
  const ending = (name: string): string => name.slice(PREFIX.length);
  const near = nearestWord(ending(wrong), known.map(ending));
  throw new UsageError(
    `${file} sets ${wrong}, which is no setting of operators.${near === undefined ? '' : ` Did you mean ${PREFIX}${near}?`} ` +
      `Known are ${known.join(', ')}, and those of feeds, FORECOURT_FEED_ and a name.`,
  );
}

/**
 * Puts the variables of a file, as `NAME=value` in lines, into `environment`; what is there already stays. `tell` is given a
 * warning where everyone on the machine can read secrets in it. Throws UsageError for a file that cannot be read, and for a name
 * of the project that is none of theirs.
 */
export function loadOperatorFile(file: string, environment: Environment, tell: (text: string) => void): void {
  const given = parseEnv(readOperatorFile(file));
  const names = Object.keys(given);
  checkNames(file, names);
  const secret = names.find((name) => IS_SECRET.test(name));
  // Windows keeps rights elsewhere.
  const isOpen = process.platform !== 'win32' && (statSync(file).mode & READ_BY_OTHERS) !== 0;
  if (secret !== undefined && isOpen)
    tell(
      `Warning: everyone on this machine can read ${file}, which holds ${secret}. Write: chmod 600 ${file}`,
    );
  for (const [name, value] of Object.entries(given)) environment[name] ??= value;
}

/** Reads the file while the words of a command are read, so that it stands for what other options take from the environment. */
export const envFileOption = (): Option =>
  new Option('--env-file <file>', 'file of variables, for those that the environment does not set').argParser(
    (file) => {
      loadOperatorFile(file, process.env, (text) => void process.stderr.write(`${text}\n`));
      return file;
    },
  );
