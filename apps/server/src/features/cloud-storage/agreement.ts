import type { CloudProvider } from '@dragoman/sdk/operations/cloudStorage'
import type { Context } from '../../identity/context.ts'
import { cookie, hostCookie } from '../../identity/session-cookies.ts'
import { newSecret } from '../../identity/sessions.ts'
import { decrypted, encrypted, type Encrypted, type SecretKey } from '../../kernel/encrypted.ts'

/** A person on the way to a provider. Kept in the browser that began, where no script can read it. */
interface Agreement {
  state: string
  codeVerifier: string
  provider: CloudProvider
  userId: string
  /** Epoch milliseconds. */
  until: number
}

/** How long a person may take at the provider, in milliseconds. */
const life = 10 * 60 * 1000

const purpose = 'cloud-storage-agreement'
/** A name of its own for each, so that those in two windows don't end each other. */
const cookieName = (state: string, publicUrl: string) => hostCookie(publicUrl, `cloud_${state.slice(0, 8)}`)

/** Begins to connect: what goes to the provider; the browser gets the cookie that belongs to it. */
export function beginAgreement(
  { session, settings, now, reply }: Pick<Context, 'session' | 'settings' | 'now' | 'reply'>,
  provider: CloudProvider,
): { state: string; codeVerifier: string } {
  const [state, codeVerifier] = [newSecret(), newSecret()]
  const until = now.getTime() + life
  const agreement: Agreement = { state, codeVerifier, provider, userId: session.user.id, until }
  const sealed = encrypted(JSON.stringify(agreement), settings.secretKey, purpose)
  reply.append('Set-Cookie', cookieOf(state, sealed, settings.publicUrl, new Date(until)))
  return { state, codeVerifier }
}

/**
 * Takes up what this browser began, once: nothing where it was another browser, another person, another provider, or too
 * long ago.
 */
export function takeAgreement(
  { caller, settings, now, reply, request }: Pick<Context, 'caller' | 'settings' | 'now' | 'reply' | 'request'>,
  { provider, state }: { provider: CloudProvider; state: string },
): { state: string; codeVerifier: string } | undefined {
  const sealed = cookie(request.headers, cookieName(state, settings.publicUrl))
  if (!sealed || !caller) return undefined
  reply.append('Set-Cookie', cookieOf(state, '', settings.publicUrl, new Date(0)))
  const agreement = opened(sealed, settings.secretKey)
  const isRight =
    agreement?.state === state &&
    agreement.provider === provider &&
    agreement.userId === caller.user.id &&
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
