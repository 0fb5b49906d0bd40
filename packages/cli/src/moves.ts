import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { fileToSend } from '@dragoman/agents/project-files'
import { call } from '@dragoman/sdk/client'
import { isHttpError, ValidationError } from '@dragoman/sdk/errors'
import * as projects from '@dragoman/sdk/operations/projects'
import { upload } from '@dragoman/sdk/upload'
import type { Configuration } from './configuration/configuration.ts'
import { placeOf } from './configuration/places.ts'
import type { Context } from './context.ts'
import {
  bytesAt,
  linkedFolder,
  placeInside,
  sourcesIn,
  translationThere,
  writeInside,
  type Skipped,
  type SourceFile,
} from './folder.ts'
import { latestFiles, placeOn, translationsOf, type Place, type Translation } from './project.ts'
import { Stop } from './stop.ts'

/** The outcome of one file. */
export type Move =
  | { path: string; state: 'new' | 'changed' | 'languages' | 'unchanged' | 'written'; language?: string }
  | (Skipped & { state: 'skipped'; language?: string })

const notHere = 'the file isn’t here'
const notAskedFor = 'its language was not asked for'
const noPlace = 'the configuration has no place for its language'

/** Reasons that leave nothing to do: no command fails because of them. */
export const usualReasons: ReadonlySet<string> = new Set([
  translationThere,
  linkedFolder,
  notHere,
  notAskedFor,
  noPlace,
])

/** Everything that push, pull, and diff go by. */
export interface Scene {
  place: Place
  configuration: Configuration
  sources: readonly SourceFile[]
  skipped: readonly Skipped[]
}

export async function sceneOf(context: Context): Promise<Scene> {
  const configuration = await context.configuration()
  const place = await placeOn(context)
  if (place.languages.length === 0)
    throw new Stop(
      `The languages are missing: use --languages LIST, or "languages" in dragoman.yml. ${place.unit.name} has none.`,
    )
  return { place, configuration, ...(await sourcesIn(configuration, place.known)) }
}

/** The languages that a file is translated into: those with a place for its translation. */
const localesOf = ({ path, rule }: SourceFile, { languages }: Place) =>
  languages.filter((language) => placeOf(rule, path, language) !== undefined)

/** The newest translations of the files. */
export const translationsIn = ({ place, sources }: Scene): Promise<Translation[]> =>
  translationsOf(place, new Map(sources.map((source) => [source.path, localesOf(source, place)])))

const mostBytes = 512 * 2 ** 20
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Sends the files that have changed; with `isDryRun`, tells of them alone. */
export async function* pushMoves(
  { place, configuration, sources, skipped }: Scene,
  isDryRun: boolean,
): AsyncGenerator<Move, void, undefined> {
  for (const one of skipped) yield { ...one, state: 'skipped' }
  const { folder, workflows, source, languages: asked = [] } = configuration
  const known = await latestFiles(place, new Set(sources.map(({ path }) => path)))
  for (const one of sources) {
    const { path, rule } = one
    const file = await placeInside(folder, path).catch(stopOf)
    if (file instanceof Stop) {
      yield { path, state: 'skipped', reason: file.message }
      continue
    }
    const { size } = await stat(file)
    if (size > mostBytes) {
      yield { path, state: 'skipped', reason: 'it is larger than 512 MB' }
      continue
    }
    const bytes = (await bytesAt(file))!
    const present = known.get(path)
    const locales = localesOf(one, place)
    if (locales.length === 0) {
      yield { path, state: 'skipped', reason: 'no language has a place for its translation' }
      continue
    }
    for (const language of asked)
      if (!locales.includes(language) && !rule.excluded?.includes(language))
        yield { path, language, state: 'skipped', reason: noPlace }
    const isSame = present?.hash === hashOf(bytes)
    const lacks = locales.some((locale) => !present?.targetLocales.includes(locale))
    if (isSame && !lacks) {
      yield { path, state: 'unchanged' }
      continue
    }
    const refusal = isDryRun ? undefined : await send(place, path, bytes, { locales, workflows, source })
    if (refusal !== undefined) yield { path, state: 'skipped', reason: refusal }
    else yield { path, state: isSame ? 'languages' : present ? 'changed' : 'new' }
  }
}

type Sent = Pick<projects.ContinuousUpload, 'locales'> & {
  workflows?: readonly string[] | undefined
  source?: string | undefined
}

