import { toned, type Terminal } from './terminal.ts';

type Output = { write(text: string): unknown };
type Line = { text: string; ended: boolean };

/** Between two lines on the same phase of the same work, or a log fills with counting. */
const PLAIN_PAUSE_MS = 2_000;
const CLEAR_LINE = '\u001B[2K';
const lineUp = (count: number): string => `\u001B[${count}A\r`;

/** Tells how several pieces of work get on, each under its own name. */
export type Progress = {
  /** What a piece of work does now. */
  update(name: string, text: string): void;
  /** The last word on a piece of work; later updates of the same name are ignored. */
  end(name: string, text: string, tone: 'green' | 'red' | 'yellow'): void;
};

const firstWord = (text: string): string => text.split(' ', 1)[0] ?? '';

function plainProgress(output: Output, terminal: Terminal, width: number): Progress {
  const last = new Map<string, { text: string; at: number }>();
  const print = (name: string, text: string): void => {
    output.write(`${toned('bold', name.padEnd(width), terminal)}  ${text}\n`);
    last.set(name, { text, at: Date.now() });
  };
  return {
    update: (name, text) => {
      const before = last.get(name);
      const isSamePhase = before && firstWord(before.text) === firstWord(text);
      if (isSamePhase && Date.now() - before.at < PLAIN_PAUSE_MS) return;
      if (before?.text !== text) print(name, text);
    },
    end: (name, text, tone) => print(name, toned(tone, text, terminal)),
  };
}

function liveProgress(output: Output, terminal: Terminal, width: number): Progress {
  const lines = new Map<string, Line>();
  let drawn = 0;
  const draw = (): void => {
    const room = Math.max(10, terminal.columns - width - 3);
    const block = [...lines].map(([name, { text, ended }]) => {
      const shown = ended || text.length <= room ? text : `${text.slice(0, room - 1)}…`;
      return `${CLEAR_LINE}${toned('bold', name.padEnd(width), terminal)}  ${shown}\n`;
    });
    output.write((drawn > 0 ? lineUp(drawn) : '') + block.join(''));
    drawn = block.length;
  };
  const set = (name: string, line: Line): void => {
    if (lines.get(name)?.ended) return;
    lines.set(name, line);
    draw();
  };
  return {
    update: (name, text) => set(name, { text, ended: false }),
    end: (name, text, tone) => {
      const room = Math.max(10, terminal.columns - width - 3);
      set(name, { text: toned(tone, text.slice(0, room), terminal), ended: true });
    },
  };
}

/** Nothing but how work ended that did not go well. */
const quietProgress = (output: Output, terminal: Terminal): Progress => ({
  update: () => undefined,
  end: (name, text, tone) => {
    if (tone !== 'green') output.write(`${toned('bold', name, terminal)}  ${toned(tone, text, terminal)}\n`);
  },
});

/** Progress of the named pieces of work: a block that rewrites itself on a live terminal, else a line for each phase and, in
 * long ones, every other second; only what did not go well where it `isQuiet`. */
export function createProgress(
  names: readonly string[],
  output: Output,
  terminal: Terminal,
  isQuiet = false,
): Progress {
  if (isQuiet) return quietProgress(output, terminal);
  const width = Math.max(0, ...names.map((name) => name.length));
  return terminal.live ? liveProgress(output, terminal, width) : plainProgress(output, terminal, width);
}
