import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { newSecret, secretHash } from '../../identity/sessions.ts'
import { cookie, hostCookie } from '../../identity/session-cookies.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { insertOne } from '../../kernel/database/one-row.ts'
import { notFound } from '../../kernel/refusals.ts'
import { SsoFailed } from './problems.ts'
import { ssoStates } from './tables.ts'

export type SsoStateRow = typeof ssoStates.$inferSelect

/** How long a person may take at the provider, in milliseconds. */
export const stateLife = 15 * 60 * 1000

/** A name of its own for each sign-in, so that those in two tabs don't end each other. */
const cookieName = (state: string, publicUrl: string) => hostCookie(publicUrl, `sso_${state.slice(0, 8)}`)

interface NewState {
  accountId: string
  callbackUrl: string
  returnTo: string | null
  trialBy: string | null
  codeVerifier: string
}

/** Begins a sign-in: what goes to the provider, and the cookie that binds it to the browser. */
export async function beginState(db: Database, given: NewState, now: Date) {
  const [state, browser, nonce] = [newSecret(), newSecret(), newSecret()]
  const expiresAt = new Date(now.getTime() + stateLife)
  const hashes = { stateHash: secretHash(state), browserHash: secretHash(browser) }
  await insertOne(db, ssoStates, { ...given, ...hashes, nonce, expiresAt })
  return { state, nonce, cookie: stateCookie(state, browser, given.callbackUrl, expiresAt) }
}

/** Keeps the answer of a SAML provider for the browser that began; the first one counts. */
export async function keepAnswer(
  db: Database,
  { state, answer }: { state: string; answer: string },
  now: Date,
): Promise<void> {
  await db
    .update(ssoStates)
    .set({ answer })
    .where(and(isOpen(state, now), isNull(ssoStates.answer)))
}

const isOpen = (state: string, now: Date) =>
  and(eq(ssoStates.stateHash, secretHash(state)), isNull(ssoStates.usedAt), gt(ssoStates.expiresAt, now))

/** Takes a sign-in up once, in the browser that began it, whichever server is asked. @throws SsoFailed */
export async function takeState(
  db: Database,
  { state, accountId, headers, publicUrl }: { state: string; accountId: string; headers: Headers; publicUrl: string },
  now: Date,
): Promise<SsoStateRow> {
  const browserHash = secretHash(cookie(headers, cookieName(state, publicUrl)) ?? '')
  const [row] = await db
    .update(ssoStates)
    .set({ usedAt: now })
    .where(and(isOpen(state, now), eq(ssoStates.browserHash, browserHash), eq(ssoStates.accountId, accountId)))
    .returning()
  if (row) {
    // The answer is deleted, so that later readers of the database don't find it.
    if (row.answer !== null) await db.update(ssoStates).set({ answer: null }).where(eq(ssoStates.id, row.id))
    return row
  }
  const [known] = await db
    .select()
    .from(ssoStates)
    .where(and(eq(ssoStates.stateHash, secretHash(state)), eq(ssoStates.accountId, accountId)))
  throw new SsoFailed(!known ? 'STATE' : known.usedAt ? 'REPLAYED' : known.expiresAt <= now ? 'LATE' : 'BROWSER')
}

/** A trial of an account that has ended; 404 for any other. */
export async function findTrial(db: Database, accountId: string, id: string): Promise<SsoStateRow> {
  const [row] = await db
    .select()
    .from(ssoStates)
    .where(and(eq(ssoStates.id, id), eq(ssoStates.accountId, accountId), isNotNull(ssoStates.report)))
  if (!row) throw notFound('trial')
  return row
}

/** The cookie that ends with a sign-in. */
export const endedCookie = (state: string, callbackUrl: string): string =>
  stateCookie(state, '', callbackUrl, new Date(0))

function stateCookie(state: string, value: string, callbackUrl: string, expiresAt: Date): string {
  const secure = callbackUrl.startsWith('https:') ? '; Secure' : ''
  const until = `Expires=${expiresAt.toUTCString()}`
  return `${cookieName(state, callbackUrl)}=${value}; Path=/; SameSite=Lax${secure}; ${until}; HttpOnly`
}
