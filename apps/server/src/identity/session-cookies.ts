/** HttpOnly; holds the secret of a browser's session. */
const sessionCookie = 'session'
/** Readable by script: when the session runs out, in epoch milliseconds (domain: Browser and server). */
const expiryCookie = 'session_expires'
export const tokenHeader = 'X-AUTH-TOKEN'

/**
 * The name of a cookie at an origin: with https one that browsers take from that very host alone, so that none of its
 * neighbors and no page without https can plant it. Such cookies have the path `/`.
 */
export const hostCookie = (publicUrl: string, name: string): string =>
  publicUrl.startsWith('https:') ? `__Host-${name}` : name

/** The secret of the session that a browser has at an origin; null without one. */
export const sessionSecret = (headers: Headers, publicUrl: string): string | null =>
  cookie(headers, hostCookie(publicUrl, sessionCookie))

export function cookie(headers: Headers, name: string): string | null {
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=')
    if (key === name) return value.join('=')
  }
  return null
}

/** The cookies of a new session; with `secret` null, those that end one. */
export function sessionCookies(publicUrl: string, secret: string | null, expiresAt: Date): string[] {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  const until = `; Path=/; SameSite=Lax${secure}; Expires=${(secret === null ? new Date(0) : expiresAt).toUTCString()}`
  return [
    `${hostCookie(publicUrl, sessionCookie)}=${secret ?? ''}${until}; HttpOnly`,
    `${hostCookie(publicUrl, expiryCookie)}=${secret === null ? '' : expiresAt.getTime()}${until}`,
  ]
}
