import { PeerFault } from '../../peer/faults.ts'
import type { Answered } from '../../peer/answered.ts'
import type { Ask } from '../../peer/ask.ts'
import { writePack, readPack, type GitObject } from './pack.ts'
import { command, flush, line, linesOf, textOf } from './pkt-line.ts'
import type { Objects } from './trees.ts'

/** The name that stands for no commit: of a branch that isn't there. */
const nothing = '0'.repeat(40)

/** The branch was moved by someone else meanwhile. */
export class StaleBranch extends Error {
  override readonly name = 'StaleBranch'
}

/** A repository, reached by Git's own protocol over HTTP; nothing is cloned, and no program is run. */
export class Remote {
  readonly #ask: Ask
  readonly #url: string
  readonly #authorization: string

  constructor(ask: Ask, url: string, authorization: string) {
    this.#ask = ask
    this.#url = url
    this.#authorization = authorization
  }

  /** The commits of branches, by their names. */
  async branches(names: readonly string[]): Promise<Map<string, string>> {
    const wanted = names.map((name) => `refs/heads/${name}`)
    const answer = await this.#upload(
      'ls-refs',
      wanted.map((ref) => `ref-prefix ${ref}`),
    )
    const found = new Map<string, string>()
    for (const one of linesOf(answer.bytes)) {
      const [oid, ref] = one ? textOf(one).split(' ') : []
      if (oid && ref && wanted.includes(ref)) found.set(ref.slice('refs/heads/'.length), oid)
    }
    return found
  }

  /** Commits with their trees, without what is in the files where the host can leave that out. */
  async commits(oids: readonly string[]): Promise<Objects> {
    const wanted = [...oids.map((oid) => `want ${oid}`), 'deepen 1']
    try {
      return await this.#objectsFor([...wanted, 'filter blob:none'])
    } catch (error) {
      if (error instanceof PeerFault && error.reason === 'REFUSED') return this.#objectsFor(wanted)
      throw error
    }
  }

  /** Contents of files. */
  blobs(oids: readonly string[]): Promise<Objects> {
    return oids.length === 0 ? Promise.resolve(new Map()) : this.#objectsFor(oids.map((oid) => `want ${oid}`))
  }

  /** Moves a branch from one commit to another. @throws StaleBranch, PeerFault REFUSED where a rule protects it */
  async push(branch: string, from: string | undefined, to: string, objects: readonly GitObject[]): Promise<void> {
    const ref = `refs/heads/${branch}`
    const update = line(`${from ?? nothing} ${to} ${ref}\0report-status agent=dragoman\n`)
    const answer = await this.#ask(`${this.#url}/git-receive-pack`, {
      method: 'POST',
      headers: {
        ...this.#headers(),
        'content-type': 'application/x-git-receive-pack-request',
        accept: 'application/x-git-receive-pack-result',
      },
      body: Buffer.concat([update, Buffer.from(flush), writePack(objects)]),
    })
    const said = [...linesOf(this.#ofGit(answer).bytes)].flatMap((one) => (one ? textOf(one) : []))
    const refused = said.find((text) => text.startsWith('ng ') || /^unpack (?!ok)/.test(text))
    if (refused === undefined && said.some((text) => text === `ok ${ref}`)) return
    const message = answer.masked(refused?.replace(/^ng \S+ /, '') ?? 'The push was not confirmed.')
    if (/stale|fetch first|non-fast-forward|failed to update|cannot lock|already exists|reference/i.test(message))
      throw new StaleBranch(message)
    throw new PeerFault('REFUSED', message.slice(0, 300))
  }

  async #objectsFor(args: readonly string[]): Promise<Objects> {
    const answer = await this.#upload('fetch', ['no-progress', 'ofs-delta', ...args, 'done'])
    const pack: Buffer[] = []
    let isPack = false
    for (const one of linesOf(answer.bytes)) {
      if (!one) continue
      if (!isPack && textOf(one).startsWith('ERR '))
        throw new PeerFault('REFUSED', answer.masked(textOf(one)).slice(4, 300))
      if (!isPack) isPack = textOf(one) === 'packfile'
      else if (one[0] === 1) pack.push(one.subarray(1))
      else if (one[0] === 3) throw new PeerFault('REFUSED', answer.masked(one.toString('utf8', 1)).trim().slice(0, 300))
    }
    if (!isPack) throw new PeerFault('NOT_JSON', 'The answer is none of Git’s protocol 2.')
    return readPack(Buffer.concat(pack))
  }

  async #upload(name: string, args: readonly string[]): Promise<Answered> {
    const answer = await this.#ask(`${this.#url}/git-upload-pack`, {
      method: 'POST',
      isRepeatable: true,
      headers: {
        ...this.#headers(),
        'git-protocol': 'version=2',
        'content-type': 'application/x-git-upload-pack-request',
        accept: 'application/x-git-upload-pack-result',
      },
      body: command(name, args),
    })
    return this.#ofGit(answer)
  }

  #ofGit(answer: Answered): Answered {
    if (!answer.header('content-type')?.startsWith('application/x-git-')) throw new PeerFault('NOT_JSON', answer.said())
    return answer
  }

  #headers() {
    return { authorization: this.#authorization }
  }
}
