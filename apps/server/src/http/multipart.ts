import { randomUUID } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import { ApiError, invalid } from '../kernel/refusals.ts'
import { ownFile, ownFolder } from '../kernel/own-modes.ts'
import { SentFile } from '../kernel/sent-file.ts'

/** Largest upload, in bytes (domain: Operating). */
export const uploadLimit = 512 * 1024 * 1024
/** The limit for everything that isn't a file, in bytes: it is held in memory. */
const rest = 4 * 1024 * 1024

export interface Multipart {
  /** Fields by name. Files lie on disk and are read from there; a name that comes twice is an array. */
  body: Record<string, unknown>
  /** Removes the files. */
  dispose(): Promise<void>
}

/**
 * Reads a multipart body without holding its files in memory: they lie in a folder of their own below `incoming`.
 * Refuses with 413 above 512 MB and with 400 when the body is damaged or has more files than `fileCount`.
 */
export async function readMultipart(request: Request, incoming: string, fileCount: number): Promise<Multipart> {
  const type = request.headers.get('content-type')
  if (!type?.startsWith('multipart/form-data') || !request.body) {
    throw invalid('body', 'Send the body as multipart/form-data.')
  }
  if (Number(request.headers.get('content-length') ?? 0) > uploadLimit + rest) throw tooLarge()
  await mkdir(incoming, { recursive: true, mode: ownFolder })
  const folder = await mkdtemp(join(incoming, 'upload-'))
  const dispose = () => rm(folder, { recursive: true, force: true })
  try {
    return { body: await readParts(request.body, type, folder, fileCount), dispose }
  } catch (error) {
    await dispose()
    throw error instanceof ApiError || isOurs(error)
      ? error
      : invalid('body', 'The multipart body is damaged. Send it again.')
  }
}

/** Whether a file could not be written, which isn't the fault of the body. */
const isOurs = (error: unknown) => error instanceof Error && 'syscall' in error && error.syscall !== 'read'

const tooLarge = () => new ApiError(413, 'The file is larger than 512 MB. Split it.', { code: 'TOO_LARGE' })

const textTooLarge = () =>
  new ApiError(413, 'The form fields exceed 4 MB in total. Shorten them.', { code: 'TOO_LARGE' })

async function readParts(stream: ReadableStream<Uint8Array>, type: string, folder: string, fileCount: number) {
  const body: Record<string, unknown> = Object.create(null)
  const add = (name: string, value: unknown) => {
    const present = body[name]
    body[name] = present === undefined ? value : Array.isArray(present) ? [...present, value] : [present, value]
  }
  const parser = new Busboy({
    headers: { 'content-type': type },
    preservePath: true,
    limits: { fileSize: uploadLimit, fieldSize: rest, fields: 1000, files: fileCount },
  })
  const parts: Readable[] = []
  const writes: Promise<void>[] = []
  parser.on('filesLimit', () => {
    const files = fileCount === 1 ? '1 file' : `${fileCount} files`
    parser.destroy(invalid('body', `This operation takes ${files}.`))
  })
  parser.on('fieldsLimit', () => parser.destroy(invalid('body', 'Too many fields.')))
  let textSize = 0
  parser.on('field', (name: string, value: string, _isNameCut: boolean, isCut: boolean) => {
    textSize += value.length
    if (isCut || textSize > rest) parser.destroy(textTooLarge())
    else add(name, value)
  })
  parser.on('file', (name: string, part: Readable, fileName: string, _encoding: string, mediaType: string) => {
    const path = join(folder, randomUUID())
    parts.push(part)
    const written = pipeline(part, createWriteStream(path, { mode: ownFile })).then(async () => {
      if ('truncated' in part && part.truncated) throw tooLarge()
      add(name, new SentFile(await openAsBlob(path), fileName.replaceAll('\\', '/'), mediaType))
    })
    // No one takes the rest of the part any more: the body would wait for ever.
    written.catch((error: Error) => parser.destroy(error))
    writes.push(written)
  })
  try {
    // The connection stays whole when this fails, so that the refusal reaches the sender.
    await pipeline(stream.values({ preventCancel: true }), parser)
    await Promise.all(writes)
  } catch (error) {
    // A half-received part would wait forever for the rest.
    for (const part of parts) part.destroy()
    await Promise.allSettled(writes)
    throw error
  }
  return body
}
