import { crc32, deflateRawSync } from 'node:zlib'
import type { ZipEntry } from './directory.ts'
import type { ZipFile } from './read-zip.ts'

/** General purpose bits that don't outlive a new packing: the level of compression, and sizes after the data. */
const staleFlags = 0b1110

/**
 * The container with the content of some entries replaced. All the others keep their bytes, everything its order, its
 * names and its times.
 */
export function rewriteZip(zip: ZipFile, contents: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const chunks: Uint8Array[] = []
  const records = new Map<ZipEntry, Uint8Array>()
  let length = 0
  const add = (chunk: Uint8Array): void => {
    chunks.push(chunk)
    length += chunk.length
  }
  const byPlace = zip.entries.toSorted((a, b) => a.offset - b.offset)
  add(zip.bytes.subarray(0, byPlace[0]?.offset ?? zip.directoryStart))
  byPlace.forEach((entry, index) => {
    const content = contents.get(entry.name)
    const offset = length
    if (content === undefined) {
      add(zip.bytes.subarray(entry.offset, byPlace[index + 1]?.offset ?? zip.directoryStart))
      records.set(
        entry,
        recordOf(zip, entry, {
          offset,
          packed: entry.packed,
          unpacked: entry.unpacked,
          crc: entry.crc,
          flags: entry.flags,
        }),
      )
      return
    }
    const packed = entry.method === 0 ? content : deflateRawSync(content)
    const facts = {
      offset,
      packed: packed.length,
      unpacked: content.length,
      crc: crc32(content),
      flags: entry.flags & ~staleFlags,
    }
    add(localHeader(zip, entry, facts))
    add(packed)
    records.set(entry, recordOf(zip, entry, facts))
  })
  const start = length
  for (const entry of zip.entries) add(records.get(entry) ?? new Uint8Array())
  add(endRecord(zip, start, length - start))
  return joined(chunks, length)
}

type Facts = { offset: number; packed: number; unpacked: number; crc: number; flags: number }

/** Without extra fields: they are about the content that was. */
function localHeader(zip: ZipFile, entry: ZipEntry, facts: Facts): Uint8Array {
  const nameLength = viewOf(zip.bytes).getUint16(entry.offset + 26, true)
  const header = zip.bytes.slice(entry.offset, entry.offset + 30 + nameLength)
  const view = viewOf(header)
  view.setUint16(6, facts.flags, true)
  view.setUint32(14, facts.crc, true)
  view.setUint32(18, facts.packed, true)
  view.setUint32(22, facts.unpacked, true)
  view.setUint16(28, 0, true)
  return header
}

function recordOf(zip: ZipFile, entry: ZipEntry, facts: Facts): Uint8Array {
  const record = withoutWideField(zip.bytes.slice(entry.recordStart, entry.recordEnd))
  const view = viewOf(record)
  view.setUint16(8, facts.flags, true)
  view.setUint32(16, facts.crc, true)
  view.setUint32(20, facts.packed, true)
  view.setUint32(24, facts.unpacked, true)
  view.setUint32(42, facts.offset, true)
  return record
}

/** The 64 bit field says what now fits into 32. */
function withoutWideField(record: Uint8Array): Uint8Array {
  const view = viewOf(record)
  const start = 46 + view.getUint16(28, true)
  const end = start + view.getUint16(30, true)
  for (let at = start; at + 4 <= end;) {
    const next = Math.min(end, at + 4 + view.getUint16(at + 2, true))
    if (view.getUint16(at, true) !== 1) {
      at = next
      continue
    }
    const shorter = joined([record.subarray(0, at), record.subarray(next)], record.length - (next - at))
    viewOf(shorter).setUint16(30, end - start - (next - at), true)
    return shorter
  }
  return record
}

function endRecord(zip: ZipFile, start: number, size: number): Uint8Array {
  const record = new Uint8Array(22)
  const view = viewOf(record)
  view.setUint32(0, 0x06054b50, true)
  view.setUint16(8, zip.entries.length, true)
  view.setUint16(10, zip.entries.length, true)
  view.setUint32(12, size, true)
  view.setUint32(16, start, true)
  return record
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
