import type { SiteInput } from '../site/site-input.ts';

/**
 * Whether a preview is rendered, by FORECOURT_PREVIEW: the lines of what is wrong with the tenant's files, as a JSON list.
 * Not set, what is rendered may be published.
 */
export function previewOf(environment: Readonly<Record<string, string | undefined>>): SiteInput['preview'] {
  const given = environment['FORECOURT_PREVIEW'];
  return given === undefined ? undefined : { problems: JSON.parse(given) };
}
