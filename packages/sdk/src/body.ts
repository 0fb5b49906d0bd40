import { ValidationError, type FailureFacts } from './errors.ts'
import type { AnyOperation, NamedUpload } from './operation.ts'

/** A body in the form in which it travels. */
export interface EncodedBody {
  readonly body: string | FormData | ReadableStream<Uint8Array>
  /** Its content type, where `fetch` cannot know it. */
  readonly type?: string
}

/**
 * The body of a call as its operation wants it: JSON, the base64 of JSON, or a form.
 * @throws {ValidationError} for a stream in a form: `upload` sends those
 */
export function encodeBody(operation: AnyOperation, body: unknown, facts: FailureFacts): EncodedBody {
  if (body instanceof StreamedForm) return { body: body.stream, type: body.type }
  if (operation.body === 'base64') return { body: toBase64(JSON.stringify(body)), type: 'text/plain' }
  if (operation.body === 'multipart') return { body: formOf(body as object, facts) }
  return { body: JSON.stringify(body), type: 'application/json' }
}

/** A form that is written while it is sent, made by `upload`. */
export class StreamedForm {
  readonly stream: ReadableStream<Uint8Array>
  readonly type: string

  constructor(stream: ReadableStream<Uint8Array>, type: string) {
    this.stream = stream
    this.type = type
  }
}

/** Base64 of a text's UTF-8, whatever characters it has. */
export function toBase64(text: string): string {
  let binary = ''
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/** The parts of a form: a list makes one part an item, what is undefined makes none, objects travel as JSON. */
export function formParts(body: object): [name: string, value: string | Blob | NamedUpload][] {
  return Object.entries(body).flatMap(([name, member]: [string, unknown]) =>
    (Array.isArray(member) ? member : [member])
      .filter((value) => value !== undefined && value !== null)
      .map((value): [string, string | Blob | NamedUpload] => [
        name,
        value instanceof Blob || isNamedUpload(value)
          ? value
          : typeof value === 'object'
            ? JSON.stringify(value)
            : String(value),
      ]),
  )
}

export const isNamedUpload = (value: unknown): value is NamedUpload =>
  typeof value === 'object' && value !== null && 'content' in value && 'name' in value && typeof value.content === 'object'

function formOf(body: object, facts: FailureFacts): FormData {
  const form = new FormData()
  for (const [name, value] of formParts(body)) {
    if (typeof value === 'string') form.append(name, value)
    else if (value instanceof Blob) form.append(name, value)
    else if (value.content instanceof Blob) {
      const blob = value.type ? new Blob([value.content], { type: value.type }) : value.content
      form.append(name, blob, value.name)
    } else {
      throw new ValidationError([{ field: `body.${name}`, message: 'is a stream: send it with upload()' }], facts)
    }
  }
  return form
}
