/** Rows as a Markdown table under their titles; nothing without rows. */
export function markdownTable(titles: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return rows.length ? [line(titles), line(titles.map(() => '---')), ...rows.map(line), ''] : [];
}
