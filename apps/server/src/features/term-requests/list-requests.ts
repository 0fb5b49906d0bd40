import type { TermRequestCounters, TermRequestLane } from '@dragoman/sdk/operations/termRequests'
import { termRequestLifecycle } from '@dragoman/sdk/term-lifecycle'
import { and, count, eq, gte, inArray, isNull, min, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Operations } from '../../generated/handlers.ts'
import type { Context } from '../../identity/context.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { listPage } from '../../kernel/list-page.ts'
import { textAnywhere } from '../../kernel/query-condition.ts'
import { users } from '../../kernel/tables.ts'
import { termRequests } from '../terminology/request-tables.ts'
import { showRequests } from './show-requests.ts'
import { visibleRequests } from './visible.ts'

type Query = Operations['termRequests']['list']['params']['query']

const decidedLanes: TermRequestLane[] = ['APPROVED', 'REJECTED']
const askerName = sql`(select ${users.name} from ${users} where ${users.id} = ${termRequests.askerId})`
const termTexts = sql`(select string_agg(term ->> 'text', ' ') from jsonb_array_elements(${termRequests.terms}) term)`

/** Open ones oldest first, then decided ones newest first. */
const order: readonly SQL[] = [
  sql`(${termRequests.decidedAt} is not null) asc`,
  sql`case when ${termRequests.decidedAt} is null then ${termRequests.createdAt} end asc`,
  sql`${termRequests.decidedAt} desc`,
  sql`${termRequests.number} asc`,
]

function condition(db: Database, session: SignedIn, query: Omit<Query, 'page' | 'size'>): SQL | undefined {
  const { glossaryUuid, lane, changeType, language, q, own, decidedAfter } = query
  const isOwn = eq(termRequests.askerId, session.user.id)
  return and(
    visibleRequests(db, session),
    glossaryUuid ? eq(termRequests.glossaryId, glossaryUuid) : undefined,
    lane ? eq(termRequests.lane, lane) : undefined,
    changeType ? eq(termRequests.changeType, changeType) : undefined,
    language ? sql`${termRequests.terms} @> ${JSON.stringify([{ language }])}::jsonb` : undefined,
    q?.trim() ? textAnywhere(termRequests.conceptText, termTexts, askerName)(q.trim()) : undefined,
    own === undefined
      ? undefined
      : own
        ? isOwn
        : or(isNull(termRequests.askerId), ne(termRequests.askerId, session.user.id)),
    decidedAfter === undefined ? undefined : decidedSince(decidedAfter),
  )
}

const decidedSince = (time: number): SQL =>
  or(isNull(termRequests.decidedAt), gte(termRequests.decidedAt, new Date(time)))!

/** One page of the requests that the caller sees. */
export const listRequests = (looking: Pick<Context, 'db' | 'session' | 'now'>, query: Query) =>
  listPage(looking.db, query, {
    from: termRequests,
    where: condition(looking.db, looking.session, query),
    orderBy: order,
    show: (rows) => showRequests(looking, rows),
  })

/** How many requests there are in each lane, and how long deciding takes. */
export async function countRequests(
  db: Database,
  session: SignedIn,
  { decidedAfter = 0 }: Operations['termRequests']['getCounters']['params']['query'],
): Promise<TermRequestCounters> {
  const where = and(visibleRequests(db, session), decidedSince(decidedAfter))
  const found = await db
    .select({
      lane: termRequests.lane,
      count: count(),
      oldest: min(termRequests.createdAt),
      own: sql<number>`(count(*) filter (where ${termRequests.askerId} = ${session.user.id}))::int`,
    })
    .from(termRequests)
    .where(where)
    .groupBy(termRequests.lane)
  const hours = sql<number | null>`percentile_cont(0.5) within group (order by
    extract(epoch from ${termRequests.decidedAt} - ${termRequests.createdAt}) / 3600)`
  const [decided] = await db
    .select({ hours })
    .from(termRequests)
    .where(and(where, inArray(termRequests.lane, decidedLanes)))
  const byLane = new Map(found.map((row) => [row.lane, row]))
  const median = decided?.hours ?? null
  return {
    lanes: termRequestLifecycle.states.map((lane) => {
      const row = byLane.get(lane)
      return {
        lane,
        count: row?.count ?? 0,
        ...(row?.oldest && { oldest: row.oldest.getTime() }),
      }
    }),
    own: found.filter(({ lane }) => !decidedLanes.includes(lane)).reduce((sum, row) => sum + row.own, 0),
    ...(median !== null && { medianHours: Number(median) }),
  }
}
