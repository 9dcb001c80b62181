import { plainText } from '../../domain/text/plain-text.ts';
import { sanitiseHtml } from '../../tenant/sanitise-html.ts';
import { partsAt, writtenList } from './list-parts.ts';
import { readLongText, readText } from './read-text.ts';
import type { ReadingNotes } from './reading-notes.ts';

/**
 * The members of a list, of one that a text writes as JSON or Python do, or the parts of a text that are not empty: at bars or
 * lines, else at semicolons, else at commas, but not inside brackets nor inside a figure such as '3,500 kg'.
 */
export function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string') return value === undefined || value === null ? [] : [value];
  const text = value.trim();
  const written = writtenList(text);
  if (written) return written;
  const mark = text.includes('|') ? '|' : text.includes('\n') ? '\n' : text.includes(';') ? ';' : ',';
  return partsAt(mark === '|' ? text.replaceAll('\n', '|') : text, mark)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** A list of one-line texts, each once. */
export function readTexts(value: unknown, field: string, notes: ReadingNotes): string[] {
  const texts = listOf(value).map((member) => readText(member, field, notes));
  return [...new Set(texts.filter((text) => text !== undefined))];
}

const LINE_ENDS = /<\/(?:p|li|ul|ol|h3|h4)>|<br>/;

/** Equipment lines as plain text, from a list, a text or HTML; markup is sanitised before it is taken out. */
export function readEquipment(value: unknown, field: string, notes: ReadingNotes): string[] {
  const members = typeof value === 'string' && /<[a-z]/i.test(value) ? [value] : listOf(value);
  const lines = members.flatMap((member) => {
    const text = readLongText(member);
    if (text === undefined || !/[<&]/.test(text)) return [text];
    return sanitiseHtml(text).split(LINE_ENDS).map(plainText);
  });
  return readTexts(lines, field, notes);
}
