import type { Context } from '../context.ts'
import { pullMoves, pushMoves, sceneOf } from '../moves.ts'
import { counted, gather, hasMoved, isLeft } from '../report.ts'
import { exitCodes } from '../stop.ts'

/** Shows what push would send and pull would write. */
export async function command(context: Context): Promise<number> {
  const scene = await sceneOf(context)
  context.say('push:')
  const push = await gather(context, pushMoves(scene, true))
  context.say('pull:')
  const pull = await gather(context, pullMoves(scene, { isDryRun: true, isDelivered: context.has('delivered') }))
  const all = [...push, ...pull]
  const differing = all.filter(hasMoved).length
  context.answer({ push, pull })
  context.say(differing === 0 ? 'There are no differences.' : `${counted(differing, 'file')} would change.`)
  if (differing > 0) return exitCodes.differs
  return all.some(isLeft) ? exitCodes.left : exitCodes.done
}
