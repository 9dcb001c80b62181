import { escapeMarkup } from '../../domain/text/escape-markup.ts';

export type Tone = 'good' | 'watch' | 'bad';

/** A shape for each tone, so that colour alone says nothing. */
const SHAPES: Readonly<Record<Tone, string>> = {
  good: '<path d="M3 8.5 6.5 12 13 4.5"/>',
  watch: '<path d="M8 2.5 14.5 13.5h-13zM8 7v3M8 11.7v.1"/>',
  bad: '<path d="M4 4l8 8M12 4l-8 8"/>',
};

/** What became of something as a mark with a shape, a colour and words. */
export const outcomePill = (tone: Tone, words: string): string =>
  `<span class="pill ${tone}"><svg viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="2" ` +
  `stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${SHAPES[tone]}</svg>${escapeMarkup(words)}</span>`;

/** Lines that someone should read; folded away unless `isOpen`. */
export function troubleMarkup(lines: readonly string[], isOpen: boolean): string {
  if (lines.length === 0) return '';
  const list = `<ul>${lines.map((line) => `<li>${escapeMarkup(line)}</li>`).join('')}</ul>`;
  if (isOpen) return list;
  const count = lines.length === 1 ? '1 thing to read' : `${lines.length} things to read`;
  return `<details><summary>${count}</summary>${list}</details>`;
}
