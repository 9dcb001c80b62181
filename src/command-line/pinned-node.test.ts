import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROJECT_ROOT } from './project-root.ts';

const PINNED_NODE = './src/command-line/pinned-node.js';
const PROGRAM = "process.stdout.write('ran')";

/** Runs a program of one line behind the check, on a Node that says it is `version`. */
function runAs(
  version: string,
  cwd: string = PROJECT_ROOT,
): { status: number | null; stdout: string; stderr: string } {
  const pretence = `Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`;
  return spawnSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(pretence)}`,
      '--import',
      PINNED_NODE,
      '-e',
      PROGRAM,
    ],
    { cwd, encoding: 'utf8' },
  );
}

describe('a Node that is too old is told in one line, before it meets TypeScript', () => {
  test.each(['20.20.2', '22.23.3', '24.21.0'])('Node %s stops with the way out', (version) => {
    const { status, stdout, stderr } = runAs(version);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(stderr).toContain(`this is Node ${version}`);
    expect(stderr).toContain('Run `npm ci`; for a machine that it brings none for, install Node 26.');
  });

  test.each(['26.10.0', '27.1.0'])('Node %s goes on', (version) => {
    expect(runAs(version)).toMatchObject({ status: 0, stdout: 'ran', stderr: '' });
  });

  const { scripts, optionalDependencies } = JSON.parse(
    readFileSync(path.join(PROJECT_ROOT, 'package.json'), 'utf8'),
  ) as { scripts: Record<string, string>; optionalDependencies: Record<string, string> };

  test('every npm script that runs a command of ours begins with the check', () => {
    const own = Object.values(scripts).filter((script) => /\b(scripts|tests)\//.test(script));
    expect(own.length).toBeGreaterThan(8);
    expect(
      own.filter((script) => !/^(scripts|tests)\//.test(script.replace(`node --import ${PINNED_NODE} `, ''))),
    ).toEqual([]);
  });

  test('all platforms have the Node of one version, and it is the one that runs', () => {
    const versions = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'));
    expect(versions.length).toBeGreaterThan(3);
    expect([...new Set(versions.map(([, version]) => `v${version}`))]).toEqual([process.version]);
  });

  test.skipIf(process.platform === 'win32')(
    'without its link, as npm 10 leaves it, it is linked and runs',
    () => {
      const root = mkdtempSync(path.join(tmpdir(), 'pinned-node-'));
      const { platform, arch } = process;
      const name = Object.keys(optionalDependencies).find((each) => each.endsWith(`-${platform}-${arch}`))!;
      const bin = path.join(root, 'node_modules', name, 'bin');
      mkdirSync(bin, { recursive: true });
      cpSync(path.join(PROJECT_ROOT, 'package.json'), path.join(root, 'package.json'));
      cpSync(path.join(PROJECT_ROOT, PINNED_NODE), path.join(root, PINNED_NODE));
      writeFileSync(path.join(bin, 'node'), '#!/bin/sh\necho "own node: $6"\nexit 3\n', { mode: 0o755 });
      try {
        expect(runAs('20.20.2', root)).toMatchObject({ status: 3, stdout: `own node: ${PROGRAM}\n` });
        const link = path.join(root, 'node_modules/.bin/node');
        expect(realpathSync(link)).toBe(realpathSync(path.join(bin, 'node')));
        expect(runAs('20.20.2', root).status).toBe(3);
      } finally {
        rmSync(root, { recursive: true });
      }
    },
  );
});
