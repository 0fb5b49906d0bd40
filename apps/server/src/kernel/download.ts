import { createHmac, timingSafeEqual } from 'node:crypto'
import { withoutHidden } from './hidden-characters.ts'
import { keysOf, type SecretKey } from './encrypted.ts'

/** An answer that is a file. `name` may hold any characters. */
export function download(content: Blob, name: string, mediaType: string): Response {
  const headers = { ...namedHeaders(name, mediaType), 'Content-Length': String(content.size) }
  return new Response(content, { headers })
}

/** The same, for a file that is made while it is sent, so that no one knows yet how long it will be. */
export const downloadStream = (content: ReadableStream, name: string, mediaType: string): Response =>
  new Response(content, { headers: namedHeaders(name, mediaType) })

function namedHeaders(given: string, mediaType: string) {
  // Names that were stored before such characters were refused, or that came inside of a file.
  const name = withoutHidden(given)
  const ascii = name.replace(/[^\x20-\x7e]|["\\]/g, '_')
  return {
    'Content-Type': mediaType,
    'Content-Disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${extended(name)}`,
  }
}

/** A name as RFC 5987 spells it; `'` and `*` have a meaning of their own there. */
const extended = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** How long a download link works, in milliseconds (wire: about an hour on demand). */
export const linkLife = 60 * 60 * 1000

/** How long the links of events work, in milliseconds (wire 2.11: about 160 hours). */
export const eventLinkLife = 160 * 60 * 60 * 1000

/** For whom links are made: they work as long as the session that made them was not ended. */
export interface LinkTerms {
  settings: { publicUrl: string; secretKey: SecretKey }
  now: Date
  /** The session, by the uuid under which its person knows it. */
  session: { uuid: string }
}

/** Kinds of things that have files which links lead to. */
export const fileKinds = [
  'job',
  'payableDocument',
  'payableFile',
  'payoutFile',
  'reference',
  'taskFile',
  'workUnit',
] as const
export type FileKind = (typeof fileKinds)[number]

/** The owner of a linked file: people who may see the owner may fetch the file. */
export type FileOwner = `${FileKind}-${string}`

/** The content of a download link. */
export interface DownloadLink {
  fileKey: string
  owner: FileOwner
  /** The maker of the link: a session, or the account whose webhook receivers got it. */
  by: { sessionUuid: string } | { accountId: string }
}

/** A link to a stored file that works for an hour, without a cookie or a token. */
export function downloadUrl({ settings, now, session }: LinkTerms, fileKey: string, owner: FileOwner): string {
  return signedUrl(settings, [fileKey, owner, session.uuid, (now.getTime() + linkLife).toString(36)])
}

export type EventLinkTerms = Omit<LinkTerms, 'session'>

const ofAccount = 'account-'

/** The same for an event: it works for 160 hours, as long as its account sends events. */
export function eventDownloadUrl(
  { settings, now }: EventLinkTerms,
  fileKey: string,
  { owner, accountId }: { owner: FileOwner; accountId: string },
): string {
  return signedUrl(settings, [fileKey, owner, ofAccount + accountId, (now.getTime() + eventLinkLife).toString(36)])
}

function signedUrl({ publicUrl, secretKey }: LinkTerms['settings'], parts: readonly string[]): string {
  const payload = parts.join('.')
  return `${publicUrl}/api/v3/file/${payload}.${signature(keysOf(secretKey)[0], payload)}`
}

/** Reads a download link's token; null if it is forged, damaged, or expired. */
export function readDownloadToken(secretKey: SecretKey, token: string, now: Date): DownloadLink | null {
  const [fileKey, owner, maker, until, signed] = token.split('.')
  if (!fileKey || !owner || !maker || !until || !signed) return null
  const given = Buffer.from(signed)
  const isOurs = keysOf(secretKey).some((key) => {
    const expected = Buffer.from(signature(key, [fileKey, owner, maker, until].join('.')))
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
  if (!isOurs) return null
  if (Number.parseInt(until, 36) <= now.getTime()) return null
  const by = maker.startsWith(ofAccount) ? { accountId: maker.slice(ofAccount.length) } : { sessionUuid: maker }
  return { fileKey, owner: owner as FileOwner, by }
}

function signature(key: string, payload: string): string {
  return createHmac('sha256', `download:${key}`).update(payload).digest('base64url')
}
