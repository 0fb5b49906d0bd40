import type { SearchKind, SearchMode, SearchResults } from '@dragoman/sdk/operations/search'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { organizations, orgUnits } from '../../identity/tables.ts'
import { memoryCalls } from '../../testing/memory-calls.ts'
import { insertOne } from '../../kernel/database/one-row.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import type { Person } from '../../testing/people.ts'
import { bodyOf } from '../../testing/projects.ts'
import { acceptedBy, seedMemory, seedWork, type Work, type WorkOptions } from '../../testing/work.ts'
import { projectGlossaries } from '../context/tables.ts'
import { translationMemories } from '../memories/tables.ts'
import { glossaries, glossaryConcepts, glossaryTerms } from '../terminology/tables.ts'
import { indexSource } from '../intake/reading/search-source.ts'
import { projectResources, projects } from '../work/tables.ts'
import { segments } from '../work/work-unit-tables.ts'

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
  segments: ['Save', 'Turn the ⟦1⟧alarm⟦/1⟧ off in ⟦2/⟧', 'Die Café-Alarme', '清除警报历史'],
})
await db.update(segments).set({
  codes: [
    { id: 1, kind: 'paired', open: '<b>', close: '</b>' },
    { id: 2, kind: 'standalone', open: '{seconds}' },
  ],
})
await seed('Prealarm', 'readme.md', { steps: ['TRANSLATION'], segments: ['No match'] })
await seed('Alarm of strangers', 'alarms.json', { place: elsewhere, segments: ['An alarm'] })
const memoryId = await seedMemory(db, app.people, alarms.projectId)
await db.update(translationMemories).set({ name: 'Alarm memory' }).where(eq(translationMemories.id, memoryId))
await memoryCalls(app).add(memoryId, 'The alarm history', 'El historial de alarmas')
await db.update(organizations).set({ name: 'Alarm Systems' }).where(eq(organizations.id, place.organizationId))
await db.update(orgUnits).set({ name: 'Alarm unit' }).where(eq(orgUnits.id, place.orgUnitId))
await db.update(organizations).set({ name: 'Alarm abroad' }).where(eq(organizations.id, elsewhere.organizationId))

/** A glossary of a person's account with terms, each of a concept of its own. */
async function seedTerms(
  as: Person,
  name: string,
  terms: readonly { text: string; internal?: boolean; forbidden?: boolean }[],
) {
  const owner = { accountId: as === stranger ? elsewhere.accountId : place.accountId, creatorId: as.id }
  const { id: glossaryId } = await insertOne(db, glossaries, { ...owner, name })
  for (const term of terms) {
    const { id: conceptId } = await insertOne(db, glossaryConcepts, { glossaryId })
    await insertOne(db, glossaryTerms, { glossaryId, conceptId, language: 'en', stems: [], head: '', ...term })
  }
  return glossaryId
}

const words = await seedTerms(manager, 'Plant words', [
  { text: 'smoke alarm', forbidden: true },
  { text: 'alarm' },
  { text: 'alarm code', internal: true },
])
await db.insert(projectGlossaries).values({ projectId: alarms.projectId, glossaryId: words, position: 0 })
await seedTerms(manager, 'Other words', [{ text: 'silent alarm' }])
await seedTerms(stranger, 'Words abroad', [{ text: 'strange alarm' }])

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
      SEGMENT: ['Turn the alarm off in {seconds}', 'Die Café-Alarme'],
      MEMORY: ['Alarm memory'],
      TRANSLATION_UNIT: ['The alarm history'],
      TERM: ['alarm', 'alarm code', 'silent alarm', 'smoke alarm'],
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
  ])('[enum.other] finds projects by %s for %s', async (mode, q, expected) => {
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

  it('finds terms of every script by their parts, and by one or two characters', async () => {
    const scripts = [
      ['Azimutbremse', 'bremse', 'Az'],
      ['ανεμογεννήτρια', 'γεννητρια', 'αν'],
      ['тормоз рыскания', 'рыск', 'ры'],
      ['مكبح الانعراج', 'عراج', 'مك'],
      ['בלם סבסוב', 'סבס', 'סב'],
      ['पवन चक्की', 'चक्की', 'पव'],
      ['বায়ু টারবাইন', 'টারবা', 'বা'],
      ['காற்றாலை', 'றாலை', 'கா'],
      ['กังหันลม', 'หันลม', 'ลม'],
      ['ລົມພັດ', 'ພັດ', 'ພ'],
      ['ទួរប៊ីន', 'ប៊ីន', 'ទ'],
      ['လေတပ်', 'တပ်', 'တ'],
      ['ქარის ტურბინა', 'ბინა', 'ტუ'],
      ['քամու տուրբին', 'րբին', 'քա'],
      ['풍력 터빈', '력 터', '터빈'],
      ['偏航制动器', '航制动', '制动'],
      ['ヨーブレーキ', 'ブレーキ', 'ブレ'],
      ['የንፋስ ተርባይን', 'ርባይ', 'የን'],
    ] as const
    await seedTerms(
      manager,
      'Scripts',
      scripts.map(([text]) => ({ text })),
    )
    const missed: string[] = []
    for (const [text, ...parts] of scripts) {
      for (const part of parts) {
        const { TERM = [] } = await texts(manager, part, { kinds: 'TERM' })
        if (!TERM.includes(text)) missed.push(part)
      }
    }
    expect(missed).toEqual([])
  })

  it('tells the concept, the language, and the glossary of a term, and that it must not be used', async () => {
    const [group] = await find(manager, 'smoke alarm', { kinds: 'TERM', mode: 'exact' })
    expect(group!.content).toEqual([
      {
        uuid: expect.any(String) as string,
        text: 'smoke alarm',
        conceptId: expect.any(Number) as number,
        locales: ['en'],
        forbidden: true,
        parent: { uuid: words, name: 'Plant words' },
      },
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
    expect(Object.keys(await texts(linguistA, 'alarm'))).toEqual(['TASK', 'SEGMENT', 'TERM'])
    // Of the project's glossary only, without the term for internal use.
    expect((await texts(linguistA, 'alarm'))['TERM']).toEqual(['alarm', 'smoke alarm'])
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
      TERM: ['strange alarm'],
      ORGANIZATION: ['Alarm abroad'],
    })
  })

  it('refuses an empty search by name, and finds nothing for a blank one', async () => {
    expect((await app.call(manager, 'GET', '/api/v3/search?q=')).status).toBe(400)
    expect(await find(manager, '   ')).toEqual([])
    expect(await find(manager, '***')).toEqual([])
  })
})

