import { expect, test } from 'vitest';
import { QuoteRequestSchema } from '../../api/request-quote.ts';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import { FinanceSettings } from './finance-settings.ts';
import { quoteRequest } from './quote-request.ts';
import { resolveFinance } from './resolve-finance.ts';

const ADVERTISED = { credit_provider: 'Headland Credit Pty Ltd', licence: '512345' };
const car = exampleVehicle({ year: 2021, vin: '6T1BF3FK10X000001', nvic: 'ABC12D' });
const identity = { show_vin: true, show_plate: true };

const asked = (vehicle = car, settings: object = { advertise: ADVERTISED }, show_vin = true) =>
  quoteRequest(vehicle, resolveFinance(FinanceSettings.parse(settings)), {
    name: 'Example Motors',
    identity: { ...identity, show_vin },
  });

test('C10 a quote is asked for the price with the score and term of the call, and for this vehicle', () => {
  expect(asked()).toEqual({
    selfAssessedCreditScore: 'GREAT',
    purchasePrice: 25_990,
    loanTerm: 5,
    year: 2021,
    vin: '6T1BF3FK10X000001',
    nvic: 'ABC12D',
    whoIsHelping: 'Example Motors',
  });
  expect(QuoteRequestSchema.safeParse(asked())).toMatchObject({ success: true });
});

test('C10 what is not known of a vehicle, or not to be shown of it, is not sent', () => {
  const bare = asked(exampleVehicle({ year: undefined }));
  expect(Object.keys(bare ?? {})).toEqual([
    'selfAssessedCreditScore',
    'purchasePrice',
    'loanTerm',
    'whoIsHelping',
  ]);
  expect(asked(car, undefined, false)).not.toHaveProperty('vin');
});

test.each([
  ['nobody may advertise credit', car, {}],
  ['the vehicle is reserved', { ...car, reserved: true }, { advertise: ADVERTISED }],
  ['it has no price', { ...car, price: 0 }, { advertise: ADVERTISED }],
  ['no loan runs for five years', car, { advertise: ADVERTISED, choices: { term: { min: 6, start: 6 } } }],
])('C1 C10 none is asked for where %s', (_, vehicle, settings) => {
  expect(asked(vehicle, settings)).toBeUndefined();
});
