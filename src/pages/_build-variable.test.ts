import { expect, test } from 'vitest';
import { buildVariable } from './_build-variable.ts';

test('a page reads what its build has set', () => {
  expect(buildVariable({ FORECOURT_CODE: 'digest' }, 'FORECOURT_CODE', 'example')).toBe('digest');
});

test('a page that no build renders says how it is rendered', () => {
  expect(() => buildVariable({ FORECOURT_CODE: 'digest' }, 'FORECOURT_STATE', 'example')).toThrow(
    'FORECOURT_STATE: expected a value from the build, found none. Render pages with `npm run build -- example`',
  );
});
