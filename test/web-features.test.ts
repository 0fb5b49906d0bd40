import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { between, circleIn, importsOf, readSources, withPlanted, type Sources } from './arrows.ts'

// How the folders of the web app stand to each other. What the linter cannot see: imports of types, and circles that
// are closed by two files of the same folder.

const sources = readSources(resolve(import.meta.dirname, '../apps/web/src'))

/** The folder that a file belongs to: one of `features/`, or the first of its path. */
const folderOf = (file: string): string => /^features\/[^/]+/.exec(file)?.[0] ?? file.split('/')[0] ?? file

const isFeature = (folder: string): boolean => folder.startsWith('features/')

const betweenFeatures = (files: Sources) =>
  new Map([...between(files, folderOf)].filter(([folder]) => isFeature(folder)))

/** The room of a feature that a file stands in: a folder, or the file itself beside the folders. */
const roomOf = (file: string): string => file.split('/').slice(0, 3).join('/')
const betweenRooms = (files: Sources) =>
  between(files, roomOf, (from, to) => isFeature(folderOf(from)) && folderOf(from) === folderOf(to))

/** Arrows to a feature from a folder that is below all features. */
const fromBelow = (files: Sources): string[] =>
  [...between(files, folderOf)]
    .filter(([folder]) => !isFeature(folder) && folder !== 'routes')
    .flatMap(([folder, others]) => [...others].filter(isFeature).map((feature) => `${folder} > ${feature}`))

const plant = (planted: Record<string, string>) => withPlanted(sources, planted)

describe('the folders of the web app', () => {
  it('no file imports itself through others, not even for a type', () => {
    const planted = { 'a.ts': "import type { B } from './b.ts'", 'b.ts': "export { a } from './a.ts'" }
    expect(circleIn(importsOf(plant(planted)))).toBe('a.ts > b.ts > a.ts')
    expect(circleIn(importsOf(sources))).toBeUndefined()
  })

  it('no feature imports a feature that imports it', () => {
    const planted = {
      'features/one/a.ts': "import { b } from '../two/b.ts'",
      'features/two/b.ts': '',
      'features/two/c.ts': "const later = () => import('../one/d.ts')",
      'features/one/d.ts': '',
    }
    expect(circleIn(importsOf(plant(planted)))).toBeUndefined()
    expect(circleIn(betweenFeatures(plant(planted)))).toBe('features/one > features/two > features/one')
    expect(circleIn(betweenFeatures(sources))).toBeUndefined()
  })

  it('no room of a feature imports a room that imports it', () => {
    const planted = {
      'features/one/a/one.ts': "import { two } from '../b/two.ts'",
      'features/one/b/two.ts': "import type { Three } from '../Three.tsx'",
      'features/one/Three.tsx': "const later = () => import('./a/four.ts')",
      'features/one/a/four.ts': '',
    }
    expect(circleIn(betweenRooms(plant(planted)))).toBe(
      'features/one/a > features/one/b > features/one/Three.tsx > features/one/a',
    )
    expect(circleIn(betweenRooms(sources))).toBeUndefined()
  })

  it('no folder imports a folder that imports it', () => {
    const planted = { 'ground/planted.ts': "import { named } from '../shell/Shell.tsx'" }
    expect(circleIn(between(plant(planted), folderOf))).toMatch(/shell > .*ground > shell|ground > shell > ground/)
    expect(circleIn(between(sources, folderOf))).toBeUndefined()
  })

  it('only routes and features import features', () => {
    const planted = { 'display/planted.ts': "import { taskName } from '../features/tasks/task-name.ts'" }
    expect(fromBelow(plant(planted))).toEqual(['display > features/tasks'])
    expect(fromBelow(sources)).toEqual([])
  })
})
