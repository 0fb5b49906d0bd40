import type { ConnectorConfig, ConnectorRunItem } from '@dragoman/sdk/operations/connectors'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import type { Database } from '../../kernel/database/connect.ts'
import { insertOne } from '../../kernel/database/one-row.ts'
import { changeLog } from '../../kernel/tables.ts'
import { connectorSteps } from '../../testing/connectors.ts'
import { memoryCalls } from '../../testing/memory-calls.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { startAemPeer } from '../../testing/peers/aem.ts'
import { startBlaisePeer } from '../../testing/peers/blaise.ts'
import { startDrupalPeer } from '../../testing/peers/drupal.ts'
import { startMarketoPeer } from '../../testing/peers/marketo.ts'
import type { ContentPeer } from '../../testing/peers/content-peer.ts'
import { json } from '../../testing/peers/peer-server.ts'
import { bodyOf } from '../../testing/projects.ts'
import { pendo } from './kinds/pendo.ts'
import type { Connection } from './peer/adapter.ts'
import { Answered } from './peer/answered.ts'
import { resumeNext } from './engine/start-due.ts'
import { takeTurn, turn } from './engine/take-turn.ts'
import { segments, workUnits } from '../work/work-unit-tables.ts'
import { connectorRuns } from './tables.ts'
import type { RunRow } from './views/show-runs.ts'

const [aem, blaise, drupal, marketo] = await Promise.all([
  startAemPeer(),
  startBlaisePeer(),
  startDrupalPeer(),
  startMarketoPeer(),
])
const test = await openTestApp({
  settings: { connectorAllowedHosts: ['127.0.0.1'], connectorGateway: marketo.origin },
})
afterAll(() => [aem, blaise, drupal, marketo].forEach((peer) => peer.close()))
const steps = connectorSteps(test)
const memories = memoryCalls(test)
const { accountAdmin, manager, place } = test.people
const home = '/api/v3/connector'

const memory = await memories.make('Existing')
const bound = [{ tmUuid: memory.uuid, default: true, write: true }]
bodyOf(await test.call(accountAdmin, 'POST', `/api/v3/client/${place.orgUnitId}/translation-memory`, bound))

const text = '<h2>Hello world</h2>\n<p>Read this first.</p>'
const theirs = '<h2>Hola mundo</h2>\n<p>Lee esto primero.</p>'
const translate = (source: string, locale: string) => `${source} ${locale}`
let number = 0

async function connect(peer: ContentPeer, key: string, more: object = {}) {
  const { kind, fields } = peer
  const settings = { sourceLocale: 'en', targetLocales: ['es'], workflows: ['TRANSLATION'], deliversWhenDone: false }
  const own = { ...settings, include: [key], ...more }
  return steps.connect({ kind, name: `${kind} ${(number += 1)}`, fields, settings: own })
}
async function pulled(config: ConnectorConfig) {
  const { projects } = await steps.run(config.uuid, 'PULL')
  return projects[0]!.uuid
}
async function pushed(config: ConnectorConfig): Promise<ConnectorRunItem[]> {
  return steps.lines((await steps.run(config.uuid, 'PUSH')).uuid)
}

