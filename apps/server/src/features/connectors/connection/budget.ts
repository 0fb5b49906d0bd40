import { setTimeout as pause } from 'node:timers/promises'
import type { ConnectorLimits } from '@dragoman/sdk/connector-kinds'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { patience, type Budget } from '../peer/ask.ts'
import { LimitReached } from '../peer/faults.ts'
import { connectorBudgets } from '../tables.ts'

/** The requests that a system allows within its window: one row for all servers. */
export function budgetOf(db: Database, key: string, { requests, seconds }: ConnectorLimits): Budget {
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
