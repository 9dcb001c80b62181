import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { opaqueHex } from '../../tenant/opaque-colour.ts';
import { ExpectedError } from '../../command-line/expected-error.ts';

/** Colours of a tenant's theme that a share image is drawn in, by the name of their token. */
type Token = 'band' | 'band-ink' | 'band-ink-soft' | 'accent' | 'accent-ink';
export type ThemeColours = Record<Token, string>;

function colourOf(css: string, token: string, file: string): string {
  const [, value = ''] = new RegExp(`--color-${token}\\s*:\\s*([^;}]*)`).exec(css) ?? [];
  const colour = opaqueHex(value);
  if (colour !== undefined) return colour;
  const found = value.trim() === '' ? 'is missing' : `is ${value.trim()}`;
  throw new ExpectedError(
    `${file}: --color-${token} ${found}; share images need an opaque colour such as #1a5fb4. Pages show the plain photo until then.`,
  );
}

/** Reads the colours of share images from a tenant's `theme.css`, as #rrggbb. Throws ExpectedError naming the token that is missing or not opaque. */
export async function readThemeColours(tenantFolder: string): Promise<ThemeColours> {
  const file = path.join(tenantFolder, 'theme.css');
  const css = (await readFile(file, 'utf8')).replace(/\/\*[\s\S]*?\*\//g, '');
  const colour = (token: Token): string => colourOf(css, token, file);
  return {
    band: colour('band'),
    'band-ink': colour('band-ink'),
    'band-ink-soft': colour('band-ink-soft'),
    accent: colour('accent'),
    'accent-ink': colour('accent-ink'),
  };
}
