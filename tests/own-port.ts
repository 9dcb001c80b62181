import { threadId } from 'node:worker_threads';

/**
 * A port of this thread of tests alone, for a server that starts later or is away for a while: it is below those that
 * machines hand out by themselves, so no other server takes it meanwhile.
 */
export const ownPort = (): number => 20_000 + ((process.pid + threadId) % 10_000);
