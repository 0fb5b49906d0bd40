import type { Webhook } from '@dragoman/sdk/operations/webhooks'
import { and, desc, eq, gte, inArray, isNotNull, ne, notInArray, sql } from 'drizzle-orm'
import { loadPeople } from '../../identity/people.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { orgUnits } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { journal } from '../../kernel/tables.ts'
import { versionOf } from '../../kernel/version.ts'
import { projects } from '../work/tables.ts'
import { validationType } from './event-types.ts'
import type { WebhookRow } from './find-webhook.ts'
import { webhookDeliveries } from './tables.ts'

/** Webhooks as the wire shows them; never their secrets. */
export async function showWebhooks(
  db: Database,
  session: SignedIn,
  rows: readonly WebhookRow[],
  now: Date,
): Promise<Webhook[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const stats = await loadStats(db, ids, now)
  const changes = await lastChanges(db, session, ids)
  const unitNames = await namesIn(
    db,
    session,
    orgUnits,
    orgUnits.name,
    rows.flatMap(({ orgUnitId }) => orgUnitId ?? []),
  )
  const projectNames = await namesIn(
    db,
    session,
    projects,
    projects.reference,
    rows.flatMap(({ projectId }) => projectId ?? []),
  )
  const ref = (names: ReadonlyMap<string, string>, id: string) => ({ uuid: id, name: names.get(id) ?? null })
  return rows.map((row) => ({
    uuid: row.id,
    version: versionOf([row.name, row.url, row.types, row.orgUnitId, row.projectId]),
    name: row.name,
    ...(row.url !== null && { url: row.url }),
    type: row.types[0] ?? '',
    types: row.types,
    active: row.active,
    status: statusOf(row),
    ...(row.orgUnitId && { orgUnit: ref(unitNames, row.orgUnitId) }),
    ...(row.projectId && { project: ref(projectNames, row.projectId) }),
    secretHint: row.secretHint,
    secretCreatedAt: row.secretCreatedAt.getTime(),
    createdAt: row.createdAt.getTime(),
    ...(row.failingSince && { failingSince: row.failingSince.getTime() }),
    ...(row.pausedAt && { pausedAt: row.pausedAt.getTime() }),
    ...changes.get(row.id),
    stats: stats(row.id),
  }))
}

function statusOf({ active, pausedAt, failingSince }: WebhookRow): Webhook['status'] {
  if (pausedAt) return 'PAUSED'
  if (!active) return 'OFF'
  return failingSince ? 'FAILING' : 'ON'
}

async function namesIn(
  db: Database,
  { account }: SignedIn,
  table: typeof orgUnits | typeof projects,
  name: typeof orgUnits.name | typeof projects.reference,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: table.id, name })
    .from(table)
    .where(and(inArray(table.id, [...ids]), eq(table.accountId, account.id)))
  return new Map(rows.map((row) => [row.id, row.name]))
}

/** The last change of each of some webhooks, with its author and time. */
async function lastChanges(
  db: Database,
  session: SignedIn,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Pick<Webhook, 'changedAt' | 'changedBy'>>> {
  const rows = await db
    .selectDistinctOn([journal.entityId], { id: journal.entityId, userId: journal.userId, at: journal.at })
    .from(journal)
    .where(
      and(
        inArray(journal.entityId, [...ids]),
        eq(journal.accountId, session.account.id),
        eq(journal.entityType, 'WEBHOOK'),
        isNotNull(journal.userId),
        notInArray(journal.event, ['WEBHOOK_REPLAYED', 'WEBHOOK_TESTED']),
      ),
    )
    .orderBy(journal.entityId, desc(journal.id))
  const people = await loadPeople(
    db,
    session,
    rows.map(({ userId }) => userId),
  )
  return new Map(
    rows.map(({ id, userId, at }) => {
      const changedBy = people(userId)
      return [id, { changedAt: at.getTime(), ...(changedBy && { changedBy }) }]
    }),
  )
}

const hour = 60 * 60 * 1000
const hours = 24

/** Counts the deliveries of the last day, by webhook and hour. */
async function loadStats(db: Database, ids: readonly string[], now: Date): Promise<(id: string) => Webhook['stats']> {
  const start = new Date(now.getTime() - hours * hour)
  const place = sql<number>`least(floor(extract(epoch from (${webhookDeliveries.at} - ${start.toISOString()}::timestamptz)) / 3600)::int, ${hours - 1})`
  const rows = await db
    .select({
      id: webhookDeliveries.webhookId,
      place,
      delivered: sql<number>`(count(*) filter (where ${webhookDeliveries.status} = 'DELIVERED'))::int`,
      failed: sql<number>`(count(*) filter (where ${isFailed}))::int`,
      total: sql<number>`count(*)::int`,
    })
    .from(webhookDeliveries)
    .where(
      and(
        inArray(webhookDeliveries.webhookId, [...ids]),
        gte(webhookDeliveries.at, start),
        ne(webhookDeliveries.type, validationType),
      ),
    )
    .groupBy(webhookDeliveries.webhookId, sql`2`)
  const byId = Map.groupBy(rows, ({ id }) => id)
  return (id) => {
    const own = byId.get(id) ?? []
    const sum = (field: 'delivered' | 'failed' | 'total') => own.reduce((all, row) => all + row[field], 0)
    const [total, delivered, failed] = [sum('total'), sum('delivered'), sum('failed')]
    return {
      total,
      delivered,
      failed,
      pending: total - delivered - failed,
      hours: Array.from({ length: hours }, (_, at) => {
        const row = own.find((each) => each.place === at)
        return { delivered: row?.delivered ?? 0, failed: row?.failed ?? 0 }
      }),
    }
  }
}

/** Whether the receiver has not accepted an event so far, though it was sent. */
export const isFailed = sql`(${webhookDeliveries.status} = 'FAILED' or (${webhookDeliveries.status} = 'PENDING' and ${webhookDeliveries.attemptedAt} is not null))`
