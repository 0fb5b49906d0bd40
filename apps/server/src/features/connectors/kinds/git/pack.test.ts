import { describe, expect, it } from 'vitest'
import { patternOf } from '../../peer/patterns.ts'
import { translationPath } from './file-rules.ts'
import { nameOf, readPack, writePack, type GitObject } from './pack.ts'
import { filesOf } from './trees.ts'

const treeOf = (entries: readonly [mode: string, name: string, oid: string][]): GitObject => ({
  type: 'tree',
  data: Buffer.concat(
    entries.flatMap(([mode, name, oid]) => [Buffer.from(`${mode} ${name}\0`), Buffer.from(oid, 'hex')]),
  ),
})

describe('data of a Git host', () => {
  it('a placeholder that means nothing stays in a path, and a missing extension is empty', () => {
    const rule = { translation: '%locale%/%constructor%/%file_name%%file_extension%', root: '', mapping: {} }
    expect(translationPath(rule, 'en/README', 'es')).toBe('es-ES/%constructor%/README')
  })

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

  it('a pattern answers for a path that is made to slow it down', { timeout: 20_000 }, () => {
    const pattern = patternOf(`${'*a'.repeat(20)}b`)
    expect(pattern.test('a'.repeat(200))).toBe(false)
  })

  it.each([
    ['src/*.json', 'src/a.json', true],
    ['src/*.json', 'src/in/a.json', false],
    ['src/**/*.json', 'src/a.json', true],
    ['src/**/*.json', 'src/in/a.json', true],
    ['**', 'src/in/a.json', true],
    ['a?.[a-c]', 'ab.c', true],
    ['a?.[!a-c]', 'ab.c', false],
    ['a[z-a](1)', 'a[z-a](1)', true],
  ])('%s on %s: %s', (pattern, path, fits) => {
    expect(patternOf(pattern).test(path)).toBe(fits)
  })
})
