import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';

/** A command of package.json that is a script of the project: its name, and the file that it starts. */
export type ProjectCommand = { name: string; file: string };

/** The commands of package.json that explain themselves with `--help`. */
export function projectCommands(): ProjectCommand[] {
  const { scripts } = JSON.parse(readFileSync(path.join(PROJECT_ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return Object.entries(scripts).flatMap(([name, words]) => {
    const [file] = /(?:scripts|tests)\/[\w/-]+\.ts$/.exec(words) ?? [];
    return file === undefined ? [] : [{ name, file }];
  });
}

/** How a command is called by people. */
const called = (name: string): string =>
  ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;

/** The part of docs/commands.md about one command: what it says of itself. */
export const commandSection = (name: string, help: string): string =>
  `## ${called(name)}\n\n\`\`\`text\n${help.trimEnd()}\n\`\`\`\n`;

const HEADER = `# Commands

What each command says with \`--help\`. Written by \`npm run docs -- --write\`; a test holds it to the commands.
`;

/** docs/commands.md: every command with its help, as Markdown. */
export const commandsPage = (commands: readonly { name: string; help: string }[]): string =>
  [HEADER, ...commands.map(({ name, help }) => commandSection(name, help))].join('\n');
