import { expect, test } from 'vitest';
import { ChatSettings } from '../chat/chat-settings.ts';
import { exampleLocation } from '../location/example-location.fixture.ts';
import { LocationSettings } from '../location/location-settings.ts';
import { frameOrigins, frameSource, pageFrameSource } from './frame-origins.ts';

const location = LocationSettings.parse({});
const booking = exampleLocation({ iframeUrl: [{ title: 'Book', url: 'https://booking.example/1?a=b' }] });
const chatOf = (token: string) =>
  ChatSettings.parse({ provider: { name: 'Chatter', address: 'https://chat.example/{token}' }, token });

test('L4 V15 a site frames pages of its locations and of the provider of its chat', () => {
  expect(frameOrigins({ locations: [booking, booking], location, chat: chatOf('t'), leads: false })).toEqual([
    'https://booking.example',
    'https://chat.example',
  ]);
  expect(frameOrigins({ locations: [exampleLocation()], location, chat: chatOf(''), leads: false })).toEqual(
    [],
  );
});

test('L4 a page may frame what it shows and nothing else of its site', () => {
  const site = ['https://booking.example', 'https://chat.example'];
  expect(pageFrameSource(site, ['https://booking.example/1'])).toBe('frame-src https://booking.example');
  expect(pageFrameSource(site, [])).toBe("frame-src 'none'");
  expect(pageFrameSource([], [])).toBeUndefined();
  expect(frameSource([])).toBe("frame-src 'none'");
});
