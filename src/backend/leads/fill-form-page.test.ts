import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import { describe, expect, test } from 'vitest';
import { fillFormPage } from './fill-form-page.ts';

const PAGE = `<!doctype html><html lang="en"><head><script>if (a < b && c) {}</script>
<script type="application/ld+json">{"name":"A & B"}</script></head><body><search><input name="name" value="keep"></search>
<form method="post" action="/api/leads" data-lead-form="contact">
<div data-error-summary tabindex="-1" hidden><h2>Please fix the following errors:</h2><ul></ul><p hidden data-form-failure></p></div>
<input name="name" id="lead-name"><p id="lead-name-error" hidden data-error-of="name"></p>
<textarea name="message" id="lead-message"></textarea><p hidden data-error-of="message"></p>
<select name="category"><option value="">Choose</option><option value="a" selected>A</option><option value="b">B</option></select>
<input type="checkbox" name="terms" value="yes" checked><input type="checkbox" name="opt_in" value="yes">
<input type="file" name="resume"><input type="hidden" name="car_id" value="">
</form></body></html>`;
const fill = (answers: Partial<Parameters<typeof fillFormPage>[1]>) =>
  fromHtml(fillFormPage(PAGE, { form: 'contact', values: {}, errors: [], ...answers }) ?? '');
const valueOf = (page: ReturnType<typeof fill>, selector: string) =>
  select(selector, page)?.properties['value'];

describe('F3 the answer to a form without JavaScript', () => {
  const values = {
    name: 'Rosa',
    message: 'Two\nlines',
    category: 'b',
    opt_in: 'yes',
    car_id: 'v1',
    resume: 'x',
  };

  test('keeps every answer', () => {
    const page = fill({ values });
    expect(valueOf(page, 'form [name=name]')).toBe('Rosa');
    expect(toText(select('textarea', page)!, { whitespace: 'pre' })).toBe('Two\nlines');
    expect(selectAll('option[selected]', page).map(({ properties }) => properties['value'])).toEqual(['b']);
    expect(select('[name=opt_in]', page)?.properties['checked']).toBe(true);
    expect(select('[name=terms]', page)?.properties['checked']).not.toBe(true);
    expect(valueOf(page, '[name=car_id]')).toBe('v1');
    expect(valueOf(page, '[type=file]')).toBeUndefined();
    expect(valueOf(page, 'search input')).toBe('keep');
  });

  test('says what to mend beside each field and in a summary that links to them', () => {
    const errors = [
      { field: 'name', message: 'Please enter your first name.' },
      { field: 'message', message: 'Please enter your comments.' },
    ];
    const page = fill({ values, errors });
    const summary = select('[data-error-summary]', page)!;
    expect(summary.properties).toMatchObject({ autoFocus: true });
    expect(summary.properties).not.toHaveProperty('hidden');
    expect(selectAll('a', summary).map((a) => [a.properties['href'], toText(a)])).toEqual([
      ['#lead-name', 'Please enter your first name.'],
      ['#lead-message', 'Please enter your comments.'],
    ]);
    const place = select('[data-error-of=name]', page)!;
    expect(toText(place)).toBe('Please enter your first name.');
    expect(place.properties).not.toHaveProperty('hidden');
    expect(select('form [name=name]', page)?.properties['ariaInvalid']).toBe('true');
    expect(select('[name=category]', page)?.properties['ariaInvalid']).toBeUndefined();
    expect(select('[data-form-failure]', page)?.properties['hidden']).toBe(true);
  });

  test('says what is wrong with the whole', () => {
    const page = fill({ failure: 'Please call us.' });
    expect(toText(select('[data-form-failure]', page)!)).toBe('Please call us.');
    expect(select('[data-error-summary]', page)?.properties).not.toHaveProperty('hidden');
  });

  test.each([
    '"><script>alert(1)</script>',
    '</textarea><img src=x onerror=alert(1)>',
    '=cmd|"/c"!A1',
    '&lt;',
  ])('S4 %s stays text', (typed) => {
    const page = fill({
      values: { name: typed, message: typed },
      errors: [{ field: 'name', message: typed }],
      failure: typed,
    });
    expect(valueOf(page, 'form [name=name]')).toBe(typed);
    expect(toText(select('textarea', page)!, { whitespace: 'pre' })).toBe(typed);
    expect(selectAll('img', page)).toEqual([]);
    expect(selectAll('script', page)).toHaveLength(2);
  });

  test('leaves scripts and everything outside the form as they were', () => {
    const html = fillFormPage(PAGE, { form: 'contact', values, errors: [] });
    expect(html).toContain('<script>if (a < b && c) {}</script>');
    expect(html).toContain('{"name":"A & B"}');
    expect(html?.startsWith('<!doctype html>')).toBe(true);
  });

  test('a page without the form is no answer', () => {
    expect(fillFormPage(PAGE, { form: 'parts', values: {}, errors: [] })).toBeUndefined();
  });
});
