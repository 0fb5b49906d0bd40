import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk'
import type { NetRateSettingsSave } from '@dragoman/sdk/operations/netRateSettings'
import { toBcp47 } from '@dragoman/sdk/locale'
import { eq, gt, sql } from 'drizzle-orm'
import type { App } from '../app.ts'
import type { Database } from '../kernel/database/connect.ts'
import { orgUnits } from '../identity/tables.ts'
import { accounts, journal } from '../kernel/tables.ts'
import { recordChange } from '../kernel/journal.ts'
import { catalogParameters, catalogPath, catalogTranslations, readSource } from './catalogs.ts'
import { seedBilling } from './billing.ts'
import { seedComments } from './comments.ts'
import { seedCustomFields } from './custom-fields.ts'
import { seedCompany } from './company.ts'
import { seedConnectors } from './connectors.ts'
import { createCustomers } from './customers.ts'
import { createDemoPeople } from './people.ts'
import type { DemoName, DemoPlace } from './people.ts'
import { createGlossary } from './glossaries.ts'
import { demoMemory } from './memory.ts'
import { demoLogo } from './logo.ts'
import { fillSegments } from './fill-segments.ts'
import { leaveUnread, toldOfAll } from './notices.ts'
import { seedPayables, seedPayout } from './payables.ts'
import { seedQuality, seedQualityRules } from './quality.ts'
import { seedReceivables } from './receivables.ts'
import { moveToPast, sortByTime } from './past.ts'
import { optionIdOf } from '../features/cancellations/default-options.ts'
import { tellOfDueDates } from '../features/notifications/watch-due-dates.ts'
import { projects } from '../features/work/tables.ts'
import { createMemories, seedProjects } from './seed-projects.ts'
import { createWorker } from './worker.ts'
import type { SourceFile, Worker } from './worker.ts'
import { transact } from '../kernel/database/transact.ts'

const finished = 'DEMO_CREATED'

/** `small`: five projects of one client, enough for tests. `whole`: forty of three clients, and all who work on them. */
export type DemoSize = 'small' | 'whole'

/**
 * Fills an empty database with a demo account: people of every role, and projects in each state, made by going through
 * the main job over the API; only texts of many segments are written at once. What an interrupted run left behind is thrown away first; a database that holds anything
 * else stays as it is. Answers whether it made anything; `begun` is called before something is made.
 */
export async function seedDemo(app: App, size: DemoSize, begun: () => void = () => undefined): Promise<boolean> {
  const { db } = app.services
  if (!(await takesDemo(db))) return false
  if ((await db.$count(accounts)) > 0)
    // A job of the interrupted run may go on meanwhile, and hold what this waits for.
    await transact(
      db,
      (transaction) => transaction.execute(sql`truncate accounts, permission_grants, login_attempts cascade`),
      60_000,
    )
  begun()
  const place = await createDemoPeople(db)
  // A language has one linguist here and there, who has done all of its steps; from now on they go to different people.
  await shareSteps(db, true)
  await createProjects(app, place, size)
  await shareSteps(db, false)
  if (size === 'whole') {
    await settle(app)
    await connectSystems(app, place)
  }
  await recordFinished(db, place)
  return true
}

/** Whether `seedDemo` would fill the database: it is empty, or holds what an interrupted run left behind. */
export async function takesDemo(db: Database): Promise<boolean> {
  if (await hasDemo(db)) return false
  const existing = await db.select({ name: accounts.name }).from(accounts)
  return existing.every(({ name }) => name === 'Northwind Translations')
}

/** Whether the database was filled with the demo account. */
export async function hasDemo(db: Database): Promise<boolean> {
  return (await db.$count(journal, eq(journal.event, finished))) > 0
}

async function shareSteps(db: Database, sameLinguistAllowed: boolean): Promise<void> {
  const changed = JSON.stringify({ sameLinguistAllowed })
  await db.update(orgUnits).set({ placement: sql`${orgUnits.placement} || ${changed}::jsonb` })
}

/** Offers a scheme to every account that charges more for fuzzy matches than the usual one. */
async function offerSystemScheme(client: Worker['client']): Promise<void> {
  const [usual] = await call(client, api.netRateSettings.list)
  if (!usual) return
  const { matchRanges, netRateWorkflows } = await call(client, api.netRateSettings.get, {
    path: { netRateUuid: usual.uuid },
  })
  const dearer = netRateWorkflows.map(({ workflow, netRateWorkflowItems }) => ({
    workflow,
    netRateWorkflowItems: netRateWorkflowItems.map((item) => ({
      ...item,
      tmFactor: item.type === 'FUZZY' && item.tmFactor < 1 ? 0.8 : item.tmFactor,
    })),
  }))
  const body = { name: 'Fuzzy matches at 80 %', isSystem: true, isDefault: true, matchRanges, netRateWorkflows: dearer }
  // The answer can be sent as a request, although its kinds of bands are an open list there and a closed one here.
  await call(client, api.netRateSettings.create, { body: body as NetRateSettingsSave })
}

