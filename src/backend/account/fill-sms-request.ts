import { fillTemplate } from '../provider/fill-template.ts';
import type { HttpSms } from '../../domain/account/sms-settings.ts';

/** A text message to a mobile in its international form. */
export type TextMessage = { phone: string; text: string };

export type SmsRequest = { url: string; headers: Record<string, string>; body: string };

const TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

/** The request by which a provider sends a message, from the template in the settings; `secret` is the provider's key. */
export function fillSmsRequest(
  { url, headers, format, body }: HttpSms,
  { phone, text }: TextMessage,
  secret: string,
): SmsRequest {
  const values = { phone, digits: phone.replace(/^\+/, ''), text, secret };
  const own = Object.entries(headers).map(([name, value]) => [
    name.toLowerCase(),
    fillTemplate(value, values),
  ]);
  return {
    url,
    headers: { 'content-type': TYPES[format], ...Object.fromEntries(own) },
    body: fillTemplate(body, values, format),
  };
}