describe('a text that most rows have', () => {
  it('finds the newest ones, and a rare one among as many all the same', async () => {
    await seedCatalogs(6000)
    const glossary = await seedTerms(manager, 'Catalog words', [{ text: 'CATALOG' }])
    await db.execute(sql`
      insert into glossary_terms (glossary_id, concept_id, language, text, stems, head)
      select glossary_id, concept_id, 'en', 'a catalog ' || n, '{}', '' from glossary_terms, generate_series(1, 5200) as n
      where glossary_id = ${glossary}`)
    await db.execute(sql`analyze glossary_terms`)
    const found = await find(manager, 'catalog', { size: 2 })
    const newest = { total: 500, hasMore: true }
    expect(found).toMatchObject([
      { kind: 'PROJECT', ...newest, content: [{ text: 'Catalog 1' }, { text: 'Catalog 2' }] },
      { kind: 'TASK', ...newest, content: [{ text: 'catalog-1.json' }, { text: 'catalog-2.json' }] },
      { kind: 'FILE', ...newest, content: [{ text: 'catalog-1.json' }, { text: 'catalog-2.json' }] },
      // Of segments, no more files are read than fill the page.
      { kind: 'SEGMENT', total: 10, hasMore: true, content: [{ text: 'A catalog 1' }, { text: 'A catalog 2' }] },
      // The very term comes first, however old it is.
      { kind: 'TERM', ...newest, content: [{ text: 'CATALOG' }, { text: 'a catalog 5200' }] },
    ])
    expect(await texts(manager, 'alog-5999')).toEqual({ TASK: ['catalog-5999.json'], FILE: ['catalog-5999.json'] })
    expect(await find(stranger, 'catalog')).toEqual([])
  })
})

/** Projects of one file and one task each, the newest first. */
async function seedCatalogs(count: number): Promise<void> {
  const { accountId, orgUnitId } = place
  await db.execute(sql`
    insert into projects (account_id, org_unit_id, name, reference, status, source_locale, currency, timezone, creator_id,
      created_at)
    select ${accountId}, ${orgUnitId}, 'N-' || n, 'Catalog ' || n, 'APPROVED', 'en', 'USD', 'UTC', ${manager.id},
      now() - n * interval '1 minute'
    from generate_series(1, ${count}::int) as n`)
  await db.execute(sql`
    insert into project_resources (project_id, name, type, params)
    select id, 'catalog-' || substr(name, 3) || '.json', 'json', '{}' from projects where reference like 'Catalog %'`)
  await db.execute(sql`
    insert into work_units (account_id, project_id, resource_id, sequence, source_locale, target_locale, workflows)
    select ${accountId}, project_id, id, 0, 'en', 'es', '{TRANSLATION}' from project_resources where name like 'catalog-%'`)
  await db.execute(sql`
    insert into tasks (account_id, project_id, work_unit_id, workflow_id, org_unit_id, source_locale, target_locale, step,
      sequence, status, created_by, created_at)
    select ${accountId}, p.id, w.id,
      (select id from workflows where account_id = ${accountId} and code = 'TRANSLATION'), ${orgUnitId}, 'en', 'es', 0, 0,
      'PENDING', ${manager.id}, p.created_at
    from projects p join work_units w on w.project_id = p.id where p.reference like 'Catalog %'`)
  await db.execute(sql`
    insert into segments (work_unit_id, index, key, source, source_hash, codes, words, characters)
    select w.id, 0, 'k', 'A ' || lower(p.reference), '', '[]', 3, 10
    from projects p join work_units w on w.project_id = p.id where p.reference like 'Catalog %'`)
  await db.execute(sql`
    insert into resource_words (resource_id, piece, words)
    select w.resource_id, 0, to_tsvector('simple', s.source)
    from segments s join work_units w on w.id = s.work_unit_id where s.source like 'A catalog %'`)
  await db.execute(sql`analyze`)
}
