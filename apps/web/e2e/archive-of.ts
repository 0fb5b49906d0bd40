import { crc32 } from 'node:zlib'

/** A zip archive of files by their paths, stored without compression. */
export function archiveOf(files: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [path, text] of Object.entries(files)) {
    const name = Buffer.from(path)
    const content = Buffer.from(text)
    // From the version that is needed to the length of the extra field, as both records have it.
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt32LE(crc32(content), 10)
    facts.writeUInt32LE(content.length, 14)
    facts.writeUInt32LE(content.length, 18)
    facts.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), facts, place, name)
    parts.push(Buffer.from('PK\u0003\u0004'), facts, name, content)
    offset += 30 + name.length + content.length
  }
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006')
  for (const at of [8, 10]) end.writeUInt16LE(Object.keys(files).length, at)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, ...directory, end])
}
