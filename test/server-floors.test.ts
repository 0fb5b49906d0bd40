import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { between, circleIn, floorsOf, importedBy, importsOf, readSources, withPlanted, type Sources } from './arrows.ts'

// The floors of the server (docs/architecture.md). Each check is seen to fail on a violation that is planted for it.

/** Tests, sample data and programs stand outside the house and may look into every room. */
const isOutside = (file: string) =>
  file.endsWith('.test.ts') || /(^|\/)fixtures\//.test(file) || /^(testing|benches|demo|commands)\//.test(file)

const sources: Sources = new Map(
  [...readSources(resolve(import.meta.dirname, '../apps/server/src'))].filter(([file]) => !isOutside(file)),
)
const plant = (planted: Record<string, string>) => withPlanted(sources, planted)

/** From the ground up. What is generated from the contract is data for everyone; the root composes. */
const floors = ['kernel', 'engines', 'identity', 'features', 'http']
const floorOf = (file: string): number => {
  const floor = floors.indexOf(file.split('/')[0] ?? '')
  return floor >= 0 ? floor : floors.length
}

/** Arrows from a floor to one above it. */
const upward = (files: Sources): string[] =>
  [...importsOf(files)].flatMap(([file, imported]) =>
    [...imported]
      .filter((other) => !other.startsWith('generated/') && floorOf(other) > floorOf(file))
      .map((other) => `${file} > ${other}`),
  )

/** A foreign key isn't a call: tables of one feature may refer to tables of any other. */
const isForeignKey = (from: string, to: string) => from.endsWith('tables.ts') && to.endsWith('tables.ts')
const featureOf = (file: string): string => /^features\/[^/]+/.exec(file)?.[0] ?? 'elsewhere'
const betweenFeatures = (files: Sources) => {
  const arrows = between(files, featureOf, (from, to) => !isForeignKey(from, to))
  arrows.delete('elsewhere')
  return new Map(
    [...arrows].map(([feature, others]) => [feature, new Set([...others].filter((one) => one !== 'elsewhere'))]),
  )
}

/** A room of a feature: a folder in it, or a file beside its folders. */
const roomOf = (file: string): string => file.split('/').slice(0, 3).join('/')
const betweenRooms = (files: Sources) =>
  between(
    files,
    roomOf,
    (from, to) => from.startsWith('features/') && featureOf(from) === featureOf(to) && !isForeignKey(from, to),
  )

/** Modules of the kernel that are as pure as the engines. */
const pureKernel =
  /^\.\.\/(?:\.\.\/)*kernel\/(asked-thread|channel|closed-prototypes|decimal|failure|file-refused|lazy|node-options|words\/words|yield-thread)\.ts$/

/** Imports of engines that are SQL, HTTP, or a session. */
const impure = (files: Sources): string[] =>
  [...files]
    .filter(([file]) => file.startsWith('engines/'))
    .flatMap(([file, text]) =>
      importedBy(text)
        .filter(
          (name) =>
            /^(drizzle-orm|pg|pg-copy-streams|hono|@hono\/.*|node:https?|node:net)(\/|$)/.test(name) ||
            (name.includes('/kernel/') && !pureKernel.test(name)),
        )
        .map((name) => `${file} > ${name}`),
    )

/** Handlers that write SQL by themselves. */
const handlersWithSql = (files: Sources): string[] =>
  [...files].filter(([file, text]) => file.endsWith('.api.ts') && isSql(text)).map(([file]) => file)
const isSql = (text: string) => importedBy(text).some((name) => /^drizzle-orm(\/|$)/.test(name))

