import { access, readFile } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { resolveLanguage, unknownLanguage } from '@dragoman/sdk/languages'
import type { Context } from '../context.ts'
import { Stop } from '../stop.ts'
import type { Configuration, FolderRule, Reading } from './configuration.ts'
import { readCrowdin } from './crowdin.ts'
import { readLokalise } from './lokalise.ts'
import { readOwn } from './own.ts'
import { readPhrase } from './phrase.ts'
import { readTolgee } from './tolgee.ts'
import { readTransifex } from './transifex.ts'
import { readWeblate } from './weblate.ts'

type Read = (text: string, file: string) => Reading

/** The configurations of other systems, by the names of their files. */
const readers: readonly { names: readonly string[]; read: Read }[] = [
  { names: ['crowdin.yml', 'crowdin.yaml'], read: readCrowdin },
  { names: ['.phrase.yml', '.phraseapp.yml'], read: readPhrase },
  { names: ['lokalise.yml', '.lokalise.yml'], read: readLokalise },
  {
    names: ['.tolgeerc', '.tolgeerc.json', '.tolgeerc.yml'],
    read: readTolgee,
  },
  { names: ['.weblate', 'weblate.ini'], read: readWeblate },
  { names: ['.tx/config'], read: readTransifex },
]

export const ownName = 'dragoman.yml'
const foreignNames = readers.flatMap(({ names }) => names)

export const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/** The configurations of other systems in a folder. */
async function allForeignIn(folder: string): Promise<string[]> {
  const found: string[] = []
  for (const name of foreignNames) if (await exists(join(folder, name))) found.push(name)
  return found
}

/** The configuration of another system in a folder that is read. */
export const foreignIn = async (folder: string): Promise<string | undefined> => (await allForeignIn(folder))[0]

/** Says which configuration is read, where a folder has those of several systems. */
function aboutOthers([read, ...others]: readonly string[]): string[] {
  if (read === undefined || others.length === 0) return []
  return [`${read} is read, and not ${others.join(', ')}. Use --config FILE to read another one.`]
}

/** The closest folder, from here up, that has a configuration. */
async function folderWithOne(from: string): Promise<string | undefined> {
  for (let folder = from; ; folder = dirname(folder)) {
    if ((await exists(join(folder, ownName))) || (await foreignIn(folder))) return folder
    if (folder === dirname(folder) || (await exists(join(folder, '.git')))) return undefined
  }
}

async function readForeign(folder: string, name: string): Promise<Reading> {
  const reader = readers.find(({ names }) => names.some((one) => basename(one) === basename(name)))
  if (!reader)
    throw new Stop(`${name} isn’t a known configuration. Use one of ${[ownName, ...foreignNames].join(', ')}.`)
  return reader.read(await textOf(join(folder, name)), name)
}

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    throw new Stop(`${path} can't be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Reads what a folder says: `dragoman.yml`, the configuration of another system, or both, and the flags. */
export async function findConfiguration({ system, text }: Context): Promise<Configuration> {
  const given = text('config')
  const path = given === undefined ? undefined : resolve(system.cwd, given)
  const folder = path
    ? dirname(basename(dirname(path)) === '.tx' ? dirname(path) : path)
    : await folderWithOne(system.cwd)
  if (folder === undefined)
    throw new Stop(
      `There is no ${ownName} here, nor ${foreignNames.join(', ')}. Run "dragoman init", or use --config FILE.`,
    )
  const isOwn = path ? /^dragoman.*\.ya?ml$/.test(basename(path)) : await exists(join(folder, ownName))
  const ownFile = path && isOwn ? relative(folder, path) : ownName
  const own = isOwn ? readOwn(await textOf(join(folder, ownFile)), ownFile) : undefined
  const found = path && !isOwn ? [relative(folder, path)] : own?.hasFiles ? [] : await allForeignIn(folder)
  const [foreignName] = found
  const foreign = foreignName === undefined ? undefined : await readForeign(folder, foreignName)
  const source = languageOf(text('source')) ?? own?.source ?? foreign?.source
  const languages = text('languages')
    ?.split(',')
    .map((code) => languageOf(code.trim())!)
  const ownLanguages = own?.languages?.map((code) => languageOf(code)!) ?? foreign?.languages
  const rules = (own?.hasFiles ? own : foreign)?.rules(source) ?? []
  refuseWaysOut(rules)
  for (const note of [...aboutOthers(found), ...(foreign?.notes?.(source) ?? [])]) system.err(`${note}\n`)
  return {
    folder,
    files: [...(own ? [ownFile] : []), ...(foreignName === undefined ? [] : [foreignName])],
    server: own?.server,
    unit: text('unit') ?? system.env['DRAGOMAN_UNIT'] ?? own?.unit,
    project: text('project') ?? system.env['DRAGOMAN_PROJECT'] ?? own?.project ?? foreign?.project,
    branch: text('branch') ?? own?.branch ?? foreign?.branch,
    source,
    languages: languages ?? ownLanguages,
    ownLanguages: ownLanguages ?? [],
    workflows: own?.workflows,
    rules,
  }
}

function languageOf(code: string | undefined): string | undefined {
  if (code === undefined) return undefined
  const language = resolveLanguage(code)
  if (language === undefined) throw new Stop(unknownLanguage(code))
  return language
}

const leadsOut = (path: string) => path.split('/').includes('..')

function refuseWaysOut(rules: readonly FolderRule[]): void {
  for (const { pattern, translation, places = {} } of rules) {
    const out = [pattern, translation, ...Object.values(places)].find(leadsOut)
    if (out !== undefined)
      throw new Stop(`${out} leads out of the folder. Put the configuration above all of its files.`)
  }
}
