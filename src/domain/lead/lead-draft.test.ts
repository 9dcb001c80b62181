import { expect, test } from 'vitest';
import { afterSending, draftFor, draftName, readDrafts, withDraft, writeDrafts } from './lead-draft.ts';

const NOW = Date.UTC(2026, 10, 22);
const DAY = 86_400_000;

test('F12 what is typed is kept by form, without the agreements', () => {
  const drafts = withDraft({}, 'enquiry', { name: 'Jo', message: 'Hello', terms: 'yes' });
  expect(drafts).toEqual({ enquiry: { name: 'Jo', message: 'Hello' } });
  expect(readDrafts(writeDrafts(drafts, NOW), NOW + DAY)).toEqual(drafts);
  expect(withDraft(drafts, 'enquiry', {})).toEqual({});
});

test('F12 a draft is gone after 14 days, and one of the future is none', () => {
  const text = writeDrafts({ enquiry: { name: 'Jo' } }, NOW);
  expect(readDrafts(text, NOW + 14 * DAY)).not.toEqual({});
  expect(readDrafts(text, NOW + 14 * DAY + 1)).toEqual({});
  expect(readDrafts(text, NOW - 2 * DAY)).toEqual({});
});

test('F12 who asks fills in the next form; what was asked does not', () => {
  const drafts = { enquiry: { name: 'Jo', message: 'Hello' } };
  expect(draftFor(drafts, 'test-drive')).toEqual({ name: 'Jo' });
  expect(draftFor(drafts, 'enquiry')).toEqual({ name: 'Jo', message: 'Hello' });
  expect(draftFor(afterSending(drafts, 'enquiry'), 'enquiry')).toEqual({ name: 'Jo' });
});

test('F12 what is asked about a vehicle is kept for it alone, of the newest 20, and who asks for all', () => {
  const [miko, sora] = [draftName('enquiry', 'miko'), draftName('enquiry', 'sora')];
  const drafts = withDraft({}, miko, { name: 'Jo', message: 'About the Miko' });
  expect(draftFor(drafts, sora)).toEqual({ name: 'Jo' });
  expect(draftFor(drafts, draftName('enquiry', ''))).toEqual({ name: 'Jo' });
  const both = withDraft(drafts, sora, { name: 'Jo', message: 'About the Sora' });
  expect(draftFor(both, miko)['message']).toBe('About the Miko');
  expect(draftFor(afterSending(both, sora), miko)['message']).toBe('About the Miko');
  const cars = Array.from({ length: 30 }, (_, car) => `enquiry ${car}`);
  const many = cars.reduce((kept, name) => withDraft(kept, name, { message: 'Hello' }), both);
  expect(Object.keys(many)).toEqual(cars.slice(10));
});

test('F2 F12 a form that is sent twice, or has no draft, leaves who asked by another', () => {
  const drafts = { contact: { name: 'Jo', message: 'Hello' }, person: { phone: '0491 570 156' } };
  const sent = { person: { name: 'Jo', phone: '0491 570 156' } };
  expect(afterSending(drafts, 'contact')).toEqual(sent);
  expect(afterSending(afterSending(drafts, 'contact'), 'contact')).toEqual(sent);
});

test.each([
  null,
  '',
  '{',
  'null',
  '[]',
  '{"at":"now","drafts":{}}',
  `{"at":${NOW},"drafts":7}`,
  `{"at":${NOW},"drafts":{"enquiry":"<img src=x onerror=alert(1)>"}}`,
  `{"at":${NOW},"drafts":{"enquiry":{"name":{"toString":1}}}}`,
  `{"at":${NOW},"drafts":{"enquiry":{"message":"${'x'.repeat(20_001)}"}}}`,
])('S4 %j in the storage answers nothing', (text) => {
  expect(draftFor(readDrafts(text, NOW), 'enquiry')).toEqual({});
});

test('F12 a message that is too long to be sent is kept, to be cut down', () => {
  const drafts = { enquiry: { message: 'x'.repeat(10_000) } };
  expect(readDrafts(writeDrafts(drafts, NOW), NOW)).toEqual(drafts);
});
