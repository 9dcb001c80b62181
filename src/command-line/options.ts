import path from 'node:path';
import { InvalidArgumentError, Option } from 'commander';
import { PROJECT_ROOT } from './project-root.ts';
import { SERVE_PORT } from './serve-port.ts';

const MAX_JOBS = 256;
const MAX_PORT = 65_535;

/** An argument that is a whole number. Throws what commander tells of a wrong one. */
export function wholeNumber(text: string, least: number, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most)
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  return number;
}

const absolute = (folder: string): string => path.resolve(folder);

/** Options that several commands share, so that they are called and explained alike. */
export const outOption = (): Option =>
  new Option('--out <folder>', 'where the sites are published')
    .argParser(absolute)
    .default(path.join(PROJECT_ROOT, 'dist'), 'dist');

/** The variable that names the folder of tenants where `--tenants` does not: for dealers that lie outside the project. */
const TENANTS_VARIABLE = 'FORECOURT_TENANTS';

export const tenantsOption = (): Option =>
  new Option('--tenants <folder>', 'folder of the tenants')
    .env(TENANTS_VARIABLE)
    .argParser(absolute)
    .default(path.join(PROJECT_ROOT, 'tenants'), 'tenants');

export const dataOption = (): Option =>
  new Option('--data <folder>', 'folder of the backend; DATABASE_URL names a server in place of its file')
    .argParser(absolute)
    .default(path.join(PROJECT_ROOT, '.forecourt', 'backend'), '.forecourt/backend');

export const jobsOption = (): Option =>
  new Option(
    '--jobs <number>',
    'sites built at once, or processes that render one (default: what processors and memory allow)',
  ).argParser((text) => wholeNumber(text, 1, MAX_JOBS));

export const portOption = (): Option =>
  new Option('--port <number>', 'port to listen on')
    .argParser((text) => wholeNumber(text, 0, MAX_PORT))
    .default(SERVE_PORT);

const collect = (word: string, words: string[]): string[] => [...words, word];

export const allowOption = (): Option =>
  new Option(
    '--allow <rail>',
    'publish though this guard rail refuses; <slug>:<rail> for one of several tenants',
  )
    .argParser(collect)
    .default([], 'none');

/** Taken so that the answer can say what to write instead: it switched all guard rails of all tenants off. */
export const forceOption = (): Option => new Option('--force').hideHelp();

export const quietOption = (): Option =>
  new Option('-q, --quiet', 'tells no steps of builds, only those that did not go well, and the table');

export const jsonOption = (): Option =>
  new Option('--json', 'one JSON object on stdout; everything else goes to stderr');
