const OPENING = '([{';
const CLOSING = ')]}';

/** True if the comma at a place stands between the digits of one figure: '3,500kg', '1,998cc', not '4,5'. */
const isInFigure = (text: string, at: number): boolean =>
  /\d$/.test(text.slice(Math.max(0, at - 1), at)) && /^,\d{3}(?!\d)/.test(text.slice(at, at + 5));

/** The parts of a text at a mark of one character, but where brackets or the digits of one figure are around it. */
export function partsAt(text: string, mark: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]!;
    if (OPENING.includes(character)) depth += 1;
    else if (CLOSING.includes(character)) depth = Math.max(0, depth - 1);
    else if (character === mark && depth === 0 && !(mark === ',' && isInFigure(text, at))) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(text.slice(from));
  // A bracket that is never closed would hide every mark behind it.
  return depth > 0 && parts.length === 1 ? text.split(mark) : parts;
}

const QUOTED = /\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')\s*(,|$)/y;

/** The members of "['a', 'b']", as Python writes a list; undefined for what is none. */
function pythonList(inside: string): string[] | undefined {
  const members: string[] = [];
  QUOTED.lastIndex = 0;
  while (QUOTED.lastIndex < inside.length) {
    const found = QUOTED.exec(inside);
    if (!found) return inside.slice(QUOTED.lastIndex).trim() === '' ? members : undefined;
    members.push((found[1] ?? found[2] ?? '').replace(/\\(.)/g, '$1'));
    if (found[3] === '') break;
  }
  return members;
}

/** The members of a list that is written in a text, as JSON or Python write one: '["a", "b"]'; undefined for any other text. */
export function writtenList(text: string): unknown[] | undefined {
  const trimmed = text.trim();
  if (!trimmed.startsWith('[') || !trimmed.endsWith(']')) return undefined;
  try {
    const list: unknown = JSON.parse(trimmed);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return pythonList(trimmed.slice(1, -1));
  }
}
