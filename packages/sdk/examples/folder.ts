// A folder to a project and back. Sending it again sends what has changed; nothing is made twice.
//
//   node --conditions=@dragoman/source packages/sdk/examples/folder.ts send <unit> <tag> <folder> es ja
//   node --conditions=@dragoman/source packages/sdk/examples/folder.ts fetch <unit> <tag> <folder>
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { call, upload } from '@dragoman/sdk'
import type { Client } from '@dragoman/sdk'
import * as projects from '@dragoman/sdk/operations/projects'
import { connect } from './connect.ts'

/** A continuous project: the organizational unit that orders, and the name of the product within it. */
export interface Place {
  orgUnitUUID: string
  ciTag: string
}

/** Sends every file of a folder into the project, which is opened if there is none; answers the project. */
export async function sendFolder(client: Client, place: Place, folder: string, locales: string[]): Promise<projects.Project | undefined> {
  let project: projects.Project | undefined
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = { name: entry.name, content: new Blob([await readFile(join(folder, entry.name))]) }
    const body = { file, locales, workflows: ['TRANSLATION'] }
    project = await upload(client, projects.uploadContinuous, { path: { ...place }, body })
  }
  return project
}

/** Writes each translated file below its locale, as `es/app.json`; answers the paths within the folder. */
export async function fetchFolder(client: Client, place: Place, folder: string): Promise<string[]> {
  const project = await call(client, projects.getContinuous, { path: { ...place } })
  const written: string[] = []
  for (const unit of project.workUnits.filter(({ genesisCreationStatus }) => genesisCreationStatus === 'CREATED')) {
    const file = await call(client, projects.downloadTranslatedFile, {
      path: { projectUUID: project.uuid },
      query: { workUnitUUID: unit.uuid },
    })
    const path = join(unit.targetLanguage, unit.filename)
    await mkdir(join(folder, unit.targetLanguage), { recursive: true })
    await writeFile(join(folder, path), file.stream())
    written.push(path)
  }
  return written
}

if (import.meta.main) {
  const [what, orgUnitUUID, ciTag, folder, ...locales] = process.argv.slice(2)
  if (!orgUnitUUID || !ciTag || !folder) throw new Error('Say send or fetch, then unit, tag, folder, and locales to send.')
  const place = { orgUnitUUID, ciTag }
  if (what === 'send') console.log((await sendFolder(connect(), place, folder, locales))?.uuid ?? 'The folder is empty.')
  else for (const path of await fetchFolder(connect(), place, folder)) console.log(path)
}
