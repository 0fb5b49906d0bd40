import { createHash, randomBytes } from 'node:crypto'
import type { AccountType, Subject } from '@dragoman/sdk/permissions'
import { and, eq, gt, isNull, lt, ne, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { LRUCache } from 'lru-cache'
import type { ProviderSession } from './provider-session.ts'
import { heldBy, permissionFacts } from './grants.ts'
import type { HeldPermission } from './grants.ts'
import { limitsOf, securityIn, type SessionLimits } from './account-security.ts'
import type { Database } from '../kernel/database/connect.ts'
import type { Notices } from '../kernel/notices.ts'
import { agentConnections } from './agent-tables.ts'
import { accountSecurity, apiKeys, sessions } from './tables.ts'
import { accounts, users, type StoredLogo } from '../kernel/tables.ts'
import { hasPendingContracts } from './pending-contracts.ts'

/** How long a machine token lives; clients count on 50 minutes (wire: Authentication and tokens). */
export const tokenLife = 60 * 60 * 1000

/** The caller, as the subject of the SDK's rules (`can`, `isManager`). */
export interface SignedIn extends Subject {
  authorities: readonly string[]
  permissions: readonly HeldPermission[]
  /** Hash under which the session is kept. */
  sessionId: string
  /** Under which its person knows the session. */
  uuid: string
  kind: 'browser' | 'token'
  expiresAt: Date
  createdAt: Date
  user: {
    id: string
    number: number
    email: string
    name: string
    language: string
    avatarKey: string | null
    accountType: AccountType
  }
  /** Where the person is: what their browser says, else what they have set; null where nothing is known. */
  timezone: string | null
  account: { id: string; name: string; currency: string; logo: StoredLogo | null; portalLogo: StoredLogo | null }
  /** Why the account is suspended; null where it is not. */
  suspension: string | null
  /** How long the account lets a browser stay signed in. */
  limits: SessionLimits
  /** Addresses and ranges that the account's people may come from; empty for all. */
  allowedAddresses: readonly string[]
  /** From when on the account requires a second factor; null for never. */
  secondFactorFrom: Date | null
  /** The person who is signed in as this one; null if no one is. */
  impersonator: { id: string; name: string } | null
  /** The agent that works for the person; null if none does. */
  agent: { id: string; name: string } | null
  /** The session at a provider that is to end with it; null where there is none. */
  provider: ProviderSession | null
  /** Whether nothing may be changed: so says the access key that the token was issued for, or what an agent was allowed. */
  readOnly: boolean
  /** The organizational units that the access key is limited to; null where it is not. */
  orgUnitIds: readonly string[] | null
  /** Whether a code by mail is still to be entered. */
  awaitsMfaEmail: boolean
  /** Whether there are contracts that the person has still to accept. */
  hasPendingContracts: boolean
}

/** The value that is kept of a secret that we hand out: SHA-256, in hex. */
export const secretHash = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** 256 random bits, safe in a header, a cookie or a URL. */
export const newSecret = () => randomBytes(32).toString('base64url')

export interface Sessions {
  /** Opens a session and gives its secret: the cookie's or the token's value. */
  open(db: Database, session: NewSession): Promise<{ secret: string; expiresAt: Date }>
  /** Finds the person with a secret; null if it is unknown or expired, or if the person can no longer sign in. */
  find(secret: string): Promise<SignedIn | null>
  /** Finds the person that an agent works for: its tokens are good for nothing else. */
  findForAgent(secret: string): Promise<SignedIn | null>
  /**
   * Finds the person of a session by its uuid, for links that it has made. An expired session counts until
   * `housekeeping` removes it; null once it was ended, or its person may not sign in any more.
   */
  findByUuid(uuid: string): Promise<SignedIn | null>
  end(db: Database, sessionId: string): Promise<void>
  /**
   * Ends all sessions of a person, also those in which they act as someone else, but for the one that is named; and what
   * their agents may do, which would open others.
   */
  endAll(db: Database, userId: string, except?: string): Promise<void>
  /** Lets a session end later. */
  extend(db: Database, sessionId: string, expiresAt: Date): Promise<void>
  /** The code by mail was right: the session may be used. */
  complete(db: Database, sessionId: string): Promise<void>
  /**
   * Forgets what is remembered, because a person's roles, permissions or status changed; resolves when every other
   * server has been told.
   */
  forget(): Promise<void>
}

interface NewSession {
  userId: string
  kind: SignedIn['kind'] | 'agent'
  agentId?: string
  address: string
  userAgent: string | null
  awaitsMfaEmail?: boolean
  impersonatorId?: string
  provider?: ProviderSession
  /** When it counts as begun; now, unless it goes on another one. */
  since?: Date
  /** When it ends at the latest. */
  endsBy?: Date | null
}

/** The topic on which servers hear that sessions ended, or that permissions changed. */
export const sessionsTopic = 'sessions'

/**
 * Sessions live in PostgreSQL; the ones in use are remembered for some seconds, or until a server says that something has
 * changed. Without `notices`, as in commands and tests, nothing tells.
 */
export function createSessions(db: Database, now: () => Date, notices?: Notices): Sessions {
  const remembered = new LRUCache<string, SignedIn>({ max: 5000, ttl: 5000 })
  /** Counts the changes: a session read before one isn't kept after it. */
  let changes = 0
  const forgetHere = () => {
    changes += 1
    remembered.clear()
  }
  notices?.on(sessionsTopic, forgetHere)
  const find = async (secret: string): Promise<SignedIn | null> => {
    const id = secretHash(secret)
    const hears = notices?.isListening() ?? true
    const known = remembered.get(id)
    if (hears && known && known.expiresAt > now()) return known
    const before = changes
    const found = await load(db, and(eq(sessions.id, id), gt(sessions.expiresAt, now())), now())
    if (found && changes === before) remembered.set(id, found)
    return found
  }
  return {
    async open(transaction, { userAgent, kind, since, endsBy, ...session }) {
      const secret = newSecret()
      const end = now().getTime() + (kind === 'browser' ? await browserLife(transaction, session.userId) : tokenLife)
      const expiresAt = new Date(Math.min(end, endsBy?.getTime() ?? end))
      await transaction.insert(sessions).values({
        ...session,
        id: secretHash(secret),
        kind,
        expiresAt,
        userAgent: userAgent?.slice(0, 300),
        ...(since && { createdAt: since }),
      })
      return { secret, expiresAt }
    },
    async find(secret) {
      const found = await find(secret)
      return found?.agent ? null : found
    },
    async findForAgent(secret) {
      const found = await find(secret)
      return found?.agent ? found : null
    },
    findByUuid: (uuid) => load(db, eq(sessions.uuid, uuid), now()),
    async endAll(transaction, userId, except) {
      await transaction.delete(agentConnections).where(eq(agentConnections.userId, userId))
      const theirs = or(eq(sessions.userId, userId), eq(sessions.impersonatorId, userId))
      await transaction.delete(sessions).where(and(theirs, except === undefined ? undefined : ne(sessions.id, except)))
    },
    async extend(transaction, sessionId, expiresAt) {
      remembered.delete(sessionId)
      await transaction.update(sessions).set({ expiresAt }).where(eq(sessions.id, sessionId))
    },
    async complete(transaction, sessionId) {
      await transaction.update(sessions).set({ awaitsMfaEmail: false }).where(eq(sessions.id, sessionId))
    },
    async end(transaction, sessionId) {
      remembered.delete(sessionId)
      await transaction.delete(sessions).where(eq(sessions.id, sessionId))
    },
    async forget() {
      forgetHere()
      await notices?.tell(sessionsTopic)
    },
  }
}

/** Finds the person of a session by its uuid, for a job that continues for them; null once it has ended. */
export const findSession = (db: Database, uuid: string, now: Date): Promise<SignedIn | null> =>
  load(db, and(eq(sessions.uuid, uuid), gt(sessions.expiresAt, now)), now)

const impersonator = alias(users, 'impersonator')

/** How long a new session of a person's browser lasts, in milliseconds. */
async function browserLife(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ security: accountSecurity })
    .from(accountSecurity)
    .innerJoin(users, and(eq(users.accountId, accountSecurity.accountId), eq(users.id, userId)))
  const { idle, absolute } = limitsOf(securityIn(row?.security))
  return Math.min(idle, absolute)
}

