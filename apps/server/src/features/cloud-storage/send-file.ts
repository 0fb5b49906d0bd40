import { Readable, Transform } from 'node:stream'
import { downloadStream } from '../../kernel/download.ts'
import { cloudFailed } from './cloud-failed.ts'
import type { CloudFile } from './providers/provider.ts'

/** Bytes of a file, as many as an upload may have. */
const mostBytes = 512 * 2 ** 20

/** Passes a file on while it comes. Refuses one that says it is too large, and breaks off one that becomes so. */
export function sendFile({ name, size, content }: CloudFile): Response {
  if (size !== undefined && size > mostBytes) {
    content.destroy()
    throw cloudFailed('TOO_LARGE')
  }
  let sent = 0
  const counted = new Transform({
    transform(piece: Buffer, _encoding, done) {
      sent += piece.length
      done(sent > mostBytes ? new Error('the file is too large') : null, piece)
    },
  })
  content.once('error', (error) => counted.destroy(error))
  counted.once('close', () => content.destroy())
  return downloadStream(Readable.toWeb(content.pipe(counted)) as ReadableStream, name, 'application/octet-stream')
}
