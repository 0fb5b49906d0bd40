import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const pack = promisify(gzip)

/** Characters from which on packing saves more than it costs. */
const worthwhile = 2_000

/** JSON as an answer, packed where it is long and the caller takes that: a page of a list is a tenth of its size then. */
export async function jsonResponse(
  request: Request,
  value: unknown,
  status: number,
  headers: Headers,
): Promise<Response> {
  const text = JSON.stringify(value)
  headers.set('Content-Type', 'application/json; charset=utf-8')
  if (text.length < worthwhile) return new Response(text, { status, headers })
  headers.append('Vary', 'Accept-Encoding')
  if (!takesGzip(request)) return new Response(text, { status, headers })
  headers.set('Content-Encoding', 'gzip')
  return new Response(await pack(text, { level: 3 }), { status, headers })
}

const takesGzip = ({ headers }: Request) =>
  (headers.get('accept-encoding') ?? '')
    .split(',')
    .some((part) => /^\s*(gzip|\*)\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/i.test(part))
