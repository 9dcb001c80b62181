import { expect, test } from 'vitest';
import { NO_DETAILS } from './user.ts';
import { validateDetails } from './validate-details.ts';

test('A5 details are kept without what cannot be seen, the phone in its international form', () => {
  const typed = {
    name: ' Rosa ',
    last_name: 'O’Neill\u0000',
    email: 'rosa@example.com',
    phone: '(02) 5550 0100',
    postcode: '2150',
    admin: 'yes',
  };
  expect(validateDetails(typed)).toEqual({
    details: {
      name: 'Rosa',
      last_name: 'O’Neill',
      email: 'rosa@example.com',
      phone: '+61255500100',
      postcode: '2150',
    },
  });
});

test('A5 nothing has to be told', () => {
  expect(validateDetails({})).toEqual({ details: NO_DETAILS });
});

test.each([
  ['name', 'R2-D2', 'Please use letters in the name.'],
  ['email', 'rosa', 'Please enter an email address such as name@example.com.'],
  ['phone', '12', 'Please enter a phone number with its area code, such as 0491 570 006 or 02 5550 0100.'],
  ['postcode', '215', 'Invalid postcode. Please enter a 4-digit number.'],
])('A5 the %s %j is refused', (field, value, message) => {
  expect(validateDetails({ [field]: value })).toEqual({ errors: [{ field, message }] });
});
