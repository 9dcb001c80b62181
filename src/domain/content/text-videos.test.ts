import { expect, test } from 'vitest';
import { textVideos } from './text-videos.ts';

const video = (src: string) => ({ block: 'video' as const, src, title: 'A walk', picture: undefined });

test('P1 K20 the videos of texts are named once each, as they play', () => {
  const words = { block: 'words' as const, html: '<p>Hi.</p>' };
  const film = video('https://player.example/1');
  expect(
    textVideos([{ blocks: [words, film] }, { blocks: [film, video('https://files.example/1.mp4')] }]),
  ).toEqual([
    { kind: 'frame', address: 'https://player.example/1' },
    { kind: 'file', address: 'https://files.example/1.mp4' },
  ]);
  expect(textVideos([{ blocks: [words] }])).toEqual([]);
});
