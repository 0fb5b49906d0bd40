/** Where the central directory is; `end` is the offset of the record that says so. */
export type DirectoryPlace = { start: number; size: number; entries: number; end: number }

const signatures = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50, end64: 0x06064b50, locator64: 0x07064b50 }
/** In 16 and 32 bits: the value stands in the 64 bit record. */
const elsewhere = { short: 0xffff, long: 0xffffffff }

/** Finds the central directory, also of containers in the 64 bit form. `undefined` where there is none. */
export function endOfDirectory(view: DataView): DirectoryPlace | undefined {
  // The record has 22 bytes and a comment of at most 65,535.
  for (let end = view.byteLength - 22; end >= Math.max(0, view.byteLength - 22 - 0xffff); end -= 1) {
    if (view.getUint32(end, true) !== signatures.end) continue
    const entries = view.getUint16(end + 10, true)
    const size = view.getUint32(end + 12, true)
    const start = view.getUint32(end + 16, true)
    const place = { start, size, entries, end }
    const is64 = entries === elsewhere.short || size === elsewhere.long || start === elsewhere.long
    const found = is64 ? endOfDirectory64(view, end) : place
    if (found && found.start + found.size <= end) return found
  }
  return undefined
}

function endOfDirectory64(view: DataView, end: number): DirectoryPlace | undefined {
  const locator = end - 20
  if (locator < 0 || view.getUint32(locator, true) !== signatures.locator64) return undefined
  const at = Number(view.getBigUint64(locator + 8, true))
  if (at + 56 > locator || view.getUint32(at, true) !== signatures.end64) return undefined
  const number = (offset: number): number => Number(view.getBigUint64(at + offset, true))
  return { start: number(48), size: number(40), entries: number(32), end: at }
}

/** The entries of the central directory; `undefined` when it is not what it should be. */
export function readDirectory(view: DataView, place: DirectoryPlace): ZipEntry[] | undefined {
  const entries: ZipEntry[] = []
  let at = place.start
  while (entries.length < place.entries) {
    const entry = readRecord(view, at, place.start + place.size)
    if (!entry) return undefined
    entries.push(entry)
    at = entry.recordEnd
  }
  return at === place.start + place.size ? entries : undefined
}

function readRecord(view: DataView, at: number, limit: number): ZipEntry | undefined {
  if (at + 46 > limit || view.getUint32(at, true) !== signatures.central) return undefined
  const nameEnd = at + 46 + view.getUint16(at + 28, true)
  const extraEnd = nameEnd + view.getUint16(at + 30, true)
  const recordEnd = extraEnd + view.getUint16(at + 32, true)
  if (recordEnd > limit) return undefined
  const flags = view.getUint16(at + 8, true)
  const [unpacked, packed, offset] = wideValues(view, nameEnd, extraEnd, [
    view.getUint32(at + 24, true),
    view.getUint32(at + 20, true),
    view.getUint32(at + 42, true),
  ])
  const dataStart = dataStartOf(view, offset)
  if (dataStart === undefined) return undefined
  const name = new TextDecoder(flags & 0x800 ? 'utf-8' : 'latin1').decode(
    new Uint8Array(view.buffer, view.byteOffset + at + 46, nameEnd - at - 46),
  )
  const method = view.getUint16(at + 10, true)
  const crc = view.getUint32(at + 16, true)
  return { name, method, flags, crc, packed, unpacked, offset, dataStart, recordStart: at, recordEnd }
}

/** Sizes and offset with those filled in that stand in the 64 bit field. */
function wideValues(
  view: DataView,
  start: number,
  end: number,
  values: [number, number, number],
): [number, number, number] {
  if (!values.includes(elsewhere.long)) return values
  for (let at = start; at + 4 <= end; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue
    let field = at + 4
    const fieldEnd = Math.min(end, field + view.getUint16(at + 2, true))
    const next = (value: number): number => {
      if (value !== elsewhere.long || field + 8 > fieldEnd) return value
      field += 8
      return Number(view.getBigUint64(field - 8, true))
    }
    const [unpacked, packed, offset] = values
    return [next(unpacked), next(packed), next(offset)]
  }
  return values
}

function dataStartOf(view: DataView, offset: number): number | undefined {
  if (offset + 30 > view.byteLength || view.getUint32(offset, true) !== signatures.local) return undefined
  return offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
}

/** One file of a container. Offsets are those of the container's bytes. */
export type ZipEntry = {
  name: string
  /** 0 stored, 8 deflated; any other cannot be unpacked. */
  method: number
  /** General purpose bits. */
  flags: number
  crc: number
  packed: number
  unpacked: number
  /** Of its local header. */
  offset: number
  /** Of its packed bytes. */
  dataStart: number
  /** Its record in the central directory. */
  recordStart: number
  recordEnd: number
}
