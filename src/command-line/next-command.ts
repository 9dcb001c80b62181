import path from 'node:path';
import type { Command } from 'commander';
import { PROJECT_ROOT } from './project-root.ts';

/** Options by which a command, or a subcommand, finds what another one has worked with, by the name that commander gives them. */
const FINDS_BY = {
  build: ['envFile', 'tenants', 'out'],
  nightly: ['envFile', 'tenants', 'out', 'report', 'state', 'deploy'],
  'nightly lift': ['envFile', 'tenants', 'out', 'state'],
  deploy: ['envFile', 'tenants', 'out', 'target'],
  search: ['tenants', 'out'],
  tenant: ['tenants'],
  stock: ['envFile', 'tenants', 'out'],
  serve: ['out'],
  backend: ['data'],
  leads: ['data'],
} as const;

/** Handed on to the processes of a build, whose messages name commands too. */
const VARIABLE = 'FORECOURT_SAID';
/** Options whose value is no path. */
const PLAIN = new Set(['state', 'target']);

type Said = Readonly<Record<string, string>>;
const said = (): Said => JSON.parse(process.env[VARIABLE] ?? '{}') as Said;

/** A word as a shell takes it. */
const quoted = (word: string): string =>
  /^[\w./:@%+=,~-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;

/** A path as `npm run` takes it, which runs in the folder of the project. */
function pathWord(file: string): string {
  const relative = path.relative(PROJECT_ROOT, path.resolve(file));
  return relative.startsWith('..') ? path.resolve(file) : relative;
}

/** Remembers the options that a command was given, by its words or by variables, for the commands that its messages name. */
export function noteOptions(command: Command): void {
  const noted: Record<string, string> = {};
  for (let each: Command | null = command; each; each = each.parent) {
    for (const option of each.options) {
      const name = option.attributeName();
      const value: unknown = each.getOptionValue(name);
      const isSaid = ['cli', 'env'].includes(each.getOptionValueSource(name) ?? '');
      if (isSaid && typeof value === 'string')
        noted[name] ??= `${option.long} ${quoted(PLAIN.has(name) ? value : pathWord(value))}`;
      if (isSaid && option.negate && value === false) noted[name] = `${option.long}`;
    }
    if (!each.parent) noted['command'] = /npm run (\S+)/.exec(each.name())?.[1] ?? '';
  }
  process.env[VARIABLE] = JSON.stringify(noted);
}

/** A command line for people to run next, with the folders and the other options of this one that it needs. */
export function nextCommand(name: keyof typeof FINDS_BY, words: string): string {
  const options = said();
  const [script, ...below] = name.split(' ');
  return [
    `npm run ${script} --`,
    ...below,
    words,
    ...FINDS_BY[name].flatMap((option) => options[option] ?? []),
  ].join(' ');
}

/** The command line that publishes a tenant again, by a build or, where nights publish it, by a night. */
export const publishAgain = (slug: string, words: readonly string[] = []): string =>
  nextCommand(
    ['nightly', 'status'].includes(said()['command'] ?? '') ? 'nightly' : 'build',
    [slug, ...words].join(' '),
  );
