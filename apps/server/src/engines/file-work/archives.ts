import type { NotTakenFile } from '../archives/not-taken-file.ts'
import { filePool } from './server-pool.ts'

/** A file of an archive, with its folders, or one that is not taken. */
export type UnpackedFile = { path: string; content: Blob } | { notTaken: NotTakenFile }

/**
 * The files of an archive in its order, one at a time in memory: those that can be translated, and those with some
 * extensions `also`. @throws FileRefused for one that cannot be opened as a whole
 */
export async function* unpackArchive(
  content: Blob,
  fileName: string,
  also: readonly string[] = [],
): AsyncGenerator<UnpackedFile> {
  let path: string | undefined
  let chunks: Uint8Array<ArrayBuffer>[] = []
  for await (const piece of filePool().pieces('unpack', { fileName, content, options: { fileName, also } })) {
    if (piece instanceof Uint8Array) {
      chunks.push(new Uint8Array(piece))
      continue
    }
    if (path !== undefined) yield { path, content: new Blob(chunks) }
    chunks = []
    path = 'path' in piece ? piece.path : undefined
    if ('notTaken' in piece) yield piece
  }
  if (path !== undefined) yield { path, content: new Blob(chunks) }
}
