import { createFilePool, type FilePool } from './file-pool.ts'

/** Asked twice a second while a file is worked on; when it throws, the work is given up. */
export type GoesOn = () => Promise<void>

let pool: FilePool | undefined

/** The pool of this server; `FILE_SECONDS` and `FILE_MEMORY_MB` set what one file may take. */
export function filePool(): FilePool {
  pool ??= createFilePool({ seconds: limitOf('FILE_SECONDS', 120), megabytes: limitOf('FILE_MEMORY_MB', 2048) })
  return pool
}

/** Ends the processes; the next file starts new ones. */
export function closeFiles(): void {
  pool?.close()
  pool = undefined
}

/** A result of one piece. */
export async function only<T>(pieces: AsyncGenerator<T>): Promise<T> {
  const found: T[] = []
  for await (const piece of pieces) found.push(piece)
  const [piece] = found
  if (piece === undefined || found.length > 1) throw new Error(`${found.length} results instead of one`)
  return piece
}

/** A result that is a file. */
export async function blobOf(pieces: AsyncGenerator<Uint8Array>): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  for await (const piece of pieces) chunks.push(new Uint8Array(piece))
  return new Blob(chunks)
}

function limitOf(name: string, usual: number): number {
  const text = process.env[name]
  if (text === undefined || text === '') return usual
  const limit = Number(text)
  if (Number.isInteger(limit) && limit > 0) return limit
  throw new Error(`${name} is "${text}", but must be a whole number above 0`)
}
