const MEGABYTE = 1024 * 1024;

/** Largest feed that is read, in bytes after unpacking: what a bomb would exceed and no dealer does. */
export const MAX_FEED = 512 * MEGABYTE;

/** Largest JSON document, in bytes: it must be held whole, which the other formats need not. */
export const MAX_JSON = 256 * MEGABYTE;

/** Largest XML document, in characters: read, it takes several times the memory of JSON. */
export const MAX_XML = 128 * MEGABYTE;

/** Largest part of an Excel workbook, in bytes after unpacking: a sheet, or the texts of all sheets. */
export const MAX_WORKBOOK_PART = 64 * MEGABYTE;

/** Longest text of XML without an element, in characters: the parser takes some 40 bytes for each of them. */
export const MAX_XML_TEXT_LENGTH = MEGABYTE;

/** Longest record, in characters; a longer one is quarantined unread. */
export const MAX_RECORD_BYTES = 5 * MEGABYTE;

/** Most lines or records: a hundred times the largest stock, and what memory holds. */
export const MAX_RECORDS = 2_000_000;

/** Levels of objects and lists inside each other in a record; the deepest field of ours has six. */
export const DEEPEST_RECORD = 32;

/** Elements inside each other in an XML document: a record's own levels and those around it. */
export const DEEPEST_XML = 40;

/** A limit in words: '5 MB'. */
export const megabytes = (bytes: number): string => `${Math.round(bytes / MEGABYTE)} MB`;
