import { systemErrorText } from '../../command-line/system-error.ts';

/** The words of an error of Astro or Vite, which carries the file and a hint beside its message; people need all three. */
export function describeAstroError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const ofSystem = systemErrorText(error, 'A page');
  if (ofSystem !== undefined) return ofSystem;
  const read = (key: string): string | undefined => {
    const value: unknown = Reflect.get(error, key);
    return typeof value === 'string' ? value : undefined;
  };
  const file = read('id');
  const hint = read('hint');
  return [error.message, ...(file ? [`in ${file}`] : []), ...(hint ? [hint] : [])].join('\n');
}
