import { styleText } from 'node:util';

type Stream = { isTTY?: boolean; columns?: number };
type Environment = Record<string, string | undefined>;

/** How a stream may be written to: `live` lines can be rewritten in place, `colour` means escape codes are welcome. */
export type Terminal = { live: boolean; colour: boolean; columns: number };

/** Reads NO_COLOR (no-color.org), TERM=dumb, CI and whether the stream is a terminal at all. */
export function terminalOf(stream: Stream, env: Environment = process.env): Terminal {
  const isScreen = stream.isTTY === true && env['TERM'] !== 'dumb';
  return {
    live: isScreen && !env['CI'],
    colour: isScreen && !env['NO_COLOR'],
    columns: stream.columns ?? 80,
  };
}

export type Tone = 'bold' | 'dim' | 'green' | 'red' | 'yellow';

/** The text in a tone, or the bare text where colours are not welcome. */
export function toned(tone: Tone, text: string, terminal: Pick<Terminal, 'colour'>): string {
  return terminal.colour ? styleText(tone, text, { validateStream: false }) : text;
}
