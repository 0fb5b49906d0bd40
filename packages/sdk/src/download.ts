import { bytes, refusePage } from './answers.ts'
import { reason } from './attempt.ts'
import type { CallOptions } from './client-types.ts'
import { begin, type Call, type Client } from './client.ts'
import { isCallError, NetworkError, TimeoutError, ValidationError, type CallError } from './errors.ts'
import { operation } from './operation.ts'
import { aborted } from './wait.ts'

/** A file that came from a server; one without a name is a plain Blob. */
export type Downloaded = Blob & { readonly name?: string }

/** A download on its way. Awaited, it is held in memory as a whole; the two others take as much as a chunk. */
export interface Download extends Call<Downloaded> {
  /**
   * The bytes as they come, however large the file is. To be called at once. Errors are the same; `timeout` is that of
   * each chunk, 30 s where nothing is said, and a `signal` ends it also while it is read.
   * @example for await (const chunk of download(client, downloadUrl).stream()) hash.update(chunk)
   */
  stream(): ReadableStream<Uint8Array>
  /**
   * Writes the bytes to a file as they come, which is there once it is whole. To be called at once, in Node 20.16 or
   * later, Bun, or Deno.
   * @example await download(client, downloadUrl).toFile('project.zip')
   */
  toFile(path: string): Promise<void>
}

/** Where links lead that are signed, so that they need no session. */
const signed = '/api/v3/file/'

const linked = /*@__PURE__*/ operation<object, Downloaded>('files.download', 'GET', '/api/v3/file/{token}', {
  answer: bytes,
})

/**
 * Downloads what a link leads to that the server gave, such as `downloadUrl`, `downloadFileUrl`, or `originalFileUrl`. The
 * link may be relative, signed, or absolute. A session goes along to the server of the client alone, and there only where
 * the link is not signed; no header of the client goes elsewhere.
 * @example const archive = await download(client, downloadUrl)
 * @throws one of `CallError`; a `ValidationError` where there is no link, or none that leads to a web server
 */
export function download(client: Client, link: string | undefined, options: CallOptions = {}): Download {
  const { location } = globalThis as { location?: { href: string } }
  const base = parsed(`${client.baseUrl}/`, location?.href)
  const url = link && parsed(belowBase(link, base), base)
  let sent: Call<Downloaded>
  if (!url || !/^https?:$/.test(url.protocol)) {
    const issue = { field: 'link', message: link ? 'must be a web address' : 'is missing' }
    const refused = Promise.reject(new ValidationError([issue], { operationId: linked.id, attempts: 0 }))
    sent = Object.assign(refused, { asResponse: () => refused })
  } else {
    const isAbroad = url.origin !== base?.origin
    const anonymous = isAbroad || url.pathname.includes(signed)
    const params = { link: url.href, isAbroad }
    sent = begin(client, linked, params, { anonymous, ...options }) as Call<Downloaded>
  }
  const stream = () => chunksOf(sent.asResponse(), options)
  return Object.assign(sent, { stream, toFile: (path: string) => writeTo(path, stream()) })
}

/** The bytes of an answer; each chunk is waited for no longer than a call may take. */
function chunksOf(answer: Promise<Response>, { signal, timeout = 30_000 }: CallOptions): ReadableStream<Uint8Array> {
  const facts = { operationId: linked.id, attempts: 1 }
  let failure: CallError | undefined
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
  const stop = (why?: CallError) => {
    failure ??= why
    signal?.removeEventListener('abort', onAbort)
    // A chunk that is waited for is the end, then.
    void reader?.cancel().catch(() => {})
  }
  const onAbort = () => stop(aborted(facts))
  const open = answer.then((response) => {
    refusePage(response, facts)
    reader = response.body?.getReader()
    if (signal?.aborted) onAbort()
    signal?.addEventListener('abort', onAbort)
  })
  open.catch(() => {}) // The reader gets the error.
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await open
        const timer = setTimeout(() => stop(new TimeoutError(`No chunk within ${timeout} ms`, facts)), timeout)
        try {
          const chunk = await reader?.read()
          if (failure) throw failure
          if (chunk?.value) return controller.enqueue(chunk.value)
          stop()
          controller.close()
        } catch (error) {
          stop()
          throw isCallError(error) ? error : new NetworkError(`The download was cut off${reason(error)}`, facts, error)
        } finally {
          clearTimeout(timer)
        }
      },
      cancel: () => open.then(() => stop()),
    },
    { highWaterMark: 0 },
  )
}

/** The functions of the file system that are used. */
interface Files {
  writeFile(path: string, chunks: ReadableStream<Uint8Array>): Promise<void>
  rename(from: string, to: string): Promise<void>
  rm(path: string, options: { force: boolean }): Promise<void>
}

async function writeTo(path: string, chunks: ReadableStream<Uint8Array>): Promise<void> {
  const { process } = globalThis as { process?: { getBuiltinModule?(name: string): Files } }
  // Bundlers for browsers look for what is imported.
  const files = process?.getBuiltinModule?.('node:fs/promises')
  if (!files) {
    await chunks.cancel()
    throw new TypeError('toFile() needs Node 20.16, Bun, or Deno; elsewhere, use stream()')
  }
  const part = `${path}.part`
  try {
    await files.writeFile(part, chunks)
    await files.rename(part, path)
  } catch (error) {
    await files.rm(part, { force: true })
    throw error
  }
}

const parsed = (link: string, base: string | URL | undefined) =>
  URL.canParse(link, base) ? new URL(link, base) : undefined

/** A path is one of the API, which may lie below a path of its own. */
const belowBase = (link: string, base: URL | undefined) =>
  base && /^\/(?![/\\])/.test(link) && !link.startsWith(base.pathname) ? `.${link}` : link
