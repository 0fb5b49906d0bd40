import { createHash } from 'node:crypto'
import { ruleOf, translationPath, type FileRule } from '@dragoman/sdk/file-rules'
import type { ConnectorRepository } from '@dragoman/sdk/operations/connectors'
import type { Adapter, Connection, Found, Present, Target, Write, Written } from '../../peer/adapter.ts'
import { NotTaken, PeerFault } from '../../peer/faults.ts'
import type { RepositoryRule } from './file-rules.ts'
import { Repository, type GitHost } from './repository.ts'

/** Bytes of a file that is translated. */
const mostBytes = 20 * 2 ** 20
const pointer = 'version https://git-lfs.github.com/spec/'

const nameOf = ({ owner, name }: ConnectorRepository) => `${owner}/${name}`

/** Files of repositories: what is the same for every host. */
export const gitAdapter = (
  host: GitHost,
): Pick<Adapter, 'discover' | 'read' | 'present' | 'write' | 'writesTogether'> => ({
  writesTogether: true,

  async discover(connection, cursor) {
    const at = Number(cursor ?? 0)
    const described = connection.repositories[at]
    if (!described) return { items: [] }
    const repository = await opened(connection, host, described)
    const rules = await repository.rules()
    const next = at + 1 < connection.repositories.length ? String(at + 1) : undefined
    return { items: [...foundIn(repository, nameOf(described), rules, connection)], next }
  },

  async read(connection, { key, place = {}, version }) {
    const repository = await repositoryOf(connection, host, place)
    const path = place['path'] ?? key
    const bytes = await repository.blob(version)
    if (bytes.length > mostBytes) throw new NotTaken('TOO_LARGE')
    if (isPointer(bytes)) throw new NotTaken('UNSUPPORTED', 'Git LFS')
    const slash = path.lastIndexOf('/')
    return { name: path.slice(slash + 1), folder: path.slice(0, Math.max(slash, 0)), bytes }
  },

  async present(connection, target) {
    const { place } = target.item
    const repository = await repositoryOf(connection, host, place)
    if (!excludedIn(place).includes(target.locale)) return presentAt(repository, pathOf(connection, target))
    const message = `The rules of the repository leave out ${target.locale}.`
    return { bytes: null, version: '', missing: 'TARGET_LOCALE_MISSING', message }
  },

  async write(connection, writes) {
    const outcomes = new Map<Write, Written>()
    let url: string | undefined
    const byRepository = Map.groupBy(writes, ({ target }) => target.item.place['repository'] ?? '')
    for (const own of byRepository.values()) {
      const repository = await repositoryOf(connection, host, own[0]!.target.item.place)
      const byPath = new Map<string, Write>()
      for (const [path, same] of Map.groupBy(own, ({ target }) => pathOf(connection, target))) {
        const message = problemOf(path, same)
        if (message === undefined) byPath.set(path, same[0]!)
        else for (const write of same) outcomes.set(write, { reason: 'REFUSED_BY_PEER', message })
      }
      const files = new Map([...byPath].map(([path, { bytes }]) => [path, bytes]))
      const isCurrent = (path: string) =>
        (repository.translation(path)?.oid ?? '') === byPath.get(path)?.before.version ||
        repository.translation(path)?.oid === blobName(files.get(path)!)
      const done = await repository.write(files, isCurrent)
      url = done.url ?? url
      for (const [path, write] of byPath)
        outcomes.set(
          write,
          done.written.has(path)
            ? { reason: 'WRITTEN', remoteKey: path, url: repository.urlOf(path, true) }
            : { reason: 'TARGET_CHANGED' },
        )
    }
    return { outcomes: writes.map((write) => outcomes.get(write) ?? { reason: 'TARGET_CHANGED' }), url }
  },
})

/** Whether a path has parts that no tree of Git may have: the host would refuse all files of its commit. */
const leadsOut = (path: string) => path.split('/').some((part) => /^(?:\.{0,2}|\.git)$/i.test(part))

