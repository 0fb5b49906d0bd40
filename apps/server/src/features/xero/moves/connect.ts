import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { notFound } from '../../../kernel/refusals.ts'
import type { OAuthTokens } from '../../../kernel/outbound/oauth.ts'
import { externalLinks, financeEvents } from '../../finance/tables.ts'
import { accessTo } from '../client/oauth-client.ts'
import { endAgreement } from '../client/organizations.ts'
import { readToken, tokenColumns } from '../client/tokens.ts'
import { xeroConnections, xeroHooks, xeroQueue, type Organization } from '../tables.ts'

type ConnectionRow = typeof xeroConnections.$inferSelect

export const accountEntity = ({ account }: SignedIn) => ({
  type: 'ACCOUNT' as const,
  id: account.id,
  name: account.name,
})

/**
 * Keeps what Xero gave. The organization of before is connected again where the person has agreed to it, or the only one;
 * otherwise one has to be chosen.
 */
export async function keepConnection(
  { db, session, settings, now }: Pick<Context, 'db' | 'session' | 'settings' | 'now'>,
  tokens: OAuthTokens & { refreshToken: string },
  organizations: Organization[],
): Promise<Organization | undefined> {
  const accountId = session.account.id
  const own = eq(xeroConnections.accountId, accountId)
  const [before] = await db.select().from(xeroConnections).where(own).for('update')
  const again = organizations.find(({ id }) => id === before?.organization?.id)
  const organization = again ?? (organizations.length === 1 ? organizations[0] : undefined)
  const columns = {
    ...tokenColumns(tokens, settings.secretKey, now),
    organizations,
    connectedBy: session.user.id,
    connectedAt: now,
    problem: null,
    problemDetail: null,
    problemSince: null,
    failures: 0,
    retryAt: null,
  }
  const start = { position: await lastPosition(db, accountId), checkedAt: now, nextSyncAt: now }
  await db
    .insert(xeroConnections)
    .values({ accountId, state: 'CHOOSING', ...columns, ...start })
    .onConflictDoUpdate({
      target: xeroConnections.accountId,
      set: { ...columns, ...(before?.state === 'DISCONNECTED' && start), state: 'CHOOSING' },
    })
  if (organization) await takeOrganization(db, accountId, organization, now)
  return organization
}

/** Connects an organization. What waited for another one, what is linked to it, and how that was mapped, is given up. */
async function takeOrganization(
  db: Context['db'],
  accountId: string,
  organization: Organization,
  now: Date,
): Promise<void> {
  const own = eq(xeroConnections.accountId, accountId)
  const [before] = await db.select().from(xeroConnections).where(own).for('update')
  const isOther = before?.organization?.id !== organization.id
  if (isOther) {
    await db.delete(xeroQueue).where(eq(xeroQueue.accountId, accountId))
    await db.delete(xeroHooks).where(eq(xeroHooks.accountId, accountId))
    await endLinksOfOthers(db, accountId, organization, now)
  }
  const fresh = {
    mapping: { taxes: [], bankAccounts: [] },
    position: await lastPosition(db, accountId),
    checkedAt: now,
    lastSyncedAt: null,
  }
  await db
    .update(xeroConnections)
    .set({ state: 'CONNECTED', organization, organizations: [], nextSyncAt: now, ...(isOther && fresh) })
    .where(own)
}

const endLinksOfOthers = (db: Context['db'], accountId: string, { id }: Organization, now: Date) =>
  db
    .update(externalLinks)
    .set({ endedAt: now })
    .where(
      and(
        eq(externalLinks.accountId, accountId),
        eq(externalLinks.system, 'XERO'),
        ne(externalLinks.realm, id),
        isNull(externalLinks.endedAt),
      ),
    )

/** Connects one of the organizations that a person has agreed to; 404 for another. */
export async function chooseOrganization({ db, session, now, journal }: Context, id: string): Promise<void> {
  const own = eq(xeroConnections.accountId, session.account.id)
  const [row] = await db.select().from(xeroConnections).where(own).for('update')
  const organization = row?.state === 'CHOOSING' && row.organizations.find((one) => one.id === id)
  if (!organization) throw notFound('organization')
  await takeOrganization(db, session.account.id, organization, now)
  await journal({ entity: accountEntity(session), detail: { organization: organization.name } })
}

async function lastPosition(db: Context['db'], accountId: string): Promise<number> {
  const [row] = await db
    .select({ position: sql<string>`coalesce(max(${financeEvents.position}), 0)`.mapWith(Number) })
    .from(financeEvents)
    .where(eq(financeEvents.accountId, accountId))
  return row?.position ?? 0
}

/** Forgets what Xero gave, here first; that it may not be told is no reason to keep it. */
export async function disconnect(context: Context): Promise<void> {
  const { session, settings, log } = context
  const row = await context.inTransaction((own) => forget(own))
  if (!row?.accessToken || !row.refreshToken || !settings.xero) return
  const tokens = {
    accessToken: readToken(row.accessToken, settings.secretKey),
    refreshToken: readToken(row.refreshToken, settings.secretKey),
  }
  const all = row.organization ? [row.organization] : row.organizations
  for (const { connectionId } of all)
    await endAgreement(accessTo(settings), { ...tokens, connectionId }).catch((error: unknown) =>
      log.warn({ error, accountId: session.account.id }, 'Xero was not told that it is disconnected'),
    )
}

async function forget({ db, session, journal }: Context): Promise<ConnectionRow | undefined> {
  const accountId = session.account.id
  const own = eq(xeroConnections.accountId, accountId)
  const [row] = await db.select().from(xeroConnections).where(own).for('update')
  if (!row || row.state === 'DISCONNECTED') return undefined
  const gone = { accessToken: null, accessEndsAt: null, refreshToken: null, requestedAt: null, organizations: [] }
  const well = { problem: null, problemDetail: null, problemSince: null, failures: 0, retryAt: null }
  await db
    .update(xeroConnections)
    .set({ state: 'DISCONNECTED', ...gone, ...well })
    .where(own)
  await db.delete(xeroQueue).where(eq(xeroQueue.accountId, accountId))
  await db.delete(xeroHooks).where(eq(xeroHooks.accountId, accountId))
  const organization = row.organization?.name
  await journal({ entity: accountEntity(session), detail: { ...(organization && { organization }) } })
  return row
}
