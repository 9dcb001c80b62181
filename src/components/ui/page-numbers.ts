/**
 * Which page numbers to show around `current` of `total` (both from 1): the first, the last and two on either side;
 * 'gap' stands for what is left out, and never for a single page.
 */
export function pageNumbers(current: number, total: number): (number | 'gap')[] {
  const near = 2;
  const shown: (number | 'gap')[] = [];
  for (let page = 1; page <= total; page += 1) {
    const isEdge = page === 1 || page === total;
    const isOnlyOneHidden =
      (page === 2 && current - near === 3) || (page === total - 1 && current + near === total - 2);
    if (isEdge || isOnlyOneHidden || Math.abs(page - current) <= near) shown.push(page);
    else if (shown.at(-1) !== 'gap') shown.push('gap');
  }
  return shown;
}
