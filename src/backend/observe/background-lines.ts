import { write, writeSync } from 'node:fs';

/** Characters of lines that are written together, and milliseconds for which a line waits for others at most. */
const WRITTEN_TOGETHER = 8 * 1024;
const MAX_WAIT = 200;
/** Characters that wait at most while a write is under way. */
const MAX_WAITING = 1024 * 1024;
/** Milliseconds until a pipe that was full is tried again. */
const AFTER_FULL_PIPE = 100;

/**
 * Writes lines to a file descriptor in the background, and what is left when the process ends. Lines that it refuses, as a
 * full disk does, or that come faster than it takes them are dropped and told by their number: nobody waits for a log.
 */
export function backgroundLines(
  descriptor: number,
  tellDropped: (lines: number) => void,
): { write: (line: string) => void } {
  let waiting: string[] = [];
  let characters = 0;
  let isWriting = false;
  let timer: NodeJS.Timeout | undefined;

  function take(): { bytes: Buffer; lines: number } {
    const taken = { bytes: Buffer.from(waiting.join('')), lines: waiting.length };
    waiting = [];
    characters = 0;
    return taken;
  }

  function writeRest(bytes: Buffer, lines: number): void {
    write(descriptor, bytes, (error, written) => {
      if (error?.code === 'EAGAIN') return void setTimeout(() => writeRest(bytes, lines), AFTER_FULL_PIPE);
      if (error) tellDropped(lines);
      else if (written < bytes.length) return writeRest(bytes.subarray(written), lines);
      isWriting = false;
      if (characters >= WRITTEN_TOGETHER) flush();
      else if (characters > 0) timer ??= setTimeout(flush, MAX_WAIT).unref();
    });
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (isWriting || characters === 0) return;
    isWriting = true;
    const { bytes, lines } = take();
    writeRest(bytes, lines);
  }

  process.on('exit', () => {
    // A reader that holds a write up would hold the end up too.
    if (isWriting) return;
    try {
      writeSync(descriptor, take().bytes);
    } catch {
      // Nobody is left to be told.
    }
  });

  return {
    write: (line) => {
      if (characters + line.length > MAX_WAITING) return tellDropped(1);
      waiting.push(line);
      characters += line.length;
      if (characters >= WRITTEN_TOGETHER) flush();
      else if (!isWriting) timer ??= setTimeout(flush, MAX_WAIT).unref();
    },
  };
}
