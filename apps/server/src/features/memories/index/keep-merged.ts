import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { DatabaseConnection } from '../../../kernel/database/connect.ts'
import type { LogFailure } from '../../../kernel/log/failure-log.ts'
import { createMergeThread, MergeFailed } from './merge-thread.ts'

const second = 1000
/** From so many changes on a memory is merged at once, else at the next minute: until then look-ups read them all. */
const many = 300

export interface Merging {
  /** Gives up what is under way, and merges no more. */
  stop(): Promise<void>
}

/** Merges what has changed in memories, beside everything else, for as long as the server runs. */
export function keepMerged({
  connection,
  log,
  logFailure,
}: {
  connection: DatabaseConnection
  log: Logger
  logFailure: LogFailure
}): Merging {
  const thread = createMergeThread(connection.url)
  let running = Promise.resolve()
  let stopped = false
  let ticks = 0
  const merge = async (least: number) => {
    const { rows } = await connection.database.execute<{ memory_id: string }>(sql`
      select memory_id from memory_index_changes
      group by memory_id having sum(cardinality(unit_ids)) >= ${least}`)
    for (const { memory_id: memoryId } of rows) if (!stopped) await thread.merge(memoryId).catch(tell)
  }
  const message = 'merging the index of a memory failed'
  const tell = (error: unknown) =>
    error instanceof MergeFailed ? log.error(error.log, message) : logFailure(log, error, message)
  let busy = false
  const tick = () => {
    if (busy) return
    busy = true
    ticks += 1
    running = merge(ticks % 30 === 1 ? 1 : many)
      .catch(tell)
      .finally(() => {
        busy = false
      })
  }
  const timer = setInterval(tick, 2 * second).unref()
  tick()
  return {
    async stop() {
      stopped = true
      clearInterval(timer)
      await thread.close()
      await running
    },
  }
}
