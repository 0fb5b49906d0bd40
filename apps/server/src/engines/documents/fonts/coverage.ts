import { ByteReader } from './font-bytes.ts'

/** The characters of a font, by the formats 4 and 12 of its table cmap. */
export function coverageOf(table: Uint8Array): ReadonlySet<number> {
  const reader = new ByteReader(table)
  reader.skip(2)
  const count = reader.u16()
  const places = Array.from({ length: count }, () => {
    reader.skip(4)
    return reader.u32()
  })
  const found = new Set<number>()
  for (const place of new Set(places)) {
    const view = new DataView(table.buffer, table.byteOffset + place)
    if (view.getUint16(0) === 4) addSegments(found, view)
    else if (view.getUint16(0) === 12) addGroups(found, view)
  }
  return found
}

function addSegments(found: Set<number>, view: DataView): void {
  const size = view.getUint16(6)
  for (let at = 0; at < size; at += 2) {
    const [end, start] = [view.getUint16(14 + at), view.getUint16(16 + size + at)]
    const step = view.getUint16(16 + 2 * size + at)
    const rangePlace = 16 + 3 * size + at
    const range = view.getUint16(rangePlace)
    for (let code = start; code <= end && code !== 0xffff; code++) {
      const glyph = range === 0 ? (code + step) & 0xffff : view.getUint16(rangePlace + range + (code - start) * 2)
      if (glyph !== 0) found.add(code)
    }
  }
}

function addGroups(found: Set<number>, view: DataView): void {
  const count = view.getUint32(12)
  for (let group = 0; group < count; group++) {
    const at = 16 + group * 12
    for (let code = view.getUint32(at); code <= view.getUint32(at + 4); code++) found.add(code)
  }
}
