import { expect, test } from 'vitest';
import { plainFileName } from './plain-file-name.ts';

test.each([
  ['gpj.\u202eexe.png', 'image/png', 'gpj.exe.png'],
  ['\u2067photo\u2069.jpg', 'image/jpeg', 'photo.jpg'],
  ['\u061cfront\u200f left\u200e.webp', 'image/webp', 'front left.webp'],
  ['pa\u200bper\ufeff.pdf', 'application/pdf', 'paper.pdf'],
  ['\u202e', 'image/png', 'file.png'],
  ['photo.exe\u202e', 'image/png', 'photo.exe.png'],
  ['..\\..\\tmp\\a\u0000.png', 'image/png', 'a.png'],
  ['a\tb\r\nc".png', 'image/png', 'abc.png'],
  ['/etc/passwd', 'application/pdf', 'passwd.pdf'],
  ['foto \u{1f697}.jpeg', 'image/jpeg', 'foto \u{1f697}.jpeg'],
] as const)('S4 the file %j of %s is called %j', (given, type, name) => {
  expect(plainFileName(given, type)).toBe(name);
});

test('S4 a name that is too long is cut where no character is halved', () => {
  const name = plainFileName(`${'\u{1f697}'.repeat(60)}.png`, 'image/png');
  expect(name.length).toBeLessThanOrEqual(100);
  expect(name.isWellFormed()).toBe(true);
  expect(name.endsWith('.png')).toBe(true);
});
