import path from 'node:path';
import { Option } from 'commander';
import { wholeNumber } from './options.ts';
import { PROJECT_ROOT } from './project-root.ts';

/** Options that the commands of nights share; a variable names each for both, so that they are said once. */

export const reportOption = (): Option =>
  new Option('--report <folder>', 'where pages for the operator are written; private')
    .env('FORECOURT_NIGHT_REPORT')
    .argParser((folder) => path.resolve(folder))
    .default(path.join(PROJECT_ROOT, 'nights'), 'nights');

/** `does` says what the command does with it. */
export const stateOption = (does: string): Option =>
  new Option('--state <address>', does).env('FORECOURT_NIGHT_STATE');

const LETTER_SECONDS = 900;
/** A day. */
const MAX_LETTER_SECONDS = 86_400;

export const letterSecondsOption = (): Option =>
  new Option(
    '--letter-seconds <number>',
    'how long emails to dealers may take together; 0 keeps all for the next night',
  )
    .env('FORECOURT_NIGHT_LETTER_SECONDS')
    .argParser((text) => wholeNumber(text, 0, MAX_LETTER_SECONDS))
    .default(LETTER_SECONDS);
