import { createHmac, timingSafeEqual } from 'node:crypto'

/** An answer that is a file. `name` may hold any characters. */
export function download(content: Blob, name: string, mediaType: string): Response {
  const headers = { ...namedHeaders(name, mediaType), 'Content-Length': String(content.size) }
  return new Response(content, { headers })
}

/** The same, for a file that is made while it is sent, so that nobody knows yet how long it will be. */
export const downloadStream = (content: ReadableStream, name: string, mediaType: string): Response =>
  new Response(content, { headers: namedHeaders(name, mediaType) })

function namedHeaders(name: string, mediaType: string) {
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
const linkLife = 60 * 60 * 1000

/** A link to a stored file that works without a session for an hour. */
export function downloadUrl(settings: { publicUrl: string; secretKey: string }, fileKey: string, now: Date): string {
  const payload = `${fileKey}.${(now.getTime() + linkLife).toString(36)}`
  return `${settings.publicUrl}/api/v3/file/${payload}.${signature(settings.secretKey, payload)}`
}

/** The key in a download link's token; null when the token is forged, damaged or too old. */
export function readDownloadToken(secretKey: string, token: string, now: Date): string | null {
  const [fileKey, until, signed] = token.split('.')
  if (!fileKey || !until || !signed) return null
  const expected = Buffer.from(signature(secretKey, `${fileKey}.${until}`))
  const given = Buffer.from(signed)
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null
  return Number.parseInt(until, 36) > now.getTime() ? fileKey : null
}

function signature(secretKey: string, payload: string): string {
  return createHmac('sha256', `download:${secretKey}`).update(payload).digest('base64url')
}
