import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ExpectedError } from '../../command-line/expected-error.ts';
import { PROJECT_ROOT } from '../../command-line/project-root.ts';

/**
 * The release of Astro whose private part compiled-pages.ts was written for. With another one the same code is tried; where
 * it fails, Astro builds the site by itself.
 */
export const KNOWN_ASTRO = '7.3.5';

/** How the process that compiles ends when it throws UnknownAstroError. */
export const UNKNOWN_ASTRO_EXIT_CODE = 3;

/** The release of Astro that is installed in the project. */
export function installedAstro(): string {
  const file = createRequire(path.join(PROJECT_ROOT, 'package.json')).resolve('astro/package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** The private part of Astro that code for all sites uses is not the one it knows: each site has to be built by Astro alone. */
export class UnknownAstroError extends ExpectedError {
  override readonly name = 'UnknownAstroError';
}

/**
 * What to throw for an error of code that uses Astro's private part: UnknownAstroError where another release than KNOWN_ASTRO
 * is installed, else the error itself.
 */
export function astroErrorOf(error: unknown, installed: string = installedAstro()): unknown {
  if (installed === KNOWN_ASTRO || error instanceof UnknownAstroError) return error;
  const words = error instanceof Error ? error.message : String(error);
  return new UnknownAstroError(`Astro ${installed} is not ${KNOWN_ASTRO}: ${words}`, { cause: error });
}

/** Throws UnknownAstroError where `isKnown` is false; `part` names what Astro should have. */
export function expectAstroPart(isKnown: boolean, part: string): void {
  if (!isKnown)
    throw new UnknownAstroError(`Astro ${installedAstro()} has no ${part} as ${KNOWN_ASTRO} has it.`);
}
