import { randomUUID } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import { ApiError, invalid } from './errors.ts'

/** Largest upload, in bytes (domain: Operating). */
export const uploadLimit = 512 * 1024 * 1024

export interface Multipart {
  /** Fields by name. Files lie on disk and are read from there; a name that comes twice is an array. */
  body: Record<string, unknown>
  /** Removes the files. */
  dispose(): Promise<void>
}

/**
 * Reads a multipart body without holding its files in memory.
 * Refuses with 413 above 512 MB and with 400 when the body is damaged.
 */
export async function readMultipart(request: Request): Promise<Multipart> {
  const type = request.headers.get('content-type')
  if (!type?.startsWith('multipart/form-data') || !request.body) {
    throw invalid('body', 'Send the body as multipart/form-data.')
  }
  const folder = await mkdtemp(join(tmpdir(), 'dragoman-upload-'))
  const dispose = () => rm(folder, { recursive: true, force: true })
  try {
    return { body: await readParts(request.body, type, folder), dispose }
  } catch (error) {
    await dispose()
    throw error instanceof ApiError ? error : invalid('body', 'The multipart body is damaged; send it again.')
  }
}

async function readParts(stream: ReadableStream<Uint8Array>, type: string, folder: string) {
  const body: Record<string, unknown> = {}
  const add = (name: string, value: unknown) => {
    const present = body[name]
    body[name] = present === undefined ? value : Array.isArray(present) ? [...present, value] : [present, value]
  }
  const parser = new Busboy({
    headers: { 'content-type': type },
    limits: { fileSize: uploadLimit, fieldSize: 1024 * 1024, fields: 1000, files: 100 },
  })
  const writes: Promise<void>[] = []
  parser.on('field', (name: string, value: string) => add(name, value))
  parser.on('file', (name: string, part: Readable, fileName: string, _encoding: string, mediaType: string) => {
    const path = join(folder, randomUUID())
    const written = pipeline(part, createWriteStream(path)).then(async () => {
      if ('truncated' in part && part.truncated) {
        throw new ApiError(413, 'The file is larger than 512 MB; split it.', { code: 'TOO_LARGE' })
      }
      add(name, new File([await openAsBlob(path)], fileName, { type: mediaType }))
    })
    written.catch(() => {})
    writes.push(written)
  })
  await pipeline(Readable.fromWeb(stream), parser)
  await Promise.all(writes)
  return body
}
