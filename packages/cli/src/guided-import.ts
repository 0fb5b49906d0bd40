import { openAsBlob } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import { basename, join, relative, resolve, sep } from 'node:path'
import { run } from '@dragoman/sdk'
import { call, type Client } from '@dragoman/sdk/client'
import * as imports from '@dragoman/sdk/operations/imports'
import type { ImportFile, ImportResult } from '@dragoman/sdk/operations/imports'
import type { Context } from './context.ts'
import { counted } from './report.ts'
import { exitCodes, Stop } from './stop.ts'

/** Brings the exports of another system: a folder, an archive, or a file. */
export async function guidedImport(context: Context, given: string): Promise<number> {
  const { system, isDryRun } = context
  const root = resolve(system.cwd, given)
  const paths = await pathsBelow(root).catch(() => {
    throw new Stop(`${given} can't be read.`)
  })
  if (paths.length === 0) throw new Stop(`${given} has no files.`)
  const client = await context.client()
  const { uuid } = await call(client, imports.create, { body: {} })
  const params = { path: { importUuid: uuid } }
  for (const [at, path] of paths.entries()) {
    context.progress(`${at + 1} of ${paths.length}: ${path}`)
    const content = await openAsBlob(join(root, path))
    const file = { name: basename(path === '' ? root : path), content }
    await call(client, imports.addFile, { ...params, body: { file, ...(path !== '' && { path }) } })
  }
  await run(client, isDryRun ? imports.plan : imports.run, params)
  const { files, notTaken } = await shown(client, uuid)
  context.answer({ import: uuid, files, notTaken })
  for (const file of files) tell(context, file)
  for (const { path, reason } of notTaken) context.say(`${path}: not taken: ${reason}`)
  const failed = files.filter(({ plan, result = plan }) => result?.problem !== undefined)
  context.say(
    failed.length > 0
      ? `${counted(failed.length, 'file')} can't be imported.`
      : `${isDryRun ? 'Would import' : 'Imported'} ${given}.`,
  )
  return failed.length > 0 ? exitCodes.left : exitCodes.done
}

const shown = (client: Client, importUuid: string) => call(client, imports.get, { path: { importUuid } })

/** The files in a folder by their paths, without hidden ones and links; the empty path for a file itself. */
async function pathsBelow(root: string): Promise<string[]> {
  if (!(await lstat(root)).isDirectory()) return ['']
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.split('/').some((part) => part.startsWith('.')))
    .toSorted()
}

function tell({ say }: Context, { path, choice, plan, result = plan }: ImportFile): void {
  if (!result) {
    if (choice.kind === 'NONE') say(`${path}: not imported`)
    return
  }
  const { problem, notTaken, unmatched = [] } = result
  say(`${path}: ${problem ?? countsOf(result)}`)
  for (const { kind, name, count } of notTaken)
    say(`  not taken: ${[kind.toLowerCase(), name].filter(Boolean).join(' ')}, ${counted(count, 'time')}`)
  for (const { key, reason } of unmatched) say(`  not taken: ${key}, ${reason.toLowerCase()}`)
}

const countsOf = ({ added, changed, unchanged }: ImportResult) =>
  `${added} new, ${changed} changed, ${unchanged} the same`
