/** Writes a ZIP file as services send their exports: its entries packed, their names and sizes in the list at its end. */
import { writeFileSync } from 'node:fs';
import { crc32, deflateRawSync } from 'node:zlib';

/** Packs texts under their names, in their order. */
export function writeZip(path: string, entries: Readonly<Record<string, string>>): void {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const [title, plain] = [Buffer.from(name), Buffer.from(text)];
    const packed = deflateRawSync(plain);
    // Version, flags, method (deflate), time, date, CRC, both sizes, lengths of the name and of what is extra.
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x0800, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(plain), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(plain.length, 18);
    facts.writeUInt16LE(title.length, 22);
    const file = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), facts, title, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    list.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), facts, rest, title);
    files.push(file);
    offset += file.length;
  }
  const listed = Buffer.concat(list);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Object.keys(entries).length, 4);
  end.writeUInt16LE(Object.keys(entries).length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  writeFileSync(path, Buffer.concat([...files, listed, Buffer.from('PK\u0005\u0006', 'latin1'), end]));
}
