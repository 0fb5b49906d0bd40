import type { NotTakenFile } from '../archives/not-taken-file.ts'
import { openArchive } from '../archives/open-archive.ts'
import { pieces } from './batches.ts'

/** A piece of an archive: the beginning of a file, a part of its content, or a file that is not taken. */
export type ArchivePiece = { path: string } | Uint8Array | { notTaken: NotTakenFile }

/** The work on archives. */
export const archiveTasks = {
  *unpack(
    bytes: Uint8Array,
    { fileName, also }: { fileName: string; also: readonly string[] },
  ): Generator<ArchivePiece> {
    for (const entry of openArchive(bytes, fileName, also)) {
      if ('notTaken' in entry) yield entry
      else {
        yield { path: entry.path }
        yield* pieces(entry.bytes)
      }
    }
  },
}