describe('translations that are there already', () => {
  it('wait for a decision before they are overwritten', async () => {
    const key = drupal.add('Held', text)
    drupal.changeTranslation(key, 'es', theirs)
    const config = await connect(drupal, key)
    await steps.finish(await pulled(config), translate)
    const [held] = await pushed(config)
    expect(held).toMatchObject({ reason: 'TARGET_CHANGED', isRetryable: true })
    expect(drupal.translation(key, 'es')).toBe(theirs)
    const path = `${home}/config/${config.uuid}/target/${held!.targetUuid}`
    const { remoteVersion } = bodyOf<{ remoteVersion: string }>(await test.call(manager, 'GET', `${path}/conflict`))
    bodyOf(await test.call(manager, 'POST', `${path}/decision`, { decision: 'OVERWRITE', remoteVersion }))
    expect(await pushed(config)).toMatchObject([{ reason: 'WRITTEN' }])
    expect(drupal.translation(key, 'es')).toContain('Hello world es')
  })

  it('come to the memory once or always, fill the project, and are replaced by it', async () => {
    const key = drupal.add('Learned', '<h2>Learn this</h2>\n<p>Read it all.</p>')
    drupal.changeTranslation(key, 'es', theirs)
    const config = await connect(drupal, key, { existing: 'ALWAYS' })
    const project = await pulled(config)
    await steps.approve(project)
    const filled = await test.db
      .select({ source: segments.source, target: segments.target, origin: segments.origin })
      .from(segments)
      .innerJoin(workUnits, eq(workUnits.id, segments.workUnitId))
      .where(and(eq(workUnits.projectId, project), eq(segments.source, 'Read it all.')))
    expect(filled).toEqual([{ source: 'Read it all.', target: 'Lee esto primero.', origin: 'TM_CONTEXT' }])
    await steps.deliverAll(project, (source) => (source === 'Learn this' ? 'Hola a todos' : source))
    expect(await pushed(config)).toMatchObject([{ reason: 'WRITTEN' }])
    drupal.changeTranslation(key, 'es', theirs.replace('mundo', 'planeta'))
    await steps.run(config.uuid, 'PULL')
    expect(await pushed(config)).toMatchObject([{ reason: 'SAME' }])
    expect(drupal.translation(key, 'es')).toContain('planeta')
    const units = JSON.stringify((await memories.tmUnits(memory.uuid)).content)
    expect(units).toContain('Hola planeta')
  })
})

describe('content that changes while it is translated', () => {
  it.each([
    ['MATCHING', 'WRITTEN', '<h2>Hello world es</h2>\n<p>Lee esto primero.</p>'],
    ['HOLD', 'SOURCE_CHANGED', theirs],
    ['ANYWAY', 'WRITTEN', '<h2>Hello world es</h2>\n<p>Read this first. es</p>'],
  ])('by %s its translation is %s', async (whenSourceChanged, reason, expected) => {
    const key = aem.add(`Changed ${whenSourceChanged}`, text)
    const config = await connect(aem, key, { whenSourceChanged, existing: 'ONCE' })
    aem.changeTranslation(key, 'es', theirs)
    const project = await pulled(config)
    await steps.approve(project)
    aem.change(key, text.replace('first', 'later'))
    expect((await steps.run(config.uuid, 'PULL')).outcomes).toMatchObject({ IN_PROGRESS: 1 })
    await steps.deliverAll(project, translate)
    const [line] = await pushed(config)
    expect(line!.reason).toBe(reason)
    expect(aem.translation(key, 'es')).toBe(expected)
  })
})

