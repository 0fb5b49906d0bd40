import type { Context } from '../context.ts'
import { pushMoves, sceneOf } from '../moves.ts'
import { conclude, gather, hasMoved, isLeft } from '../report.ts'
import { exitCodes } from '../stop.ts'
import { deliver } from '../sync/deliver.ts'
import { isRead, timeoutOf } from './wait.ts'

/** Pushes, and pulls into one branch with one request. */
export async function command(context: Context): Promise<number> {
  const timeout = timeoutOf(context)
  const scene = await sceneOf(context)
  const push = await gather(context, pushMoves(scene, context.isDryRun))
  const pushed = conclude(context, push, 'sent')
  if (!context.isDryRun && push.some(hasMoved)) await isRead(context, scene, timeout)
  const { files, branch, commit, request } = await deliver(context, scene)
  context.answer({ push, pull: files, branch, commit, request: request?.url })
  conclude(context, files, 'written')
  if (commit) context.say(`${branch} has a new commit, ${commit.slice(0, 10)}.`)
  if (request) context.say(`Its request: ${request.url}`)
  return pushed !== exitCodes.done || files.some(isLeft) ? exitCodes.left : exitCodes.done
}
