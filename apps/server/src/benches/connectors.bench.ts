import { randomBytes, randomUUID } from 'node:crypto'
import { connectorKinds, type ConnectorDescriptor } from '@dragoman/sdk/connector-kinds'
import type { ConnectorKind } from '@dragoman/sdk/operations/shared'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sealedSecrets } from '../features/connectors/configs/secrets.ts'
import { openConnection } from '../features/connectors/connection/open-connection.ts'
import { adapters } from '../features/connectors/kinds/adapters.ts'
import type { Adapter } from '../features/connectors/peer/adapter.ts'
import { connectorConfigs } from '../features/connectors/tables.ts'
import { insertOne } from '../kernel/database/one-row.ts'
import { connectorSteps } from '../testing/connectors.ts'
import { startGithubPeer } from '../testing/peers/github.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

// A system with 100,000 entries that answers at once, so that what counts is the engine: looked through for the first time
// with all its texts, and again where twenty have changed. Then a repository of 316 MB with 20,000 files, of which one is
// translated.

const entries = Number(process.env['CONNECTOR_ENTRIES'] ?? 100_000)
const pageSize = 1000
const changed = 20
/** Seconds for each look through, milliseconds for a page of a run, and megabytes that the process may grow by. */
const goals = { first: 300, again: 60, page: 200, growth: 250 }

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ verifyAnswers: false, settings: { connectorAllowedHosts: ['127.0.0.1'] } })
}, 120_000)
afterAll(() => app.close())

const kind = 'SHELF' as ConnectorKind
const descriptor: ConnectorDescriptor = { ...connectorKinds.DRUPAL, kind, name: 'Shelf', path: 'shelf', hosts: [] }
const versions = new Map<string, string>()
const keyAt = (at: number) => `entry-${String(at).padStart(6, '0')}`
const adapter: Adapter = {
  checks: () => [],
  choices: () => Promise.resolve([]),
  discover(_, cursor) {
    const from = Number(cursor ?? 0)
    const count = Math.min(pageSize, entries - from)
    const items = Array.from({ length: count }, (__, at) => {
      const key = keyAt(from + at)
      return { key, version: versions.get(key) ?? '1', title: key }
    })
    return Promise.resolve({ items, next: from + count < entries ? String(from + count) : undefined })
  },
  read: (_, { key, version }) =>
    Promise.resolve({ name: `${key}.json`, bytes: Buffer.from(`{"text": "The text of ${key} ${version}"}`) }),
  present: () => Promise.resolve({ bytes: null, version: '' }),
}

/** The most that the process has grown by while something went on, in megabytes. */
async function growthDuring<T>(work: () => Promise<T>): Promise<[T, number]> {
  const before = process.memoryUsage().rss
  let most = 0
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().rss - before)), 200)
  const result = await work()
  clearInterval(timer)
  return [result, Math.round(most / 2 ** 20)]
}

const secondsSince = (start: number) => (performance.now() - start) / 1000

