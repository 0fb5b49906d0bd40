import { FileRefused } from '../../kernel/file-refused.ts'
import { formats } from '../formats/formats.ts'
import type { ZipEntry } from '../formats/zip/directory.ts'
import { readAnyZip, type ZipFile } from '../formats/zip/read-zip.ts'
import { entryPath, isSafePath, isSystemFile } from './entry-path.ts'
import { type NotTakenFile, notTaken } from './not-taken-file.ts'

const megabyte = 1_000_000

/** The limits of an archive, those in it included. */
export const archiveLimits = {
  /** Entries, folders not counted. */
  entries: 5000,
  /** Files that are taken. */
  files: 500,
  /** Of one file, and of all that are taken, in bytes. */
  largest: 128 * megabyte,
  unpacked: 1000 * megabyte,
  /** How often its packed size a file may have, if it is larger than `ratioFrom` bytes. */
  ratio: 400,
  ratioFrom: 8 * megabyte,
  /** An archive, and those in it. */
  depth: 2,
}

/** A file in an archive, with its folders, or one that is not taken. */
export type ArchiveEntry = { path: string; bytes: Uint8Array } | { notTaken: NotTakenFile }

/** A place in an archive, and what the limits leave. */
interface Opening {
  fileName: string
  left: { entries: number; files: number; bytes: number }
  seen: Set<string>
  /** Extensions that are taken besides those that can be translated. */
  also: readonly string[]
}

export const isArchiveName = (name: string): boolean => /[^/]\.zip$/i.test(name)

const known = new Set(formats.flatMap(({ extensions }) => extensions))
const extensionIn = (path: string) => /[^/]\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? ''

/**
 * The files of an archive that can be translated, one after the other, and those that are not taken. Files of an archive
 * within it have its name as their folder.
 * @throws FileRefused for a damaged archive, and one over a limit as a whole
 */
export function* openArchive(
  bytes: Uint8Array,
  fileName: string,
  also: readonly string[] = [],
): Generator<ArchiveEntry> {
  const { entries, files, unpacked } = archiveLimits
  const opening: Opening = { fileName, left: { entries, files, bytes: unpacked }, seen: new Set(), also }
  yield* entriesOf(readAnyZip(bytes, fileName), '', 1, opening)
}

function* entriesOf(zip: ZipFile, folder: string, depth: number, opening: Opening): Generator<ArchiveEntry> {
  const named = zip.entries
    .map((entry) => ({ entry, inner: entryPath(zip.bytes, entry).replace(/^(?:\.\/)+/, '') }))
    .filter(({ inner }) => !inner.endsWith('/'))
  opening.left.entries -= named.length
  if (opening.left.entries < 0) {
    const { entries } = archiveLimits
    refuse(opening, `The archive holds ${shown(entries - opening.left.entries)} files; ${shown(entries)} is the most.`)
  }
  for (const { entry, inner } of named) {
    const path = `${folder}${inner}`
    const code = reasonAgainst(zip, entry, { inner, path, also: opening.also })
    if (code) yield { notTaken: code }
    else if (opening.seen.has(path)) yield { notTaken: notTaken(path, 'NAME_TWICE') }
    else {
      opening.seen.add(path)
      yield* contentOf(zip, entry, path, depth, opening)
    }
  }
}

function* contentOf(
  zip: ZipFile,
  entry: ZipEntry,
  path: string,
  depth: number,
  opening: Opening,
): Generator<ArchiveEntry> {
  const isArchive = isArchiveName(path)
  if (isArchive && depth >= archiveLimits.depth) {
    yield { notTaken: notTaken(path, 'TOO_DEEP', { limit: archiveLimits.depth }) }
    return
  }
  // Also what turns out to be damaged takes its time.
  opening.left.bytes -= entry.unpacked
  if (opening.left.bytes < 0) {
    const limit = shown(archiveLimits.unpacked / megabyte)
    refuse(opening, `Unpacked, the files of the archive take up more than ${limit} MB, the most that is opened.`)
  }
  const found = orDamaged(path, () => zip.unpack(entry))
  if ('notTaken' in found) {
    yield found
    return
  }
  if (isArchive) {
    const inside = orDamaged(path, () => readAnyZip(found.result, path))
    if ('notTaken' in inside) yield inside
    else yield* entriesOf(inside.result, `${path}/`, depth + 1, opening)
    return
  }
  opening.left.files -= 1
  if (opening.left.files < 0)
    refuse(opening, `The archive holds more than ${shown(archiveLimits.files)} files that can be translated.`)
  yield { path, bytes: found.result }
}

function reasonAgainst(
  zip: ZipFile,
  entry: ZipEntry,
  { inner, path, also }: { inner: string; path: string; also: readonly string[] },
): NotTakenFile | undefined {
  const { largest, ratio, ratioFrom } = archiveLimits
  if (!isSafePath(inner) || !isSafePath(path)) return notTaken(path, 'UNSAFE_NAME')
  if (isSystemFile(inner)) return notTaken(path, 'SYSTEM_FILE')
  const extension = extensionIn(path)
  if (!isArchiveName(path) && !known.has(extension) && !also.includes(extension)) return notTaken(path, 'TYPE')
  if (isLink(zip, entry)) return notTaken(path, 'LINK')
  if (entry.flags & 1) return notTaken(path, 'ENCRYPTED')
  if (entry.unpacked > largest) return notTaken(path, 'TOO_LARGE', { value: entry.unpacked, limit: largest })
  const packed = Math.max(1, entry.packed)
  if (entry.unpacked > ratioFrom && entry.unpacked > ratio * packed)
    return notTaken(path, 'TOO_DENSE', { value: Math.ceil(entry.unpacked / packed), limit: ratio })
  return undefined
}

/** Packed by Unix, where its mode says that it is a link to another file. */
function isLink({ bytes }: ZipFile, { recordStart }: ZipEntry): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return view.getUint8(recordStart + 5) === 3 && view.getUint32(recordStart + 38, true) >>> 28 === 0xa
}

function orDamaged<Result>(path: string, read: () => Result): { result: Result } | { notTaken: NotTakenFile } {
  try {
    return { result: read() }
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    return { notTaken: notTaken(path, 'DAMAGED') }
  }
}

function refuse({ fileName }: Opening, sentence: string): never {
  throw new FileRefused({ file: fileName, reason: `${sentence} Split it and upload the parts.` })
}

const shown = (count: number) => count.toLocaleString('en')
