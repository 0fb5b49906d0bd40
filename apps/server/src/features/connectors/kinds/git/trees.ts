import { PeerFault } from '../../peer/faults.ts'
import { nameOf, type GitObject } from './pack.ts'

const folderMode = '40000'
const fileMode = '100644'
/** Files and folders of a tree: few objects may stand for many, where a folder is in several places. */
const mostEntries = 200_000

/** Objects of Git, by name. */
export type Objects = Map<string, GitObject>

interface Entry {
  mode: string
  name: string
  oid: string
}

/** A file of a tree. */
export interface TreeFile {
  path: string
  oid: string
  /** No file of its own: a link or another repository. */
  isForeign: boolean
}

function entriesOf(objects: Objects, oid: string): Entry[] {
  const tree = objects.get(oid)
  if (tree?.type !== 'tree') throw new Error(`Git gave no tree ${oid}`)
  const entries: Entry[] = []
  let at = 0
  while (at < tree.data.length) {
    const space = tree.data.indexOf(0x20, at)
    const zero = tree.data.indexOf(0, space)
    entries.push({
      mode: tree.data.toString('latin1', at, space),
      name: tree.data.toString('utf8', space + 1, zero),
      oid: tree.data.toString('hex', zero + 1, zero + 21),
    })
    at = zero + 21
  }
  return entries
}

/** All files of a tree. @throws PeerFault REFUSED for too many */
export function filesOf(objects: Objects, oid: string): TreeFile[] {
  const files: TreeFile[] = []
  let entries = 0
  const add = (tree: string, folder: string) => {
    for (const { mode, name, oid: own } of entriesOf(objects, tree)) {
      entries += 1
      if (entries > mostEntries)
        throw new PeerFault('REFUSED', `The repository has more than ${mostEntries} files and folders.`)
      const path = `${folder}${name}`
      if (mode === folderMode) add(own, `${path}/`)
      else files.push({ path, oid: own, isForeign: !mode.startsWith('100') })
    }
  }
  add(oid, '')
  return files
}

/** The tree with other files in it; new objects are added to `made`. */
export function withFiles(
  objects: Objects,
  oid: string | null,
  files: ReadonlyMap<string, Uint8Array>,
  made: Objects,
): string {
  const entries = new Map((oid === null ? [] : entriesOf(objects, oid)).map((entry) => [entry.name, entry]))
  const below = new Map<string, Map<string, Uint8Array>>()
  for (const [path, bytes] of files) {
    const slash = path.indexOf('/')
    if (slash < 0) {
      const blob = added(objects, made, { type: 'blob', data: Buffer.from(bytes) })
      const before = entries.get(path)
      entries.set(path, { mode: before?.mode.startsWith('100') ? before.mode : fileMode, name: path, oid: blob })
    } else {
      const folder = path.slice(0, slash)
      below.set(folder, (below.get(folder) ?? new Map()).set(path.slice(slash + 1), bytes))
    }
  }
  for (const [name, inner] of below) {
    const before = entries.get(name)
    const own = before?.mode === folderMode ? before.oid : null
    entries.set(name, { mode: folderMode, name, oid: withFiles(objects, own, inner, made) })
  }
  const sorted = [...entries.values()].toSorted((one, other) => Buffer.compare(orderOf(one), orderOf(other)))
  const data = Buffer.concat(
    sorted.flatMap(({ mode, name, oid: own }) => [Buffer.from(`${mode} ${name}\0`), Buffer.from(own, 'hex')]),
  )
  return added(objects, made, { type: 'tree', data })
}

/** Folders stand in a tree as if their names ended with a slash. */
const orderOf = ({ mode, name }: Entry) => Buffer.from(mode === folderMode ? `${name}/` : name)

/** Keeps an object that isn't there yet. */
function added(objects: Objects, made: Objects, object: GitObject): string {
  const name = nameOf(object)
  if (!objects.has(name)) made.set(name, object)
  objects.set(name, object)
  return name
}

/** The tree of a commit. */
export function treeOf(objects: Objects, commit: string): string {
  const found = objects.get(commit)
  const tree = found?.type === 'commit' ? /^tree ([0-9a-f]{40})/.exec(found.data.toString('latin1')) : null
  if (!tree?.[1]) throw new Error(`Git gave no commit ${commit}`)
  return tree[1]
}

export interface CommitText {
  tree: string
  parents: readonly string[]
  author: { name: string; email: string }
  message: string
  at: Date
}

export function commitOf({ tree, parents, author, message, at }: CommitText): GitObject {
  const clean = (text: string) => text.replaceAll(/[<>\n\0]/g, '').trim()
  const by = `${clean(author.name) || 'Dragoman'} <${clean(author.email)}> ${Math.floor(at.getTime() / 1000)} +0000`
  const lines = [`tree ${tree}`, ...parents.map((parent) => `parent ${parent}`), `author ${by}`, `committer ${by}`]
  return { type: 'commit', data: Buffer.from(`${lines.join('\n')}\n\n${message}\n`) }
}
