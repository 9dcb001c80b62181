import type { SettingDescription } from '../../../tenant/describe-settings.ts';
import { settingReference } from './setting-reference.ts';

/** A setting of a tenant with what the reference says of it. */
export type ExplainedSetting = SettingDescription & { meaning: string; allowed: string };

/** `locations[0].phone`, and `locations[].phone` of the reference, as `locations.phone`. */
const withoutPlaces = (path: string): string => path.replaceAll(/\[\d*\]/g, '');

/** The setting that holds `path`, one key further out; empty for a first key. */
const outerOf = (path: string): string => path.replace(/(^|\.)[^.]*$/, '');

/** Adds meaning and allowed values to each setting; a name that a tenant gives has those of the setting it is given in. */
export function explainedSettings(settings: readonly SettingDescription[]): ExplainedSetting[] {
  const rows = new Map(settingReference().map((row) => [withoutPlaces(row.path), row]));
  return settings.map((setting) => {
    let at = withoutPlaces(setting.path);
    while (at !== '' && !rows.has(at)) at = outerOf(at);
    return { ...setting, meaning: rows.get(at)?.meaning ?? '', allowed: rows.get(at)?.allowed ?? '' };
  });
}
