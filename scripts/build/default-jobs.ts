/** What one build needs at its peak, from measurements of 16,600 vehicles. */
const BYTES_A_BUILD = 1.3e9;

/** How many sites to build at once: no more than processors, than fit into free memory, or than there are; at least one. */
export function defaultJobs(tenants: number, processors: number, freeBytes: number): number {
  return Math.max(1, Math.min(processors, Math.floor(freeBytes / BYTES_A_BUILD), tenants));
}
