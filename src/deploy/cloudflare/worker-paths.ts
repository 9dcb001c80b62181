import { BACKEND_PATHS } from '../../domain/platform/backend-paths.ts';

/** The addresses of the backend with `*` for each part that may be anything, as Cloudflare writes rules. */
export const workerPaths = (): string[] => BACKEND_PATHS.map((path) => path.replace(/:\w+/g, '*'));
