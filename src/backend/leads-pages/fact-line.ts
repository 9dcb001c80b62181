import { html } from 'hono/html';
import type { Markup } from './page-shell.ts';

/** A fact with its term; nothing where there is no value. */
export const line = (term: string, value: Markup | string | undefined): Markup | '' =>
  value === undefined || value === ''
    ? ''
    : html`<dt>${term}</dt>
        <dd>${value}</dd>`;
