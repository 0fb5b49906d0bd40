import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listen, type Listening } from '../serve.ts'
import { createPerson } from '../testing/people.ts'
import { bodyOf } from '../testing/projects.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { seedWork } from '../testing/work.ts'

// 2,000 pages that are open at once on one server: how much memory each costs, and how long after a change all of them
// have heard of it. The floor is a bare server that writes the same bytes to as many connections, in the same process.

/** `BENCH_STREAMS=200` tries the same in seconds. */
const streams = Number(process.env['BENCH_STREAMS'] ?? 2000)
const streamsOfSession = 10
const sessionsOfPerson = 5
const changes = 20
/** Kilobytes that a stream may cost, its reader in the same process included. */
const mostMemory = 120

let app: TestApp
let server: Listening
beforeAll(async () => {
  app = await createTestApp({ verifyAnswers: false, tellsPeople: true })
  server = await listen(app.app, { host: '127.0.0.1', port: 0, trustedProxies: 0 })
}, 120_000)
afterAll(async () => {
  await server.close()
  await app.close()
})

/** Hears a stream, and notes when a word came that it waits for. */
async function hear(port: number, path: string, headers: Record<string, string>, heard: (text: string) => void) {
  const request = get({ port, path, host: '127.0.0.1', headers, agent: false })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode}`)
  response.setEncoding('utf8')
  response.on('data', heard)
  response.on('error', () => undefined)
  return () => request.destroy()
}

const atShare = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))]!

/** Resident memory once nothing is left to collect, in kilobytes. */
function memory(): number {
  globalThis.gc?.()
  return process.memoryUsage().rss / 1024
}

/** Milliseconds from each change until all have heard of it. */
async function timesOf(
  count: number,
  open: (heard: (text: string) => void) => Promise<() => void>,
  change: (at: number) => Promise<void>,
) {
  let waiting = 0
  let done = () => {}
  const before = memory()
  const stops: (() => void)[] = []
  for (let at = 0; at < count; at += 1)
    stops.push(
      await open((text) => {
        if (!text.includes('event: change')) return
        waiting -= 1
        if (waiting === 0) done()
      }),
    )
  const each = (memory() - before) / count
  const times: number[] = []
  for (let at = 0; at < changes; at += 1) {
    const all = new Promise<void>((resolve) => (done = resolve))
    waiting = count
    const from = performance.now()
    await change(at)
    await all
    times.push(performance.now() - from)
  }
  for (const stop of stops) stop()
  return { times, each }
}

it(`a change reaches ${streams} open pages`, { timeout: 600_000 }, async () => {
  const { manager, place } = app.people
  const work = await seedWork(app.db, app.people)
  const tokens: string[] = []
  const { sessions } = app.app.services
  const perPerson = streamsOfSession * sessionsOfPerson
  for (let person = 0; person < Math.ceil(streams / perPerson); person += 1) {
    const { id: userId } = await createPerson({ db: app.db, sessions }, place, `Manager ${person}`, {
      roles: ['PROJECT_MANAGER'],
    })
    for (let session = 0; session < sessionsOfPerson; session += 1) {
      const { secret } = await sessions.open(app.db, { userId, kind: 'token', address: '127.0.0.1', userAgent: null })
      tokens.push(secret)
    }
  }
  let at = 0
  const headersOf = () => ({
    'X-AUTH-TOKEN': tokens[Math.floor(at++ / streamsOfSession)]!,
    Accept: 'text/event-stream',
  })
  const ours = await timesOf(
    streams,
    (heard) => hear(server.port, '/api/v3/events', headersOf(), heard),
    async (day) => {
      const dueDate = Date.now() + (day + 1) * 86_400_000
      bodyOf(await app.call(manager, 'PUT', `/api/v3/task/${work.taskIds[0]}/due-date`, { dueDate }))
    },
  )

  const open = new Set<ServerResponse>()
  const bare = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders()
    open.add(response)
  })
  await once(bare.listen(0, '127.0.0.1'), 'listening')
  const line = `event: change\nid: 1\ndata: ${JSON.stringify({ id: '1', at: 0, resources: ['tasks', 'projects', 'home', 'activity', 'journal', 'workUnits'], event: 'TASK_DUE_DATE_CHANGED', entityType: 'TASK', entityUuid: manager.id, projectUuid: manager.id, actorUuid: manager.id })}\n\n`
  const floor = await timesOf(
    streams,
    (heard) => hear((bare.address() as AddressInfo).port, '/', {}, heard),
    async () => {
      for (const response of open) response.write(line)
    },
  )
  bare.closeAllConnections()
  bare.close()

  const [half, most] = [atShare(ours.times, 0.5), atShare(ours.times, 0.95)]
  const bareHalf = atShare(floor.times, 0.5)
  console.log(
    `${streams} streams: all have heard after ${half.toFixed(0)} ms (p95 ${most.toFixed(0)} ms), bare ${bareHalf.toFixed(0)} ms; ` +
      `${ours.each.toFixed(0)} kB a stream, bare ${floor.each.toFixed(0)} kB, readers included`,
  )
  expect(ours.each).toBeLessThanOrEqual(mostMemory)
  // The change itself, the journal, and the log of changes come before the first byte.
  expect(half).toBeLessThanOrEqual(bareHalf * 3 + 500)
})
