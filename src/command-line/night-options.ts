import path from 'node:path';
import { Option } from 'commander';
import { PROJECT_ROOT } from './project-root.ts';

/** Options that the commands of nights share; a variable names each for both, so that they are said once. */

export const reportOption = (): Option =>
  new Option('--report <folder>', 'where pages for whoever runs the sites are written; private')
    .env('FORECOURT_NIGHT_REPORT')
    .argParser((folder) => path.resolve(folder))
    .default(path.join(PROJECT_ROOT, 'nights'), 'nights');

/** `does` says what the command does with it. */
export const stateOption = (does: string): Option =>
  new Option('--state <address>', does).env('FORECOURT_NIGHT_STATE');
