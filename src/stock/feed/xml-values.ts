import { isJsonObject } from '../../domain/text/json-object.ts';
import type { JsonObject } from '../../domain/text/json-object.ts';
import { inSaidOrder } from './said-order.ts';

/** Under which name the parser keeps the text of an element that has attributes too, and what it puts before an attribute's name. */
export const XML_TEXT = '#text';
export const XML_ATTRIBUTE = '@';

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const LAST_CHARACTER = 0x10ffff;

/**
 * A text with the five entities of XML and characters by number put in; any other entity stays as it is written. What an
 * entity comes to is not read again, so that no text can grow.
 */
export function withEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= LAST_CHARACTER ? String.fromCodePoint(code) : whole;
  });
}

/** An element that has attributes and text, as its text and its attributes by name; undefined for any other. */
function textWithAttributes(value: unknown): { text: unknown; attributes: [string, unknown][] } | undefined {
  if (!isJsonObject(value) || !Object.hasOwn(value, XML_TEXT)) return undefined;
  const others = Object.entries(value).filter(([key]) => key !== XML_TEXT);
  if (!others.every(([key]) => key.startsWith(XML_ATTRIBUTE))) return undefined;
  return {
    text: value[XML_TEXT],
    attributes: others.map(([key, attribute]) => [key.slice(XML_ATTRIBUTE.length), attribute]),
  };
}

const FIGURE = /^[^\p{L}\d]*\d[\d,. ]*$/u;

/** Figures that differ by an attribute, as <price type="EGC">: each an object of its attributes and its value; undefined of any other list. */
function figuresByAttribute(list: readonly unknown[]): JsonObject[] | undefined {
  const elements = list.map(textWithAttributes);
  const isFigure = elements.every(
    (each) => each && each.attributes.length > 0 && FIGURE.test(String(each.text)),
  );
  if (!isFigure) return undefined;
  return elements.map((each) => ({
    ...Object.fromEntries((each?.attributes ?? []).map(([name, said]) => [name, plain(said)])),
    value: each?.text,
  }));
}

function member(value: unknown): unknown {
  if (Array.isArray(value)) return figuresByAttribute(value) ?? inSaidOrder(value).map(member);
  const element = textWithAttributes(value);
  return element ? member(element.text) : isJsonObject(value) ? xmlRecord(value) : plain(value);
}

const plain = (value: unknown): unknown => (typeof value === 'string' ? withEntities(value) : value);

/**
 * An element as a record: child elements and attributes by their names, an element inside it as an object. An attribute of
 * an element that has text stands beside it: <km unit="mi">9</km> is { km: '9', 'km.unit': 'mi' }.
 */
export function xmlRecord(element: JsonObject): JsonObject {
  const fields: [string, unknown][] = [];
  for (const [key, value] of Object.entries(element)) {
    const attribute = key.startsWith(XML_ATTRIBUTE) ? key.slice(XML_ATTRIBUTE.length) : undefined;
    if (attribute !== undefined) {
      fields.push([Object.hasOwn(element, attribute) ? key : attribute, plain(value)]);
      continue;
    }
    fields.push([key, member(value)]);
    const { attributes = [] } = textWithAttributes(value) ?? {};
    for (const [name, said] of attributes) fields.push([`${key}.${name}`, plain(said)]);
  }
  return Object.fromEntries(fields);
}