/** The projects of the small demo were made just before: with the others, they are of the last days. */
async function settle(app: App): Promise<void> {
  const { db } = app.services
  await toldOfAll(app)
  const hour = 60 * 60 * 1000
  const now = Date.now()
  const rows = await db
    .select()
    .from(projects)
    .where(gt(projects.createdAt, new Date(now - hour / 2)))
  for (const { id, createdAt } of rows) {
    const past = { from: new Date(now - 50 * hour), to: new Date(now - 4 * hour) }
    await moveToPast(db, id, { from: createdAt, to: new Date() }, past)
  }
  await tellOfDueDates(db, new Date())
  await sortByTime(db)
  await leaveUnread(db)
}

async function connectSystems({ services: { db, settings, now } }: App, place: DemoPlace): Promise<void> {
  const { accountId, userIds, orgUnits: units } = place
  const who = { accountId, managerId: userIds.manager, orgUnitId: units.product, secretKey: settings.secretKey }
  await seedConnectors(db, who, now())
}

async function recordFinished(db: Database, { accountId }: DemoPlace): Promise<void> {
  const author = { accountId, userId: null, requestId: null }
  await recordChange(db, author, {
    event: finished,
    entity: { type: 'ACCOUNT', id: accountId, name: 'Northwind Translations' },
  })
}

const catalog = (area: string): SourceFile => ({
  name: `${area}.po`,
  content: readSource(catalogPath('en', area)),
  parameters: catalogParameters,
})

const document = (path: string): SourceFile => ({ name: path.split('/').at(-1) ?? path, content: readSource(path) })

