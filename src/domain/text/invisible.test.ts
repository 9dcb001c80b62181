import { expect, test } from 'vitest';
import { withoutInvisible } from './invisible.ts';

test.each([
  ['\u200brobin@example.com', 'robin@example.com'],
  ['robin@example.com\u200e', 'robin@example.com'],
  ['\u202a0491 570 158\u202c', '0491 570 158'],
  ['21\u00ad50', '2150'],
  ['04\ufe0f91', '0491'],
  ['\ufeffABC\u2060123\u{e0101}', 'ABC123'],
  ['gpj.\u202eexe.png', 'gpj.exe.png'],
  ['a\u0000b\u001bc\u009fd', 'abcd'],
  ['two lines\r\nand\ta tab', 'two lines\r\nand\ta tab'],
  ['Citroën 4×4 – 日本', 'Citroën 4×4 – 日本'],
])('%j is %j', (text, seen) => {
  expect(withoutInvisible(text)).toBe(seen);
});