describe('what a kind can and cannot', () => {
  it('a Drupal site without the module is only read, and its source stays as it is', async () => {
    const key = drupal.add('Read only', text)
    const config = await connect(drupal, key)
    await steps.finish(await pulled(config), translate)
    drupal.isMultilingual = false
    expect(await pushed(config)).toMatchObject([
      { reason: 'REFUSED_BY_PEER', message: expect.stringContaining('jsonapi_multilingual') as string },
    ])
    drupal.isMultilingual = true
    expect(drupal.translation(key, 'en')).toBe(text)
    expect(drupal.translation(key, 'es')).toBeUndefined()
  })

  it('languages and fields of Drupal are all known, however many pages they fill', async () => {
    const many = Array.from({ length: 60 }, (_, at) => `a${at}`)
    drupal.languages = [...many, 'en', 'es']
    drupal.textFields = [...many, 'body']
    const key = drupal.add('Many', text)
    const config = await connect(drupal, key)
    await steps.finish(await pulled(config), translate)
    expect(await pushed(config)).toMatchObject([{ reason: 'WRITTEN' }])
    expect(drupal.translation(key, 'es')).toContain('Hello world es')
    Object.assign(drupal, { languages: ['en', 'es', 'ja'], textFields: undefined })
  })

  it('a text that a source of one’s own has no place for is refused, and nothing is written', async () => {
    const key = blaise.add('Shortened', text)
    const config = await connect(blaise, key)
    await steps.finish(await pulled(config), translate)
    blaise.change(key, '<h2>Hello world</h2>')
    expect(await pushed(config)).toMatchObject([
      { reason: 'REFUSED_BY_PEER', message: expect.stringContaining('no place for /texts/1/{locale}') as string },
    ])
    expect(blaise.translation(key, 'es')).toBeUndefined()
  })

  it('a page of AEM that is gone leaves its language copy as it is', async () => {
    const key = aem.add('Gone', text)
    const config = await connect(aem, key)
    await steps.finish(await pulled(config), translate)
    aem.remove(key)
    expect(await pushed(config)).toMatchObject([{ reason: 'TARGET_GONE', message: key.replace('page:', '') }])
    expect(aem.translation(key, 'es')).toBe(text)
  })

  it('a guide of Pendo full of open tags is read', async () => {
    const guide = { id: 'g1', name: 'Guide', steps: [{ id: 's1', content: `<p>Hello</p>${'<b <p '.repeat(90_000)}` }] }
    const bytes = Buffer.from(JSON.stringify([guide]))
    const connection = { fields: {}, sourceLocale: 'en', codeOf: String, ask: () => new Answered(200, {}, bytes) }
    const content = await pendo.read(connection as unknown as Connection, { key: 'g1', title: 'Guide', version: '1' })
    expect(Buffer.from(content.bytes).toString()).toContain('<source>Hello</source>')
  })

  it('a content fragment of AEM goes into its language copy, and one without a copy is named', async () => {
    const path = '/content/dam/site/en/teaser'
    aem.fragments.set(path, { id: 'f1', values: ['<p>Hello</p>'], version: 1 })
    aem.fragments.set(path.replace('/en/', '/es/'), { id: 'f2', values: ['<p>Hello</p>'], version: 1 })
    const more = { contentTypes: ['fragment'], targetLocales: ['es', 'ja'] }
    const config = await connect(aem, `fragment:${path}`, more)
    await steps.finish(await pulled(config), translate)
    const lines = await pushed(config)
    expect(lines.map(({ locale, reason }) => [locale, reason]).toSorted()).toEqual([
      ['es', 'WRITTEN'],
      ['ja', 'TARGET_LOCALE_MISSING'],
    ])
    expect(aem.fragments.get(path.replace('/en/', '/es/'))!.values).toEqual(['<p>Hello es</p>'])
    expect((await pushed(config)).map(({ reason }) => reason)).toContain('SAME')
  })

  it('an email of Marketo with dynamic content has its languages in segments', async () => {
    const key = marketo.add('Segments', '')
    marketo.segments.set(
      key,
      new Map([
        ['Default', '<p>Hi {{lead.First Name}}</p>'],
        ['Spanish', '<p>Old</p>'],
      ]),
    )
    const config = await connect(marketo, key, { existing: 'ONCE', locales: [{ locale: 'es', code: 'Spanish' }] })
    await steps.finish(await pulled(config), (source) => source.replace('Hi', 'Hola'))
    expect(await pushed(config)).toMatchObject([{ reason: 'TARGET_CHANGED' }])
    marketo.segments.get(key)!.delete('Spanish')
    expect(await pushed(config)).toMatchObject([{ reason: 'TARGET_LOCALE_MISSING', message: 'Spanish' }])
    marketo.segments.get(key)!.set('Spanish', '<p>Hi {{lead.First Name}}</p>')
    const again = await connect(marketo, key, { locales: [{ locale: 'es', code: 'Spanish' }] })
    await steps.finish(await pulled(again), (source) => source.replace('Hi', 'Hola'))
    expect(await pushed(again)).toMatchObject([{ reason: 'WRITTEN' }])
    expect(marketo.segments.get(key)!.get('Spanish')).toBe('<p>Hola {{lead.First Name}}</p>')
  })

  it.each([
    ['606', 20],
    ['607', 3600],
  ])('the limit %s of Marketo, which comes with 200, is waited for', async (code, seconds) => {
    const config = await connect(marketo, marketo.add(`Limit ${code}`, text))
    marketo.disturb = ({ path }) =>
      path.includes('/emails.json') ? json({ success: false, errors: [{ code, message: 'Limit' }] }) : undefined
    const run = await steps.start(config.uuid, 'PULL')
    const waits = await test.until(async () => {
      const { rows } = await test.db.execute<{ until: Date }>(
        `select blocked_until as until from connector_budgets where blocked_until > now() and key like '%${config.uuid}%'`,
      )
      return rows[0]
    })
    expect(Math.abs((new Date(waits.until).getTime() - Date.now()) / 1000 - seconds)).toBeLessThan(15)
    marketo.disturb = undefined
    bodyOf(await test.call(manager, 'POST', `${home}/run/${run.uuid}/stop`))
  })
})

