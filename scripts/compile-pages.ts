// Compiles the code of all pages in a process of its own. node compile-pages.ts <empty folder inside the project>
import { compilePages } from '../src/build/astro/compile-pages.ts';
import { PROJECT_ROOT } from '../src/command-line/project-root.ts';

process.chdir(PROJECT_ROOT);
try {
  await compilePages(process.argv[2] ?? '');
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
process.exit(0);
