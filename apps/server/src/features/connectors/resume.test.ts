import { randomUUID } from 'node:crypto'
import type { ConnectorRun } from '@dragoman/sdk/operations/connectors'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { consequences } from '../../consequences.ts'
import { registry } from '../../features.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { insertOne } from '../../kernel/database/one-row.ts'
import { jobs } from '../../kernel/tables.ts'
import { connectorSteps } from '../../testing/connectors.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { startWordpressPeer } from '../../testing/peers/wordpress.ts'
import { bodyOf, projectSteps } from '../../testing/projects.ts'
import { connectorRunner } from './engine/run-connector.ts'
import { connectorJob } from './runs/start-run.ts'
import { connectorBudgets, connectorRuns } from './tables.ts'

const peer = await startWordpressPeer({ pageSize: 2 })
const test = await openTestApp({ settings: { connectorAllowedHosts: ['127.0.0.1'] } })
afterAll(() => peer.close())
const steps = connectorSteps(test)
const { manager, place } = test.people
const home = '/api/v3/connector'

for (const number of [1, 2, 3, 4, 5]) peer.add(`Post ${number}`, `<p>Text ${number}</p>`)
const connect = (name: string) => steps.connect({ kind: 'WORDPRESS', name, fields: peer.fields })

class Killed extends Error {}

describe('a run that is interrupted', () => {
  it('goes on at each of its items, and takes everything once', async () => {
    const { uuid } = await connect('Killed')
    const asked = { accountId: place.accountId, configId: uuid, direction: 'PULL', trigger: 'MANUAL' } as const
    const run = await insertOne(test.db, connectorRuns, { ...asked, params: {}, startedBy: manager.id })
    // Held from the start, so that the server's own workers leave it alone.
    const job = await insertOne(test.db, jobs, {
      accountId: place.accountId,
      createdBy: manager.id,
      type: connectorJob,
      params: { runId: run.id },
      holder: randomUUID(),
      heldUntil: new Date(Date.now() + 600_000),
    })
    const { objects, settings } = test.app.services
    const runner = connectorRunner({ consequences, registry, settings })
    let kills = 0
    let calls = 0
    const done = { is: false }
    while (!done.is) {
      calls += 1
      let left = calls
      const jobRun = {
        job,
        db: test.db,
        objects,
        outbox: { write: () => Promise.resolve(), writeComposed: () => Promise.resolve(), wake: () => undefined },
        log: pino({ level: 'silent' }),
        progress: () => ((left -= 1) === 0 ? Promise.reject(new Killed()) : Promise.resolve()),
        finish: () => Promise.reject(new Error('it starts no other job')),
        async commit(write: (transaction: Database) => Promise<object>) {
          await test.db.transaction(async (transaction) => void (await write(transaction as Database)))
          done.is = true
        },
      }
      await runner.run(jobRun).catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error
        kills += 1
      })
    }
    await test.db.update(jobs).set({ status: 'FINISHED', holder: null }).where(eq(jobs.id, job.id))
    expect(kills).toBeGreaterThanOrEqual(3)
    const ended = bodyOf<ConnectorRun>(await test.call(manager, 'GET', `${home}/run/${run.id}`))
    expect(ended).toMatchObject({ status: 'DONE', counts: [{ reason: 'NEW', count: 5 }] })
    expect(ended.projects).toHaveLength(1)
    const { resources } = await projectSteps(test).get(manager, ended.projects[0]!.uuid)
    expect(resources).toHaveLength(5)
  })

  it('stops while it waits for a limit, and a retry repeats only the failed items', async () => {
    const { uuid } = await connect('Stopped')
    peer.disturb = ({ url }) =>
      url.pathname.endsWith('/posts/2') ? new Response('<h1>Oops</h1>', { status: 400 }) : undefined
    const first = await steps.run(uuid, 'PULL')
    expect(first).toMatchObject({ status: 'WARN', outcomes: { NEW: 4, READ_FAILED: 1 } })
    peer.disturb = () => new Response('', { status: 429, headers: { 'retry-after': '3600' } })
    const waiting = await steps.start(uuid, 'PULL')
    await test.until(async () => {
      const [row] = await test.db.select().from(connectorRuns).where(eq(connectorRuns.id, waiting.uuid))
      return row?.waitsUntil ?? undefined
    })
    expect(await steps.start(uuid, 'PULL')).toMatchObject({ uuid: waiting.uuid })
    const other = await steps.start(uuid, 'PULL', { keys: ['post:1'] })
    expect(other.uuid).not.toBe(waiting.uuid)
    bodyOf(await test.call(manager, 'POST', `${home}/run/${other.uuid}/stop`))
    const stopped = await test.call(manager, 'POST', `${home}/run/${waiting.uuid}/stop`)
    expect(bodyOf<ConnectorRun>(stopped)).toMatchObject({ status: 'WARN' })
    expect((await test.call(manager, 'POST', `${home}/run/${waiting.uuid}/stop`)).status).toBe(409)
    peer.disturb = undefined
    await test.db.delete(connectorBudgets)
    const again = bodyOf<ConnectorRun>(await test.call(manager, 'POST', `${home}/run/${first.uuid}/retry`, {}), 202)
    expect(await steps.ended(again.uuid)).toMatchObject({
      parentUuid: first.uuid,
      status: 'DONE',
      counts: [{ reason: 'NEW', count: 1 }],
    })
    expect(await test.call(manager, 'POST', `${home}/run/${again.uuid}/retry`, {})).toMatchObject({
      body: { code: 'NOTHING_SELECTED' },
    })
  })
})
