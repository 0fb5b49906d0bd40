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
  let present: ReturnType<typeof readAll> | undefined
  const open = () => {
    present?.end()
    const reading = (present = readAll(pieces))
    let sent = 0
    return new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await reading.next().catch(onBroken)
        if (done) return controller.close()
        sent += value.byteLength
        controller.enqueue(value)
        onSent(sent, total)
      },
      cancel: reading.end,
    })
  }
  const end = () => (present ?? readAll(pieces)).end()
  return new StreamedForm(open, `multipart/form-data; boundary=${boundary}`, isRepeatable, end)
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

/**
 * The chunks of several pieces, one after the other. `end` lets go of what is being read and of all that was to come,
 * also while a chunk is waited for; its outcome no longer matters.
 */
function readAll(pieces: readonly NamedPart['content'][]) {
  const waiting = [...pieces]
  let source: Source | undefined
  let isOver = false
  const next = async (): Promise<IteratorResult<Uint8Array, undefined>> => {
    for (;;) {
      if (!source && waiting[0]) source = sourceOf(waiting.shift()!)
      if (isOver || !source) return { done: true, value: undefined }
      try {
        const chunk = await source.next()
        if (!chunk.done) return chunk as IteratorYieldResult<Uint8Array>
        source = undefined
      } catch (error) {
        if (!isOver) throw error
      }
    }
  }
  const end = () => {
    isOver = true
    source?.end()
    for (const piece of waiting.splice(0)) {
      // A stream that the caller reads is the caller's to close.
      if (!(piece instanceof Blob || (piece instanceof ReadableStream && piece.locked))) sourceOf(piece).end()
    }
  }
  return { next, end }
}

/** A source of chunks. */
interface Source {
  next(): Promise<IteratorResult<Uint8Array, unknown>>
  end(): void
}

function sourceOf(piece: NamedPart['content']): Source {
  const stream = piece instanceof Blob ? piece.stream() : piece
  if (stream instanceof ReadableStream) {
    const reader = (stream as ReadableStream<Uint8Array>).getReader()
    return {
      next: async () => (await reader.read()) as IteratorResult<Uint8Array, unknown>,
      end: () => void reader.cancel().catch(ignore),
    }
  }
  const iterator = stream[Symbol.asyncIterator]()
  return {
    next: () => iterator.next(),
    end() {
      // A stream of Node that was not read yet, or is waited for, ends no other way.
      ;(stream as { destroy?(): void }).destroy?.()
      void iterator.return?.().catch(ignore)
    },
  }
}

const ignore = () => {}

/** The name of a file; a plain Blob has none of its own. */
export const fileNameOf = (file: Blob | NamedPart): string =>
  'name' in file && typeof file.name === 'string' ? file.name : 'blob'
