import type { CodeMessage } from './code-sender.ts';

/** Codes that were shown and not sent, the latest first. */
export type ShownCodes = {
  show: (message: CodeMessage) => void;
  latest: () => readonly ShownCode[];
};
export type ShownCode = { tenant: string; ending: string; code: string; at: number };

const MAX = 20;

/**
 * Shows codes where no provider sends them: as a line by `tell`, and on the operator's page. They are kept in the memory of
 * this process alone, without the number; `clock` in milliseconds.
 */
export function createShownCodes(tell: (line: string) => void, clock: () => number): ShownCodes {
  const codes: ShownCode[] = [];
  return {
    show: ({ tenant, phone, code }) => {
      const ending = phone.slice(-3);
      codes.unshift({ tenant, ending, code, at: clock() });
      codes.length = Math.min(codes.length, MAX);
      tell(`${tenant}: ${code} is the code for the mobile that ends in ${ending}`);
    },
    latest: () => codes,
  };
}
