import { openAsBlob } from 'node:fs'
import { basename, resolve } from 'node:path'
import * as glossaries from '@dragoman/sdk/operations/glossaries'
import * as memories from '@dragoman/sdk/operations/translationMemories'
import type { NotTaken } from '@dragoman/sdk/operations/shared'
import { run } from '@dragoman/sdk'
import type { Context } from '../context.ts'
import { guidedImport } from '../guided-import.ts'
import { counted } from '../report.ts'
import { resourceOf } from '../resources.ts'
import { exitCodes, Stop } from '../stop.ts'

/** Brings a file into a translation memory or a glossary; without either, all that another system has exported. */
export async function command(context: Context): Promise<number> {
  const { system, isDryRun, parameters } = context
  const [path] = parameters
  if (path === undefined) throw new Stop('The file or folder is missing: dragoman import PATH.')
  const resource = await resourceOf(context)
  if (!resource) return guidedImport(context, path)
  const content = await openAsBlob(resolve(system.cwd, path)).catch(() => {
    throw new Stop(`${path} can't be read.`)
  })
  const client = await context.client()
  const given = { query: { dryRun: isDryRun }, body: { file: { name: basename(path), content } } }
  const job: object =
    resource.kind === 'memory'
      ? await run(client, memories.import, { path: { tmUuid: resource.uuid }, ...given })
      : await run(client, glossaries.import, { path: { glossaryUuid: resource.uuid }, ...given })
  const report = 'report' in job ? job.report : undefined
  context.answer({ into: resource, report })
  context.say(`${isDryRun ? 'Would import' : 'Imported'} ${path} into ${resource.name}.`)
  const { notTaken = [] } = (report ?? {}) as { notTaken?: NotTaken[] }
  for (const { kind, name, count } of notTaken)
    context.say(`not taken: ${[kind.toLowerCase(), name].filter(Boolean).join(' ')}, ${counted(count, 'time')}`)
  return exitCodes.done
}
