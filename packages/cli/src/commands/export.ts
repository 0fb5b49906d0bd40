import { extname, resolve } from 'node:path'
import { download, run } from '@dragoman/sdk'
import * as glossaries from '@dragoman/sdk/operations/glossaries'
import * as projects from '@dragoman/sdk/operations/projects'
import * as memories from '@dragoman/sdk/operations/translationMemories'
import type { Context } from '../context.ts'
import { placeOn, projectsOf } from '../project.ts'
import { resourceOf } from '../resources.ts'
import { exitCodes, Stop } from '../stop.ts'

/** Writes a translation memory, a glossary, or the translations of the newest project to a file. */
export async function command(context: Context): Promise<number> {
  const { system, isDryRun, parameters } = context
  const [path] = parameters
  if (path === undefined) throw new Stop('The file is missing: dragoman export FILE.')
  const resource = await resourceOf(context)
  const type = typeOf(path, resource?.kind ?? 'project')
  if (!isDryRun) {
    const client = await context.client()
    const link = await linkOf(context, resource, type)
    await download(client, link).toFile(resolve(system.cwd, path))
  }
  context.answer({ file: path, of: resource ?? 'project' })
  context.say(`${isDryRun ? 'Would write' : 'Wrote'} ${path}.`)
  return exitCodes.done
}

const types = {
  memory: ['tmx', 'csv', 'xlsx'],
  glossary: ['tbx', 'csv', 'xlsx'],
  project: ['zip'],
} as const

function typeOf(path: string, kind: keyof typeof types): string {
  const type = extname(path).slice(1).toLowerCase()
  const known: readonly string[] = types[kind]
  if (!known.includes(type))
    throw new Stop(`${path} ends in .${type}. Use ${known.map((one) => `.${one}`).join(' or ')}.`)
  return type
}

async function linkOf(context: Context, resource: Awaited<ReturnType<typeof resourceOf>>, type: string) {
  const client = await context.client()
  if (resource?.kind === 'memory') {
    const given = { path: { tmUuid: resource.uuid, fileType: type as 'tmx' } }
    return (await run(client, memories.export, given)).downloadUrl
  }
  if (resource) {
    const given = { path: { glossaryUuid: resource.uuid, fileType: type as 'tbx' } }
    return (await run(client, glossaries.startExport, given)).downloadUrl
  }
  const newest = await projectsOf(await placeOn(context)).next()
  if (!newest.value) throw new Stop('The project doesn’t exist yet. Run "dragoman push".', exitCodes.left)
  return (await run(client, projects.startDownload, { path: { projectUUID: newest.value.uuid } })).downloadUrl
}
