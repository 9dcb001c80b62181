/** What a process has used of the machine: seconds of user CPU, and bytes at its peak. */
export type ProcessUse = { userCpuSeconds: number; peakMemoryBytes: number };

/** The use of this process up to now. */
export function processUse(): ProcessUse {
  const { userCPUTime, maxRSS } = process.resourceUsage();
  return { userCpuSeconds: userCPUTime / 1e6, peakMemoryBytes: maxRSS * 1024 };
}
