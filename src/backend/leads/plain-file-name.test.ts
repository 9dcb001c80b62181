import { expect, test } from 'vitest';
import { plainFileName } from './plain-file-name.ts';

test.each([
  ['gpj.\u202eexe.png', 'gpj.exe.png'],
  ['..\\..\\licence\u200b.png', 'licence.png'],
  ['/etc/"<photo>".png', 'photo.png'],
  ['\u200b', 'file.png'],
  ['photo.exe', 'photo.exe.png'],
])('F7 the name %j is %j', (name, plain) => {
  expect(plainFileName(name, 'image/png')).toBe(plain);
});