/** Files that reach another server by themselves: programs and what the operator configures apart. */
const ownWaysOut = (files: Sources): string[] =>
  [...files]
    .filter(([file]) => file !== 'kernel/outbound/open-request.ts' && file !== 'serve.ts')
    .filter(([, text]) => /^import (?!type)[^\n]*'(node:https?|undici)'|(?<![\w.'])fetch\(['"`\w]+\)/m.test(text))
    .map(([file]) => file)

describe('the floors of the server', () => {
  it('no arrow runs back up to a higher floor', () => {
    const planted = {
      'kernel/planted.ts': "import type { SignedIn } from '../identity/sessions.ts'",
      'identity/planted.ts': "const later = () => import('../features/tasks/find-task.ts')",
      'features/tasks/planted.ts': "import { answer } from '../../http/answer.ts'",
      'http/planted.ts': "import { createApp } from '../app.ts'",
    }
    expect(upward(plant(planted))).toEqual([
      'kernel/planted.ts > identity/sessions.ts',
      'identity/planted.ts > features/tasks/find-task.ts',
      'features/tasks/planted.ts > http/answer.ts',
      'http/planted.ts > app.ts',
    ])
    expect(upward(sources)).toEqual([])
  })

  it('the kernel knows no feature', () => {
    const planted = { 'kernel/planted.ts': "import { tasks } from '../features/tasks/tables.ts'" }
    expect(upward(plant(planted))).toEqual(['kernel/planted.ts > features/tasks/tables.ts'])
  })

  it('no feature needs a feature that needs it', () => {
    const planted = {
      'features/one/a.ts': "import { b } from '../two/b.ts'",
      'features/two/b.ts': '',
      'features/two/c.ts': "import type { D } from '../one/d.ts'",
      'features/one/d.ts': '',
    }
    expect(circleIn(betweenFeatures(plant(planted)))).toBe('features/one > features/two > features/one')
    const foreignKeys = {
      'features/one/tables.ts': "import { b } from '../two/tables.ts'",
      'features/two/tables.ts': '',
      'features/two/c.ts': "import { d } from '../one/d.ts'",
      'features/one/d.ts': '',
    }
    expect(circleIn(betweenFeatures(plant(foreignKeys)))).toBeUndefined()
    expect(circleIn(betweenFeatures(sources))).toBeUndefined()
  })

  it('features stand on no more floors than docs/architecture.md says', () => {
    const planted = new Map([
      ['features/one/a.ts', "import { b } from '../two/b.ts'"],
      ['features/two/b.ts', "import { c } from '../three/c.ts'"],
      ['features/three/c.ts', ''],
    ])
    expect(floorsOf(betweenFeatures(planted))).toBe(3)
    expect(floorsOf(betweenFeatures(sources))).toBeLessThanOrEqual(17)
  })

  it('no room of a feature needs a room that needs it', () => {
    const planted = {
      'features/one/a/one.ts': "import { two } from '../b/two.ts'",
      'features/one/b/two.ts': "import { three } from '../three.ts'",
      'features/one/three.ts': "import { four } from './a/four.ts'",
      'features/one/a/four.ts': '',
    }
    expect(circleIn(betweenRooms(plant(planted)))).toBe(
      'features/one/a > features/one/b > features/one/three.ts > features/one/a',
    )
    expect(circleIn(betweenRooms(sources))).toBeUndefined()
  })

  it('no file imports itself through others, not even for a type', () => {
    const planted = { 'a.ts': "import type { B } from './b.ts'", 'b.ts': "export { a } from './a.ts'" }
    expect(circleIn(importsOf(plant(planted)))).toBe('a.ts > b.ts > a.ts')
    expect(circleIn(importsOf(sources))).toBeUndefined()
  })

  it('engines compute: no SQL, no HTTP, no session', () => {
    const planted = {
      'engines/pricing/planted.ts': "import { sql } from 'drizzle-orm'",
      'engines/formats/planted.ts': "import { Hono } from 'hono'",
      'engines/matching/planted.ts': "import type { Database } from '../../kernel/database/connect.ts'",
    }
    expect(impure(plant(planted))).toEqual([
      'engines/pricing/planted.ts > drizzle-orm',
      'engines/formats/planted.ts > hono',
      'engines/matching/planted.ts > ../../kernel/database/connect.ts',
    ])
    expect(
      upward(plant({ 'engines/planted.ts': "import type { SignedIn } from '../identity/sessions.ts'" })),
    ).toHaveLength(1)
    expect(impure(sources)).toEqual([])
  })

  it('handlers read the request and show the result, and leave SQL to their feature', () => {
    const planted = {
      'features/tasks/planted.api.ts': "import { eq } from 'drizzle-orm'",
      'features/tasks/planted.ts': "import { eq } from 'drizzle-orm'",
    }
    expect(handlersWithSql(plant(planted))).toEqual(['features/tasks/planted.api.ts'])
    expect(handlersWithSql(sources)).toEqual([])
  })

  it('addresses that people have entered are reached in one place', () => {
    const planted = { 'features/tasks/planted.ts': "import https from 'node:https'" }
    expect(ownWaysOut(plant(planted))).toEqual(['features/tasks/planted.ts'])
    expect(ownWaysOut(sources)).toEqual([])
  })
})
