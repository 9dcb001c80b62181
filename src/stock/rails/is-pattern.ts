/** Two odd vehicles are two odd vehicles; from three on a share can be a fault of the whole feed. */
const MIN = 3;

/** True if `part` of `whole` is more than the share `most`, and enough to be more than chance. */
export function isPattern(part: number, whole: number, most: number): boolean {
  return part >= MIN && part / whole > most;
}
