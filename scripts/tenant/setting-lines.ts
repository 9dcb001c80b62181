import type { SettingDescription } from '../../src/tenant/describe-settings.ts';
import { toned, type Terminal } from '../command-line/terminal.ts';

const LONGEST_VALUE = 100;

function valueText(value: unknown): string {
  const text = value === undefined ? '' : JSON.stringify(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

/**
 * One line for each setting: a star where it differs from the schema's default, path, who said so, and value. Tones only
 * where the terminal welcomes them.
 */
export function settingLines(settings: readonly SettingDescription[], terminal: Terminal): string[] {
  const width = Math.max(...settings.map(({ path }) => path.length));
  const lines = settings.map(({ path, value, saidBy, differs }) => {
    const line = `${differs ? '*' : ' '} ${path.padEnd(width)}  ${saidBy.padEnd('template'.length)}  ${valueText(value)}`;
    return toned(differs ? 'bold' : 'dim', line.trimEnd(), terminal);
  });
  const count = settings.filter(({ differs }) => differs).length;
  return [...lines, '', `* differs from the default: ${count} of ${settings.length} settings`];
}
