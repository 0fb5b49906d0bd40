import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { lockOne } from '../../../kernel/database/one-row.ts'
import { connectorConfigs, connectorRuns } from '../tables.ts'
import type { RunRow } from '../views/show-runs.ts'

/** Milliseconds until a run looks again whether another one of its connection has ended; its end tells it sooner. */
export const turn = 5000

/**
 * Marks a run as the one of its connection that works in its direction, until it ends or waits: two would write the same
 * twice. Undefined while another one works. A dry run needs no turn, as it writes nothing.
 */
export const takeTurn = (db: Database, run: RunRow): Promise<RunRow | undefined> =>
  db.transaction(async (transaction) => {
    await lockOne(transaction as Database, connectorConfigs, eq(connectorConfigs.id, run.configId))
    if (!run.isDryRun && (await isOccupied(transaction as Database, run))) return undefined
    const [marked] = await transaction
      .update(connectorRuns)
      .set({ begunAt: run.begunAt ?? new Date(), waitsUntil: null, worksNow: !run.isDryRun })
      .where(and(eq(connectorRuns.id, run.id), isNull(connectorRuns.endedAt)))
      .returning()
    return marked
  })

async function isOccupied(db: Database, { id, configId, direction }: RunRow): Promise<boolean> {
  const [other] = await db
    .select({ id: connectorRuns.id })
    .from(connectorRuns)
    .where(
      and(
        eq(connectorRuns.configId, configId),
        eq(connectorRuns.direction, direction),
        ne(connectorRuns.id, id),
        eq(connectorRuns.worksNow, true),
        isNull(connectorRuns.endedAt),
      ),
    )
    .limit(1)
  return other !== undefined
}
