/**
 * What nobody sees: every control (Cc) and format (Cf) character but the tab and the ends of lines, and what follows a
 * character to choose its picture or fills a place without ink. Copied out of chats, PDFs and web pages, they stand in
 * addresses and numbers that look right.
 */
const INVISIBLE =
  /(?![\t\n\r])[\p{Cc}\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u2028\u2029\u3164\ufe00-\ufe0f\uffa0\u{e0100}-\u{e01ef}]/gu;

/** A text without the characters that nobody sees, for what is compared, mailed, dialled or looked up. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');
