import { expect, test } from 'vitest';
import { fieldProblem } from './field-problem.ts';
import { fieldRoom } from './field-room.ts';
import type { FieldKind } from './lead-form.ts';

test.each<[kind: FieldKind, typed: string, room: object]>([
  ['message', '', {}],
  ['message', 'x'.repeat(3599), {}],
  ['message', 'x'.repeat(3600), { left: '400 characters left' }],
  ['message', 'x'.repeat(3999), { left: '1 character left' }],
  ['message', 'x'.repeat(4000), { left: '0 characters left' }],
  ['message', `${'x'.repeat(4000)}  \r\n`, { left: '0 characters left' }],
  ['message', 'x'.repeat(4001), { problem: 'Please keep this to 4,000 characters; it has 4,001.' }],
  ['message', 'x'.repeat(10_000), { problem: 'Please keep this to 4,000 characters; it has 10,000.' }],
  ['name', 'x'.repeat(80), {}],
  ['name', 'x'.repeat(81), { problem: 'Please keep this to 80 characters; it has 81.' }],
  ['text', 'x'.repeat(201), { problem: 'Please keep this to 200 characters; it has 201.' }],
  ['email', 'rosa@gmial.com', { left: 'Did you mean rosa@gmail.com?' }],
  ['email', 'Rosa@hotmal.com', { left: 'Did you mean rosa@hotmail.com?' }],
  ['email', 'rosa@gmail.con', { left: 'Did you mean rosa@gmail.com?' }],
  ['email', 'rosa@bigpnd.com', { left: 'Did you mean rosa@bigpond.com?' }],
  ['email', 'rosa@yahoo.com.a', {}],
  ['email', 'rosa@gmail.co', {}],
  ['email', 'rosa@gmail.com', {}],
  ['email', 'rosa@ymail.com', {}],
  ['email', 'rosa@example.com', {}],
  ['email', 'rosa', {}],
  ['phone', ' 0491 570 156 '.padEnd(40), {}],
])('F3 what is said of the length of an answer (%s)', (kind, typed, room) => {
  expect(fieldRoom(kind, typed)).toEqual(room);
});

test.each<FieldKind>(['name', 'text', 'message', 'email', 'phone'])(
  'F3 a %s that is too long is said to be so as it is typed and when it is sent, in the same words',
  (kind) => {
    const typed = 'x'.repeat(5000);
    expect(fieldProblem({ kind, noun: 'it', required: true }, typed)).toBe(fieldRoom(kind, typed).problem);
  },
);