/** Why nothing is written to a path; undefined where it is. */
function problemOf(path: string, writes: readonly Write[]): string | undefined {
  if (leadsOut(path)) return `${path} leads out of the repository.`
  if (writes.length === 1) return undefined
  const names = writes.map(({ target }) => `${target.item.place['path'] ?? target.item.title} (${target.locale})`)
  return `The rules of the repository put the translations of ${names.join(', ')} at one place, ${path}.`
}

const blobName = (bytes: Uint8Array) => createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')

function* foundIn(
  repository: Repository,
  name: string,
  rules: readonly RepositoryRule[],
  connection: Connection,
): Generator<Found> {
  /** The files whose translations go to a place. */
  const sources = new Map<string, string>()
  for (const { path, oid, isForeign } of repository.files()) {
    const rule = ruleOf(rules, path)
    if (!rule) continue
    // A pattern may take translations, too: a file in the place of one isn't a source.
    const isTranslation = connection.targetLocales.some((locale) => isPlaceOf(rules, path, connection.codeOf(locale)))
    if (isTranslation) continue
    const excluded = connection.targetLocales.filter((locale) => rule.excluded.includes(locale))
    const locales = connection.targetLocales.filter((locale) => !excluded.includes(locale))
    const places = locales.map((locale) => translationPath(rule, path, connection.codeOf(locale)))
    const taken = places.find((place) => sources.has(place))
    if (taken === undefined && !isForeign) for (const place of places) sources.set(place, path)
    yield {
      key: `${name}:${path}`,
      version: oid,
      title: path,
      url: repository.urlOf(path),
      place: {
        repository: name,
        path,
        translation: rule.translation,
        root: rule.root,
        mapping: JSON.stringify(rule.mapping),
        ...(excluded.length > 0 && { excluded: excluded.join(' ') }),
      },
      excluded,
      ...(locales.length === 0 && unsupported('Its rule leaves out all languages of the connection.')),
      ...(taken !== undefined &&
        unsupported(`Its translation would be at one place with that of ${sources.get(taken)}: ${taken}.`)),
      ...(isForeign && unsupported('A link, or another repository.')),
    }
  }
}

const unsupported = (message: string) => ({ skipped: 'UNSUPPORTED' as const, message })

/** The languages that the rule of a file leaves out. */
const excludedIn = (place: Readonly<Record<string, string>>): readonly string[] => place['excluded']?.split(' ') ?? []

/** Whether the translation of a file into a language would stand where the file itself does. */
const isPlaceOf = (rules: readonly FileRule[], path: string, code: string) =>
  rules.some((rule) => translationPath(rule, path, code) === path)

/** The place of a translation. */
function pathOf(connection: Connection, { item, locale }: Target): string {
  const { path = '', translation = '', root = '', mapping = '{}' } = item.place
  const rule = { translation, root, mapping: JSON.parse(mapping) as FileRule['mapping'] }
  return translationPath(rule, path, connection.codeOf(locale))
}

async function presentAt(repository: Repository, path: string): Promise<Present> {
  const file = repository.translation(path)
  if (!file) return { bytes: null, version: '', remoteKey: path }
  return {
    bytes: await repository.blob(file.oid),
    version: file.oid,
    remoteKey: path,
    url: repository.urlOf(path, true),
  }
}

/** Whether the content of a file is kept elsewhere (Git LFS). */
const isPointer = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, pointer.length)).toString('latin1') === pointer

function repositoryOf(connection: Connection, host: GitHost, place: Readonly<Record<string, string>>) {
  const described = connection.repositories.find((one) => nameOf(one) === place['repository'])
  if (!described) throw new PeerFault('NOT_FOUND', `The connection no longer has ${place['repository'] ?? ''}.`)
  return opened(connection, host, described)
}

async function opened({ memo, ...rest }: Connection, host: GitHost, described: ConnectorRepository) {
  const key = `repository ${nameOf(described)}`
  const known = memo.get(key)
  if (known instanceof Repository) return known
  const repository = new Repository({ ...rest, memo }, host, described)
  await repository.open()
  memo.set(key, repository)
  return repository
}
