import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FieldKind } from '../../domain/lead/lead-form.ts';
import { Field } from './Field.tsx';

const html = (kind: FieldKind, room?: string): string =>
  renderToStaticMarkup(
    createElement(Field, {
      field: { name: 'it', kind, label: 'It', noun: 'it', required: true },
      error: undefined,
      room,
    }),
  );

test.each<FieldKind>(['name', 'text', 'message', 'email', 'phone', 'postcode', 'money'])(
  'F3 a field of the kind %s cuts nothing that is pasted',
  (kind) => {
    expect(html(kind)).not.toMatch(/maxlength/i);
  },
);

test('F3 a message counts what is left where that is little, and says nothing before', () => {
  expect(html('message')).toMatch(/aria-live="polite" hidden=""><\/p>/);
  expect(html('message', '400 characters left')).toMatch(/aria-live="polite">400 characters left<\/p>/);
});
