import type { Context } from '../context.ts'
import { pushMoves, sceneOf } from '../moves.ts'
import { conclude, gather } from '../report.ts'

/** Sends the files that have changed. */
export async function command(context: Context): Promise<number> {
  const files = await gather(context, pushMoves(await sceneOf(context), context.isDryRun))
  context.answer({ files })
  return conclude(context, files, 'sent')
}
