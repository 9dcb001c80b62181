import { expect, test } from 'vitest';
import { ChatSettings } from '../chat/chat-settings.ts';
import { exampleLocation } from '../location/example-location.fixture.ts';
import { LocationSettings } from '../location/location-settings.ts';
import { frameOrigins, frameSource, mediaOrigins, pageFrameSource } from './frame-origins.ts';

const location = LocationSettings.parse({});
const booking = exampleLocation({ iframeUrl: [{ title: 'Book', url: 'https://booking.example/1?a=b' }] });
const chatOf = (token: string) =>
  ChatSettings.parse({ provider: { name: 'Chatter', address: 'https://chat.example/{token}' }, token });

const bare = {
  locations: [exampleLocation()],
  location,
  chat: chatOf(''),
  leads: false,
  vehicle_page: { video_origins: [] as string[] },
} as const;

test('L4 V15 a site frames pages of its locations and of the provider of its chat', () => {
  expect(frameOrigins({ ...bare, locations: [booking, booking], chat: chatOf('t') }, [])).toEqual([
    'https://booking.example',
    'https://chat.example',
  ]);
  expect(frameOrigins(bare, [])).toEqual([]);
});

test('V2 P1 K20 a site plays the videos of its texts, and of vehicles where its settings let it', () => {
  const videos = [
    { kind: 'frame', address: 'https://player.example/1' },
    { kind: 'file', address: 'https://files.example/1.mp4' },
  ] as const;
  expect(frameOrigins(bare, videos)).toEqual(['https://player.example']);
  expect(mediaOrigins(bare, videos)).toEqual(['https://files.example']);
  const ofVehicles = { ...bare, vehicle_page: { video_origins: ['https://films.example'] } };
  expect(frameOrigins(ofVehicles, [])).toEqual(['https://films.example']);
  expect(mediaOrigins(ofVehicles, [])).toEqual(['https://films.example']);
});

test('L4 a page may frame what it shows and nothing else of its site', () => {
  const site = ['https://booking.example', 'https://chat.example'];
  expect(pageFrameSource(site, ['https://booking.example/1'])).toBe('frame-src https://booking.example');
  expect(pageFrameSource(site, [])).toBe("frame-src 'none'");
  expect(pageFrameSource([], [])).toBeUndefined();
  expect(frameSource([])).toBe("frame-src 'none'");
});
