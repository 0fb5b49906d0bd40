import type { HomeOverview } from '@dragoman/sdk/operations/home'
import type { ProjectPage } from '@dragoman/sdk/operations/projects'
import type { SampleData, SampleDataRemoval } from '@dragoman/sdk/operations/sampleData'
import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orgUnitMembers } from '../../identity/tables.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { bodyOf, projectSteps } from '../../testing/projects.ts'
import { recordChange } from '../../kernel/journal.ts'
import { journalNews, users } from '../../kernel/tables.ts'
import { notifications } from '../notifications/tables.ts'
import { webhookEvents } from '../webhooks/tables.ts'
import { segments, workUnits } from '../work/work-unit-tables.ts'
import { tasks } from '../work/task-tables.ts'

const app = await openTestApp({ tellsPeople: true })
const { accountAdmin, manager, otherManager, client, linguistA, stranger, place } = app.people
const path = '/api/v3/sample-data'
const steps = projectSteps(app)

const shown = async (as = manager) => bodyOf<SampleData>(await app.call(as, 'GET', path))

async function add() {
  expect(bodyOf<SampleData>(await app.call(manager, 'POST', path), 201)).toMatchObject({ state: 'ADDING' })
  return app.until(async () => {
    const data = await shown()
    return data.state === 'ADDING' ? undefined : data
  })
}

const remove = async () => bodyOf<SampleDataRemoval>(await app.call(accountAdmin, 'DELETE', path))

const namesOf = ({ objects }: Pick<SampleData, 'objects'>, type: string) =>
  objects.filter((each) => each.type === type).map(({ name }) => name)

/** Rows by table, but for what records that something happened. */
async function rows(): Promise<Record<string, number>> {
  const records = ['change_log', 'jobs', 'journal', 'journal_chains', 'journal_feed', 'journal_news', 'journal_seals']
  const { rows: tables } = await app.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables.filter((table) => !records.includes(table.name))) {
    const found = await app.db.execute<{ number: number }>(
      sql`select count(*)::int as number from ${sql.identifier(name)}`,
    )
    counts[name] = found.rows[0]!.number
  }
  return counts
}

