import { setTimeout as pause } from 'node:timers/promises'
import { connectorKinds, type ConnectorLimits } from '@dragoman/sdk/connector-kinds'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import type { ConfigRow } from '../configs/find-config.ts'
import { monthKeyOf } from '../configs/month-key.ts'
import { patience, type Budget } from '../peer/ask.ts'
import { LimitReached } from '../peer/faults.ts'
import { connectorBudgets } from '../tables.ts'

const month = 30 * 24 * 60 * 60

/** How much a connection may ask. */
export function budgetsOf(db: Database, { id, kind, fields }: Pick<ConfigRow, 'id' | 'kind' | 'fields'>): Budget {
  const { limits } = connectorKinds[kind]
  const own = budgetOf(db, id, limits)
  const monthly = Number(fields['monthlyCalls'] ?? 0)
  if (monthly === 0) return own
  const ofMonth = budgetOf(db, monthKeyOf(id), { ...limits, requests: monthly, seconds: month })
  return {
    async take() {
      await own.take()
      await ofMonth.take()
    },
    block: (until) => own.block(until),
  }
}

/** The requests that are left of the month, by connection; without those that have no budget for it. */
export async function callsLeft(
  db: Database,
  configs: readonly Pick<ConfigRow, 'id' | 'fields'>[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const limited = configs.filter(({ fields }) => fields['monthlyCalls'])
  if (limited.length === 0) return new Map()
  const keys = limited.map(({ id }) => monthKeyOf(id))
  const rows = await db.select().from(connectorBudgets).where(inArray(connectorBudgets.key, keys))
  const since = now.getTime() - month * 1000
  const used = new Map(rows.map((row) => [row.key, row.windowAt.getTime() > since ? row.used : 0]))
  return new Map(
    limited.map(({ id, fields }) => [
      id,
      Math.max(0, Number(fields['monthlyCalls']) - (used.get(monthKeyOf(id)) ?? 0)),
    ]),
  )
}

/** The requests that a system allows within its window: one row for all servers. */
function budgetOf(db: Database, key: string, { requests, seconds }: ConnectorLimits): Budget {
  const isOver = sql`${connectorBudgets.windowAt} + make_interval(secs => ${seconds}) <= clock_timestamp()`
  const isFree = sql`(${connectorBudgets.blockedUntil} is null or ${connectorBudgets.blockedUntil} <= clock_timestamp())`
  return {
    async take() {
      for (;;) {
        const taken = await db
          .insert(connectorBudgets)
          .values({ key, windowAt: sql`clock_timestamp()`, used: 1 })
          .onConflictDoUpdate({
            target: connectorBudgets.key,
            set: {
              windowAt: sql`case when ${isOver} then clock_timestamp() else ${connectorBudgets.windowAt} end`,
              used: sql`case when ${isOver} then 1 else ${connectorBudgets.used} + 1 end`,
            },
            setWhere: sql`${isFree} and (${isOver} or ${connectorBudgets.used} < ${requests})`,
          })
          .returning({ key: connectorBudgets.key })
        if (taken.length > 0) return
        const wait = await waitOf(db, key, seconds)
        if (wait > patience) throw new LimitReached(new Date(Date.now() + wait))
        await pause(Math.max(wait, 10))
      }
    },
    async block(until) {
      await db
        .insert(connectorBudgets)
        .values({ key, windowAt: sql`clock_timestamp()`, blockedUntil: until })
        .onConflictDoUpdate({ target: connectorBudgets.key, set: { blockedUntil: until } })
    },
  }
}

/** Milliseconds until the next request may be made. */
async function waitOf(db: Database, key: string, seconds: number): Promise<number> {
  const ends = sql`greatest(${connectorBudgets.blockedUntil}, ${connectorBudgets.windowAt} + make_interval(secs => ${seconds}))`
  const until = sql`case when ${connectorBudgets.blockedUntil} > clock_timestamp() then ${connectorBudgets.blockedUntil} else ${ends} end`
  const [row] = await db
    .select({ wait: sql<number>`(extract(epoch from ${until} - clock_timestamp()) * 1000)::float8` })
    .from(connectorBudgets)
    .where(eq(connectorBudgets.key, key))
  return Math.max(row?.wait ?? 0, 0)
}
