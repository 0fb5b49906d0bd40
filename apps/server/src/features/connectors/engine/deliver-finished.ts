import { and, eq, isNull } from 'drizzle-orm'
import type { UnattendedContext } from '../../../identity/change-context.ts'
import type { TaskMoved } from '../../work/events.ts'
import { isDone } from '../../work/steps.ts'
import { adapters } from '../kinds/adapters.ts'
import { insertRun } from '../runs/start-run.ts'
import { connectorConfigs, connectorItems, connectorRuns, connectorTargets } from '../tables.ts'

/** Delivers a finished translation to where its text came from; what comes until the run begins goes along with it. */
export async function deliverFinished(context: UnattendedContext, { held }: TaskMoved): Promise<void> {
  const { db } = context
  if (!held.steps.some(isDone)) return
  const rows = await db
    .selectDistinctOn([connectorConfigs.id], { config: connectorConfigs })
    .from(connectorTargets)
    .innerJoin(connectorItems, eq(connectorItems.id, connectorTargets.itemId))
    .innerJoin(connectorConfigs, eq(connectorConfigs.id, connectorItems.configId))
    .where(eq(connectorTargets.workUnitId, held.workUnit.id))
  for (const { config } of rows) {
    const isWanted = config.active && !config.pausedAt && config.settings.deliversWhenDone !== false
    if (!isWanted || !adapters[config.kind]?.write) continue
    const [waiting] = await db
      .select({ id: connectorRuns.id })
      .from(connectorRuns)
      .where(
        and(
          eq(connectorRuns.configId, config.id),
          eq(connectorRuns.trigger, 'DELIVERED'),
          isNull(connectorRuns.begunAt),
          isNull(connectorRuns.endedAt),
        ),
      )
      .limit(1)
      // Until this is committed it doesn't begin, so that it sees what is finished here.
      .for('share')
    if (!waiting) await insertRun(context, config, { direction: 'PUSH', trigger: 'DELIVERED' }, null)
  }
}
