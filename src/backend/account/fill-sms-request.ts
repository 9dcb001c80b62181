import type { HttpSms } from '../../domain/account/sms-settings.ts';

/** A text message to a mobile in its international form. */
export type TextMessage = { phone: string; text: string };

export type SmsRequest = { url: string; headers: Record<string, string>; body: string };

const TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

/** A value as a part of a body: it can end no string and add no field. */
const ESCAPES = {
  json: (value: string): string => JSON.stringify(value).slice(1, -1),
  form: (value: string): string => encodeURIComponent(value),
} as const;

/** Puts values in place of words in braces, in one pass: a value with braces of its own stays what it is. */
const filled = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(phone|digits|text|secret)\}/g, (_, word: string) => values[word] ?? '');

/** The request by which a provider sends a message, from the template in the settings; `secret` is the provider's key. */
export function fillSmsRequest(
  { url, headers, format, body }: HttpSms,
  { phone, text }: TextMessage,
  secret: string,
): SmsRequest {
  const values = { phone, digits: phone.replace(/^\+/, ''), text, secret };
  const escaped = Object.fromEntries(
    Object.entries(values).map(([word, value]) => [word, ESCAPES[format](value)]),
  );
  const own = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), filled(value, values)]);
  return {
    url,
    headers: { 'content-type': TYPES[format], ...Object.fromEntries(own) },
    body: filled(body, escaped),
  };
}
