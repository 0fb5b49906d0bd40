import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { Client, Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { connectorRequests } from '../../features/connectors/request-tables.ts'
import { connectorConfigs, connectorRuns } from '../../features/connectors/tables.ts'
import { sealedSecrets } from '../../features/connectors/configs/secrets.ts'
import { customFields } from '../../features/custom-fields/tables.ts'
import { termRequests } from '../../features/terminology/request-tables.ts'
import { glossaries } from '../../features/terminology/tables.ts'
import { translationMemories } from '../../features/memories/tables.ts'
import { logfiles } from '../../features/costs/tables.ts'
import { tasks } from '../../features/work/task-tables.ts'
import { segmentComments, segmentMessages } from '../../features/segment-comments/tables.ts'
import { textChanges } from '../../features/text-changes/tables.ts'
import { projectMessages, projects } from '../../features/work/tables.ts'
import { priceLists, userRates } from '../../features/rates/tables.ts'
import { organizations, orgUnits } from '../../identity/tables.ts'
import { notifications } from '../../features/notifications/tables.ts'
import { journal } from '../../kernel/tables.ts'
import { operations } from '../../http/contract.ts'
import { costConfig } from '../../features/costs/start-costs.ts'
import { loadWorkUnits } from '../../features/downloads/build-translation.ts'
import { findProject } from '../../features/work/find-project.ts'
import { buildKit } from '../../features/downloads/kits/loc-kit.ts'
import type { Person } from '../people.ts'
import { workUnits as workUnitTable } from '../../features/work/work-unit-tables.ts'
import { seedInvoice } from '../seed-invoice.ts'
import { seedPayable } from '../seed-payable.ts'
import { seedPayout } from '../seed-payout.ts'
import { seedXero } from '../seed-xero.ts'
import { bodyOf, fileForm, projectSteps } from '../projects.ts'
import { createTestApp } from '../test-app.ts'
import { projectRoutings, type RoutedUnit } from '../../features/project-routing/tables.ts'
import type { TestApp } from '../test-app.ts'
import { insertKeptReport, insertReview, insertSecondReview } from '../seed-review.ts'
import { payables } from '../../features/payables/tables.ts'
import { payoutPayments } from '../../features/payouts/tables.ts'
import { acceptedBy, seedWork } from '../work.ts'

// A page of many things takes no more questions to the database than a page of one.

const many = 12

let test: TestApp
/** A project with many work units. */
let project: string
let workUnits: string[]

beforeAll(async () => {
  test = await createTestApp()
  const { people, db } = test
  const { accountId, organizationId } = people.place
  const numbers = Array.from({ length: many }, (_, number) => number)
  const steps = projectSteps(test)
  const files = numbers.map((number) => ({ name: `${number}.json`, content: '{"a": "Open", "b": "Save"}' }))
  const made = await steps.inWork(people.manager, files, ['es'])
  project = made.uuid
  workUnits = made.workUnits.map(({ uuid }) => uuid)
  for (const number of numbers) await seedWork(db, people, { segments: [`Text ${number}`] })
  const createdBy = people.accountAdmin.id
  for (const number of numbers) await seedPayout(db, { accountId, createdBy, name: `PMT-${number}` })
  for (const number of numbers) await seedPayable(db, { accountId, vendorId: people.linguistA.id, name: `P-${number}` })
  for (const number of numbers) {
    const { invoice } = await seedInvoice(db, { ...people.place, createdBy, name: `I-${number}` })
    await seedXero(db, { accountId, invoice })
  }
  for (const number of numbers) {
    const { projectId, taskIds } = await seedWork(db, people, { segments: [`Invoiced ${number}`], status: 'DELIVERED' })
    await db
      .update(tasks)
      .set({ assigneeId: people.linguistA.id, payableAmount: '1', currency: 'USD' })
      .where(inArray(tasks.id, taskIds))
    await db.update(projects).set({ totalCost: '1', deliveredAt: new Date() }).where(eq(projects.id, projectId))
  }
  for (const number of numbers) {
    const { taskIds, ...work } = await seedWork(db, people, { segments: [`Reviewed ${number}`] })
    const by = { linguist: people.linguistA.id, manager: people.manager.id }
    const at = new Date()
    const closed = { status: 'CLOSED', basis: 'FINDINGS', submittedAt: at, closedAt: at } as const
    const review = await insertReview(db, people.place, { ...work, ...by, taskId: taskIds[0]! }, closed)
    await insertSecondReview(db, people.place, { reviewId: review.id, personId: people.otherManager.id })
  }
  for (const _ of numbers) await insertKeptReport(db, accountId, people.manager.id)
  const orgUnit = { accountId, organizationId, country: 'US', currency: 'USD', timezone: 'UTC' }
  await db.insert(orgUnits).values(numbers.map((number) => ({ ...orgUnit, name: `Unit ${number}` })))
  await db
    .insert(organizations)
    .values(numbers.map((number) => ({ accountId, name: `Organization ${number}`, country: 'US' })))
  const field: typeof customFields.$inferInsert = {
    accountId,
    entity: 'PROJECT',
    key: 'field',
    name: 'Field',
    type: 'FREE_TEXT',
    kind: 'SINGLE_VALUE',
    options: [],
    required: false,
    visibleTo: ['PROJECT_MANAGER'],
    editableBy: [],
    position: 0,
  }
  await db.insert(customFields).values(numbers.map((number) => ({ ...field, key: `field-${number}` })))
  const prices = { accountId, currency: 'USD', defaultPricePerItem: '0.1' }
  await db.insert(priceLists).values(numbers.map((number) => ({ ...prices, name: `Prices ${number}` })))
  await db.insert(userRates).values(numbers.map(() => ({ userId: people.linguistA.id, currency: 'USD' })))
  const memory = { accountId, sourceLocale: 'en', targetLocales: ['es'] }
  await db.insert(translationMemories).values(numbers.map((number) => ({ ...memory, name: `Memory ${number}` })))
  const [glossary] = await db
    .insert(glossaries)
    .values(numbers.map((number) => ({ accountId, creatorId: people.manager.id, name: `Terms ${number}` })))
    .returning()
  const asked = { accountId, glossaryId: glossary!.id, askerId: people.manager.id, laneAt: new Date(0) }
  await db.insert(termRequests).values(
    numbers.map((number) => ({
      ...asked,
      changeType: 'CREATE' as const,
      origin: 'REQUEST_UPDATE' as const,
      changedAt: new Date(0),
      conceptText: `Term ${number}`,
      terms: [{ language: 'en', text: `Term ${number}` }],
    })),
  )
  const entry = {
    accountId,
    userId: people.manager.id,
    entityType: 'USER' as const,
    entityId: people.manager.id,
    entityName: 'Manager',
  }
  await db.insert(journal).values(numbers.map(() => ({ ...entry, event: 'LOGGED_OUT' as const })))
  const units: RoutedUnit[] = []
  const routing = { accountId, sourceLocale: 'en', isExclusive: true, units }
  await db.insert(projectRoutings).values(numbers.map((number) => ({ ...routing, name: `Routes ${number}` })))
  const told = { ...entry, kind: 'TASK_DELIVERED', at: new Date() } as const
  await db.insert(notifications).values(numbers.map(() => told))
  const message = { projectId: project, authorId: people.manager.id }
  await db.insert(projectMessages).values(numbers.map((number) => ({ ...message, text: `Note ${number}` })))
  const changed = { accountId, projectId: project, createdBy: people.manager.id, finishedAt: new Date() }
  const input = { scope: 'PROJECT', scopeUuid: project, text: 'Open', replacement: 'Load' } as const
  await db.insert(textChanges).values(numbers.map(() => ({ ...changed, input })))
  const [commented] = await db
    .select({ workUnitId: workUnitTable.id, resourceId: workUnitTable.resourceId })
    .from(workUnitTable)
    .where(eq(workUnitTable.id, workUnits[0]!))
  const place = { ...commented!, accountId, projectId: project, targetLocale: 'es', segmentKey: 'a', segmentIndex: 0 }
  const issue = { ...place, source: 'Open', kind: 'SOURCE_ISSUE', createdBy: people.manager.id } as const
  const comments = await db
    .insert(segmentComments)
    .values(numbers.map(() => ({ ...issue, changedAt: new Date(0) })))
    .returning()
  const said = { authorId: people.linguistA.id, text: 'Which one?', mentions: [people.manager.id] }
  await db.insert(segmentMessages).values(comments.map(({ id }) => ({ ...said, commentId: id })))
  const session = await test.app.services.sessions.find(people.manager.token)
  const config = costConfig(await findProject(db, session!, project))
  const logfile = { projectId: project, type: 'PRE_ANALYSIS', workflow: 'TRANSLATION', targetLocales: ['es'], config }
  await db.insert(logfiles).values(numbers.map((number) => ({ ...logfile, name: `Analysis ${number}` })))
  const connection = { accountId, orgUnitId: people.place.orgUnitId, kind: 'GITHUB', fields: {} } as const
  const synced = { direction: 'PULL', trigger: 'MANUAL', params: {}, status: 'DONE', accountId } as const
  for (const number of numbers) {
    const id = randomUUID()
    const secrets = sealedSecrets({}, id, test.app.services.settings.secretKey)
    const values = { ...connection, id, secrets, name: `Repository ${number}`, ownerId: people.manager.id }
    await db.insert(connectorConfigs).values({ ...values, settings: { sourceLocale: 'en', targetLocales: [] } })
    await db.insert(connectorRuns).values({ ...synced, configId: id })
    const wanted = { accountId, configId: id, name: 'Winter', pieces: [], targetLocales: [] }
    await db.insert(connectorRequests).values({ ...wanted, requesterId: people.manager.id })
  }
  const job = { locKitTypeJob: 'XLIFF', workUnitUuids: workUnits.slice(0, 1) }
  for (const _ of numbers)
    await test.call(people.manager, 'POST', `/api/v3/project/${project}/translation-kit-job/loc-kit`, job)
  await test.idle()
  // On a clock that stands still nothing that is remembered gets too old.
  vi.spyOn(performance, 'now').mockReturnValue(1)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await test.close()
})

interface Query {
  text: string
  values?: unknown[]
  /** Of a prepared statement. */
  name?: string
  /** The connection that it was made on. */
  on?: Client
}

const ofWork = new AsyncLocalStorage<true>()

/**
 * The queries that something makes; not those of what works by itself meanwhile: the queue, the indexes, the feeds.
 * @param withJobs whether all of them count, as a job is run by the queue
 */
async function queriesOf(work: () => Promise<unknown>, withJobs = false): Promise<Query[]> {
  const made: Query[] = []
  const { query } = Client.prototype
  const { connect } = Pool.prototype
  const querying = vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given: unknown[]) {
    const [first, values] = given as [string | Query, unknown[] | undefined]
    const { text, name } = typeof first === 'string' ? { text: first } : first
    const asked = { text, on: this, ...(values && { values }), ...(name !== undefined && { name }) }
    if (withJobs || ofWork.getStore()) made.push(asked)
    return Reflect.apply(query, this, given)
  })
  // Work that waits for a connection is continued by the work that returns it, but keeps its own context.
  const connecting = vi.spyOn(Pool.prototype, 'connect').mockImplementation(function (this: Pool, then?: unknown) {
    return Reflect.apply(connect, this, typeof then === 'function' ? [AsyncLocalStorage.bind(then as () => void)] : [])
  })
  try {
    await ofWork.run(true, work)
  } finally {
    querying.mockRestore()
    connecting.mockRestore()
  }
  return made.filter(({ text }) => !/pg_notify|tcp_keepalives/.test(text))
}

