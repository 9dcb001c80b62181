import { inflateSync } from 'node:zlib';

/** The text of a PDF that jspdf made, in the order it is drawn, a space between two pieces. */
export function pdfText(file: Buffer): string {
  const cp1252 = new TextDecoder('windows-1252');
  const text: string[] = [];
  // One character a byte: offsets in the file and in the string are the same.
  const source = file.toString('latin1');
  for (const match of source.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n/g)) {
    const start = match.index + match[0].length;
    const end = source.indexOf('endstream', start);
    const content = inflateSync(file.subarray(start, end)).toString('latin1');
    for (const [, piece = ''] of content.matchAll(/\(((?:\\.|[^\\()])*)\) Tj/g))
      text.push(cp1252.decode(Buffer.from(piece.replace(/\\(.)/g, '$1'), 'latin1')));
  }
  return text.join(' ');
}
