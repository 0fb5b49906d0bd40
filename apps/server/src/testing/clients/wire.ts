import { request as open } from 'node:http'
import type { TestServer } from '../start-server.ts'

/** An answer as it stands on the wire. */
export interface WireAnswer {
  readonly status: number
  /** Names and values of headers in turn, spelled as they came. */
  readonly rawHeaders: readonly string[]
  readonly bytes: Buffer
  readonly text: string
}

/** Sends a request as a client of another language writes it: nothing of it is changed. */
export function sendOnWire(
  url: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string | FormData },
): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const form = body instanceof FormData ? new Response(body) : undefined
    const type = form && { 'Content-Type': form.headers.get('content-type')! }
    const sent = open(url, { method, headers: { ...headers, ...type } }, async (answer) => {
      const pieces: Buffer[] = []
      for await (const piece of answer) pieces.push(piece as Buffer)
      const bytes = Buffer.concat(pieces)
      resolve({ status: answer.statusCode ?? 0, rawHeaders: answer.rawHeaders, bytes, text: bytes.toString() })
    })
    sent.on('error', reject)
    if (form) void form.arrayBuffer().then((bytes) => sent.end(Buffer.from(bytes)), reject)
    else sent.end(body)
  })
}

/** The value of a header under exactly this name, as a client that compares letter by letter finds it. */
export function exactHeader({ rawHeaders }: WireAnswer, name: string): string | undefined {
  const at = rawHeaders.findIndex((spelled, index) => index % 2 === 0 && spelled === name)
  return at === -1 ? undefined : rawHeaders[at + 1]
}

/** The access key of a manager, as someone types it into the settings of a client. */
export const keyOf = (server: TestServer): Promise<{ accessKey: string; secret: string }> =>
  server.accessKey(server.people.manager)