/** How many transactions some queries are: each is one by itself, but for those between a beginning and its end. */
function transactionsOf(queries: readonly Query[]): number {
  const open = new Set<Client | undefined>()
  return queries.filter(({ text, on }) => {
    const isWithin = open.has(on)
    if (text.startsWith('begin')) open.add(on)
    if (/^(commit|rollback$)/.test(text)) open.delete(on)
    return !isWithin
  }).length
}

/** How many queries a call makes, and what it answers. */
async function count(as: Person, path: string) {
  // The caller's session is remembered from now on.
  await test.call(as, 'GET', '/api/v3/auth/current')
  let body: unknown
  const queries = await queriesOf(async () => {
    body = bodyOf(await test.call(as, 'GET', path))
  })
  return { queries: queries.length, body }
}

const paged = operations.flatMap(({ id, method, path, parameters }): [string, string, string][] => {
  const { properties = {} } = (parameters.query ?? {}) as { properties?: Record<string, unknown> }
  const size = ['size', 'pageSize'].find((name) => name in properties)
  // Memories, versions, analyses, webhooks, and contracts have tests of their own, and so have searches.
  const isKnown = /^[^{]*(\{(projectUUID|id)\}[^{]*)?$/.test(path)
  return method === 'GET' &&
    size &&
    'page' in properties &&
    isKnown &&
    ![
      'costs.getExplanation',
      'webhooks.listDeliveries',
      'contracts.listAcceptances',
      'search.find',
      'glossaryTerms.search',
    ].includes(id)
    ? [[id, path, size]]
    : []
})

/** Queries that a page takes at most, its count among them. */
const atMost: Record<string, number> = {
  'projects.list': 5,
  'tasks.listGroups': 2,
  'tasks.getBoard': 8,
  'tasks.listWorkload': 3,
  'tasks.list': 6,
  'tasks.listAvailable': 10,
  'activity.list': 5,
  'payables.list': 9,
  'receivables.list': 12,
  'receivables.listReady': 12,
  'connectors.listConfigs': 8,
  'editor.listSegments': 7,
  'profitability.get': 8,
}

/** Lists of which the tests have no more than some: a board has one row with many tasks. */
const fewest: Record<string, number> = {
  'accounts.list': 1,
  // A report is about a linguist, a step, and a language pair.
  'qualityReports.list': 1,
  'editor.listSegments': 2,
  'users.list': 2,
  'tasks.listWorkload': 2,
  'tasks.getBoard': 1,
}

describe('a call', () => {
  const task = async () => `/api/v3/task/${(await seedWork(test.db, test.people)).taskIds[0]}`
  it.each<[string, () => Promise<string>, { transactions: number; statements: number }]>([
    ['the version', async () => '/api/v3/version', { transactions: 0, statements: 0 }],
    ['the signed-in person', async () => '/api/v3/user/logged-user', { transactions: 2, statements: 2 }],
    ['the first projects', async () => '/api/v3/project?size=2', { transactions: 5, statements: 5 }],
    ['the first tasks', async () => '/api/v3/task?size=2', { transactions: 6, statements: 6 }],
    ['a task', task, { transactions: 5, statements: 12 }],
  ])('the budget of %s holds, and its selects are prepared', async (_, address, most) => {
    const { manager } = test.people
    const path = await address()
    const ask = async () => bodyOf(await test.call(manager, 'GET', path))
    // The caller's session is remembered from now on; a text gets its name when it comes the second time.
    await ask()
    await ask()
    const queries = await queriesOf(ask)
    expect(queries.length).toBeLessThanOrEqual(most.statements)
    expect(transactionsOf(queries)).toBeLessThanOrEqual(most.transactions)
    const selects = queries.filter(({ text }) => text.startsWith('select') && !text.includes('planned each time'))
    expect(selects.filter(({ name }) => name === undefined)).toEqual([])
  })

  it('a session is found in one statement', async () => {
    const { manager } = test.people
    await test.app.services.sessions.forget()
    const queries = await queriesOf(() => test.call(manager, 'GET', '/api/v3/version', undefined, {}))
    expect(queries).toHaveLength(1)
  })
})

describe('a page', () => {
  it.each(paged)('the query budget of a page of %s holds', async (id, path, size) => {
    const { accountAdmin, manager, linguistA, sysadmin } = test.people
    const others = {
      'tasks.listAvailable': linguistA,
      'accounts.list': sysadmin,
      'payables.list': accountAdmin,
      'receivables.list': accountAdmin,
      'receivables.listPayments': accountAdmin,
      'receivables.listIncoming': accountAdmin,
      'receivables.listReady': accountAdmin,
      'payouts.list': accountAdmin,
      'xero.listDifferences': accountAdmin,
      'xero.listQueue': accountAdmin,
      'xero.listSyncs': accountAdmin,
      'profitability.get': accountAdmin,
      'connectors.listConfigs': accountAdmin,
      'connectors.listRuns': accountAdmin,
      'connectorRequests.list': accountAdmin,
    }
    const as = (others as Record<string, Person>)[id] ?? manager
    const address = path.replace('{projectUUID}', project).replace('{id}', workUnits[0]!)
    const more =
      {
        'tasks.listGroups': '&groupBy=PROJECT',
        'tasks.getBoard': '&cards=50',
        'profitability.get': '&by=PROJECT',
        'textChanges.list': `&projectUuid=${project}`,
      }[id] ?? ''
    const one = await count(as, `${address}?${size}=1${more}`)
    const all = await count(as, `${address}?${size}=100${more}`)
    expect((all.body as { content: unknown[] }).content.length).toBeGreaterThanOrEqual(fewest[id] ?? many)
    // Some things only a few of them have, such as net rates; what they are does not grow with the page.
    expect(all.queries).toBeLessThanOrEqual(one.queries + 2)
    expect(all.queries).toBeLessThanOrEqual(atMost[id] ?? 6)
  })

  it('the query budget of a project with many files holds', async () => {
    const { body, queries } = await count(test.people.manager, `/api/v3/project/${project}`)
    expect((body as { workUnits: unknown[] }).workUnits).toHaveLength(many)
    expect(queries).toBeLessThan(30)
  })

  it('the query budget of the editor with many files holds', async () => {
    const context = (workUnitIds: readonly string[]) => `/api/v1/atlas/url/editor/context/${workUnitIds.join(',')}`
    const one = await count(test.people.manager, context(workUnits.slice(0, 1)))
    const all = await count(test.people.manager, context(workUnits))
    expect((all.body as { items: unknown[] }).items).toHaveLength(many)
    expect(all.queries).toBe(one.queries)
  })
})

/** PostgreSQL takes at most 65,535 parameters, so none may go with each row. */
const fewParameters = 60

describe('a write', () => {
  const texts = Array.from({ length: 100 }, (_, number) => ({ source: `Text ${number}`, target: `Texto ${number}` }))
  const most = (queries: readonly { values?: unknown[] }[]) =>
    Math.max(...queries.map(({ values = [] }) => values.length))

  it('the query budget of confirming many segments holds', async () => {
    const { manager } = test.people
    const { workUnitId } = await seedWork(test.db, test.people, { segments: texts })
    const queries = await queriesOf(async () => {
      const path = `/api/v1/atlas/work-unit/${workUnitId}/segment/confirmation`
      expect((await test.call(manager, 'POST', path, {})).body).toMatchObject({ confirmed: 100 })
    })
    expect(most(queries)).toBeLessThan(fewParameters)
  })

  it('the query budget of creating many work units holds', async () => {
    const { manager } = test.people
    const steps = projectSteps(test)
    const { uuid } = await steps.create(manager)
    const file = await steps.addFile(manager, uuid, { name: 'a.json', content: '{"a": "Open"}' })
    const locales = ['es', 'ja', 'ar', 'de', 'fr', 'it', 'nl', 'pl', 'pt', 'ru', 'sv', 'tr']
    const queries = await queriesOf(() => steps.addWorkUnits(manager, uuid, [file], locales))
    const inserts = queries.filter(({ text }) =>
      /^(with inserted as \()?insert into "(work_units|tasks|journal)"/.test(text),
    )
    expect(inserts).toHaveLength(3)
    await test.idle()
  })

  it('the query budget of opening, canceling and restoring many tasks holds', async () => {
    const { manager } = test.people
    const steps = projectSteps(test)
    const queries = await queriesOf(async () => {
      for (const to of ['CANCELLED', 'DRAFT', 'PENDING', 'APPROVED']) {
        bodyOf(await steps.move(manager, project, to, { reason: 'Once more' }))
      }
    })
    // About 34 for each change of the project and the answer to it. One more for each of its twelve tasks made 180.
    expect(queries.length).toBeLessThan(160)
    expect(most(queries.filter(({ text }) => !text.startsWith('select')))).toBeLessThan(fewParameters)
  })

  it('the query budget of assigning many tasks holds', async () => {
    const { manager, linguistA } = test.people
    const give = async (number: number) => {
      const form = new FormData()
      form.append('userUuid', linguistA.id)
      for (let at = 0; at < number; at += 1) {
        const { taskIds } = await seedWork(test.db, test.people, { steps: ['TRANSLATION'] })
        form.append('tasksUuids', taskIds[0]!)
      }
      await test.idle()
      // The caller's session is remembered from now on.
      await test.call(manager, 'GET', '/api/v3/auth/current')
      const queries = await queriesOf(async () => {
        const given = bodyOf<object[]>(await test.call(manager, 'POST', '/api/v3/task/assignment?bulk=true', form))
        expect(given).toHaveLength(number)
      })
      return queries.length
    }
    expect(await give(25)).toBe(await give(2))
  })

  it('the query budget of importing many translations holds', async () => {
    const { linguistA } = test.people
    const { workUnitId, projectId } = await seedWork(test.db, test.people, {
      segments: texts,
      task: acceptedBy(linguistA.id),
    })
    const [one] = await loadWorkUnits(test.db, [workUnitId])
    const kit = (await (await buildKit(test.db, one!, 'present')).text()).replaceAll('>Texto', '>Otro texto')
    const path = `/api/v3/project/${projectId}/work-unit/${workUnitId}/translation/content`
    const queries = await queriesOf(async () => {
      const { uuid } = bodyOf<{ uuid: string }>(await test.call(linguistA, 'PUT', path, fileForm('a.xlf', kit)), 202)
      expect(await test.jobEnd(uuid)).toMatchObject({ report: { accepted: 100 } })
    }, true)
    // How often a job tells how far it is depends on how long it takes.
    expect(queries.filter(({ text }) => /^update (?!"jobs")/.test(text)).length).toBeLessThan(10)
    expect(most(queries)).toBeLessThan(fewParameters)
  })
})

describe('the lock of an account’s finance', () => {
  it('the query budget of approving, paying, and reconciling many payables holds', async () => {
    const { accountAdmin, linguistA, place } = test.people
    const rows = await test.db.select({ id: payables.id }).from(payables).where(eq(payables.vendorId, linguistA.id))
    const ids = rows.map(({ id }) => id)
    const post = async (path: string, body: object) => {
      await test.call(accountAdmin, 'GET', '/api/v3/auth/current')
      const queries = await queriesOf(async () => bodyOf(await test.call(accountAdmin, 'POST', path, body)))
      return queries.length
    }
    const approving = (payableUuids: readonly string[]) =>
      post('/api/v3/payable/approve', { payableUuids, dryRun: true })
    expect(await approving(ids)).toBe(await approving(ids.slice(0, 1)))
    const paying = (payableUuids: readonly string[]) =>
      post('/api/v3/payout', { payableUuids, dryRun: true, method: 'PAYPAL', currency: 'USD' })
    expect(await paying(ids)).toBe(await paying(ids.slice(0, 1)))
    const payout = await seedPayout(test.db, {
      accountId: place.accountId,
      createdBy: accountAdmin.id,
      name: 'PMT-many',
    })
    const pay = (payableId: string, position: number) =>
      test.db.insert(payoutPayments).values({
        accountId: place.accountId,
        payableId,
        payoutId: payout,
        position,
        recipient: '',
        amount: '0',
        endToEndId: `many-${position}`,
      })
    await pay(ids[0]!, 0)
    const path = `/api/v3/payout/${payout}/reconciliation`
    const one = await count(accountAdmin, path)
    for (const [at, id] of ids.slice(1).entries()) await pay(id, at + 1)
    const all = await count(accountAdmin, path)
    expect((all.body as { rows: unknown[] }).rows.length).toBeGreaterThanOrEqual(many)
    expect(all.queries).toBe(one.queries)
  })
})
