/** HttpOnly; holds the secret of a browser's session. */
export const sessionCookie = 'session'
/** Readable by script: when the session runs out, in epoch milliseconds (domain: Browser and server). */
export const expiryCookie = 'session_expires'
export const tokenHeader = 'X-AUTH-TOKEN'

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
    `${sessionCookie}=${secret ?? ''}${until}; HttpOnly`,
    `${expiryCookie}=${secret === null ? '' : expiresAt.getTime()}${until}`,
  ]
}
