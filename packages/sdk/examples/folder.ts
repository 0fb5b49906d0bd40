// Uploads a folder to projects and downloads its translations. A second run sends only what changed; nothing is created twice.
//
//   node folder.ts send <unit> <tag> <folder> es ja
//   node folder.ts fetch <unit> <tag> <folder>
//
// It ends with 1 where a file was not sent, or a translation not fetched.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { call, isHttpError, items, upload } from '@dragoman/sdk'
import type { Client } from '@dragoman/sdk'
import * as projects from '@dragoman/sdk/operations/projects'
import type { WorkUnit } from '@dragoman/sdk/operations/workUnits'
import { isReadable } from '@dragoman/sdk/upload-types'
import { connect, runScript, Stop } from '@dragoman/sdk/script'

/** Where a folder goes: the organizational unit that orders, and the name of the product within it, which its projects carry as a tag. */
export interface Place {
  orgUnitUUID: string
  ciTag: string
}

/** The result of one file; `problem` says why it was left where it is. */
export interface Moved {
  path: string
  problem?: string
}

/**
 * The projects that a folder has gone to, newest first. The one in DRAFT takes files; once that is submitted, the next
 * file that changes opens another.
 */
async function* projectsOf(
  client: Client,
  { orgUnitUUID, ciTag }: Place,
): AsyncGenerator<projects.Project, void, undefined> {
  const query = {
    orgUnitUuid: orgUnitUUID,
    tags: [ciTag],
    status: ['DRAFT', 'PENDING', 'APPROVED', 'DELIVERED', 'INVOICED'] as const,
  }
  for await (const { uuid } of items(client, projects.list, { query })) {
    yield await call(client, projects.get, { path: { projectUUID: uuid } })
  }
}

/** Sends the files of a folder that have changed since they were last sent. One that is refused stops no other. */
export async function* sendFolder(
  client: Client,
  place: Place,
  folder: string,
  locales: string[],
): AsyncGenerator<Moved, void, undefined> {
  const sent = new Map<string, projects.ProjectResource>()
  for await (const { resources } of projectsOf(client, place)) {
    for (const resource of resources) if (!sent.has(resource.name)) sent.set(resource.name, resource)
  }
  const entries = await readdir(folder, { withFileTypes: true })
  for (const { name: path } of entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))) {
    if (!isReadable(path)) {
      yield { path, problem: 'files of this kind are not translated' }
      continue
    }
    const bytes = await readFile(join(folder, path))
    const { hash, targetLocales = [] } = sent.get(path) ?? {}
    if (
      hash === createHash('sha256').update(bytes).digest('hex') &&
      locales.every((locale) => targetLocales.includes(locale))
    )
      continue
    const file = { name: path, content: bytes }
    const body = { file, locales, workflows: ['TRANSLATION'], tags: [place.ciTag] }
    try {
      await upload(client, projects.uploadContinuous, { path: { ...place }, body })
      yield { path }
    } catch (error) {
      if (!isHttpError(error, 400, 413, 415, 422)) throw error
      yield { path, problem: error.message }
    }
  }
}

/**
 * Writes each file below its locale, as `es/app.json`: as it was last delivered, and where it never was as far as it is
 * translated.
 */
export async function* fetchFolder(
  client: Client,
  place: Place,
  folder: string,
): AsyncGenerator<Moved, void, undefined> {
  const newest = new Map<string, WorkUnit>()
  for await (const { workUnits } of projectsOf(client, place)) {
    for (const unit of workUnits) {
      // A name from the server must not lead out of the folder.
      const path = join(unit.targetLanguage, basename(unit.filename))
      const known = newest.get(path)
      if (!known || (known.workStatus !== 'DELIVERED' && unit.workStatus === 'DELIVERED')) newest.set(path, unit)
    }
  }
  for (const [path, { uuid: workUnitUUID, projectUUID, genesisCreationStatus }] of newest) {
    if (genesisCreationStatus !== 'CREATED') {
      yield {
        path,
        problem: genesisCreationStatus === 'CREATING' ? 'is still being read; fetch again' : 'could not be read',
      }
      continue
    }
    const wanted = { path: { projectUUID }, query: { workUnitUUID } }
    const { body } = await call(client, projects.downloadTranslatedFile, wanted).asResponse()
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), body ?? '')
    yield { path }
  }
}

if (import.meta.main) {
  await runScript(async ([what = '', orgUnitUUID, ciTag, folder, ...locales]) => {
    if (!['send', 'fetch'].includes(what) || !orgUnitUUID || !ciTag || !folder) {
      throw new Stop('Say send or fetch, then unit, tag and folder, and the locales to send it for.', 2)
    }
    const place = { orgUnitUUID, ciTag }
    const moves =
      what === 'send' ? sendFolder(connect(), place, folder, locales) : fetchFolder(connect(), place, folder)
    let [files, left] = [0, 0]
    for await (const { path, problem } of moves) {
      files++
      if (problem === undefined) {
        console.log(path)
        continue
      }
      left++
      console.error(`${path}: ${problem}`)
    }
    if (files === 0) console.error(what === 'send' ? 'Nothing has changed.' : 'Nothing has been sent there yet.')
    if (left > 0) throw new Stop(`${left} of ${files} files stayed where they are.`)
  })
}
