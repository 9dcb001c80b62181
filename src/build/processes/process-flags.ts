/** Options of Node for processes that build or render sites (docs/decisions/0106, 0167). */
export const PROCESS_FLAGS: readonly string[] = [
  // V8 else makes objects old from the start where earlier ones of the same line lived long: most lines run while a site is
  // planned, whose objects stay, and again for each page, whose objects do not.
  '--no-allocation-site-pretenuring',
  // The heap may grow by one and a half times what is alive before old objects are collected, in place of three times.
  '--heap-growing-percent=150',
  // A build answers no requests, so old objects are marked at once and by one thread: marking in steps costs each write to an
  // object meanwhile, and threads that mark beside this one find most of them in each other's hands.
  '--no-incremental-marking',
  '--no-parallel-marking',
  // V8's last compiler takes longer over most of the code of a build than it saves, so only the hottest functions are for it, by
  // 70 times as many calls as usual, and no loop while it runs: the compiler before it does those.
  '--invocation-count-for-turbofan=200000',
  '--invocation-count-for-osr=200000',
  // For two moments of a large build at which much becomes garbage at once (src/build/render/collect-after.ts).
  '--expose-gc',
];
