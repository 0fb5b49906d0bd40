import { join, relative } from 'node:path'
import { realpath } from 'node:fs/promises'
import type { Context } from '../context.ts'
import { pullMoves, type Move, type Scene } from '../moves.ts'
import { gather, hasMoved } from '../report.ts'
import { exitCodes, Stop } from '../stop.ts'
import { forgeOf, type ChangeRequest, type Forge } from './forge.ts'
import { Git } from './git.ts'

/** The outcome of a delivery. */
export interface Delivery {
  files: Move[]
  branch: string
  commit?: string
  request?: ChangeRequest
}

/** The author of commits: the server, as in those of connectors. */
const authorOf = ({ place }: Scene) => {
  const { hostname } = new URL(place.client.baseUrl)
  return ['-c', 'user.name=Dragoman', '-c', `user.email=dragoman@${hostname}`]
}

/** Pulls into the branch of translations, which gets a commit and a request only where a text has changed. */
export async function deliver(context: Context, scene: Scene): Promise<Delivery> {
  const { system, isDryRun } = context
  const forge = forgeOf(system)
  const git = new Git(scene.configuration.folder, { ...system.env, ...forge?.env })
  const top = await git.run('rev-parse', '--show-toplevel')
  const head = await git.run('rev-parse', 'HEAD')
  const base = forge?.base ?? (await git.run('rev-parse', '--abbrev-ref', 'HEAD'))
  if (base === 'HEAD') throw new Stop('No branch is checked out, so there is none to deliver to.')
  const branch = context.text('into') ?? `l10n_${base}`
  if (branch === base) throw new Stop(`--into is ${branch}, which is translated itself. Use another branch.`)
  const remote = forge?.remote ?? 'origin'
  const present = await fetched(git, remote, branch)
  const below = relative(await realpath(top), await realpath(scene.configuration.folder))
  const author = authorOf(scene)
  return git.beside(present ?? head, async (tree) => {
    if (present) await mergeInto(tree, author, { head, branch, base })
    const folder = join(tree.folder, below)
    const isDelivered = context.has('delivered')
    const files = await gather(context, pullMoves(scene, { isDryRun, isDelivered, folder }))
    const written = files.filter(hasMoved).map(({ path }) => path)
    const delivery: Delivery = { files, branch }
    if (isDryRun) return delivery
    const commit = written.length > 0 ? await commitOf(tree.at(folder), author, written, base) : undefined
    if (commit) await tree.run('push', '--quiet', remote, `${commit}:refs/heads/${branch}`)
    const request = forge && (await requestFor(forge, tree, { branch, base, head, present, commit }))
    return { ...delivery, ...(commit && { commit }), ...(request && { request }) }
  })
}

/** Gets the branch of translations; answers its commit, where it is there. */
async function fetched(git: Git, remote: string, branch: string): Promise<string | undefined> {
  const listed = await git.run('ls-remote', remote, `refs/heads/${branch}`)
  const [commit] = listed.split('\t')
  if (!commit) return undefined
  // Without their histories, two branches can't be merged.
  const isShallow = (await git.run('rev-parse', '--is-shallow-repository')) === 'true'
  if (isShallow) await git.run('fetch', '--quiet', '--unshallow', remote)
  await git.run('fetch', '--quiet', remote, `refs/heads/${branch}`)
  return commit
}

type Sides = Pick<Branches, 'head' | 'branch' | 'base'>

async function mergeInto(tree: Git, author: readonly string[], { head, branch, base }: Sides): Promise<void> {
  // The translations are written again below, so that the base may win here.
  if (await tree.says(...author, 'merge', '--quiet', '--no-edit', '-X', 'theirs', head)) return
  await tree.says('merge', '--abort')
  throw new Stop(`${base} can't be merged into ${branch}. Merge them yourself, or remove ${branch}.`, exitCodes.left)
}

async function commitOf(
  tree: Git,
  author: readonly string[],
  paths: readonly string[],
  base: string,
): Promise<string | undefined> {
  await tree.run('add', '--force', '--', ...paths)
  if (await tree.says('diff', '--cached', '--quiet')) return undefined
  const [first = ''] = paths
  const subject = paths.length === 1 ? `Translate ${first}` : `Translate ${paths.length} files of ${base}`
  await tree.run(...author, 'commit', '--quiet', '--no-verify', '--message', subject)
  return tree.run('rev-parse', 'HEAD')
}

interface Branches {
  branch: string
  base: string
  head: string
  present: string | undefined
  commit: string | undefined
}

/** The request of the branch: made with a commit, or where an earlier run got as far as the branch alone. */
async function requestFor(forge: Forge, tree: Git, { branch, base, head, present, commit }: Branches) {
  if (!commit && (!present || (await tree.says('diff', '--quiet', head, present)))) return undefined
  const known = await forge.requestOf(branch, base)
  if (known?.isOpen || (known && !commit)) return known
  return forge.create(branch, base, `Translations of ${base}`)
}
