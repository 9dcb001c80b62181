import { expect, test } from 'vitest';
import { themeAsSent } from './theme-as-sent.ts';

test('R3 a theme is sent without comments and line breaks', () => {
  const css = '/* quiet */\n:root {\n  --color-ink: #111;\n  --shadow-card: 0 1px 2px rgb(0 0 0 / 0.1);\n}\n';
  expect(themeAsSent(css)).toBe(':root{--color-ink:#111;--shadow-card:0 1px 2px rgb(0 0 0 / 0.1);}');
});

test('R3 a theme that would end its element is refused', () => {
  expect(() => themeAsSent(':root { --color-ink: </style><script>; }')).toThrow("theme.css holds a '<'");
});
