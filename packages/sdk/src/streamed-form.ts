import { formParts, StreamedForm, type NamedPart } from './body.ts'
import { binaryType } from './upload-extensions.ts'

const quoted = (text: string) => text.replace(/["\r\n]/g, encodeURIComponent)

/**
 * Writes a form while it is sent, so that files of any size and streams need no memory.
 * @param onSent told after each chunk of the bytes so far, and of those in all where no stream keeps it secret
 * @param onBroken told why a file could not be read to its end
 */
export function streamForm(
  body: object,
  onSent: (sent: number, total?: number) => void,
  onBroken: (error: unknown) => never,
): StreamedForm {
  const boundary = `form-${crypto.randomUUID()}`
  const pieces = formPieces(body, boundary)
  const isRepeatable = pieces.every((piece) => piece instanceof Blob)
  const total = isRepeatable ? new Blob(pieces).size : undefined
  const open = () => {
    const chunks = chunksOf(pieces)
    let sent = 0
    return new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await chunks.next().catch(onBroken)
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

/** The parts of a form, in order. */
function formPieces(body: object, boundary: string): NamedPart['content'][] {
  const pieces = formParts(body).flatMap(([name, value]) => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"`
    if (typeof value === 'string') return `${head}\r\n\r\n${value}\r\n`
    const type = value.type || binaryType
    const content = value instanceof Blob ? value : value.content
    return [`${head}; filename="${quoted(fileNameOf(value))}"\r\nContent-Type: ${type}\r\n\r\n`, content, '\r\n']
  })
  return [...pieces, `--${boundary}--\r\n`].map((piece) => (typeof piece === 'string' ? new Blob([piece]) : piece))
}

async function* chunksOf(pieces: ReturnType<typeof formPieces>): AsyncGenerator<Uint8Array, void, undefined> {
  for (const piece of pieces) yield* (piece instanceof Blob ? piece.stream() : piece) as AsyncIterable<Uint8Array>
}

/** The name of a file; a plain Blob has none of its own. */
export const fileNameOf = (file: Blob | NamedPart): string =>
  'name' in file && typeof file.name === 'string' ? file.name : 'blob'
