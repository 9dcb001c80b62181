/** What every build needs at its peak, measured with 40 to 180 vehicles. */
const BYTES_A_BUILD = 0.5e9;
/** What the one that compiles needs besides, and only one of them does at a time. */
const BYTES_TO_COMPILE = 0.5e9;
/** What each vehicle adds, measured with 16,700. */
const BYTES_A_VEHICLE = 20_000;
/** Assumed vehicles of a tenant that was never built; deliberately high. */
const VEHICLES_UNKNOWN = 17_000;

const bytesOf = (vehicles = VEHICLES_UNKNOWN): number => BYTES_A_BUILD + vehicles * BYTES_A_VEHICLE;

/**
 * How many sites to build at once: no more than processors, than the largest of them fit into free memory together, or
 * than there are; at least one. `vehicles` are those of each tenant's last build, undefined when there was none.
 */
export function defaultJobs(
  vehicles: readonly (number | undefined)[],
  processors: number,
  freeBytes: number,
): number {
  const needs = vehicles.map(bytesOf).sort((a, b) => b - a);
  let free = freeBytes - BYTES_TO_COMPILE;
  const fitting = needs.findIndex((bytes) => (free -= bytes) < 0);
  return Math.max(1, Math.min(processors, fitting === -1 ? needs.length : fitting));
}

/** How many processes may render one site: what sites that have not begun will leave of `processors`, at least one. */
export const renderProcesses = (processors: number, waiting: number): number =>
  Math.max(1, Math.floor(processors / (waiting + 1)));

/** A process that builds one site after the other may hold this at least: small ones leave 0.41 to 0.44 GB, however many. */
export const MIN_PROCESS_BYTES = 0.45e9;
/** And no more than this, however much is free: a large site leaves more than small ones need, and a new process costs five of them. */
const MAX_PROCESS_BYTES = 0.75e9;
/** Share of the free memory that a process may hold; the site that it builds next needs some, too. */
const SHARE_HELD = 0.85;

/** Bytes that each of the processes may hold before it is renewed. */
export const processBytes = (jobs: number, freeBytes: number): number =>
  Math.min(MAX_PROCESS_BYTES, Math.max(MIN_PROCESS_BYTES, (freeBytes / jobs) * SHARE_HELD));
