import { typedCode } from '../text/typed-characters.ts';

/** A registration as it is kept and looked up: capitals and digits, without the spaces, hyphens and dots between them. */
export const plateText = (typed: string): string => typedCode(typed).replace(/[.·•]/g, '');
