import { toBase64 } from './base64.ts'
import { ValidationError, type FailureFacts } from './errors.ts'
import type { BodyCodec, NamedUpload } from './operation.ts'

/** The base64 of JSON. */
export const base64: BodyCodec = {
  encode: (body) => ({ body: toBase64(JSON.stringify(body)), type: 'text/plain' }),
}

/** A form of texts, as browsers send it: what is undefined is left out. */
export const urlencoded: BodyCodec = {
  encode: (body) => ({
    body: new URLSearchParams(
      Object.entries(body as object).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    ).toString(),
    type: 'application/x-www-form-urlencoded',
  }),
}

/** A form; one that was written by `upload` goes as it is. */
export const form: BodyCodec = {
  encode: (body, facts) =>
    body instanceof StreamedForm
      ? { body: body.open(), type: body.type, again: body.again }
      : { body: formOf(body as object, facts) },
  slow: true,
}

/** A form that is written while it is sent, made by `upload`. */
export class StreamedForm {
  readonly open: () => ReadableStream<Uint8Array>
  readonly type: string
  /** Opens it once more, where all that it holds can be read again. */
  readonly again: (() => ReadableStream<Uint8Array>) | undefined
  /** Reads no further, and lets go of what it was reading. */
  readonly end: () => void

  constructor(open: () => ReadableStream<Uint8Array>, type: string, isRepeatable: boolean, end: () => void) {
    this.open = open
    this.type = type
    this.again = isRepeatable ? open : undefined
    this.end = end
  }
}

type Streamed = Exclude<NamedUpload['content'], Uint8Array | string>

/** A named file whose bytes are a Blob or come as a stream. */
export interface NamedPart extends NamedUpload {
  readonly content: Streamed
}

/** The parts of a form: a list makes one part an item, what is undefined makes none, objects travel as JSON. */
export function formParts(body: object): [name: string, value: string | Blob | NamedPart][] {
  return Object.entries(body).flatMap(([name, member]: [string, unknown]) =>
    (Array.isArray(member) ? member : [member])
      .filter((value) => value !== undefined && value !== null)
      .map((value): [string, string | Blob | NamedPart] => {
        if (value instanceof Blob) return [name, value]
        if (isNamedUpload(value)) return [name, { ...value, content: streamed(value.content) }]
        return [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]
      }),
  )
}

const isNamedUpload = (value: unknown): value is NamedUpload =>
  typeof Object(value).name === 'string' && 'content' in Object(value)

const streamed = (content: NamedUpload['content']): Streamed =>
  typeof content === 'string' || ArrayBuffer.isView(content)
    ? new Blob([content as string | Uint8Array<ArrayBuffer>])
    : content

function formOf(body: object, facts: FailureFacts): FormData {
  const parts = new FormData()
  for (const [name, value] of formParts(body)) {
    if (typeof value === 'string' || value instanceof Blob) parts.append(name, value as Blob)
    else if (value.content instanceof Blob) {
      const blob = value.type ? new Blob([value.content], { type: value.type }) : value.content
      parts.append(name, blob, value.name)
    } else {
      throw new ValidationError([{ field: `body.${name}`, message: 'is a stream: send it with upload()' }], facts)
    }
  }
  return parts
}
