import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { mtPaces } from './tables.ts'

/** The longest that a request waits for its turn, in seconds; longer, and another engine is asked. */
const longest = 20

/**
 * Waits until an engine may be sent a request, one after the other for all servers of the installation. False where that
 * takes too long.
 */
export async function takeTurn(
  db: Database,
  { id, requestsPerMinute }: { id: string; requestsPerMinute: number | null },
): Promise<boolean> {
  if (requestsPerMinute === null) return true
  const now = sql`clock_timestamp()`
  const step = sql`make_interval(secs => ${60 / requestsPerMinute})`
  const [turn] = await db
    .insert(mtPaces)
    .values({ engineId: id, nextAt: sql`${now} + ${step}` })
    .onConflictDoUpdate({
      target: mtPaces.engineId,
      set: { nextAt: sql`greatest(${mtPaces.nextAt}, ${now}) + ${step}` },
      setWhere: sql`${mtPaces.nextAt} <= ${now} + make_interval(secs => ${longest})`,
    })
    .returning({ wait: sql<number>`extract(epoch from ${mtPaces.nextAt} - ${step} - ${now}) * 1000`.mapWith(Number) })
  if (!turn) return false
  if (turn.wait > 0) await pause(turn.wait)
  return true
}
