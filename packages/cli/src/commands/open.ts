import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { serverOf, type Context } from '../context.ts'
import { placeOn, projectsOf } from '../project.ts'
import { exitCodes, Stop } from '../stop.ts'

const openers: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
}

/** Opens the newest project in a browser. */
export async function command(context: Context): Promise<number> {
  const { system } = context
  const newest = await projectsOf(await placeOn(context)).next()
  if (!newest.value) throw new Stop('The project doesn’t exist yet. Run "dragoman push".', exitCodes.left)
  const url = `${await serverOf(context)}/projects/${newest.value.uuid}`
  context.say(url)
  context.answer({ url })
  if (context.isDryRun) return exitCodes.done
  const [program, ...words] = openers[system.platform] ?? ['xdg-open']
  const child = spawn(program, [...words, url], {
    env: { ...system.env } as NodeJS.ProcessEnv,
    stdio: 'ignore',
    detached: true,
  })
  try {
    await once(child, 'spawn')
  } catch {
    throw new Stop(`${program} could not be started. Open the address above yourself.`, exitCodes.left)
  }
  child.unref()
  return exitCodes.done
}
