/**
 * A theme as pages carry it in their head: its comments and line breaks are for its author. Throws an Error for one that
 * would end the element it stands in.
 */
export function themeAsSent(css: string): string {
  const sent = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};:]) ?/g, '$1')
    .trim();
  if (sent.includes('<'))
    throw new Error("theme.css holds a '<', which no colour, radius or shadow needs: take it out");
  return sent;
}
