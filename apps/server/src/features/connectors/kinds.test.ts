import type { ConnectorConflict, ConnectorRun } from '@dragoman/sdk/operations/connectors'
import { connectorKinds } from '@dragoman/sdk/connector-kinds'
import type { ConnectorKind } from '@dragoman/sdk/operations/shared'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { connectorSteps } from '../../testing/connectors.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { contentPeers } from '../../testing/peers/content-peers.ts'
import { isWrite, json } from '../../testing/peers/peer-server.ts'
import { bodyOf } from '../../testing/projects.ts'
import { connectorBudgets } from './tables.ts'

const text = '<h2>Hello world</h2>\n<p>Read <b>this</b> first.</p>'
const translate = (source: string, locale: string) => `${source} ${locale}`
const written = (runs: readonly ConnectorRun[]) =>
  runs.flatMap(({ counts }) => counts).reduce((sum, { reason, count }) => sum + (reason === 'WRITTEN' ? count : 0), 0)

/** A system of a kind, and the steps that tests take with it. */
async function open(kind: string) {
  const peer = await contentPeers[kind]!()
  const test = await openTestApp({
    settings: { connectorAllowedHosts: ['127.0.0.1'], connectorGateway: peer.origin },
  })
  afterAll(() => peer.close())
  const steps = connectorSteps(test)
  let number = 0

  const connect = (more: object = {}) =>
    steps.connect({ kind, name: `${kind} ${(number += 1)}`, fields: peer.fields, ...more })
  /** A connection to one new piece of content alone. */
  async function connected(more: object = {}) {
    const key = peer.add(`Title ${number + 1}`, text)
    const only = peer.only?.(key) ?? { include: [key] }
    const settings = { sourceLocale: 'en', targetLocales: ['es', 'ja'], workflows: ['TRANSLATION'], ...only }
    return { key, config: await connect({ settings: { ...settings, ...more } }) }
  }
  /** The same, translated, and not delivered yet. */
  async function translated() {
    const { key, config } = await connected({ deliversWhenDone: false })
    const { projects } = await steps.run(config.uuid, 'PULL')
    await steps.finish(projects[0]!.uuid, translate)
    return { key, config }
  }
  return { peer, test, steps, connected, translated, ...test.people }
}

/** Tests of every kind. */
function readsWell({ peer, test, steps, connected, accountAdmin }: Awaited<ReturnType<typeof open>>) {
  it('a limit is waited for, and a page for people instead of data ends a run with its reason', async () => {
    const { config } = await connected()
    let left = 2
    peer.disturb = () =>
      (left -= 1) >= 0 ? new Response('', { status: 429, headers: { 'retry-after': '-1' } }) : undefined
    expect(await steps.run(config.uuid, 'PULL')).toMatchObject({ status: 'DONE', outcomes: { NEW: 1 } })
    peer.disturb = () => new Response('<h1>Maintenance</h1>', { headers: { 'content-type': 'text/html' } })
    expect(await steps.run(config.uuid, 'PULL')).toMatchObject({
      status: 'ERROR',
      fault: 'NOT_JSON',
      message: expect.stringContaining('Maintenance') as string,
    })
    peer.disturb = undefined
    expect(await test.call(accountAdmin, 'POST', `/api/v3/connector/config/${config.uuid}/test`)).toMatchObject({
      body: { isOk: true },
    })
  })

  it('a key that was taken back ends a run with its reason, and stands nowhere in the clear', async () => {
    const { config } = await connected()
    peer.revoke()
    expect(await steps.run(config.uuid, 'PULL')).toMatchObject({ status: 'ERROR', fault: 'SIGN_IN' })
    expect((await steps.get(config.uuid)).state).toBe('SIGN_IN')
    for (const table of ['connector_configs', 'connector_runs', 'connector_run_items', 'jobs', 'journal']) {
      const { rows } = await test.db.execute(sql`select * from ${sql.identifier(table)}`)
      expect(JSON.stringify(rows)).not.toContain(peer.secret)
    }
  })
}

const kinds = Object.keys(contentPeers)
const isWritten = (kind: string) => connectorKinds[kind as ConnectorKind].capabilities.push

