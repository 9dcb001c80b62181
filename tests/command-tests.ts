/**
 * Names of the test files, without `.test.ts`, that start processes, build sites, draw pictures or wait for a server.
 * They are the project `commands`, each file in a process of its own; all others are `unit`. They are named without their
 * folders, so that a file that moves stays what it is.
 */
export const COMMAND_TESTS = [
  'build-command',
  'build-faults',
  'check-site-command',
  'command-help',
  'dev-command',
  'deploy-command',
  'file-lock',
  'fit-text',
  'fork-site-build',
  'full-disk',
  'kill-accounts',
  'kill-leads',
  'kill-publish',
  'leads-command',
  'make-share-images',
  'pictures',
  'pinned-node',
  'postgres-store',
  'preview-command',
  'push-command',
  'push-index',
  'push-server',
  'run-command',
  'serve-command',
  'status-command',
  'socket-faults',
  'stopped-build',
  'stripe-mock',
  'tenant-command',
  'two-checkouts',
  'verify-command',
  'web-servers',
];
