import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '../../app.ts'
import type { App } from '../../app.ts'
import { connectDatabase } from '../database/connect.ts'
import type { DatabaseConnection } from '../database/connect.ts'
import { createTestDatabase } from '../../testing/database/testing.ts'
import type { TestDatabase } from '../../testing/database/testing.ts'
import { until } from '../../testing/until.ts'

// A server whose way to the database can be cut.

let database: TestDatabase
let connection: DatabaseConnection
let way: Awaited<ReturnType<typeof makeWay>>
let folder: string
let app: App
const lines: { level: number; msg: string; err?: { code?: string } }[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  way = await makeWay(new URL(database.url))
  connection = connectDatabase(way.url)
  folder = await mkdtemp(join(tmpdir(), 'dragoman-failures-'))
  app = await createApp({
    connection,
    filesDirectory: folder,
    mailTransport: { send: async () => undefined },
    settings: { publicUrl: 'http://dragoman.test', secretKey: 'a key for tests only', version: '0.0.0' },
    log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) }),
  })
})

afterAll(async () => {
  await app.close()
  await connection.close()
  way.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

async function makeWay(target: URL) {
  const sockets = new Set<Socket>()
  let isCut = false
  let refused = 0
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    if (isCut) {
      refused += 1
      return socket.destroy()
    }
    const there = connect(Number(target.port), target.hostname).on('error', () => undefined)
    for (const one of [socket, there]) sockets.add(one.once('close', () => sockets.delete(one)))
    return socket.pipe(there).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target.href)
  // Not through the socket.
  url.searchParams.delete('host')
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    refused: () => refused,
    cut() {
      isCut = true
      for (const socket of sockets) socket.destroy()
    },
    mend: () => (isCut = false),
    close: () => server.close(),
  }
}

/** A token that no one has is looked for in the database. */
async function status(): Promise<number> {
  const request = new Request('http://dragoman.test/api/v3/auth/current', { headers: { 'X-AUTH-TOKEN': 'nobody' } })
  return (await app.fetch(request)).status
}

it('a lost database is logged once, and so is its return', async () => {
  expect(await status()).toBe(403)
  for (let time = 0; time < 2; time += 1) {
    way.cut()
    const before = way.refused()
    for (let call = 0; call < 5; call += 1) expect(await status()).toBe(503)
    // Jobs, mails and indexes are looked for as well.
    await until(() => way.refused() > before + 12)
    way.mend()
    await until(() => lines.length === 2)
    expect(await status()).toBe(403)
    const [gone, back] = lines.splice(0)
    expect(gone).toMatchObject({
      level: 50,
      msg: expect.stringContaining('the database is out of reach'),
      err: expect.anything(),
    })
    expect(back).toMatchObject({ level: 40, msg: 'the database is back' })
  }
  expect(lines).toEqual([])
})
