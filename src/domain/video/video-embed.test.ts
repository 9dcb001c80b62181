import { expect, test } from 'vitest';
import { namedVideo, videoEmbed } from './video-embed.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com';
const VIMEO = 'https://player.vimeo.com';
const all = [YOUTUBE, VIMEO, 'https://media.example'];

test.each([
  ['https://www.youtube.com/watch?v=abc_DEF-123', `${YOUTUBE}/embed/abc_DEF-123?autoplay=1`],
  ['https://m.youtube.com/watch?app=m&v=abc_DEF-123&t=3', `${YOUTUBE}/embed/abc_DEF-123?autoplay=1`],
  ['https://youtu.be/abc_DEF-123?si=x', `${YOUTUBE}/embed/abc_DEF-123?autoplay=1`],
  ['https://youtube.com/shorts/abc_DEF-123', `${YOUTUBE}/embed/abc_DEF-123?autoplay=1`],
  ['https://vimeo.com/123456', `${VIMEO}/video/123456?autoplay=1`],
  ['https://player.vimeo.com/video/123456?h=1', `${VIMEO}/video/123456?autoplay=1`],
])('V2 %s plays in a frame', (url, address) => {
  expect(videoEmbed(url, all)).toEqual({ kind: 'frame', address });
  expect(videoEmbed(url, ['https://media.example'])).toBeUndefined();
});

test.each(['https://media.example/a.mp4', 'https://media.example/a.WEBM?x=1'])(
  'V2 %s plays as a file',
  (url) => {
    expect(videoEmbed(url, all)).toEqual({ kind: 'file', address: url });
    expect(videoEmbed(url, [YOUTUBE])).toBeUndefined();
  },
);

test.each([
  'https://media.example/watch',
  'https://evil.example/?https://youtu.be/abc_DEF-123',
  'https://youtube.com.evil.example/watch?v=abc_DEF-123',
  'javascript:alert(1)//a.mp4',
  'no address',
])('V2 %s can only be linked to, or not even that', (url) => {
  expect(videoEmbed(url, [...all, 'https://evil.example'])).toBeUndefined();
});

test.each([
  ['https://youtu.be/abc_DEF-123', { kind: 'frame', address: `${YOUTUBE}/embed/abc_DEF-123?autoplay=1` }],
  ['https://media.example/a.mp4', { kind: 'file', address: 'https://media.example/a.mp4' }],
  ['https://player.example/embed/7', { kind: 'frame', address: 'https://player.example/embed/7' }],
])('P1 K20 a text that names %s plays %j', (url, embed) => {
  expect(namedVideo(url)).toEqual(embed);
});
