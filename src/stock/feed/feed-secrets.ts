import { FeedError } from './feed-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Variables of the environment that settings of feeds may name; others are none of a feed's business. */
const PREFIX = 'FORECOURT_FEED_';

/**
 * A text of the settings with the variables that it names, as ${FORECOURT_FEED_KEY}, put in from the environment; `encode`
 * makes each fit where it is put. Throws FeedError, naming the variable alone, for one that is not set or not of feeds.
 */
export function withSecrets(
  text: string,
  environment: Environment,
  encode: (secret: string) => string = (secret) => secret,
): string {
  return text.replace(/\$\{([^}]*)\}/g, (_, name: string) => {
    if (!/^[A-Z\d_]+$/.test(name) || !name.startsWith(PREFIX)) {
      throw new FeedError(
        'unreachable',
        `The settings of the feed name the variable '${name}': only names that begin with ${PREFIX} are read. Rename it.`,
      );
    }
    const secret = environment[name];
    if (secret === undefined || secret === '') {
      throw new FeedError(
        'unreachable',
        `The variable ${name} of the environment is not set, which the settings of the feed name. Set it where builds run.`,
      );
    }
    return encode(secret);
  });
}