describe('runs of one connection', () => {
  it('a dry run over several pieces of content counts the one project that would take them', async () => {
    const keys = [drupal.add('First', text), drupal.add('Second', text)]
    const config = await connect(drupal, '', { include: keys })
    const run = await steps.run(config.uuid, 'PULL', { isDryRun: true })
    expect(run).toMatchObject({ outcomes: { NEW: 2 }, newProjects: 1 })
    const price = { amount: Math.round(run.words! * 12) / 100, currency: 'USD', isComplete: true }
    expect(run.price).toEqual(price)
    // Those who look at it have heard of its end.
    expect(await test.db.$count(changeLog, eq(changeLog.entityId, run.uuid))).toBeGreaterThan(0)
    const columns = ['connection', 'outcomes', 'uuid'].map((field) => ({ field, title: field }))
    const wanted = { format: 'CSV', columns, configUuid: config.uuid }
    const url = `${home}/run-export`
    const { requestUuid } = bodyOf<{ requestUuid: string }>(await test.call(manager, 'POST', url, wanted))
    const file = await test.until(
      async () =>
        bodyOf<{ downloadUrl?: string }>(await test.call(manager, 'GET', `${url}/${requestUuid}/status`)).downloadUrl,
    )
    const { bytes } = await test.download(null, new URL(file).pathname)
    expect(new TextDecoder().decode(bytes)).toMatch(new RegExp(`${config.name},.*NEW 2.*,${run.uuid}`))
  })

  it('one works at a time in each direction, and a dry run needs no turn', async () => {
    const { uuid: configId } = await connect(drupal, 'none')
    const asked = { accountId: place.accountId, configId, direction: 'PUSH', trigger: 'MANUAL', params: {} } as const
    const runs = await Promise.all([1, 2, 3].map(() => insertOne(test.db, connectorRuns, asked)))
    const dry = await insertOne(test.db, connectorRuns, { ...asked, isDryRun: true })
    const turns = await Promise.all(runs.map((run) => takeTurn(test.db, run)))
    const [working] = turns.filter((run) => run !== undefined)
    expect(turns.filter((run) => run === undefined)).toHaveLength(2)
    expect(await takeTurn(test.db, dry)).toMatchObject({ id: dry.id, worksNow: false })
    expect(await takeTurn(test.db, working!)).toMatchObject({ id: working!.id })
    await test.db.update(connectorRuns).set({ endedAt: new Date() }).where(eq(connectorRuns.id, working!.id))
    const [next, other] = runs.filter(({ id }) => id !== working!.id) as [RunRow, RunRow]
    const waitFor = (milliseconds: number, id: string) =>
      test.db
        .update(connectorRuns)
        .set({ waitsUntil: new Date(Date.now() + milliseconds) })
        .where(eq(connectorRuns.id, id))
    await waitFor(turn, next.id)
    await waitFor(3_600_000, other.id)
    const notes = sql`select from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`
    await test.db.transaction(async (transaction) => {
      expect((await resumeNext(transaction as Database, working!)).map(({ id }) => id)).toEqual([next.id])
      // The end of a run still locks its connection after this; those who start runs lock it before they tell of them.
      expect((await transaction.execute(notes)).rows).toEqual([])
    })
    const waits = await test.db.select().from(connectorRuns).where(eq(connectorRuns.configId, configId))
    expect(waits.filter(({ waitsUntil }) => waitsUntil !== null).map(({ id }) => id)).toEqual([other.id])
    await steps.ended(next.id)
    expect(await takeTurn(test.db, other)).toMatchObject({ id: other.id })
    expect(await takeTurn(test.db, working!)).toBeUndefined()
    await test.db.update(connectorRuns).set({ endedAt: new Date() }).where(eq(connectorRuns.configId, configId))
  })
})