/** How exactly one knows when a session was last used, in milliseconds. */
const seenEvery = 60_000

async function load(db: Database, which: SQL | undefined, now: Date): Promise<SignedIn | null> {
  const [row] = await db
    .select({
      session: sessions,
      user: users,
      account: accounts,
      impersonator,
      key: apiKeys,
      agent: agentConnections,
      security: accountSecurity,
      isPending: hasPendingContracts(db),
      ...permissionFacts(users.id),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(accounts, eq(accounts.id, users.accountId))
    .leftJoin(impersonator, eq(impersonator.id, sessions.impersonatorId))
    .leftJoin(accountSecurity, eq(accountSecurity.accountId, users.accountId))
    .leftJoin(apiKeys, and(eq(apiKeys.userId, sessions.userId), eq(sessions.kind, 'token')))
    .leftJoin(agentConnections, eq(agentConnections.id, sessions.agentId))
    .where(and(which, eq(users.status, 'ACTIVE'), isNull(users.blockedAt)))
  if (!row) return null
  const { session, user, account, key, agent } = row
  const security = securityIn(row.security)
  const aMinuteAgo = new Date(now.getTime() - seenEvery)
  if (session.lastSeenAt < aMinuteAgo)
    await db
      .update(sessions)
      .set({ lastSeenAt: now })
      .where(and(eq(sessions.id, session.id), lt(sessions.lastSeenAt, aMinuteAgo)))
  if (key && (key.lastUsedAt === null || key.lastUsedAt < aMinuteAgo))
    await db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.accessKey, key.accessKey))
  return {
    impersonator: row.impersonator && { id: row.impersonator.id, name: row.impersonator.name },
    limits: limitsOf(security),
    allowedAddresses: security.allowedAddresses,
    secondFactorFrom: security.secondFactorFrom,
    provider: session.provider,
    agent: agent && { id: agent.id, name: agent.name },
    readOnly: key?.readOnly ?? agent?.readOnly ?? false,
    orgUnitIds: key?.orgUnitIds ?? null,
    awaitsMfaEmail: session.awaitsMfaEmail,
    hasPendingContracts: session.impersonatorId === null && row.isPending,
    sessionId: session.id,
    uuid: session.uuid,
    kind: session.kind === 'browser' ? 'browser' : 'token',
    expiresAt: session.expiresAt,
    createdAt: session.createdAt,
    ...actorOf(user, account, heldBy(user.roles, row)),
  }
}

/** A person with their roles and permissions, however they signed in. */
export function actorOf(
  user: typeof users.$inferSelect,
  account: typeof accounts.$inferSelect,
  held: readonly HeldPermission[],
): Pick<SignedIn, 'user' | 'timezone' | 'account' | 'suspension' | 'authorities' | 'permissions'> {
  return {
    timezone: user.timezone,
    user: {
      id: user.id,
      number: user.number,
      email: user.email,
      name: user.name,
      language: user.language,
      avatarKey: user.avatarKey,
      accountType: account.tier,
    },
    account: {
      id: account.id,
      name: account.name,
      currency: account.currency,
      logo: account.logo,
      portalLogo: account.portalLogo,
    },
    suspension: account.suspendedAt && (account.suspensionReason ?? ''),
    authorities: user.roles.map((role) => `ROLE_${role}`),
    permissions: held,
  }
}