it('100,000 entries are looked through in time, and with little memory', async () => {
  Object.assign(connectorKinds, { [kind]: descriptor })
  Object.assign(adapters, { [kind]: adapter })
  const { people, db } = app
  const steps = connectorSteps(app)
  const id = randomUUID()
  const { accountId, orgUnitId } = people.place
  const config = await insertOne(db, connectorConfigs, {
    id,
    accountId,
    orgUnitId,
    kind,
    name: 'Shelf',
    fields: {},
    secrets: sealedSecrets({}, id, app.app.services.settings.secretKey),
    settings: { sourceLocale: 'en', targetLocales: ['es'], workflows: ['TRANSLATION'] },
    ownerId: people.manager.id,
  })
  const begun = performance.now()
  const [first, growth] = await growthDuring(() => steps.run(config.id, 'PULL', { isDryRun: true }))
  const firstTime = secondsSince(begun)
  expect(first.outcomes).toEqual({ NEW: entries })
  const opened = performance.now()
  await app.call(people.manager, 'GET', `/api/v3/connector/run/${first.uuid}/item?size=100&page=500`)
  const pageTime = performance.now() - opened

  await db.execute(sql`
    insert into connector_items (config_id, key, title, version, taken_version, seen_at)
    select ${id}, 'entry-' || lpad(n::text, 6, '0'), 'entry', '1', '1', now() from generate_series(0, ${entries - 1}) as n`)
  for (let at = 0; at < changed; at += 1) versions.set(keyAt(at * 37), '2')
  const restarted = performance.now()
  const [again, growthAgain] = await growthDuring(() => steps.run(config.id, 'PULL'))
  const againTime = secondsSince(restarted)
  expect(again.outcomes).toEqual({ UNCHANGED: entries - changed, CHANGED: changed })
  console.log(
    `${entries} entries: first ${firstTime.toFixed(1)} s (+${growth} MB), again ${againTime.toFixed(1)} s (+${growthAgain} MB), page of the run ${pageTime.toFixed(0)} ms`,
  )
  expect(firstTime).toBeLessThan(goals.first)
  expect(againTime).toBeLessThan(goals.again)
  expect(pageTime).toBeLessThan(goals.page)
  expect(Math.max(growth, growthAgain)).toBeLessThan(goals.growth)
}, 900_000)

const files = 20_000
/** Bytes of each file, which no compression makes smaller. */
const fileSize = 16_000
/** Twice what was measured of the same steps by hand: seconds, and bytes that come and go. */
const gitGoals = { seconds: 0.6, down: 1_100_000, up: 2000 }

it('one file of a repository of 316 MB is translated without the others', async () => {
  const peer = await startGithubPeer()
  afterAll(() => peer.close())
  peer.git.add('acme/large', {
    'crowdin.yml': 'files:\n  - {source: /en.json, translation: /%two_letters_code%.json}\n',
    'en.json': '{"hello": "Hello"}\n',
  })
  for (let batch = 0; batch < 20; batch += 1)
    peer.git.commit(
      'acme/large',
      'main',
      Object.fromEntries(
        Array.from({ length: files / 20 }, (_, at) => [
          `assets/${batch}/${at}.txt`,
          randomBytes((fileSize * 3) / 4).toString('base64'),
        ]),
      ),
    )
  let down = 0
  const answer = peer.git.answer
  peer.git.answer = async (asked) => {
    const response = await answer(asked)
    const bytes = await response.arrayBuffer()
    down += bytes.byteLength
    return new Response(bytes, response)
  }
  const steps = connectorSteps(app)
  const { uuid } = await steps.connect({
    kind: 'GITHUB',
    name: 'Large',
    fields: { githubUrl: peer.origin, githubUser: peer.user, githubToken: peer.token },
    repositories: [{ owner: 'acme', name: 'large' }],
  })
  const [config] = await app.db.select().from(connectorConfigs).where(eq(connectorConfigs.id, uuid))
  const github = adapters.GITHUB!
  const [, growth] = await growthDuring(async () => {
    const start = performance.now()
    const connection = await openConnection(app.db, config!, app.app.services.settings)
    const { items } = await github.discover(connection, undefined)
    const [item] = items
    const { key, title, version, place = {} } = item!
    const target = { item: { key, title, version, place }, locale: 'es', remoteKey: null }
    const before = await github.present(connection, target)
    const bytes = Buffer.from('{"hello": "Hola"}\n')
    expect(await github.write!(connection, [{ target, bytes, before }])).toMatchObject({
      outcomes: [{ reason: 'WRITTEN' }],
    })
    const seconds = secondsSince(start)
    const up = peer.asked.reduce(
      (sum, { body, path }) => sum + (path.endsWith('/git-receive-pack') ? body.length : 0),
      0,
    )
    console.log(`a file of ${files}: ${seconds.toFixed(2)} s, ${down} bytes down, ${up} up`)
    expect(seconds).toBeLessThan(gitGoals.seconds)
    expect(down).toBeLessThan(gitGoals.down)
    expect(up).toBeLessThan(gitGoals.up)
  })
  console.log(`the process grew by ${growth} MB`)
  expect(growth).toBeLessThan(goals.growth)
}, 600_000)
