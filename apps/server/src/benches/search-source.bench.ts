import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../testing/database/testing.ts'
import { projects } from '../features/work/tables.ts'
import { segments, workUnits } from '../features/work/work-unit-tables.ts'
import { createSessions } from '../identity/sessions.ts'
import { seedPeople } from '../testing/people.ts'
import { seedWork } from '../testing/work.ts'
import { indexSource, projectsWithSource } from '../features/intake/reading/search-source.ts'

// Fifty projects with a thousand segments each, of which one holds the text that is looked for.

let connection: Awaited<ReturnType<typeof createTestDatabase>>
let wanted = ''

beforeAll(async () => {
  connection = await createTestDatabase()
  const { database: db } = connection
  const people = await seedPeople(
    db,
    createSessions(db, () => new Date()),
  )
  const ids: string[] = []
  while (ids.length < 50) ids.push((await seedWork(db, people, { segments: ['Begin'] })).workUnitId)
  await db.execute(sql`insert into segments (work_unit_id, index, key, source, source_hash, codes, words, characters)
    select u.id, n, 'k' || n, 'Message ' || n || ' of ' || md5(u.id::text || n) || ' opens the dialog ' || md5((n * 7)::text),
      'h' || n, '[]', 8, 90
    from ${workUnits} u, generate_series(1, 1000) n`)
  const [first = ''] = ids
  await db
    .update(segments)
    .set({ source: 'Calibrate the flux capacitor' })
    .where(sql`work_unit_id = ${first} and index = 500`)
  const [workUnit] = await db.select({ projectId: workUnits.projectId }).from(workUnits).where(eq(workUnits.id, first))
  wanted = workUnit?.projectId ?? ''
  const started = performance.now()
  for (const id of ids) {
    const rows = await db
      .select({ resourceId: workUnits.resourceId, source: segments.source })
      .from(segments)
      .innerJoin(workUnits, eq(workUnits.id, segments.workUnitId))
      .where(eq(workUnits.id, id))
      .orderBy(segments.index)
    await indexSource(
      db,
      rows[0]?.resourceId ?? '',
      rows.map(({ source }) => source),
    )
  }
  console.log(`50,000 segments indexed in ${Math.round(performance.now() - started)} ms`)
  await db.execute(sql`analyze`)
}, 300_000)
afterAll(() => connection.close())

describe('projects by their source', () => {
  const found = (text: string) =>
    connection.database.select({ id: projects.id }).from(projects).where(projectsWithSource(connection.database, text))
  const scanned = (text: string) =>
    connection.database.execute(sql`select id from ${projects} where exists (select 1 from segments s join work_units u
      on u.id = s.work_unit_id where u.project_id = ${projects.id} and s.source ilike ${`%${text}%`})`)

  it('by the index of words, beside a scan of all segments', async ({ bench }) => {
    expect(await found('flux capac')).toEqual([{ id: wanted }])
    await bench.compare(
      bench('index, one project', async () => void (await found('flux capac'))),
      bench('index, none', async () => void (await found('warp drive'))),
      bench('index, words of every project', async () => void (await found('opens the dialog'))),
      bench('scan', async () => void (await scanned('flux capac'))),
    )
  }, 300_000)
})
