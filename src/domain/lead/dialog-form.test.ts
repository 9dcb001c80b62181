import { expect, test } from 'vitest';
import { dialogFormPath, dialogQuery } from './dialog-form.ts';

test('V15 the data of a form is beside its page', () => {
  expect(dialogFormPath('/enquire')).toBe('/enquire.json');
});

test.each([
  ['', '?car_id=a', 'car_id=a'],
  ['?deposit=2000&term=4', '?car_id=a', 'deposit=2000&term=4&car_id=a'],
  ['?car_id=b&term=4', '?car_id=a&term=5', 'car_id=a&term=5'],
  ['?message=%3Cb%3E', '', 'message=%3Cb%3E'],
])('C12 a form over a page at %j is filled from it and from the link %j', (page, link, query) => {
  expect(dialogQuery(page, link).toString()).toBe(query);
});
