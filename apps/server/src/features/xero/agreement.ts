import type { Context } from '../../identity/context.ts'
import { cookie, hostCookie } from '../../identity/session-cookies.ts'
import { newSecret } from '../../identity/sessions.ts'
import { decrypted, encrypted, type Encrypted, type SecretKey } from '../../kernel/encrypted.ts'

/** A person on the way to Xero. Kept in the browser that began, where no script can read it. */
interface Agreement {
  state: string
  codeVerifier: string
  userId: string
  accountId: string
  /** Epoch milliseconds. */
  until: number
}

/** How long a person may take at Xero, in milliseconds. */
const life = 10 * 60 * 1000

const purpose = 'xero-agreement'
/** A name of its own for each, so that those in two windows don't end each other. */
const cookieName = (state: string, publicUrl: string) => hostCookie(publicUrl, `xero_${state.slice(0, 8)}`)

/** Begins to connect: what goes to Xero; the browser gets the cookie that belongs to it. */
export function beginAgreement({
  session,
  settings,
  now,
  reply,
}: Pick<Context, 'session' | 'settings' | 'now' | 'reply'>): { state: string; codeVerifier: string } {
  const [state, codeVerifier] = [newSecret(), newSecret()]
  const until = now.getTime() + life
  const agreement: Agreement = { state, codeVerifier, userId: session.user.id, accountId: session.account.id, until }
  const sealed = encrypted(JSON.stringify(agreement), settings.secretKey, purpose)
  reply.append('Set-Cookie', cookieOf(state, sealed, settings.publicUrl, new Date(until)))
  return { state, codeVerifier }
}

/** Takes up what this browser began, once: nothing where it was another browser, another person, or too long ago. */
export function takeAgreement(
  { caller, settings, now, reply, request }: Pick<Context, 'caller' | 'settings' | 'now' | 'reply' | 'request'>,
  state: string,
): { state: string; codeVerifier: string } | undefined {
  const sealed = cookie(request.headers, cookieName(state, settings.publicUrl))
  if (!sealed || !caller) return undefined
  reply.append('Set-Cookie', cookieOf(state, '', settings.publicUrl, new Date(0)))
  const agreement = opened(sealed, settings.secretKey)
  const isRight =
    agreement?.state === state &&
    agreement.userId === caller.user.id &&
    agreement.accountId === caller.account.id &&
    agreement.until > now.getTime()
  return isRight ? agreement : undefined
}

function opened(sealed: string, secretKey: SecretKey): Agreement | undefined {
  try {
    return JSON.parse(decrypted(sealed as Encrypted, secretKey, purpose)) as Agreement
  } catch {
    return undefined
  }
}

function cookieOf(state: string, value: string, publicUrl: string, expiresAt: Date): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${cookieName(state, publicUrl)}=${value}; Path=/; SameSite=Lax${secure}; Expires=${expiresAt.toUTCString()}; HttpOnly`
}
