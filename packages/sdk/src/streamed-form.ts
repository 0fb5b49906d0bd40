import { formParts, isNamedUpload, StreamedForm } from './body.ts'
import type { NamedUpload } from './operation.ts'
import { mediaTypeOf } from './upload-types.ts'

const encoder = new TextEncoder()

const quoted = (text: string) => text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

/**
 * Writes a form while it is sent, so that files of any size and streams need no memory.
 * @param onSent told of the bytes after each chunk
 */
export function streamForm(body: object, onSent: (bytes: number) => void = () => {}): StreamedForm {
  const boundary = `form-${crypto.randomUUID()}`
  const parts = formParts(body)
  const open = () => {
    const chunks = formChunks(parts, boundary)
    let sent = 0
    return new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await chunks.next()
        if (done) return controller.close()
        sent += value.byteLength
        controller.enqueue(value)
        onSent(sent)
      },
      async cancel() {
        await chunks.return()
      },
    })
  }
  const isRepeatable = parts.every(([, value]) => !isNamedUpload(value) || value.content instanceof Blob)
  return new StreamedForm(open, `multipart/form-data; boundary=${boundary}`, isRepeatable)
}

async function* formChunks(
  parts: readonly [string, string | Blob | NamedUpload][],
  boundary: string,
): AsyncGenerator<Uint8Array, void, undefined> {
  for (const [name, value] of parts) {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"`
    if (typeof value === 'string') {
      yield encoder.encode(`${head}\r\n\r\n${value}\r\n`)
      continue
    }
    const fileName = fileNameOf(value)
    const type = value.type || mediaTypeOf(fileName)
    yield encoder.encode(`${head}; filename="${quoted(fileName)}"\r\nContent-Type: ${type}\r\n\r\n`)
    yield* bytesOf(isNamedUpload(value) ? value.content : value)
    yield encoder.encode('\r\n')
  }
  yield encoder.encode(`--${boundary}--\r\n`)
}

/** The name of a file; a plain Blob has none of its own. */
export const fileNameOf = (file: Blob | NamedUpload): string =>
  'name' in file && typeof file.name === 'string' ? file.name : 'blob'

async function* bytesOf(content: NamedUpload['content']): AsyncGenerator<Uint8Array, void, undefined> {
  if (Symbol.asyncIterator in content) {
    yield* content
    return
  }
  const reader = (content instanceof Blob ? content.stream() : content).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel()
  }
}
