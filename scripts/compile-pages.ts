// Compiles the code of all pages in a process of its own. node compile-pages.ts <empty folder inside the project>
// Ends with UNKNOWN_ASTRO_EXIT_CODE where Astro is not the one that it knows.
import { compilePages } from '../src/build/astro/compile-pages.ts';
import { UNKNOWN_ASTRO_EXIT_CODE, UnknownAstroError } from '../src/build/astro/known-astro.ts';
import { PROJECT_ROOT } from '../src/command-line/project-root.ts';

process.chdir(PROJECT_ROOT);
try {
  await compilePages(process.argv[2] ?? '');
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exit(error instanceof UnknownAstroError ? UNKNOWN_ASTRO_EXIT_CODE : 1);
}
process.exit(0);
