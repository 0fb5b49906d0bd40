import { lstat, mkdir, readdir, readFile, realpath, stat } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { ruleOf } from '@dragoman/sdk/file-rules'
import { isReadable } from '@dragoman/sdk/upload-types'
import type { Configuration, FolderRule } from './configuration/configuration.ts'
import { placeOf } from './configuration/places.ts'
import { Stop } from './stop.ts'
import { writeAtomically } from './write-atomically.ts'

/** A file that is translated, with the rule that takes it. */
export interface SourceFile {
  path: string
  rule: FolderRule
}

/** A file that was left where it is, and why. */
export interface Skipped {
  path: string
  reason: string
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')

/** The files that are translated; none of those that stand in the place of a translation. */
export async function sourcesIn(
  { folder, rules, files }: Configuration,
  languages: readonly string[],
): Promise<{ sources: SourceFile[]; skipped: Skipped[] }> {
  if (rules.length === 0)
    throw new Stop(`${files.join(', ') || 'The configuration'} says of no files that they are translated: add "files".`)
  const sources: SourceFile[] = []
  const skipped: Skipped[] = []
  const taken = new Map<string, string>()
  for (const { path, isLink } of await filesBelow(folder, rootsOf(rules))) {
    if (isLink && mayTakeBelow(rules, path) && (await isFolder(join(folder, path)))) {
      skipped.push({ path, reason: linkedFolder })
      continue
    }
    const rule = ruleOf(rules, path)
    if (!rule) continue
    const reason = isLink ? 'it is a link' : reasonNot(rules, path, languages)
    if (reason !== undefined) {
      skipped.push({ path, reason })
      continue
    }
    const places = languages.flatMap((language) => placeOf(rule, path, language) ?? [])
    const shared = places.find((place) => taken.has(place))
    if (shared !== undefined) {
      skipped.push({ path, reason: `its translation would stand at ${shared}, as that of ${taken.get(shared)!} does` })
      continue
    }
    for (const place of places) taken.set(place, path)
    sources.push({ path, rule })
  }
  return { sources, skipped }
}

/** Whether a pattern takes files below a folder. */
const mayTakeBelow = (rules: readonly FolderRule[], path: string): boolean =>
  rules.some(
    ({ pattern, root }) =>
      isBelow(path, root) && (pattern.includes('**') || pattern.split('/').length > path.split('/').length),
  )

const isFolder = async (place: string): Promise<boolean> =>
  (await stat(place).catch(() => undefined))?.isDirectory() === true

/** The reason of links below which a pattern could take files, whether or not there are any. */
export const linkedFolder = 'it is a link to a folder: links are not followed'
/** The reason of files that a pattern takes, and that are translations themselves. */
export const translationThere = 'a translation stands there'

function reasonNot(rules: readonly FolderRule[], path: string, languages: readonly string[]): string | undefined {
  const isTranslation = languages.some((language) => rules.some((rule) => placeOf(rule, path, language) === path))
  if (isTranslation) return translationThere
  return isReadable(path) ? undefined : 'files of this kind are not translated'
}

/** The folders to look into: those that contain no other one of them. */
function rootsOf(rules: readonly FolderRule[]): string[] {
  const all = [...new Set(rules.map(({ root }) => root))]
  return all.filter((root) => !all.some((other) => other !== root && isBelow(root, other)))
}
const isBelow = (path: string, folder: string) => folder === '' || path.startsWith(`${folder}/`)

const never = new Set(['.git', 'node_modules'])

async function filesBelow(folder: string, roots: readonly string[]): Promise<{ path: string; isLink: boolean }[]> {
  const found: { path: string; isLink: boolean }[] = []
  const walk = async (at: string): Promise<void> => {
    const entries = await readdir(join(folder, at), { withFileTypes: true }).catch((error: unknown) => {
      if (isMissing(error)) return []
      throw error
    })
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = at ? `${at}/${entry.name}` : entry.name
      if (never.has(entry.name)) continue
      if (entry.isDirectory()) await walk(path)
      else if (entry.isFile() || entry.isSymbolicLink()) found.push({ path, isLink: entry.isSymbolicLink() })
    }
  }
  for (const root of roots) await walk(root)
  return found
}

/** Whether a name is that of the folder of Git, also as Windows understands it. */
const isOfGit = (name: string) => /^(?:\.git|git~\d)[. ]*$/i.test(name)

/**
 * The place of a file in the folder.
 * @throws Stop where it would be outside, be it by `..` or by a link
 */
export async function placeInside(folder: string, path: string): Promise<string> {
  const isPlain = path !== '' && !/^[/\\]|^[a-z]:|\\|\0/i.test(path)
  const parts = path.split('/')
  if (!isPlain || parts.some((part) => part === '..' || part === '.' || part === '' || isOfGit(part)))
    throw new Stop('it leads out of the folder')
  const whole = resolve(folder, path)
  const root = await realpath(folder)
  // The closest part of the path that is there shows where links lead.
  for (let at = whole; ; at = dirname(at)) {
    const there = await lstat(at).catch(() => undefined)
    if (!there) continue
    const real = await realpath(at).catch(() => undefined)
    if (
      real === undefined ||
      (real !== root && !real.startsWith(root + sep)) ||
      real.slice(root.length).split(sep).some(isOfGit)
    )
      throw new Stop('a link leads out of the folder')
    return real === at ? whole : join(real, whole.slice(at.length))
  }
}

/** The bytes of a file of the folder; undefined without one. */
export async function bytesAt(place: string): Promise<Buffer | undefined> {
  try {
    return await readFile(place)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Writes a file of the folder, and the folders that lead to it. */
export async function writeInside(place: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(place), { recursive: true })
  const mode = (await stat(place).catch(() => undefined))?.mode
  await writeAtomically(place, bytes, mode === undefined ? undefined : mode & 0o777)
}