/** Sends a file; answers why it was refused. */
async function send(
  { client, unit, ciTag }: Place,
  path: string,
  bytes: Uint8Array,
  given: Sent,
): Promise<string | undefined> {
  const body = {
    ...fileToSend(path, bytes),
    locales: given.locales,
    ...(given.workflows && { workflows: [...given.workflows] }),
    ...(given.source && { source: given.source }),
    tags: [ciTag],
  }
  try {
    await upload(client, projects.uploadContinuous, { path: { orgUnitUUID: unit.uuid, ciTag }, body })
    return undefined
  } catch (error) {
    if (
      error instanceof ValidationError ||
      isHttpError(error, 413, 415) ||
      (isHttpError(error, 400, 422) && error.code === 'FILE_REFUSED')
    )
      return error.message
    throw error
  }
}

interface PullOptions {
  isDryRun: boolean
  isDelivered: boolean
  /** The folder to write to, where it isn't that of the configuration. */
  folder?: string
}

/** Writes the translations that have changed; with `isDryRun`, tells of them alone. */
export async function* pullMoves(scene: Scene, options: PullOptions): AsyncGenerator<Move, void, undefined> {
  const { place, sources } = scene
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const held = await placesOf(options.folder ?? scene.configuration.folder, sources)
  for (const translation of await translationsIn(scene)) {
    const { path, language } = translation
    const skip = (reason: string): Move => ({ path, language, state: 'skipped', reason })
    const source = byPath.get(path)
    if (!source) yield skip(notHere)
    else if (!place.languages.includes(language)) yield skip(notAskedFor)
    else {
      const target = placeOf(source.rule, path, language)
      if (target === undefined) yield skip(noPlace)
      else if (byPath.has(target)) yield skip(`it would take the place of ${target}`)
      else {
        const isShared = (other: string) => other !== language && placeOf(source.rule, path, other) === target
        const other = place.languages.find(isShared)
        if (other !== undefined) yield skip(`its place, ${target}, is that of ${other}, too`)
        else yield await pullOne(scene, translation, target, { ...options, held })
      }
    }
  }
}

const stopOf = (error: unknown): Stop => {
  if (error instanceof Stop) return error
  throw error
}

/** The places of files that are translated, wherever links lead: a translation may come to one of them by another path. */
async function placesOf(folder: string, sources: readonly SourceFile[]): Promise<Set<string>> {
  const places = new Set<string>()
  for (const { path } of sources) {
    const file = await placeInside(folder, path).catch(stopOf)
    if (typeof file === 'string') places.add(file)
  }
  return places
}

async function pullOne(
  { place, configuration }: Scene,
  translation: Translation,
  target: string,
  options: PullOptions & { held: ReadonlySet<string> },
): Promise<Move> {
  const { language } = translation
  const skip = (reason: string): Move => ({ path: target, language, state: 'skipped', reason })
  const file = await placeInside(options.folder ?? configuration.folder, target).catch(stopOf)
  if (file instanceof Stop) return skip(file.message)
  if (options.held.has(file)) return skip('a link leads to a file that is translated')
  const content = await contentOf(place, translation, options.isDelivered)
  if (typeof content === 'string') return skip(content)
  const present = await bytesAt(file)
  if (present?.equals(content)) return { path: target, language, state: 'unchanged' }
  if (!options.isDryRun) await writeInside(file, content)
  return { path: target, language, state: present ? 'changed' : 'written' }
}

/** The bytes of a translation, or why there are none. */
async function contentOf({ client }: Place, { unit }: Translation, isDelivered: boolean): Promise<Buffer | string> {
  if (unit.genesisCreationStatus === 'CREATING') return 'it is still being read: pull again, or run "dragoman wait"'
  if (unit.genesisCreationStatus !== 'CREATED') return 'it could not be read'
  const query = { workUnitUUID: unit.uuid, ...(isDelivered && { retrieveLatestDeliveredWorkflow: true }) }
  try {
    const response = await call(client, projects.downloadTranslatedFile, {
      path: { projectUUID: unit.projectUUID },
      query,
    }).asResponse()
    return Buffer.from(await response.arrayBuffer())
  } catch (error) {
    if (isHttpError(error, 409, 422)) return error.message
    throw error
  }
}
