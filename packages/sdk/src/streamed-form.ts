import { formParts, isNamedUpload, StreamedForm } from './body.ts'
import type { NamedUpload } from './operation.ts'
import { binaryType } from './upload-extensions.ts'

const quoted = (text: string) => text.replace(/["\r\n]/g, encodeURIComponent)

/**
 * Writes a form while it is sent, so that files of any size and streams need no memory.
 * @param onSent told after each chunk of the bytes so far, and of those in all where no stream keeps it secret
 */
export function streamForm(body: object, onSent: (sent: number, total?: number) => void = () => {}): StreamedForm {
  const boundary = `form-${crypto.randomUUID()}`
  const pieces = formPieces(body, boundary)
  const isRepeatable = pieces.every((piece) => piece instanceof Blob)
  const total = isRepeatable ? new Blob(pieces).size : undefined
  const open = () => {
    const chunks = chunksOf(pieces)
    let sent = 0
    return new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await chunks.next()
        if (done) return controller.close()
        sent += value.byteLength
        controller.enqueue(value)
        onSent(sent, total)
      },
      async cancel() {
        await chunks.return()
      },
    })
  }
  return new StreamedForm(open, `multipart/form-data; boundary=${boundary}`, isRepeatable)
}

/** What a form is made of, in its order. */
function formPieces(body: object, boundary: string): (Blob | Exclude<NamedUpload['content'], Blob>)[] {
  const pieces = formParts(body).flatMap(([name, value]) => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"`
    if (typeof value === 'string') return `${head}\r\n\r\n${value}\r\n`
    const type = value.type || binaryType
    const content = isNamedUpload(value) ? value.content : value
    return [`${head}; filename="${quoted(fileNameOf(value))}"\r\nContent-Type: ${type}\r\n\r\n`, content, '\r\n']
  })
  return [...pieces, `--${boundary}--\r\n`].map((piece) => (typeof piece === 'string' ? new Blob([piece]) : piece))
}

async function* chunksOf(pieces: ReturnType<typeof formPieces>): AsyncGenerator<Uint8Array, void, undefined> {
  for (const piece of pieces) yield* (piece instanceof Blob ? piece.stream() : piece) as AsyncIterable<Uint8Array>
}

/** The name of a file; a plain Blob has none of its own. */
export const fileNameOf = (file: Blob | NamedUpload): string =>
  'name' in file && typeof file.name === 'string' ? file.name : 'blob'
