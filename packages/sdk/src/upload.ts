import { reason } from './attempt.ts'
import type { CallOptions, FetchInit } from './client-types.ts'
import { formParts } from './body.ts'
import type { Client } from './client.ts'
import { ValidationError } from './errors.ts'
import type { CallParams, Operation } from './operation.ts'
import { fileNameOf, streamForm } from './streamed-form.ts'
import { inform } from './inform.ts'
import { extensionOf, moreUploadExtensions, uploadExtensions } from './upload-extensions.ts'

export interface UploadProgress {
  readonly sent: number
  /** Bytes in all, the form around the files included; undefined where a stream does not say. */
  readonly total?: number
}

export interface UploadOptions extends CallOptions {
  /** Told of what has left, again from the start where the call is sent again. What it throws is printed, and ends nothing. */
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined
  /** Extensions that may be sent: those for translation where nothing is said, all for `any`. */
  readonly accept?: readonly string[] | 'any' | undefined
}

/**
 * Sends files. Looks at their extensions before the first byte leaves, tells how much has been sent, and takes streams
 * where the platform can send them (a browser cannot). What was sent from a stream is never sent again.
 * @throws one of `CallError`; a `ValidationError` for an extension that is not accepted and a file that cannot be read
 */
export async function upload<Params extends { body?: object | undefined }, Result>(
  client: Client,
  operation: Operation<Params, Result>,
  params: Params,
  { onProgress, accept = [...uploadExtensions, ...moreUploadExtensions], ...options }: UploadOptions = {},
): Promise<Result> {
  const parts = formParts(params.body ?? {})
  const files = parts.flatMap(([name, value]) => (typeof value === 'string' ? [] : [{ name, file: value }]))
  const facts = { operationId: operation.id, attempts: 0 }
  const refused = files.filter(({ file }) => accept !== 'any' && !accept.includes(extensionOf(fileNameOf(file))))
  if (refused.length > 0) {
    const issues = refused.map(({ name, file }) => ({
      field: `body.${name}`,
      message: `${fileNameOf(file)} has an extension that is not accepted`,
      rule: 'extension',
    }))
    throw new ValidationError(issues, facts)
  }

  const isStream = files.some(({ file }) => !(file instanceof Blob || file.content instanceof Blob))
  const Xhr = (globalThis as { XMLHttpRequest?: new () => XhrLike }).XMLHttpRequest
  if (Xhr && isStream) {
    throw new ValidationError([{ field: 'body', message: 'is a stream: a browser cannot send it' }], facts)
  }
  if (Xhr && onProgress) {
    const send = { ...options, fetch: (url: string, init: FetchInit) => sendWithXhr(new Xhr(), url, init, onProgress) }
    return client.send(operation, params as CallParams, send) as Promise<Result>
  }
  if (!isStream && !onProgress) return client.send(operation, params as CallParams, options) as Promise<Result>
  let broken: unknown
  const form = streamForm(
    params.body ?? {},
    (sent, total) => inform(onProgress, { sent, ...(total !== undefined && { total }) }),
    (error) => {
      broken = error
      throw error
    },
  )
  try {
    return (await client.send(operation, { ...params, body: form } as CallParams, options)) as Result
  } catch (error) {
    // The platform tells it as a failure of the network.
    throw broken
      ? new ValidationError([{ field: 'body', message: `could not be read${reason(broken)}` }], facts)
      : error
  } finally {
    form.end()
  }
}

/** The part of `XMLHttpRequest` that is used: the only way for a browser to report upload progress. */
interface XhrLike {
  readonly upload: {
    addEventListener(
      type: 'progress',
      listener: (event: { loaded: number; total: number; lengthComputable: boolean }) => void,
    ): void
  }
  responseType: string
  withCredentials: boolean
  readonly status: number
  readonly response: unknown
  addEventListener(type: 'loadend', listener: () => void): void
  open(method: string, url: string): void
  setRequestHeader(name: string, value: string): void
  getAllResponseHeaders(): string
  send(body: unknown): void
  abort(): void
}

function sendWithXhr(
  xhr: XhrLike,
  url: string,
  init: FetchInit,
  onProgress: (progress: UploadProgress) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    xhr.open(init.method, url)
    xhr.responseType = 'blob'
    xhr.withCredentials = init.credentials === 'include'
    for (const [name, value] of Object.entries(init.headers)) xhr.setRequestHeader(name, value)
    xhr.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) =>
      inform(onProgress, { sent: loaded, ...(lengthComputable && { total }) }),
    )
    xhr.addEventListener('loadend', () => {
      if (xhr.status === 0) return reject(new TypeError('The request failed'))
      const headers = new Headers()
      for (const [, name, value] of xhr.getAllResponseHeaders().matchAll(/^(.+?):(.*)$/gm))
        headers.append(name!, value!.trim())
      const body = xhr.response as Blob
      resolve(new Response(body.size > 0 ? body : null, { status: xhr.status, headers }))
    })
    init.signal.addEventListener('abort', () => xhr.abort(), { once: true })
    xhr.send(init.body)
  })
}
