import type { Context } from '../context.ts'
import { pullMoves, sceneOf } from '../moves.ts'
import { conclude, gather } from '../report.ts'

/** Writes the translations that have changed. */
export async function command(context: Context): Promise<number> {
  const options = { isDryRun: context.isDryRun, isDelivered: context.has('delivered') }
  const files = await gather(context, pullMoves(await sceneOf(context), options))
  context.answer({ files })
  return conclude(context, files, 'written')
}