test('sample data comes in one step, is worked on without mail, webhooks, and usage, and goes without a trace', async () => {
  const types = ['PROJECT_STATUS_CHANGE', 'TASK_ASSIGNED', 'TASK_STATUS_CHANGE']
  bodyOf(await app.call(accountAdmin, 'POST', '/api/v3/webhook', { types }))
  const before = await rows()
  const money = async () => [
    bodyOf<HomeOverview>(await app.call(accountAdmin, 'GET', '/api/v3/home')).finance,
    bodyOf(await app.call(accountAdmin, 'GET', '/api/v3/payable/schedule')),
  ]
  const owed = await money()
  expect(await shown()).toEqual({ state: 'NONE', objects: [] })
  const data = await add()
  expect(data.state).toBe('PRESENT')
  expect(namesOf(data, 'PROJECT')).toEqual(['Returns policy', 'Spring catalog'])
  expect(namesOf(data, 'ORGANIZATION')).toEqual(['Fjord Outdoor AS'])
  expect(namesOf(data, 'USER')).toEqual(['Ingmar Dahl', 'Jonas Weber', 'Lucía Romero'])
  expect((await app.call(manager, 'POST', path)).status).toBe(409)
  expect(await shown(stranger)).toEqual({ state: 'NONE', objects: [] })
  expect((await app.call(client, 'GET', path)).status).toBe(403)

  const { content } = bodyOf<ProjectPage>(await app.call(manager, 'GET', '/api/v3/project?size=50'))
  const quote = content.find(({ reference }) => reference === 'Returns policy')!
  expect(quote).toMatchObject({ status: 'PENDING', costsStatus: 'COMPLETED' })
  expect(quote.totalCost).toBeGreaterThan(0)
  const catalog = content.find(({ reference }) => reference === 'Spring catalog')!
  const states = await app.db
    .select({ target: tasks.targetLocale, step: tasks.step, status: tasks.status, pay: tasks.payableAmount })
    .from(tasks)
    .where(eq(tasks.projectId, catalog.uuid))
    .orderBy(tasks.sequence)
  const stateOf = (target: string, step: number) =>
    new Set(states.flatMap((one) => (one.target === target && one.step === step ? [one.status] : [])))
  expect(['es', 'de', 'fr'].map((target) => [...stateOf(target, 0), ...stateOf(target, 1)].join())).toEqual([
    'DELIVERED,APPROVED',
    'APPROVED,DRAFT',
    'PENDING,DRAFT',
  ])
  expect(states.filter(({ pay }) => Number(pay) > 0)).toHaveLength(6)

  expect(await money()).toEqual(owed)

  const words = await app.call(accountAdmin, 'GET', '/api/v3/account-metrics/status')
  bodyOf(await steps.move(manager, quote.uuid, 'APPROVED'))
  const [task] = await app.db
    .select({ id: tasks.id, workUnitId: tasks.workUnitId })
    .from(tasks)
    .where(and(eq(tasks.projectId, quote.uuid), eq(tasks.targetLocale, 'es')))
  const orgUnitId = data.objects.find(({ type }) => type === 'ORG_UNIT')!.uuid
  await app.db.insert(orgUnitMembers).values({ userId: linguistA.id, orgUnitId })
  bodyOf(await app.call(manager, 'POST', `/api/v3/task/${task!.id}/assignment/${linguistA.id}`))
  await app.db
    .update(segments)
    .set({ target: sql`${segments.source}`, confirmed: true, origin: 'HUMAN' })
    .where(eq(segments.workUnitId, task!.workUnitId))
  await app.db
    .update(workUnits)
    .set({ confirmedSegments: sql`${workUnits.totalSegments}` })
    .where(eq(workUnits.id, task!.workUnitId))
  for (const status of ['APPROVED', 'DELIVERED'])
    bodyOf(await app.call(linguistA, 'POST', `/api/v3/task/${task!.id}/status-update`, { status }))
  const [segment] = await app.db.select().from(segments).where(eq(segments.workUnitId, task!.workUnitId))
  const comment = { kind: 'QUERY', text: 'Is this right?' }
  const ofWork = `/api/v1/atlas/work-unit/${task!.workUnitId}`
  bodyOf(await app.call(manager, 'POST', `${ofWork}/segment/${segment!.id}/comment`, comment), 201)
  await app.idle()
  await app.allTold()
  expect((await app.call(accountAdmin, 'GET', '/api/v3/account-metrics/status')).body).toEqual(words.body)
  await app.until(async () => ((await app.db.$count(journalNews)) === 0 ? true : undefined))
  expect(await app.db.$count(webhookEvents)).toBe(0)
  const told = await app.db.select().from(notifications).where(eq(notifications.projectId, quote.uuid))
  expect(told.map(({ email }) => email)).toContain('NONE')
  expect(told.filter(({ email }) => email !== 'NONE')).toEqual([])

  expect(await remove()).toEqual({ removed: data.objects.length, kept: [] })
  expect(await rows()).toEqual(before)
  expect(await shown()).toEqual({ state: 'NONE', objects: [] })
})

test('sample data that is kept, or used by own work, stays when the rest is removed', async () => {
  const { objects } = await add()
  const glossary = objects.find(({ type }) => type === 'GLOSSARY')!
  const unit = objects.find(({ type }) => type === 'ORG_UNIT')!
  const left = bodyOf<SampleData>(await app.call(otherManager, 'POST', `${path}/keep`, { uuids: [glossary.uuid] }))
  expect(left.objects).toHaveLength(objects.length - 1)
  expect((await app.call(stranger, 'POST', `${path}/keep`, { uuids: [unit.uuid] })).status).toBe(404)
  await steps.create(manager, { reference: 'Our own', orgUnitUUID: unit.uuid })
  // As someone who stands in for her leaves it.
  const lucia = objects.find(({ name }) => name === 'Lucía Romero')!
  const entity = { type: 'USER', id: lucia.uuid, name: lucia.name } as const
  const author = { accountId: place.accountId, userId: lucia.uuid, impersonatorId: accountAdmin.id, requestId: null }
  await recordChange(app.db, author, { event: 'USER_UPDATED', entity })
  const { removed, kept } = await remove()
  expect(kept.map(({ type, name }) => `${type} ${name}`)).toEqual([
    'ORGANIZATION Fjord Outdoor AS',
    'ORG_UNIT Website',
    'PRICE_LIST Fjord Outdoor',
    'USER Ingmar Dahl',
  ])
  expect(removed).toBe(left.objects.length - kept.length)
  const [gone] = await app.db.select().from(users).where(eq(users.id, lucia.uuid))
  expect(gone?.removedAt).toBeInstanceOf(Date)
  expect((await app.call(manager, 'GET', `/api/v3/glossary/${glossary.uuid}`)).status).toBe(200)
})
