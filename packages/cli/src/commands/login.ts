import { call, createClient } from '@dragoman/sdk/client'
import { machineLogin } from '@dragoman/sdk'
import { getLoggedUser } from '@dragoman/sdk/operations/users'
import { serverOf, type Context } from '../context.ts'
import { keepKey } from '../keys.ts'
import { exitCodes, Stop } from '../stop.ts'

/** Tries an access key and keeps it. */
export async function command(context: Context): Promise<number> {
  const { system, isDryRun } = context
  const server = await serverOf(context, false)
  const accessKey = context.text('key') ?? system.env['DRAGOMAN_ACCESS_KEY']
  if (!accessKey)
    throw new Stop('The access key is missing: use --key KEY. It is made on your profile page, under API access.')
  const secret = system.env['DRAGOMAN_SECRET'] ?? (await system.askSecret('Secret: ')).trim()
  if (!secret) throw new Stop('There is no secret: type it when asked, or send it to standard input.')
  const key = { accessKey, secret }
  const { name } = await call(createClient({ baseUrl: server, auth: machineLogin(key) }), getLoggedUser)
  const place = isDryRun ? undefined : await keepKey(system, server, key)
  context.say(place ? `Signed in as ${name}. The key is in ${place}.` : `Signed in as ${name}. Nothing was kept.`)
  context.answer({ server, name, place })
  return exitCodes.done
}
