import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { isJsonObject } from '../../domain/text/json-object.ts';
import type { FeedSettings } from '../../tenant/feed-settings.ts';
import { FeedError } from './feed-error.ts';
import {
  DEEPEST_XML,
  MAX_XML,
  MAX_RECORD_BYTES,
  MAX_XML_TEXT_LENGTH,
  megabytes,
  MAX_RECORDS,
} from './feed-limits.ts';
import { columnsOf } from './feed-record.ts';
import type { ParsedFeed, ReadRecord } from './feed-record.ts';
import { partOfDocument } from './part-of-feed.ts';
import { recordOf, tooLong } from './parse-ndjson.ts';
import { recordPlaces } from './record-places.ts';
import { wholeText } from './whole-text.ts';
import { XML_ATTRIBUTE, XML_TEXT, xmlRecord } from './xml-values.ts';

const PARSER = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: XML_ATTRIBUTE,
  textNodeName: XML_TEXT,
  ignoreDeclaration: true,
  ignorePiTags: true,
  parseTagValue: false,
  parseAttributeValue: false,
  // An entity that a document declares can be a bomb or a file of this machine; xmlRecord reads the five of XML.
  processEntities: false,
  htmlEntities: false,
  maxNestedTags: DEEPEST_XML,
});

function unreadable(shown: string, what: string): FeedError {
  return new FeedError('unreadable', `The feed ${shown} cannot be used: ${what}`);
}

/** An '&' that begins no entity, as in 'Smith & Sons': programs that write XML by hand forget that it is '&amp;' there. */
const BARE_AND = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][\w.-]*);)/i;

/** Everything before the first element: entities can be declared there alone. */
const prolog = (text: string): string => text.slice(0, Math.max(0, text.search(/<[\p{L}_]/u)));

/** The line, from 1, on which a text starts that is longer than the parser may be given; undefined where none is. */
function lineOfLongText(text: string): number | undefined {
  for (let from = 0; from !== -1;) {
    const next = text.indexOf('<', from + 1);
    if ((next === -1 ? text.length : next) - from > MAX_XML_TEXT_LENGTH)
      return text.slice(0, from).split('\n').length;
    from = next;
  }
  return undefined;
}

/**
 * An XML document as objects, lists and texts. Throws FeedError when it is not whole, declares entities or is too deep.
 */
export function xmlDocument(text: string, shown: string): unknown {
  if (/<!ENTITY/i.test(prolog(text))) {
    throw unreadable(
      shown,
      'it declares entities of its own, which are not read. Ask for XML without <!ENTITY.',
    );
  }
  const longAt = lineOfLongText(text);
  if (longAt !== undefined)
    throw unreadable(
      shown,
      `the text that starts in line ${longAt} is over ${megabytes(MAX_XML_TEXT_LENGTH)}. Send the file again without it.`,
    );
  let whole = text;
  let checked = XMLValidator.validate(text);
  if (checked !== true && BARE_AND.test(text)) {
    whole = text.replaceAll(new RegExp(BARE_AND, 'gi'), '&amp;');
    checked = XMLValidator.validate(whole);
  }
  if (checked !== true) {
    const { line, msg } = checked.err;
    throw unreadable(shown, `it is not whole XML (line ${line}: ${msg}). Send the file again, whole.`);
  }
  try {
    return PARSER.parse(whole);
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause);
    throw unreadable(shown, `its XML cannot be read: ${said}.`);
  }
}

/** What is at a dotted place, whose last name may be of one element or many; undefined when nothing of that name is there. */
function elementsAt(document: unknown, place: string): { elements: unknown[]; list: unknown } | undefined {
  const names = place.split('.');
  const last = names.pop() ?? '';
  let found = document;
  for (const name of names) {
    found = isJsonObject(found) && Object.hasOwn(found, name) ? found[name] : undefined;
  }
  if (found === '') return { elements: [], list: found };
  if (!isJsonObject(found) || !Object.hasOwn(found, last)) return undefined;
  const list = found[last];
  return { elements: [list].flat(), list };
}

function noRecords(document: unknown, place: string, shown: string): FeedError {
  const places = recordPlaces(document).map((each) => `'${each.place}'`);
  const wayOut = places.length > 0 ? ` Set feed.records_at to ${places.slice(0, 5).join(' or ')}.` : '';
  const what =
    place === ''
      ? 'XML needs to know which element is a vehicle'
      : `there is no element at '${place}' (feed.records_at)`;
  return unreadable(shown, `${what}.${wayOut}`);
}

/**
 * The elements at `records_at` of one XML document as records, numbered by their place from 1; how an element is a record,
 * xmlRecord says. Throws FeedError when the text is not whole XML, declares entities, is too deep, or has no such element.
 */
export async function parseXml(
  pieces: AsyncIterable<string>,
  settings: Pick<FeedSettings, 'records_at'>,
  shown: string,
): Promise<ParsedFeed> {
  const text = await wholeText(pieces, MAX_XML, (limit) =>
    unreadable(shown, `it is over ${limit} of XML. Send CSV or NDJSON.`),
  );
  const document = xmlDocument(text, shown);
  const { elements, list } =
    settings.records_at === '' ? {} : (elementsAt(document, settings.records_at) ?? {});
  if (!elements) throw noRecords(document, settings.records_at, shown);
  if (elements.length > MAX_RECORDS) throw unreadable(shown, `it has more than ${MAX_RECORDS} records.`);
  const mayBeTooLong = text.length > MAX_RECORD_BYTES;
  const records = elements.map((element, index): ReadRecord => {
    if (mayBeTooLong && JSON.stringify(element).length > MAX_RECORD_BYTES) return tooLong(index + 1);
    return recordOf(index + 1, isJsonObject(element) ? xmlRecord(element) : element);
  });
  const part = partOfDocument(document, { list, path: settings.records_at, count: records.length });
  return { records, columns: columnsOf(records), part };
}
