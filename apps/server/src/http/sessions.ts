import { createHash, randomBytes } from 'node:crypto'
import type { AccountType, Subject } from '@dragoman/sdk/permissions'
import { and, eq, gt } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { permissionsOf } from './grants.ts'
import type { HeldPermission } from './grants.ts'
import type { Database } from '../database/connect.ts'
import { accounts, sessions, users } from '../db/schema.ts'

/** How long a browser stays signed in, in milliseconds. */
export const browserSessionLife = 12 * 60 * 60 * 1000
/** How long a machine token lives; clients count on 50 minutes (wire: Authentication and tokens). */
export const tokenLife = 60 * 60 * 1000

/** Who is calling; the SDK's rules (`can`, `isManager`) take it as their subject. */
export interface SignedIn extends Subject {
  authorities: readonly string[]
  permissions: readonly HeldPermission[]
  /** Hash under which the session is kept. */
  sessionId: string
  kind: 'browser' | 'token'
  expiresAt: Date
  user: { id: string; number: number; email: string; name: string; avatar: string | null; accountType: AccountType }
  account: { id: string; name: string; currency: string }
}

/** The value that is kept of a secret that we hand out: SHA-256, in hex. */
export const secretHash = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** 256 random bits, safe in a header, a cookie or a URL. */
export const newSecret = () => randomBytes(32).toString('base64url')

export interface Sessions {
  /** Opens a session and gives its secret: the cookie's or the token's value. */
  open(db: Database, session: NewSession): Promise<{ secret: string; expiresAt: Date }>
  /** Who stands behind a secret; null when it is unknown, has run out, or its person may not sign in any more. */
  find(secret: string): Promise<SignedIn | null>
  end(db: Database, sessionId: string): Promise<void>
  /** Forgets what is remembered, because roles, permissions or the status of somebody changed. */
  forget(): void
}

interface NewSession {
  userId: string
  kind: SignedIn['kind']
  address: string
  userAgent: string | null
}

/** Sessions live in PostgreSQL; the ones in use are remembered for some seconds. */
export function createSessions(db: Database, now: () => Date): Sessions {
  const remembered = new LRUCache<string, SignedIn>({ max: 5000, ttl: 5000 })
  return {
    async open(transaction, { userId, kind, address, userAgent }) {
      const secret = newSecret()
      const expiresAt = new Date(now().getTime() + (kind === 'browser' ? browserSessionLife : tokenLife))
      await transaction
        .insert(sessions)
        .values({ id: secretHash(secret), userId, kind, expiresAt, address, userAgent: userAgent?.slice(0, 300) })
      return { secret, expiresAt }
    },
    async find(secret) {
      const id = secretHash(secret)
      const known = remembered.get(id)
      if (known && known.expiresAt > now()) return known
      const found = await load(db, id, now())
      if (found) remembered.set(id, found)
      return found
    },
    async end(transaction, sessionId) {
      remembered.delete(sessionId)
      await transaction.delete(sessions).where(eq(sessions.id, sessionId))
    },
    forget: () => remembered.clear(),
  }
}

async function load(db: Database, id: string, now: Date): Promise<SignedIn | null> {
  const [row] = await db
    .select({ session: sessions, user: users, account: accounts })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(accounts, eq(accounts.id, users.accountId))
    .where(and(eq(sessions.id, id), gt(sessions.expiresAt, now), eq(users.status, 'ACTIVE')))
  if (!row) return null
  const { session, user, account } = row
  return {
    sessionId: id,
    kind: session.kind === 'token' ? 'token' : 'browser',
    expiresAt: session.expiresAt,
    user: {
      id: user.id,
      number: user.number,
      email: user.email,
      name: user.name,
      avatar: user.avatar,
      accountType: account.tier,
    },
    account: { id: account.id, name: account.name, currency: account.currency },
    authorities: user.roles.map((role) => `ROLE_${role}`),
    permissions: await permissionsOf(db, user.id, user.roles),
  }
}
