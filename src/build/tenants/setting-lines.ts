import type { SettingDescription } from '../../tenant/describe-settings.ts';
import { toned, type Terminal } from '../../command-line/terminal.ts';
import type { ExplainedSetting } from './reference/explained-settings.ts';

const MAX_VALUE_LENGTH = 100;

function valueText(value: unknown): string {
  const text = value === undefined ? '' : JSON.stringify(value);
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
}

/**
 * One line for each setting: a star where it differs from the schema's default, path, who said so, and value; where it is
 * explained, meaning and allowed values on a line below. Tones only where the terminal welcomes them.
 */
export function settingLines(
  settings: readonly (SettingDescription | ExplainedSetting)[],
  terminal: Terminal,
): string[] {
  const width = Math.max(...settings.map(({ path }) => path.length));
  const lines = settings.flatMap((setting) => {
    const { path, value, saidBy, differs } = setting;
    const line = `${differs ? '*' : ' '} ${path.padEnd(width)}  ${saidBy.padEnd('template'.length)}  ${valueText(value)}`;
    const shown = toned(differs ? 'bold' : 'dim', line.trimEnd(), terminal);
    return 'meaning' in setting ? [shown, `      ${setting.meaning} Allowed: ${setting.allowed}.`] : [shown];
  });
  const count = settings.filter(({ differs }) => differs).length;
  return [...lines, '', `* differs from the default: ${count} of ${settings.length} settings`];
}
