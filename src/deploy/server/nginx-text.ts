import { ExpectedError } from '../../command-line/expected-error.ts';

/** A word of nginx's configuration in quotes; `$1` and `$name` in it are what nginx knows by these names. */
export const nginxText = (text: string): string =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** The same for a text in which nothing stands for something else. Throws ExpectedError for `$`, which nginx cannot escape. */
export function nginxLiteral(text: string): string {
  if (/[$\n\r]/.test(text))
    throw new ExpectedError(
      `nginx cannot be configured with '${text}': it takes no $ and no line break in a value. Take them out of it.`,
    );
  return nginxText(text);
}

/** A block of lines in braces, indented. */
export const nginxBlock = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...lines.map((line) => `  ${line}`),
  '}',
];
