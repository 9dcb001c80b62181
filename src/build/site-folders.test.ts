import path from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../command-line/project-root.ts';
import { siteFolders, stateOfTenants } from './site-folders.ts';

const tenants = path.join(PROJECT_ROOT, 'tenants');
const dist = path.join(PROJECT_ROOT, 'dist');

test('all folders of a site lie inside the project and share none with another tenant', () => {
  const one = Object.values(siteFolders(tenants, '/somewhere/else', 'one'));
  const two = Object.values(siteFolders(tenants, '/somewhere/else', 'two'));
  for (const folder of [...one, ...two])
    expect(folder.startsWith(path.join(PROJECT_ROOT, '.forecourt'))).toBe(true);
  expect(new Set([...one, ...two]).size).toBe(one.length + two.length);
});

test('a trial with other tenants or another output has a state of its own, the same each time', () => {
  const states = [
    stateOfTenants(tenants, dist),
    stateOfTenants('/other/tenants', dist),
    stateOfTenants(tenants, '/srv/sites'),
  ];
  expect(states[0]).toBe(path.join(PROJECT_ROOT, '.forecourt', 'tenants'));
  expect(new Set(states).size).toBe(3);
  expect(stateOfTenants(tenants, '/srv/sites')).toBe(states[2]);
  // Removing one removes nothing of another.
  for (const state of states) expect(path.dirname(state)).toBe(path.join(PROJECT_ROOT, '.forecourt'));
});
