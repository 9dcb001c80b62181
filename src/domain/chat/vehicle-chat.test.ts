import { expect, test } from 'vitest';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import { ChatSettings } from './chat-settings.ts';
import { hasChat, isMessageForm, vehicleChat } from './vehicle-chat.ts';

const FRAME = { name: 'Chatter Pty Ltd', address: 'https://chat.example/open?key={token}&site={token}' };
const chatOf = (settings: object, vehicle = {}) =>
  vehicleChat(exampleVehicle(vehicle), ChatSettings.parse({ provider: FRAME, token: 'a b', ...settings }));

test("V15 a chat carries the dealer's token to the provider's page, encoded", () => {
  expect(chatOf({})).toEqual({
    frame: { name: 'Chatter Pty Ltd', address: 'https://chat.example/open?key=a%20b&site=a%20b' },
    hours: [],
  });
});

test('V15 a message form is a chat without a frame', () => {
  expect(chatOf({ provider: 'message-form' })).toEqual({ frame: undefined, hours: [] });
});

test.each<[string, object, object]>([
  ['a token', { token: '' }, {}],
  ['an eligible car type', { car_types: ['new', 'demo'] }, { car_type: 'used' }],
  ['an eligible kind', { item_types: ['car'] }, { item_type: 'caravan' }],
])('V15 without %s a vehicle has no chat', (_, settings, vehicle) => {
  expect(chatOf(settings, vehicle)).toBeUndefined();
});

test('V15 without a provider there is no chat', () => {
  expect(vehicleChat(exampleVehicle(), false)).toBeUndefined();
  expect([hasChat(false), isMessageForm(false)]).toEqual([false, false]);
});

test('V15 only a message form with a token is a form of the site', () => {
  const form = (token: string) => isMessageForm(ChatSettings.parse({ provider: 'message-form', token }));
  expect([form('t'), form('')]).toEqual([true, false]);
  expect(isMessageForm(ChatSettings.parse({ provider: FRAME, token: 't' }))).toBe(false);
});

test.each([
  [{ provider: { ...FRAME, address: 'https://chat.example/open' } }],
  [{ provider: { ...FRAME, address: 'http://chat.example/{token}' } }],
  [{ provider: 'someone' }],
  [{ provider: 'message-form', script: 'https://chat.example/x.js' }],
])('V15 %o is no chat', (settings) => {
  expect(ChatSettings.safeParse(settings).success).toBe(false);
});
