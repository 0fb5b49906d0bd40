import { crc32, inflateRawSync } from 'node:zlib'
import { FileRefused } from '../../../kernel/file-refused.ts'
import { endOfDirectory, readDirectory, type ZipEntry } from './directory.ts'

/** A container that has been looked over. Nothing is unpacked before it is asked for. */
export type ZipFile = {
  bytes: Uint8Array
  fileName: string
  /** In the order of the central directory. */
  entries: readonly ZipEntry[]
  directoryStart: number
  directoryEnd: number
  /** @throws FileRefused when the entry is damaged, too large, or packed in a way that is not known */
  unpack: (entry: ZipEntry) => Uint8Array
}

/** The limits of a container: entries, and unpacked bytes. */
export const zipLimits = {
  entries: 10_000,
  unpacked: 2 * 1024 ** 3,
  entry: 256 * 1024 ** 2,
  ratio: 400,
  ratioFrom: 8 * 1024 ** 2,
}

/** The sentence for a container whose records contradict each other. */
export const damaged =
  'The file is damaged or incomplete. Re-save it in the application that created it and upload it again.'

const tooLarge = 'Unpacked, this file is larger than 2 GB. Split it and upload the parts.'

/**
 * Reads the directory of a zip container and checks it against what hostile ones do: too many entries, sizes that
 * lie, entries that overlap, names that lead out of the folder, encryption.
 * @throws FileRefused saying what is wrong and what to do
 */
export function readZip(bytes: Uint8Array, fileName: string): ZipFile {
  const zip = readAnyZip(bytes, fileName)
  checkNames(zip.entries, (reason) => {
    throw new FileRefused({ file: fileName, reason })
  })
  return zip
}

/**
 * The same without a look at names and passwords: single entries of an archive can be left out.
 * @throws FileRefused saying what is wrong and what to do
 */
export function readAnyZip(bytes: Uint8Array, fileName: string): ZipFile {
  const refuse = (reason: string): never => {
    throw new FileRefused({ file: fileName, reason })
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOfDirectory(view) ?? refuse(damaged)
  if (end.entries > zipLimits.entries) {
    refuse(
      `The container holds more than ${zipLimits.entries.toLocaleString('en')} files. Split it and upload the parts.`,
    )
  }
  const entries = readDirectory(view, end) ?? refuse(damaged)
  checkExtents(entries, end.start, refuse)
  let left = zipLimits.unpacked
  const unpack = (entry: ZipEntry): Uint8Array => {
    if (entry.unpacked > left) refuse(tooLarge)
    // Also what turns out to be damaged takes its time.
    left -= entry.unpacked
    return unpackEntry(bytes.subarray(entry.dataStart, entry.dataStart + entry.packed), entry, refuse)
  }
  return { bytes, fileName, entries, directoryStart: end.start, directoryEnd: end.start + end.size, unpack }
}

function checkNames(entries: readonly ZipEntry[], refuse: (reason: string) => never): void {
  const seen = new Set<string>()
  for (const { name, flags } of entries) {
    const shown = JSON.stringify(name.slice(0, 100))
    if (flags & 1) refuse('The file is encrypted. Save it without a password and upload it again.')
    if (name === '' || name.startsWith('/') || /[\\\0]|^[a-z]:|(?:^|\/)\.\.(?:\/|$)/i.test(name)) {
      refuse(
        `The file is damaged (${shown} points outside the archive). Re-save it in the application that created it.`,
      )
    }
    const folded = name.toLowerCase()
    if (seen.has(folded))
      refuse(`The file is damaged (${shown} appears twice). Re-save it in the application that created it.`)
    seen.add(folded)
  }
}

/** Entries that share bytes unpack to far more than there is; sizes are only believed where they condemn. */
function checkExtents(entries: readonly ZipEntry[], limit: number, refuse: (reason: string) => never): void {
  let unpacked = 0
  let end = 0
  for (const entry of entries.toSorted((a, b) => a.offset - b.offset)) {
    if (entry.offset < end || entry.dataStart + entry.packed > limit) refuse(damaged)
    end = entry.dataStart + entry.packed
    unpacked += entry.unpacked
    if (unpacked > zipLimits.unpacked) refuse(tooLarge)
  }
}

function unpackEntry(packed: Uint8Array, entry: ZipEntry, refuse: (reason: string) => never): Uint8Array {
  const content = inflated(packed, entry, refuse)
  if (content.length !== entry.unpacked || crc32(content) !== entry.crc) refuse(notAsDescribed(entry))
  return content
}

const notAsDescribed = ({ name }: ZipEntry): string =>
  `The part ${name} doesn't match its description in the container. Re-save the file in the application that created it and upload it again.`

function inflated(packed: Uint8Array, entry: ZipEntry, refuse: (reason: string) => never): Uint8Array {
  if (entry.method === 0) return packed
  if (entry.method !== 8)
    refuse(
      `The part ${entry.name} uses an unsupported compression method. Re-save the file in the application that created it.`,
    )
  // The size in the directory may be wrong: unpacking stops at it, or at the limit.
  const described = Math.max(1, entry.unpacked)
  const limit = Math.min(zipLimits.entry, described, Math.max(zipLimits.ratioFrom, packed.length * zipLimits.ratio))
  try {
    return inflateRawSync(packed, { maxOutputLength: limit })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code !== 'ERR_BUFFER_TOO_LARGE') return refuse(damaged)
    if (limit === described) return refuse(notAsDescribed(entry))
    if (limit === zipLimits.entry)
      return refuse(`The part ${entry.name} is larger than 256 MB. Split the file and upload the parts.`)
    return refuse(
      `The part ${entry.name} unpacks to more than ${zipLimits.ratio} times its size, like a zip bomb. Re-save the file in the application that created it.`,
    )
  }
}
