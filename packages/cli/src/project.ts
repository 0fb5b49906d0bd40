import { pathOf, pathsIn } from '@dragoman/agents/project-files'
import { unitId } from '@dragoman/agents/unit-id'
import { call, type Client } from '@dragoman/sdk/client'
import { items } from '@dragoman/sdk/pages'
import * as orgUnits from '@dragoman/sdk/operations/orgUnits'
import * as projects from '@dragoman/sdk/operations/projects'
import type { WorkUnit } from '@dragoman/sdk/operations/workUnits'
import type { Context } from './context.ts'
import { Stop } from './stop.ts'

/** The files of a folder on the server: the organizational unit, and the tag of their projects. */
export interface Place {
  client: Client
  unit: orgUnits.OrgUnit
  ciTag: string
  /** The languages to translate into: those that were asked for, else those of the unit. */
  languages: readonly string[]
  /** All languages that the folder may have translations in. */
  known: readonly string[]
}

export async function placeOn(context: Context): Promise<Place> {
  const { unit: wanted, project, branch, source, languages, ownLanguages } = await context.configuration()
  const client = await context.client()
  if (!project) throw new Stop('The project is missing: use --project NAME, or "project" in dragoman.yml.')
  const ciTag = branch === undefined ? project : `${project}@${branch}`
  if (ciTag.length > 100) throw new Stop(`${ciTag} has more than 100 characters. Use a shorter project or branch.`)
  const unit = await call(client, orgUnits.get, { path: { orgUnitUUID: await unitId(client, wanted) } })
  // Into the language of the files, nothing is translated, though other projects of the unit may be.
  const from = source ?? unit.defaultSourceLanguage
  const own = (unit.clientLanguages ?? '').split(',').filter((one) => one !== '' && one !== from)
  const known = [...new Set([...(languages ?? []), ...ownLanguages, ...own])].filter((one) => one !== from)
  return { client, unit, ciTag, languages: languages ?? own, known }
}

/**
 * The projects that the files have gone to, newest first. The one in DRAFT takes files; once that is submitted, the next
 * file that changes opens another.
 */
export async function* projectsOf({ client, unit, ciTag }: Place): AsyncGenerator<projects.Project, void, undefined> {
  const status = ['DRAFT', 'PENDING', 'APPROVED', 'DELIVERED', 'INVOICED'] as const
  const query = { orgUnitUuid: unit.uuid, tags: [ciTag], status }
  for await (const { uuid } of items(client, projects.list, { query })) {
    const project = await call(client, projects.get, { path: { projectUUID: uuid } })
    if (project.ciTag === ciTag || project.tags.includes(ciTag)) yield project
  }
}

/** The latest state of files on the server, by their path. Ends as soon as each of `wanted` is known. */
export async function latestFiles(
  place: Place,
  wanted: ReadonlySet<string>,
): Promise<Map<string, projects.ProjectResource>> {
  const found = new Map<string, projects.ProjectResource>()
  for await (const { resources } of projectsOf(place)) {
    for (const resource of resources) if (!found.has(pathOf(resource))) found.set(pathOf(resource), resource)
    if ([...wanted].every((path) => found.has(path))) break
  }
  return found
}

/** A translation on the server. */
export interface Translation {
  path: string
  language: string
  unit: WorkUnit
}

const isCanceled = ({ workStatus }: WorkUnit) => workStatus === 'CANCELLED'

/**
 * The newest translation of each file in each language. Projects are read until each of `wanted`, the languages by path,
 * is there.
 */
export async function translationsOf(
  place: Place,
  wanted: ReadonlyMap<string, readonly string[]>,
): Promise<Translation[]> {
  const found = new Map<string, Translation>()
  const keyOf = (path: string, language: string) => `${path}\0${language}`
  for await (const project of projectsOf(place)) {
    const paths = pathsIn(project)
    for (const unit of project.workUnits) {
      if (isCanceled(unit)) continue
      const path = paths.get(unit.projectResourceUuid) ?? unit.filename
      const key = keyOf(path, unit.targetLanguage)
      if (!found.has(key)) found.set(key, { path, language: unit.targetLanguage, unit })
    }
    if ([...wanted].every(([path, languages]) => languages.every((language) => found.has(keyOf(path, language))))) break
  }
  return [...found.values()]
}
