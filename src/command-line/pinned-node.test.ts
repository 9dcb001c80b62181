import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROJECT_ROOT } from './project-root.ts';

const PINNED_NODE = './src/command-line/pinned-node.js';

/** Runs a program of one line behind the check, on a Node that says it is `version`. */
function runAs(version: string): { status: number | null; stdout: string; stderr: string } {
  const pretence = `Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`;
  return spawnSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(pretence)}`,
      '--import',
      PINNED_NODE,
      '-e',
      "process.stdout.write('ran')",
    ],
    { cwd: PROJECT_ROOT, encoding: 'utf8' },
  );
}

describe('a Node that is too old is told in one line, before it meets TypeScript', () => {
  test.each(['20.20.2', '22.23.3'])('Node %s stops with the way out', (version) => {
    const { status, stdout, stderr } = runAs(version);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(stderr).toContain(`this is Node ${version}`);
    expect(stderr).toContain('Run `npm ci`; where it was run already, run `npm rebuild node');
  });

  test.each(['24.21.0', '26.10.0'])('Node %s goes on', (version) => {
    expect(runAs(version)).toMatchObject({ status: 0, stdout: 'ran', stderr: '' });
  });

  const { scripts, allowScripts } = JSON.parse(
    readFileSync(path.join(PROJECT_ROOT, 'package.json'), 'utf8'),
  ) as { scripts: Record<string, string>; allowScripts: Record<string, boolean> };

  test('every npm script that runs a command of the project begins with the check, and keeps its words from Node', () => {
    const own = Object.values(scripts).filter((script) => /\b(scripts|tests)\//.test(script));
    expect(own.length).toBeGreaterThan(8);
    expect(
      own.filter(
        (script) => !/^(scripts|tests)\//.test(script.replace(`node --import ${PINNED_NODE} -- `, '')),
      ),
    ).toEqual([]);
  });

  test('install scripts are allowed by name alone: npm 12 matches no version against this lock file', () => {
    expect(allowScripts).toEqual({
      'core-js': false,
      'cpu-features': false,
      esbuild: false,
      node: true,
      ssh2: false,
    });
  });
});

test('the types of Node are those of the Node that is pinned, so that code for a newer one is no program', () => {
  const text = readFileSync(path.join(PROJECT_ROOT, 'package.json'), 'utf8');
  const { devDependencies } = JSON.parse(text) as { devDependencies: Record<string, string> };
  const majors = ['node', '@types/node'].map((name) => devDependencies[name]?.split('.')[0]);
  expect(majors[0]).toMatch(/^\d+$/);
  expect(majors[1]).toBe(majors[0]);
});
