import type { ConnectorRepository } from '@dragoman/sdk/operations/connectors'
import type { Connection } from '../../peer/adapter.ts'
import { PeerFault } from '../../peer/faults.ts'
import { fileRules, type RepositoryRule } from './file-rules.ts'
import { nameOf } from './pack.ts'
import { Remote, StaleBranch } from './remote.ts'
import { commitOf, filesOf, treeOf, withFiles, type Objects, type TreeFile } from './trees.ts'

/** A host of repositories: where they are, and what it calls a pull request. */
export interface GitHost {
  /** Address of a repository for Git, without a slash at the end. */
  gitUrl(connection: Connection, repository: ConnectorRepository): string
  /** Value of the header `authorization` for Git. */
  authorization(connection: Connection): string
  /** Where people see a file. */
  fileUrl(connection: Connection, repository: ConnectorRepository, branch: string, path: string): string
  /** The open pull request of a branch. */
  openPull(connection: Connection, repository: ConnectorRepository, pull: Pull): Promise<string | undefined>
  createPull(connection: Connection, repository: ConnectorRepository, pull: Pull): Promise<string>
}

/** A pull request: from a branch to another one. */
export interface Pull {
  from: string
  to: string
  title: string
}

interface Branch {
  head: string
  files: ReadonlyMap<string, TreeFile>
}

/** How often a branch that others move meanwhile is read again. */
const tries = 3

/** A repository as it is at the moment: its base, and the branch of translations while that isn't merged. */
export class Repository {
  readonly #connection: Connection
  readonly #host: GitHost
  readonly #described: ConnectorRepository
  readonly #remote: Remote
  #objects: Objects = new Map()
  #base: Branch | undefined
  #own: Branch | undefined
  /** The head of the branch of translations, whether or not it counts. */
  #ownHead: string | undefined
  #pullUrl: string | undefined

  constructor(connection: Connection, host: GitHost, described: ConnectorRepository) {
    this.#connection = connection
    this.#host = host
    this.#described = described
    const url = host.gitUrl(connection, described)
    this.#remote = new Remote(connection.ask, url, host.authorization(connection))
  }

  get #baseName() {
    return this.#described.baseBranch ?? 'main'
  }

  get #ownName() {
    return `l10n_${this.#baseName}`
  }

  get #pull(): Pull {
    return { from: this.#ownName, to: this.#baseName, title: `Translations of ${this.#baseName}` }
  }

  /** Reads where the branches are, and which files they have. @throws PeerFault NOT_FOUND without its base branch */
  async open(): Promise<void> {
    const heads = await this.#remote.branches([this.#baseName, this.#ownName])
    const base = heads.get(this.#baseName)
    if (base === undefined) throw new PeerFault('NOT_FOUND', `There is no branch ${this.#baseName}.`)
    const own = heads.get(this.#ownName)
    if (own !== undefined) this.#pullUrl = await this.#host.openPull(this.#connection, this.#described, this.#pull)
    // Without a pull request that waits, what the branch has is merged or given up, unless there never is one.
    const counts = own !== undefined && (this.#pullUrl !== undefined || this.#delivery === 'BRANCH')
    const commits = own !== undefined && counts && own !== base ? [base, own] : [base]
    for (const [name, object] of await this.#remote.commits(commits)) this.#objects.set(name, object)
    this.#base = this.#branchAt(base)
    this.#ownHead = own
    this.#own = own !== undefined && counts ? (own === base ? this.#base : this.#branchAt(own)) : undefined
  }

  get #delivery() {
    return this.#connection.settings.delivery ?? 'PULL_REQUEST'
  }

  #branchAt(head: string): Branch {
    const files = filesOf(this.#objects, treeOf(this.#objects, head))
    return { head, files: new Map(files.map((file) => [file.path, file])) }
  }

  /** The rules of the files that are translated. @throws PeerFault NOT_FOUND without the file that says so */
  async rules(): Promise<RepositoryRule[]> {
    const path = this.#described.configPath ?? 'crowdin.yml'
    const file = this.#base?.files.get(path)
    if (!file) throw new PeerFault('NOT_FOUND', `There is no ${path} in ${this.#baseName}.`)
    return fileRules((await this.blob(file.oid)).toString('utf8'), path)
  }

  files(): Iterable<TreeFile> {
    return this.#base?.files.values() ?? []
  }

  /** The file in the place of a translation: on the branch of translations while it isn't merged, else on the base. */
  translation(path: string): TreeFile | undefined {
    return (this.#own ?? this.#base)?.files.get(path)
  }

  urlOf(path: string, isTranslation = false): string {
    const branch = isTranslation && this.#own ? this.#ownName : this.#baseName
    return this.#host.fileUrl(this.#connection, this.#described, branch, path)
  }

  async blob(oid: string): Promise<Buffer> {
    if (!this.#objects.has(oid))
      for (const [name, object] of await this.#remote.blobs([oid])) this.#objects.set(name, object)
    const blob = this.#objects.get(oid)
    if (blob?.type !== 'blob') throw new PeerFault('NOT_FOUND', `Git gave no file ${oid}.`)
    return blob.data
  }

  /**
   * Writes files in one commit, and opens the pull request where there is none. What `isCurrent` no longer holds is left
   * out; commits that others have added stay.
   */
  async write(
    files: ReadonlyMap<string, Uint8Array>,
    isCurrent: (path: string) => boolean,
  ): Promise<{ written: Set<string>; url: string | undefined }> {
    for (let attempt = 1; ; attempt += 1) {
      const current = new Map([...files].filter(([path]) => isCurrent(path)))
      try {
        if (current.size > 0) await this.#commit(current)
        if (this.#delivery === 'PULL_REQUEST' && this.#own)
          this.#pullUrl ??= await this.#host.createPull(this.#connection, this.#described, this.#pull)
        return { written: new Set(current.keys()), url: this.#pullUrl }
      } catch (error) {
        if (!(error instanceof StaleBranch)) throw error
        if (attempt === tries) throw new PeerFault('REFUSED', `${this.#ownName} keeps moving: ${error.message}`)
        await this.open()
      }
    }
  }

  async #commit(files: ReadonlyMap<string, Uint8Array>): Promise<void> {
    const from = this.#own ?? this.#base
    if (!from || !this.#base) throw new Error('a repository was not opened')
    const made: Objects = new Map()
    const before = treeOf(this.#objects, from.head)
    const tree = withFiles(this.#objects, before, files, made)
    if (tree === before) return
    // A branch that was merged is gone on from, never replaced: others may have it.
    const rest = this.#own === undefined && this.#ownHead !== undefined ? [this.#ownHead] : []
    const commit = commitOf({
      tree,
      parents: [...new Set([...rest, from.head])],
      author: this.#connection.author,
      message: messageOf([...files.keys()]),
      at: new Date(),
    })
    const head = nameOf(commit)
    await this.#remote.push(this.#ownName, this.#ownHead, head, [...made.values(), commit])
    this.#objects.set(head, commit)
    this.#ownHead = head
    this.#own = this.#branchAt(head)
  }
}

function messageOf(paths: readonly string[]): string {
  const [first = ''] = paths
  return paths.length === 1
    ? `Translate ${first}`
    : `Translate ${paths.length} files\n\n${paths.slice(0, 50).join('\n')}`
}
