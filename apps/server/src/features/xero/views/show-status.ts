import type { XeroStatus } from '@dragoman/sdk/operations/xero'
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import { loadPeople } from '../../../identity/people.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { bankAccounts, externalLinks, taxCodes } from '../../finance/tables.ts'
import { limits } from '../client/limits.ts'
import { xeroConnections, xeroContacts, xeroQueue } from '../tables.ts'
import { differing } from './lists.ts'
import { seenKinds, seenParties } from './seen-kinds.ts'

type ConnectionRow = typeof xeroConnections.$inferSelect

type StatusContext = Pick<Context, 'db' | 'session' | 'settings' | 'now'>

/** The connection of the caller's account, with what waits and what differs. */
export async function showStatus({ db, session, settings, now }: StatusContext): Promise<XeroStatus> {
  const accountId = session.account.id
  const [row] = await db.select().from(xeroConnections).where(eq(xeroConnections.accountId, accountId))
  const isThere = row !== undefined && row.state !== 'DISCONNECTED'
  const state = settings.xero ? (isThere ? row.state : 'NOT_CONNECTED') : 'NOT_CONFIGURED'
  const people = await loadPeople(db, session, [row?.connectedBy ?? null])
  const connectedBy = people(row?.connectedBy ?? null)
  return {
    state: state === 'DISCONNECTED' ? 'NOT_CONNECTED' : state,
    ...(isThere && {
      ...(row.organization && { organization: { id: row.organization.id, name: row.organization.name } }),
      ...(row.state === 'CHOOSING' && { organizations: row.organizations.map(({ id, name }) => ({ id, name })) }),
      ...(connectedBy && { connectedBy }),
      connectedDate: row.connectedAt.getTime(),
      ...(row.lastSyncedAt && { lastSyncDate: row.lastSyncedAt.getTime() }),
      ...(row.state === 'CONNECTED' && { nextSyncDate: row.nextSyncAt.getTime() }),
      ...problemOf(row),
    }),
    isSyncing: isThere && (row.requestedAt !== null || (row.heldUntil !== null && row.heldUntil > now)),
    ...(await queueFigures(db, session)),
    ...(await linkFigures(db, session)),
    calls: {
      today: row?.callDay === now.toISOString().slice(0, 10) ? row.callsToday : 0,
      ...limits,
    },
    mapping: row?.mapping ?? { taxes: [], bankAccounts: [] },
    taxes: await db
      .select({ uuid: taxCodes.id, name: taxCodes.name })
      .from(taxCodes)
      .where(eq(taxCodes.accountId, accountId))
      .orderBy(asc(taxCodes.name), asc(taxCodes.id)),
    bankAccounts: await banksOf(db, accountId),
    ...(await contactFigures(db, session, row)),
  }
}

function problemOf({ problem, problemDetail, problemSince, retryAt }: ConnectionRow): Pick<XeroStatus, 'problem'> {
  if (!problem) return {}
  return {
    problem: {
      code: problem,
      ...(problemDetail && { detail: problemDetail }),
      since: (problemSince ?? new Date(0)).getTime(),
      ...(retryAt && { retryDate: retryAt.getTime() }),
    },
  }
}

async function queueFigures(db: Database, session: SignedIn) {
  const [row] = await db
    .select({
      waiting: sql<number>`count(*)::int`,
      held: sql<number>`(count(*) filter (where ${xeroQueue.problem} is not null))::int`,
      oldest: sql<string | null>`extract(epoch from min(${xeroQueue.createdAt})) * 1000`,
    })
    .from(xeroQueue)
    .where(and(eq(xeroQueue.accountId, session.account.id), inArray(xeroQueue.kind, seenKinds(session))))
  const { waiting = 0, held = 0, oldest = null } = row ?? {}
  return { waiting, held, ...(oldest !== null && { oldestWaitingDate: Math.floor(Number(oldest)) }) }
}

async function linkFigures(db: Database, session: SignedIn) {
  const [documents] = await db
    .select({
      all: sql<number>`(count(distinct ${externalLinks.documentId}))::int`,
      differing: sql<number>`(count(distinct ${externalLinks.documentId}) filter (where ${externalLinks.cause} is not null))::int`,
    })
    .from(externalLinks)
    .where(
      and(
        eq(externalLinks.accountId, session.account.id),
        eq(externalLinks.system, 'XERO'),
        isNull(externalLinks.endedAt),
        inArray(externalLinks.kind, seenKinds(session)),
      ),
    )
  const rows = await db.select().from(externalLinks).where(differing(session))
  const currencies = await currenciesOf(db, rows)
  return {
    differing: documents?.differing ?? 0,
    equal: (documents?.all ?? 0) - (documents?.differing ?? 0),
    differences: currencies,
  }
}

async function currenciesOf(
  db: Database,
  rows: readonly (typeof externalLinks.$inferSelect)[],
): Promise<XeroStatus['differences']> {
  if (rows.length === 0) return []
  const ids = sql.param(rows.map(({ id }) => id))
  const { rows: sums } = await db.execute<{ currency: string; amount: string }>(sql`
    select coalesce(i.currency, p.currency) as currency, sum(abs(l.external_amount - l.amount)) as amount
    from external_links l
    left join invoices i on i.id = l.document_id
    left join payables p on p.id = l.document_id
    where l.id = any(${ids}::uuid[])
    group by 1 order by 1`)
  return sums.map(({ currency, amount }) => ({ currency, amount: Number(amount) }))
}

async function banksOf(db: Database, accountId: string): Promise<XeroStatus['bankAccounts']> {
  const rows = await db
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.accountId, accountId))
    .orderBy(asc(bankAccounts.createdAt), asc(bankAccounts.id))
  return rows.map(({ id, bank, holder, last4 }) => ({ uuid: id, name: `${bank ?? holder} …${last4}` }))
}

async function contactFigures(db: Database, session: SignedIn, row: ConnectionRow | undefined) {
  if (!row?.organization) return { contacts: 0, openContacts: [] }
  const own = and(
    eq(xeroContacts.accountId, session.account.id),
    eq(xeroContacts.organizationId, row.organization.id),
    inArray(xeroContacts.kind, seenParties(session)),
  )
  const open = await db
    .select()
    .from(xeroContacts)
    .where(and(own, isNull(xeroContacts.contactId)))
    .orderBy(asc(xeroContacts.name), asc(xeroContacts.partyId))
    .limit(100)
  return {
    contacts: await db.$count(xeroContacts, and(own, isNotNull(xeroContacts.contactId))),
    openContacts: open.map(({ partyId, name, kind, candidates }) => ({ uuid: partyId, name, kind, candidates })),
  }
}