describe.each(kinds.filter(isWritten))('content of %s', async (kind) => {
  const opened = await open(kind)
  const { peer, test, steps, connected, translated, manager } = opened

  it('content is taken and delivered once, and the second time nothing is written', async () => {
    const { key, config } = await connected()
    const pulled = await steps.run(config.uuid, 'PULL')
    expect(pulled).toMatchObject({ status: 'DONE', outcomes: { NEW: 1 } })
    await steps.finish(pulled.projects[0]!.uuid, translate)
    expect(written(await steps.delivered(config.uuid))).toBe(2)
    expect(peer.translation(key, 'es')).toBe(text.replace('world', 'world es').replace('first.', 'first. es'))
    const count = peer.count()
    peer.asked.length = 0
    expect((await steps.run(config.uuid, 'PULL')).outcomes).toMatchObject({ UNCHANGED: 1 })
    expect((await steps.run(config.uuid, 'PUSH')).outcomes).toEqual({ SAME: 2 })
    expect(peer.asked.filter(isWrite)).toEqual([])
    expect(peer.count()).toBe(count)
  })

  it('an answer that is lost at any call leaves nothing twice once the run is repeated', async () => {
    const { key, config } = await translated()
    const before = peer.count()
    // Until a run has fewer calls than that: it has lost none.
    for (let call = 1, left = 0; left <= 0; call += 1) {
      left = call
      peer.loses = () => (left -= 1) === 0
      // Its limit is met elsewhere.
      await test.db.delete(connectorBudgets)
      await steps.run(config.uuid, 'PUSH')
    }
    peer.loses = undefined
    expect((await steps.run(config.uuid, 'PUSH')).outcomes).toEqual({ SAME: 2 })
    expect(peer.count()).toBe(before + 2)
    expect(peer.translation(key, 'ja')).toContain('Hello world ja')
  })

  it('a translation that was changed there is held, and stays theirs when someone decides so', async () => {
    const { key, config } = await translated()
    await steps.run(config.uuid, 'PUSH')
    peer.changeTranslation(key, 'es', '<p>Otra cosa</p>')
    const run = await steps.run(config.uuid, 'PUSH')
    expect(run).toMatchObject({ status: 'WARN', outcomes: { TARGET_CHANGED: 1, SAME: 1 } })
    const held = (await steps.lines(run.uuid)).find(({ reason }) => reason === 'TARGET_CHANGED')!
    const path = `/api/v3/connector/config/${config.uuid}/target/${held.targetUuid}`
    const { theirs, remoteVersion } = bodyOf<ConnectorConflict>(await test.call(manager, 'GET', `${path}/conflict`))
    expect(theirs).toContain('Otra cosa')
    bodyOf(await test.call(manager, 'POST', `${path}/decision`, { decision: 'KEEP_THEIRS', remoteVersion }))
    expect((await steps.run(config.uuid, 'PUSH')).outcomes).toEqual({ SAME: 2 })
    expect(peer.translation(key, 'es')).toBe('<p>Otra cosa</p>')
  })

  it('content that has changed holds its translations, and content that is gone is named', async () => {
    const { key, config } = await translated()
    peer.change(key, `${text}<p>More of it</p>`)
    expect((await steps.run(config.uuid, 'PULL')).outcomes).toMatchObject({ CHANGED: 1 })
    peer.remove(key)
    expect((await steps.run(config.uuid, 'PULL')).outcomes).toMatchObject({ SOURCE_GONE: 1 })
    const count = peer.count()
    await steps.run(config.uuid, 'PUSH')
    expect(peer.count()).toBe(count)
  })

  readsWell(opened)
})

describe.each(kinds.filter((kind) => !isWritten(kind)))('content of %s, which takes no translations', async (kind) => {
  const opened = await open(kind)
  const { peer, test, steps, connected, manager } = opened

  it('content is taken once, and its translations can only be downloaded', async () => {
    const { key, config } = await connected()
    expect((await steps.run(config.uuid, 'PULL')).outcomes).toMatchObject({ NEW: 1 })
    peer.asked.length = 0
    expect((await steps.run(config.uuid, 'PULL')).outcomes).toMatchObject({ UNCHANGED: 1 })
    expect(peer.asked).toHaveLength(1)
    peer.change(key, `${text}<p>More of it</p>`)
    expect((await steps.run(config.uuid, 'PULL')).outcomes).toMatchObject({ CHANGED: 1 })
    peer.remove(key)
    expect((await steps.run(config.uuid, 'PULL')).outcomes).toMatchObject({ SOURCE_GONE: 1 })
    const body = { direction: 'PUSH' }
    expect(await test.call(manager, 'POST', `/api/v3/connector/config/${config.uuid}/run`, body)).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('Download') as string },
    })
  })

  readsWell(opened)
})

describe('an import of Phrase', async () => {
  const { peer, steps, translated } = await open('PHRASE')

  it('texts are not delivered before it has ended', async () => {
    const { config } = await translated()
    peer.disturb = ({ url }) =>
      url.pathname.endsWith('/uploads/upload1') ? json({ id: 'upload1', state: 'processing' }) : undefined
    expect((await steps.run(config.uuid, 'PUSH')).outcomes).toEqual({ REFUSED_BY_PEER: 2 })
    peer.disturb = undefined
    expect((await steps.run(config.uuid, 'PUSH')).outcomes).toEqual({ SAME: 2 })
  })
})
