import { expect, test } from 'vitest';
import { SmsSettings, type HttpSms } from '../../domain/account/sms-settings.ts';
import { fillSmsRequest } from './fill-sms-request.ts';

const settings = (changes: object): HttpSms =>
  SmsSettings.parse({
    type: 'http',
    url: 'https://sms.example/send',
    body: '{"to":"{phone}","text":"{text}"}',
    secret: 'SMS_KEY',
    ...changes,
  }) as HttpSms;

const MESSAGE = { phone: '+61491570006', text: 'Say "hi" & {secret}\n@dealer.example #123456' };

test('A5 a request in JSON escapes what it is filled with, and fills nothing twice', () => {
  const request = fillSmsRequest(settings({ headers: { Authorization: 'Bearer {secret}' } }), MESSAGE, 'k"1');
  expect(JSON.parse(request.body)).toEqual({ to: '+61491570006', text: MESSAGE.text });
  expect(request.headers).toEqual({ 'content-type': 'application/json', authorization: 'Bearer k"1' });
  expect(request.url).toBe('https://sms.example/send');
});

test('A5 a request as a form has the digits alone where the provider wants them', () => {
  const request = fillSmsRequest(
    settings({ format: 'form', body: 'key={secret}&to={digits}&from={phone}&body={text}' }),
    MESSAGE,
    'k&1',
  );
  expect(Object.fromEntries(new URLSearchParams(request.body))).toEqual({
    key: 'k&1',
    to: '61491570006',
    from: '+61491570006',
    body: MESSAGE.text,
  });
});

test.each([
  ['a body without the text', { body: '{"to":"{phone}"}' }, 'a text with {phone} and {text} in it'],
  ['an address that is not https', { url: 'http://sms.example' }, 'https://'],
  ['a secret in the settings', { secret: 'key-123' }, 'environment variable'],
  ['a header that is none', { headers: { 'A b': 'c' } }, 'the name of a header'],
])('A5 %s is refused', (_, changes, words) => {
  expect(() => settings(changes)).toThrow(words);
});
