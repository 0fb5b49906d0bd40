import { setTimeout as pause } from 'node:timers/promises'
import { JobError, TimeoutError } from '@dragoman/sdk/errors'
import { waitUntilIngested } from '@dragoman/sdk/project-files'
import type { Context } from '../context.ts'
import { sceneOf, translationsIn, type Scene } from '../moves.ts'
import { projectsOf } from '../project.ts'
import { counted } from '../report.ts'
import { exitCodes, Stop } from '../stop.ts'

/** Reads how long to wait, in milliseconds. */
export function timeoutOf(context: Context): number {
  const given = context.text('timeout') ?? '600'
  const seconds = Number(given)
  if (!(seconds > 0 && seconds <= 86_400)) throw new Stop(`--timeout is ${given}. Use seconds from 1 to 86400.`)
  return seconds * 1000
}

/** Waits until the files have been read, or until they are delivered. */
export async function command(context: Context): Promise<number> {
  const timeout = timeoutOf(context)
  const scene = await sceneOf(context)
  const isDelivered = context.has('delivered')
  if (context.isDryRun) {
    context.say(`Would wait up to ${timeout / 1000} s for ${counted(scene.sources.length, 'file')}.`)
    context.answer({ files: scene.sources.length })
    return exitCodes.done
  }
  const isThere =
    (await isRead(context, scene, timeout)) && (!isDelivered || (await areDelivered(context, scene, timeout)))
  const what = isDelivered ? 'delivered' : 'read'
  context.answer({ done: isThere, awaited: what })
  context.say(isThere ? `All files have been ${what}.` : `Time is up: not all files have been ${what}.`)
  return isThere ? exitCodes.done : exitCodes.differs
}

/** Waits for the newest project, which has what was sent last. */
export async function isRead({ say }: Pick<Context, 'say'>, { place }: Scene, timeout: number): Promise<boolean> {
  try {
    for await (const { uuid } of projectsOf(place)) {
      await waitUntilIngested(place.client, uuid, { timeout })
      break
    }
    return true
  } catch (error) {
    if (error instanceof TimeoutError) return false
    if (!(error instanceof JobError)) throw error
    // A file that could not be read is told of by pull.
    say(error.message)
    return true
  }
}

const interval = 15_000

async function areDelivered({ progress }: Context, scene: Scene, timeout: number): Promise<boolean> {
  const { place, sources } = scene
  const until = Date.now() + timeout
  const paths = new Set(sources.map(({ path }) => path))
  for (;;) {
    const all = await translationsIn(scene)
    const wanted = all.filter(({ path, language }) => paths.has(path) && place.languages.includes(language))
    const open = wanted.filter(({ unit }) => unit.workStatus !== 'DELIVERED').length
    if (open === 0 && wanted.length > 0) return true
    progress(`not delivered yet: ${counted(open, 'translation')}`)
    if (Date.now() + interval > until) return false
    await pause(interval)
  }
}
