import { bytes } from './answers.ts'
import type { CallOptions } from './client-types.ts'
import type { Client } from './client.ts'
import { ValidationError } from './errors.ts'
import { operation } from './operation.ts'

/** A file that came from a server; one without a name is a plain Blob. */
export type Downloaded = Blob & { readonly name?: string }

/** Where links lead that are signed, so that they need no session. */
const signed = '/api/v3/file/'

const linked = /*@__PURE__*/ operation<object, Downloaded>('files.download', 'GET', `${signed}{token}`, {
  answer: bytes,
})

/**
 * Downloads what a link leads to that the server gave, such as `downloadUrl`, `downloadFileUrl`, or `originalFileUrl`. The
 * link may be relative, signed, or absolute. A session goes along to the server of the client alone, and there only where
 * the link is not signed; no header of the client goes elsewhere.
 * @example const archive = await download(client, downloadUrl)
 * @throws one of `CallError`; a `ValidationError` where there is no link, or none that leads to a web server
 */
export async function download(
  client: Client,
  link: string | undefined,
  options: CallOptions = {},
): Promise<Downloaded> {
  const { location } = globalThis as { location?: { href: string } }
  const base = parsed(`${client.baseUrl}/`, location?.href)
  const url = link && parsed(belowBase(link, base), base)
  if (!url || !/^https?:$/.test(url.protocol)) {
    const issue = { field: 'link', message: link ? 'must be a web address' : 'is missing' }
    throw new ValidationError([issue], { operationId: linked.id, attempts: 0 })
  }
  const isAbroad = url.origin !== base?.origin
  const anonymous = isAbroad || url.pathname.includes(signed)
  const params = { link: url.href, isAbroad }
  return client.send(linked, params, { anonymous, ...options }) as Promise<Downloaded>
}

const parsed = (link: string, base: string | URL | undefined) =>
  URL.canParse(link, base) ? new URL(link, base) : undefined

/** A path is one of the API, which may lie below a path of its own. */
const belowBase = (link: string, base: URL | undefined) =>
  base && /^\/(?![/\\])/.test(link) && !link.startsWith(base.pathname) ? `.${link}` : link
