import { html } from 'hono/html';
import type { Markup } from './page-shell.ts';

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
