import type { SearchKind, SearchMode, SearchResults } from '@dragoman/sdk/operations/search'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { organizations, orgUnits } from '../../identity/tables.ts'
import { memoryCalls } from '../../testing/memory-calls.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import type { Person } from '../../testing/people.ts'
import { bodyOf } from '../../testing/projects.ts'
import { acceptedBy, seedMemory, seedWork, type Work, type WorkOptions } from '../../testing/work.ts'
import { translationMemories } from '../memories/tables.ts'
import { indexSource } from '../projects/files/search-source.ts'
import { projectResources, projects } from '../projects/tables.ts'

const app = await openTestApp()
const { db } = app
const { admin, manager, client, linguistA, linguistB, stranger, place, elsewhere } = app.people

/** A project with a name and a file with a name, whose segments can be found. */
async function seed(reference: string, file: string, options: WorkOptions & { segments: string[] }): Promise<Work> {
  const work = await seedWork(db, app.people, options)
  await db.update(projects).set({ reference }).where(eq(projects.id, work.projectId))
  const [resource] = await db
    .update(projectResources)
    .set({ name: file })
    .where(eq(projectResources.projectId, work.projectId))
    .returning()
  await indexSource(db, resource!.id, options.segments)
  return work
}

const alarms = await seed('Café alarm texts', 'alarms.json', {
  task: acceptedBy(linguistA.id),
  segments: ['Save', 'Turn the ⟦1⟧alarm⟦/1⟧ off', 'Die Café-Alarme', '清除警报历史'],
})
await seed('Prealarm', 'readme.md', { steps: ['TRANSLATION'], segments: ['No match'] })
await seed('Alarm of strangers', 'alarms.json', { place: elsewhere, segments: ['An alarm'] })
const memoryId = await seedMemory(db, app.people, alarms.projectId)
await db.update(translationMemories).set({ name: 'Alarm memory' }).where(eq(translationMemories.id, memoryId))
await memoryCalls(app).add(memoryId, 'The alarm history', 'El historial de alarmas')
await db.update(organizations).set({ name: 'Alarm Systems' }).where(eq(organizations.id, place.organizationId))
await db.update(orgUnits).set({ name: 'Alarm unit' }).where(eq(orgUnits.id, place.orgUnitId))
await db.update(organizations).set({ name: 'Alarm abroad' }).where(eq(organizations.id, elsewhere.organizationId))

interface Wanted {
  mode?: SearchMode
  kinds?: SearchKind
  page?: number
  size?: number
}

async function find(as: Person, q: string, wanted: Wanted = {}) {
  const query = new URLSearchParams({
    q,
    ...Object.fromEntries(Object.entries(wanted).map(([k, v]) => [k, String(v)])),
  })
  const { groups } = await bodyOf<SearchResults>(await app.call(as, 'GET', `/api/v3/search?${query}`))
  return groups
}

const texts = async (as: Person, q: string, wanted?: Wanted) =>
  Object.fromEntries((await find(as, q, wanted)).map(({ kind, content }) => [kind, content.map(({ text }) => text)]))

describe('search', () => {
  it('finds everything that a manager may see, by kind, the best results first', async () => {
    expect(await texts(manager, 'alarm')).toEqual({
      PROJECT: ['Café alarm texts', 'Prealarm'],
      TASK: ['alarms.json', 'alarms.json'],
      FILE: ['alarms.json'],
      SEGMENT: ['Turn the alarm off', 'Die Café-Alarme'],
      MEMORY: ['Alarm memory'],
      TRANSLATION_UNIT: ['The alarm history'],
      ORGANIZATION: ['Alarm Systems'],
      ORG_UNIT: ['Alarm unit'],
    })
  })

  it.each<[SearchMode, string, Record<string, string[]>]>([
    ['exact', 'PREALARM', { PROJECT: ['Prealarm'] }],
    ['startsWith', 'cafe', { PROJECT: ['Café alarm texts'] }],
    ['endsWith', 'arm', { PROJECT: ['Prealarm'] }],
    ['contains', 'fe al', { PROJECT: ['Café alarm texts'] }],
    ['fts', 'texts cafe', { PROJECT: ['Café alarm texts'] }],
    ['fts', 'larm', {}],
  ])('finds projects by %s for %s', async (mode, q, expected) => {
    expect(await texts(manager, q, { mode, kinds: 'PROJECT' })).toEqual(expected)
  })

  it.each([
    ['cafe', ['Die Café-Alarme']],
    ['Café', ['Die Café-Alarme']],
    ['警报', ['清除警报历史']],
    ['missing', undefined],
  ])('finds segments for %s', async (q, expected) => {
    expect((await texts(manager, q, { kinds: 'SEGMENT' }))['SEGMENT']).toEqual(expected)
  })

  it('tells where a segment stands, and the task in which the caller can open it', async () => {
    const [group] = await find(linguistA, 'turn the', { kinds: 'SEGMENT' })
    expect(group!.content).toEqual([
      expect.objectContaining({
        uuid: alarms.workUnitId,
        taskUuid: alarms.taskIds[0],
        file: 'alarms.json',
        position: 2,
        locales: ['es'],
        parent: expect.objectContaining({ uuid: alarms.projectId, name: 'Café alarm texts' }) as unknown,
      }),
    ])
  })

  it('finds people by name and by address', async () => {
    expect((await texts(manager, manager.email, { kinds: 'PERSON', mode: 'exact' }))['PERSON']).toEqual([manager.name])
    expect((await texts(manager, manager.name, { kinds: 'PERSON' }))['PERSON']![0]).toBe(manager.name)
  })

  it('pages the results of a kind', async () => {
    const [first] = await find(manager, 'alarm', { kinds: 'SEGMENT', size: 1 })
    const [second] = await find(manager, 'alarm', { kinds: 'SEGMENT', size: 1, page: 1 })
    expect([first, second].map((group) => group!.content.map(({ position }) => position))).toEqual([[2], [3]])
    expect(first).toMatchObject({ total: 2, hasMore: false })
  })

  it('shows each role no more than its lists do', async () => {
    expect(Object.keys(await texts(admin, 'alarm'))).toEqual(Object.keys(await texts(manager, 'alarm')))
    expect(Object.keys(await texts(linguistA, 'alarm'))).toEqual(['TASK', 'SEGMENT'])
    // A colleague may claim the second step of the file, but not read it yet.
    expect(await texts(linguistB, 'alarm')).toEqual({ TASK: ['alarms.json'] })
    const ofClient = await texts(client, 'alarm')
    expect(ofClient).toMatchObject({ PROJECT: ['Café alarm texts', 'Prealarm'], ORGANIZATION: ['Alarm Systems'] })
    expect(Object.keys(ofClient)).not.toContain('TASK')
    expect(Object.keys(ofClient)).not.toContain('PERSON')
  })

  it('finds nothing of another account', async () => {
    expect(await texts(stranger, 'alarm')).toEqual({
      PROJECT: ['Alarm of strangers'],
      TASK: ['alarms.json', 'alarms.json'],
      FILE: ['alarms.json'],
      SEGMENT: ['An alarm'],
      ORGANIZATION: ['Alarm abroad'],
    })
  })

  it('refuses an empty search by name, and finds nothing for a blank one', async () => {
    expect((await app.call(manager, 'GET', '/api/v3/search?q=')).status).toBe(400)
    expect(await find(manager, '   ')).toEqual([])
    expect(await find(manager, '***')).toEqual([])
  })
})
