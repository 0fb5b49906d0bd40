import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

// How the folders of the web app stand to each other. What the linter cannot see: imports of types, and circles that
// are closed by two files of the same folder.

const source = resolve(import.meta.dirname, '../apps/web/src')

/** Sources by their paths within `apps/web/src`. */
type Sources = ReadonlyMap<string, string>

const sources: Sources = new Map(
  globSync('**/*.{ts,tsx}', { cwd: source, exclude: (name) => name.endsWith('.gen.ts') }).map((file) => [
    file,
    readFileSync(join(source, file), 'utf8'),
  ]),
)

/** Which files each file imports, types and what is loaded later included. */
function importsOf(files: Sources): Map<string, Set<string>> {
  const specifier = /(?:\bfrom\s+|\bimport\s+|\bimport\(\s*)'(\.[^']+)'/g
  return new Map(
    [...files].map(([file, text]) => [
      file,
      new Set(
        [...text.matchAll(specifier)]
          .map(([, path = '']) => join(dirname(file), path))
          .filter((imported) => files.has(imported)),
      ),
    ]),
  )
}

/** The folder that a file belongs to: one of `features/`, or the first of its path. */
const folderOf = (file: string): string => /^features\/[^/]+/.exec(file)?.[0] ?? file.split('/')[0] ?? file

/** The same arrows between folders; those within one are left out. */
function betweenFolders(files: Sources): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>()
  for (const [file, imported] of importsOf(files)) {
    const folder = folderOf(file)
    const others = [...imported].map(folderOf).filter((other) => other !== folder)
    arrows.set(folder, new Set([...(arrows.get(folder) ?? []), ...others]))
  }
  return arrows
}

/** The first circle found on a walk along the arrows, as `a > b > a`. */
function circleIn(arrows: ReadonlyMap<string, ReadonlySet<string>>): string | undefined {
  const done = new Set<string>()
  const walk = (node: string, path: readonly string[]): string | undefined => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node].join(' > ')
    if (done.has(node)) return undefined
    for (const next of arrows.get(node) ?? []) {
      const circle = walk(next, [...path, node])
      if (circle) return circle
    }
    done.add(node)
    return undefined
  }
  for (const node of arrows.keys()) {
    const circle = walk(node, [])
    if (circle) return circle
  }
  return undefined
}

const isFeature = (folder: string): boolean => folder.startsWith('features/')

const betweenFeatures = (files: Sources) => new Map([...betweenFolders(files)].filter(([folder]) => isFeature(folder)))

/** Arrows to a feature from a folder that is below all features. */
const fromBelow = (files: Sources): string[] =>
  [...betweenFolders(files)]
    .filter(([folder]) => !isFeature(folder) && folder !== 'routes')
    .flatMap(([folder, others]) => [...others].filter(isFeature).map((feature) => `${folder} > ${feature}`))

/** The sources with further files. */
const withPlanted = (planted: Record<string, string>): Sources => new Map([...sources, ...Object.entries(planted)])

describe('the folders of the web app', () => {
  it('no file imports itself through others, not even for a type', () => {
    const planted = { 'a.ts': "import type { B } from './b.ts'", 'b.ts': "export { a } from './a.ts'" }
    expect(circleIn(importsOf(withPlanted(planted)))).toBe('a.ts > b.ts > a.ts')
    expect(circleIn(importsOf(sources))).toBeUndefined()
  })

  it('no feature imports a feature that imports it', () => {
    const planted = {
      'features/one/a.ts': "import { b } from '../two/b.ts'",
      'features/two/b.ts': '',
      'features/two/c.ts': "const later = () => import('../one/d.ts')",
      'features/one/d.ts': '',
    }
    expect(circleIn(importsOf(withPlanted(planted)))).toBeUndefined()
    expect(circleIn(betweenFeatures(withPlanted(planted)))).toBe('features/one > features/two > features/one')
    expect(circleIn(betweenFeatures(sources))).toBeUndefined()
  })

  it('only routes and features import features', () => {
    const planted = { 'display/planted.ts': "import { taskName } from '../features/tasks/task-name.ts'" }
    expect(fromBelow(withPlanted(planted))).toEqual(['display > features/tasks'])
    expect(fromBelow(sources)).toEqual([])
  })
})
