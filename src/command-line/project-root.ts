import { fileURLToPath } from 'node:url';

/** The absolute folder of the project, without a closing slash. */
export const PROJECT_ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');
