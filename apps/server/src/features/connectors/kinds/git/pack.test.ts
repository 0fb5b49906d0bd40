import { describe, expect, it } from 'vitest'
import { nameOf, readPack, writePack, type GitObject } from './pack.ts'
import { filesOf } from './trees.ts'

const treeOf = (entries: readonly [mode: string, name: string, oid: string][]): GitObject => ({
  type: 'tree',
  data: Buffer.concat(
    entries.flatMap(([mode, name, oid]) => [Buffer.from(`${mode} ${name}\0`), Buffer.from(oid, 'hex')]),
  ),
})

describe('data of a Git host', () => {
  it('an object that grows beyond its limit is refused', () => {
    const small = { type: 'blob' as const, data: Buffer.from('text') }
    expect([...readPack(writePack([small])).values()]).toEqual([small])
    const large = writePack([{ type: 'blob', data: Buffer.alloc(65 * 2 ** 20) }])
    expect(() => readPack(large)).toThrow('more than 64 MiB')
  })

  it('a few folders that stand for more files than a repository may have are refused', () => {
    const objects = new Map<string, GitObject>()
    const levels = Array.from({ length: 7 }).reduce<string[]>(
      (below, _, level) => {
        const mode = level === 0 ? '100644' : '40000'
        const tree = treeOf(Array.from({ length: 10 }, (_part, at) => [mode, `part${at}`, below[level]!]))
        objects.set(nameOf(tree), tree)
        return [...below, nameOf(tree)]
      },
      [nameOf({ type: 'blob', data: Buffer.from('text') })],
    )
    expect(filesOf(objects, levels[2]!)).toHaveLength(100)
    expect(() => filesOf(objects, levels[7]!)).toThrow('more than 200000 files')
  })
})