async function createProjects(app: App, place: DemoPlace, size: DemoSize): Promise<void> {
  const { db, sessions, settings, now } = app.services
  const workAs = async (userId: string): Promise<Worker> => {
    const session = { userId, kind: 'token' as const, address: '127.0.0.1', userAgent: 'demo' }
    const { secret } = await sessions.open(db, session)
    return createWorker(app, settings.publicUrl, secret)
  }
  const work = (name: DemoName) => workAs(place.userIds[name])
  const manager = await work('manager')
  const client = await work('client')
  const translators = { es: await work('lucia'), ja: await work('kenji'), ar: await work('layla') }
  const linguist = { es: place.userIds.lucia, ja: place.userIds.kenji, ar: place.userIds.layla }
  const locales = ['es', 'ja', 'ar'] as const
  const fill = async (
    workUnitId: string,
    locale: 'es' | 'ja' | 'ar',
    text: ReadonlyMap<string, string>,
    share: number,
  ) => {
    await fillSegments(db, translators[locale], { workUnitId, by: 'key', text, share, userId: linguist[locale] })
  }

  const memory = await call(manager.client, api.translationMemories.create, {
    body: {
      name: 'Product interface',
      note: 'Learnt from delivered interface texts.',
      sourceLocale: 'en',
      targetLocales: ['es', 'ja', 'ar', 'de', 'fr'],
      orgUnits: [{ uuid: place.orgUnits.product }],
    },
  })
  await manager.importMemory(memory.uuid, 'product-interface.tmx', demoMemory())
  await createGlossary(manager, 'product', [place.orgUnits.product])
  if (size === 'whole') {
    const whole = await createCustomers(db, place)
    await shareSteps(db, true)
    const workers = new Map<string, Promise<Worker>>()
    const workOf = (name: string): Promise<Worker> => {
      const known = workers.get(name) ?? workAs(whole.userIds[name]!)
      workers.set(name, known)
      return known
    }
    const memories = { ...(await createMemories(manager, whole)), product: memory.uuid }
    await createGlossary(manager, 'energy', [whole.orgUnits.portal, whole.orgUnits.handbooks])
    await createGlossary(manager, 'medical', [whole.orgUnits.leaflets])
    const managers = [manager, await work('manager2')]
    const administrator = await work('accountadmin')
    await call(administrator.client, api.thirdParties.create, {
      body: { name: 'Help center', url: 'https://help.example.com/?locale={locale}', icon: 'help' },
    })
    await call(administrator.client, api.languageMappings.create, {
      path: { id: place.accountId },
      body: { code: 'es-LA', language: 'es_419' },
    })
    await call(administrator.client, api.workflows.create, {
      body: { title: 'Legal review', description: 'Counsel checks claims and trademarks.', isCharged: false },
    })
    for (const body of [
      { name: 'Documents', workflows: ['TRANSLATION', 'EDITING', 'PROOFREADING'], extensions: ['DOCX', 'PPTX'] },
      { name: 'Contracts', workflows: ['TRANSLATION', 'REVIEW', 'LEGAL_REVIEW'] },
    ])
      await call(administrator.client, api.workflows.createTemplate, { body })
    const linguists = { lucia: translators.es, kenji: translators.ja }
    const byPayPal = { layla: translators.ar, jonas: await work('jonas'), olga: await work('olga') }
    await seedBilling({ ...linguists, administrator }, place.userIds.kenji, byPayPal)
    await offerSystemScheme((await work('sysadmin')).client)
    await seedQualityRules(administrator, place.accountId, whole.orgUnits.leaflets)
    await seedProjects({ app, place: whole, managers, work: workOf, memories })
    const personOf = async (userId: string) => {
      const session = { userId, kind: 'token' as const, address: '127.0.0.1', userAgent: 'demo' }
      const person = await sessions.find((await sessions.open(db, session)).secret)
      if (!person) throw new Error(`${userId} can’t sign in`)
      return person
    }
    const readers = { managerId: place.userIds.manager, german: place.userIds.manager2, spanish: place.userIds.layla }
    await seedQuality(db, { personOf, ...readers }, now())
    await call(administrator.client, api.branding.uploadLogo, {
      path: { accountUUID: place.accountId },
      body: { file: new File([demoLogo], 'northwind.svg', { type: 'image/svg+xml' }) },
    })
    const people = await Promise.all(Object.values(place.userIds).map(workAs))
    await seedCompany(administrator, place.accountId, people)
    const officers = { bookkeeper: administrator, approver: await work('admin') }
    await seedPayables({ ...officers, linguists: Object.values({ ...linguists, ...byPayPal }) }, now())
    await seedPayout(administrator, now())
    await seedReceivables(db, { bookkeeper: administrator, accountUUID: place.accountId, place: whole }, now())
  }

  const base = { orgUnit: place.orgUnits.product, contact: place.userIds.client, memory: memory.uuid }
  const twoSteps = ['TRANSLATION', 'REVIEW']

  // Delivered: both steps of one catalog in three languages.
  const delivered = await manager.createProject(
    {
      ...base,
      reference: 'Interface 1.0',
      targets: locales,
      steps: twoSteps,
      files: [catalog('users')],
      dueInDays: 3,
      tags: ['interface'],
    },
    now(),
  )
  await manager.move(delivered.uuid, 'PENDING')
  await client.move(delivered.uuid, 'APPROVED')
  for (const locale of locales) {
    const translations = catalogTranslations('users', toBcp47(locale))
    for (const _ of twoSteps) {
      const [task] = await manager.openTasks(delivered.uuid, locale)
      if (!task) throw new Error(`no open task for ${locale}`)
      await manager.assign(task.uuid, linguist[locale])
      await translators[locale].accept(task.uuid)
      await fill(task.workUnit.uuid, locale, translations, 1)
      await translators[locale].deliver(task.uuid)
    }
  }
  await client.note(delivered.uuid, 'Thank you, the Japanese texts fit the buttons now.')

  // In work: some tasks unassigned, some accepted and partly translated.
  const inWork = await manager.createProject(
    {
      ...base,
      reference: 'Interface 1.1',
      targets: locales,
      steps: twoSteps,
      files: [catalog('shell'), document('README.md')],
      dueInDays: 6,
      tags: ['interface', 'release 1.1'],
      instructions: 'Keep the names of buttons as they are in version 1.0.',
    },
    now(),
  )
  await manager.move(inWork.uuid, 'PENDING')
  await client.move(inWork.uuid, 'APPROVED')
  for (const locale of ['es', 'ja'] as const) {
    const open = await manager.openTasks(inWork.uuid, locale)
    const task = open.find(({ workUnit }) => workUnit.filename === 'shell.po')
    if (!task) throw new Error(`no open task for ${locale}`)
    await manager.assign(task.uuid, linguist[locale])
    if (locale === 'ja') continue
    await translators[locale].accept(task.uuid)
    await fill(task.workUnit.uuid, locale, catalogTranslations('shell', toBcp47(locale)), 0.6)
    if (size === 'whole') await seedComments({ linguist: translators[locale], manager, client }, task.workUnit.uuid)
  }
  await manager.note(inWork.uuid, 'The screenshots of the new pages are in the instructions of each task.')

  // Waiting for approval, a draft, and one that was called off.
  const waiting = await manager.createProject(
    {
      ...base,
      reference: 'Contributor guide',
      targets: ['es', 'ja'],
      steps: ['TRANSLATION'],
      files: [document('CONTRIBUTING.md')],
      dueInDays: 12,
    },
    now(),
  )
  await manager.move(waiting.uuid, 'PENDING')
  await manager.createProject(
    {
      ...base,
      reference: 'Operating manual',
      targets: ['es'],
      steps: ['TRANSLATION'],
      files: [document('docs/operating.md')],
      dueInDays: 20,
    },
    now(),
  )
  const called = await manager.createProject(
    {
      ...base,
      reference: 'Security page',
      targets: ['ar'],
      steps: ['TRANSLATION'],
      files: [document('SECURITY.md')],
      dueInDays: 9,
    },
    now(),
  )
  await manager.move(called.uuid, 'CANCELLED', 'The page is rewritten first.', optionIdOf('CREATED_BY_MISTAKE'))
  await seedCustomFields(db, await work('accountadmin'))
}
