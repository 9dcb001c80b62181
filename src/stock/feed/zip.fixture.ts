import { crc32, deflateRawSync } from 'node:zlib';

type Member = { name: string; bytes: Buffer | string; flags?: number };

const u16 = (...numbers: number[]): Buffer =>
  Buffer.concat(
    numbers.map((number) => {
      const bytes = Buffer.alloc(2);
      bytes.writeUInt16LE(number);
      return bytes;
    }),
  );
const u32 = (...numbers: number[]): Buffer =>
  Buffer.concat(
    numbers.map((number) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32LE(number);
      return bytes;
    }),
  );

/** A ZIP archive of these files, deflated, as common programs write it. */
export function zipOf(members: readonly Member[]): Buffer {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, bytes, flags = 0 } of members) {
    const content = Buffer.from(bytes);
    const packed = deflateRawSync(content);
    const title = Buffer.from(name);
    const about = Buffer.concat([
      u16(20, flags, 8, 0, 0),
      u32(crc32(content), packed.length, content.length),
      u16(title.length, 0),
    ]);
    const file = Buffer.concat([u32(0x04034b50), about, title, packed]);
    list.push(Buffer.concat([u32(0x02014b50), u16(20), about, u16(0, 0, 0), u32(0, at), title]));
    files.push(file);
    at += file.length;
  }
  const contents = Buffer.concat(list);
  const end = Buffer.concat([
    u32(0x06054b50),
    u16(0, 0, members.length, members.length),
    u32(contents.length, at),
    u16(0),
  ]);
  return Buffer.concat([...files, contents, end]);
}
