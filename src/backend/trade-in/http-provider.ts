import * as z from 'zod';
import { BuildYear, VehicleWord } from '../../api/look-up-plate.ts';
import type { HttpProvider } from '../../domain/trade-in/valuation-provider-settings.ts';
import type { Backend } from '../backend.ts';
import { askJson, NOTHING, type JsonRequest } from '../provider/ask-json.ts';
import { fillTemplate } from '../provider/fill-template.ts';
import { readMapped } from './read-mapped.ts';
import type { ValuationProvider } from './valuation-provider.ts';

const MAX_DOLLARS = 5_000_000;

/** A figure in dollars, as a number or as text with a sign and commas. */
const Dollars = z
  .union([
    z.number(),
    z
      .string()
      .max(20)
      .regex(/^\$?[\d,]+(\.\d{1,2})?$/)
      .transform((text) => Number(text.replace(/[$,]/g, ''))),
  ])
  .pipe(z.number().min(0).max(MAX_DOLLARS));
const Year = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{4}$/)
      .transform(Number),
  ])
  .pipe(BuildYear);

const PlateAnswer = z.object({ make: VehicleWord, model: VehicleWord, year: Year });
const ValueAnswer = z
  .object({ low: Dollars, high: Dollars, offer: Dollars.exactOptional() })
  .refine(({ low, high }) => low <= high, 'its low figure is above its high one');

type Request = { url: string; method: 'GET' | 'POST'; body: string };

function requestOf(
  { url, method, body }: Request,
  { headers }: Pick<HttpProvider, 'headers'>,
  asked: Readonly<Record<string, string>>,
  secret: string,
): JsonRequest {
  const own = Object.entries(headers).map(([name, value]) => [
    name.toLowerCase(),
    fillTemplate(value, { secret }),
  ]);
  return {
    url: fillTemplate(url, asked, 'address'),
    method,
    headers: {
      accept: 'application/json',
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...Object.fromEntries(own),
    },
    ...(method === 'POST' && { body: fillTemplate(body, asked, 'json') }),
  };
}

/**
 * Asks a provider by the templates of the settings. What it answers is held against a schema, whatever it sends: a figure
 * that is none, or a name with markup, is as no answer.
 */
export function httpProvider(
  settings: HttpProvider,
  fetch: Backend['fetch'],
  secretOf: Backend['secretOf'],
): ValuationProvider {
  const { name, secret: secretName, timeout_seconds: seconds, plate, value } = settings;

  async function ask<T>(
    request: Request & { answer: Readonly<Record<string, string | undefined>> },
    asked: Readonly<Record<string, string>>,
    schema: z.ZodType<T>,
  ): Promise<T | undefined> {
    const secret = secretName === undefined ? '' : secretOf(secretName);
    if (secret === undefined) throw new Error(`${secretName} is not set in the environment of the backend`);
    const answer = await askJson(fetch, requestOf(request, settings, asked, secret), seconds);
    if (answer === NOTHING) return undefined;
    const parsed = schema.safeParse(readMapped(answer, request.answer));
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw new Error(`its answer is not as agreed: ${issue?.path.join('.')} ${issue?.message}`);
  }

  return {
    name,
    lookUp: async (rego, state) => (plate ? ask(plate, { rego, state }, PlateAnswer) : undefined),
    value: async ({ make, model, year, km, condition, rego = '', state = '' }) => {
      const asked = { make, model, year: String(year), km: String(km), condition, rego, state };
      const found = await ask(value, asked, ValueAnswer);
      return found && { ...found, restsOn: [`Figures of ${name}`] };
    },
  };
}
