import { describe, expect, test } from 'vitest';
import { DEPLOY_TARGETS } from '../domain/deploy/deploy-settings.ts';
import { deploySite } from './deploy-site.fixture.ts';
import { TARGETS } from './targets.ts';

const site = deploySite();

describe.each(DEPLOY_TARGETS)('what %s wants', (name) => {
  const { bundle, beside } = TARGETS[name].files(site);
  test.each([...bundle, ...beside])('$path is as src/deploy/golden has it', async ({ path, text }) => {
    await expect(text).toMatchFileSnapshot(`golden/${name}/${path}.txt`);
  });

  test('no file is written twice', () => {
    const paths = [...bundle, ...beside].map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

test('the secret of the backend is in no file but the one of Netlify, which no page is served from', () => {
  const holders = DEPLOY_TARGETS.flatMap((name) => {
    const { bundle, beside } = TARGETS[name].files(site);
    return [...bundle, ...beside]
      .filter(({ text }) => text.includes(site.backend?.secret ?? '-'))
      .map(({ path }) => `${name} ${path}`);
  });
  expect(holders).toEqual(['netlify netlify.toml']);
});
