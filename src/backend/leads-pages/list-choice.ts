import { html } from 'hono/html';
import type { Markup } from './page-shell.ts';

/** Where a page of a list ends: the moment of its last line, in milliseconds, and what it is about. */
export type ListPlace = { at: number; id: string };

/** The last line of a page, as its address says it. */
export const placeText = ({ at, id }: ListPlace): string => `${at}.${id}`;

/** The line that a page begins after; undefined for other words. */
export function readPlace(text: string): ListPlace | undefined {
  const [, at, id] = /^(\d{1,15})\.(.{1,100})$/.exec(text) ?? [];
  return id === undefined ? undefined : { at: Number(at), id };
}

/** A menu of a filter: its words, and its values with theirs, one of them chosen. */
export const listChoice = (
  label: string,
  name: string,
  choices: readonly (readonly [value: string, words: string])[],
  chosen: string,
): Markup =>
  html`<label
    >${label}<select name="${name}">
      ${choices.map(([value, words]) => html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${words}</option>`)}
    </select></label
  >`;
