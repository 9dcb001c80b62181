import { expect, test } from 'vitest';
import { exampleRequest } from '../checkout-store/payment-request.suite.ts';
import { TAKEN_AT, HOUR } from '../checkout-store/example-reservation.fixture.ts';
import type { PaymentRequest } from '../../domain/payment/payment-request.ts';
import { exampleDealer } from './example-dealer.fixture.ts';
import { paymentEmail } from './payment-emails.ts';

const dealer = exampleDealer();
const request = (changes: Partial<PaymentRequest> = {}): PaymentRequest => ({
  ...exampleRequest(),
  ...{ cancelled_at: null, paid_at: null, returned_at: null },
  ...changes,
});

test('A6 the email that asks has amount, reason, link, sender, and a warning', () => {
  const asked = { kind: 'payment_ask', request: request(), payment: 'open' } as const;
  expect(paymentEmail(asked, dealer, TAKEN_AT)).toEqual({
    subject: '$1,250.50 to pay: Balance of your 2021 Alder Brook',
    text: `Hello Rosa Quill,

Example Cars has asked you to pay online. You can pay until Saturday 5 December at 2:00 pm Sydney time.

For: Balance of your 2021 Alder Brook
Amount: $1,250.50
Reference: r1

Pay here: https://www.example.com.au/online-payment?request=r1

Payment code, if our payment page asks for it: r1

You'll pay by card on our payment provider's page. We'll never ask for your card number by email or phone. If you weren't expecting this, call us before you pay.

Example Cars
Motor dealer licence MD012345
Phone (02) 5550 0100
https://www.example.com.au
`,
  });
});

test('A6 an email that goes after the request was taken back asks for nothing', () => {
  const { text } = paymentEmail(
    { kind: 'payment_ask', request: request({ cancelled_at: 1 }), payment: 'open' },
    dealer,
    TAKEN_AT,
  );
  expect(text).toContain("You don't need to pay anything.");
  expect(text).not.toContain('Pay here:');
});

test('A6 the receipt, the money back, and the news to the dealer', () => {
  const paid = request({ paid_at: TAKEN_AT + HOUR });
  const receipt = paymentEmail(
    { kind: 'payment_receipt', request: paid, payment: 'paid' },
    dealer,
    TAKEN_AT + HOUR,
  );
  expect(receipt.subject).toBe('$1,250.50 paid: Balance of your 2021 Alder Brook');
  expect(receipt.text).toContain('You paid $1,250.50 on Saturday 21 November at 3:00 pm Sydney time.');
  expect(receipt.text).toContain('Motor dealer licence MD012345');
  const back = { kind: 'payment_receipt', request: paid, payment: 'refunded' } as const;
  expect(paymentEmail(back, dealer, TAKEN_AT).text).toContain("We've refunded $1,250.50.");
  const news = { kind: 'payment_news', request: paid, payment: 'paid' } as const;
  const told = paymentEmail(news, dealer, TAKEN_AT);
  expect(told.subject).toBe('$1,250.50 was paid: Balance of your 2021 Alder Brook');
  expect(told.text).toContain('Name: Rosa Quill\nPhone: 0491 570 006');
  expect(told.text).toContain('https://www.example.com.au/_leads/payments');
});
