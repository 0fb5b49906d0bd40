import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { AppSettings } from '../identity/context.ts'
import { preparePermissions } from '../identity/grants.ts'
import type { Listener } from '../identity/listeners.ts'
import { createSessions } from '../identity/sessions.ts'
import { folderTransport } from '../kernel/mail/transport.ts'
import { pino, type Logger } from 'pino'
import { createApp } from '../app.ts'
import type { App, Environment } from '../app.ts'
import type { Database } from '../kernel/database/connect.ts'
import { createFilledDatabase } from './database/testing.ts'
import { recording } from './examples/recorder.ts'
import { journalFeed, jobs } from '../kernel/tables.ts'
import { type Mail, mailReader } from './mails.ts'
import { seedPeople } from './people.ts'
import type { People, Person } from './people.ts'
import { watchRefusal } from './refusals.ts'
import { jobsEnd, until } from './until.ts'

/** The answer to a call. */
export interface Answer {
  status: number
  headers: Headers
  /** The JSON body; undefined without one. */
  body: unknown
}

export interface TestApp {
  app: App
  /** Another server on the same database and files; its owner closes it. */
  secondServer(): Promise<App>
  db: Database
  people: People
  /** Calls the API over HTTP as someone; a plain object is sent as JSON, a FormData as multipart. */
  call(as: Person | null, method: string, path: string, body?: object, more?: Record<string, string>): Promise<Answer>
  /** The same, for an answer that is a file. */
  download(as: Person | null, path: string): Promise<{ status: number; bytes: Uint8Array; headers: Headers }>
  /** Waits for a job to end and gives its row. */
  jobEnd(uuid: string): Promise<typeof jobs.$inferSelect>
  /** Waits until no job runs or waits to run. */
  idle(): Promise<void>
  /** Waits until people have been told of all that is recorded; for servers that tell people. */
  allTold(): Promise<void>
  /** Waits for the next mail to an address that no one has read yet. */
  mailTo(address: string): Promise<Mail>
  /** Waits until `probe` gives something else than undefined. */
  until<T>(probe: () => Promise<T | undefined>): Promise<T>
  close(): Promise<void>
}

export const testOrigin = 'http://dragoman.test'

/** How a server differs from the one that tests have by default. */
export interface TestSetup {
  verifyAnswers?: boolean
  settings?: Partial<AppSettings>
  consequences?: readonly Listener[]
  /** Whether people are told of what happens, as they are in the product; not without it. */
  tellsPeople?: boolean
  webDirectory?: string
  referenceDirectory?: string
  log?: Logger
}

/** The settings of servers in tests. */
export const testSettings: AppSettings = {
  publicUrl: testOrigin,
  secretKey: 'a key for tests only',
  version: '0.0.0',
}

async function fillWithPeople(db: Database): Promise<People> {
  await preparePermissions(db)
  return seedPeople(
    db,
    createSessions(db, () => new Date()),
  )
}

/**
 * The whole server on a real PostgreSQL database of its own, with two accounts and a person of each role. Its answers are
 * held against the contract, unless what is measured is how fast they are.
 */
export async function createTestApp({ verifyAnswers = true, ...setup }: TestSetup = {}): Promise<TestApp> {
  const { facts: people, ...connection } = await createFilledDatabase('people', fillWithPeople)
  const folder = await mkdtemp(join(tmpdir(), 'dragoman-test-'))
  const environment: Environment = {
    connection,
    filesDirectory: folder,
    mailTransport: folderTransport(join(folder, 'mail'), 'Dragoman <no-reply@dragoman.test>'),
    settings: { ...testSettings, ...setup.settings },
    ...(setup.webDirectory && { webDirectory: setup.webDirectory }),
    ...(setup.referenceDirectory && { referenceDirectory: setup.referenceDirectory }),
    log: setup.log ?? pino({ level: process.env['TEST_LOG'] ?? 'fatal' }),
    ...(setup.consequences && { consequences: setup.consequences }),
    tellsPeople: setup.tellsPeople ?? false,
    verifyAnswers,
    onRefusal: watchRefusal,
  }
  const app = recording(await createApp(environment))
  const db = connection.database
  const send = (as: Person | null, method: string, path: string, body?: object, more?: Record<string, string>) => {
    const headers = new Headers({ ...(as && { 'X-AUTH-TOKEN': as.token }), ...more })
    if (body !== undefined && !(body instanceof FormData)) headers.set('Content-Type', 'application/json')
    const payload = body === undefined || body instanceof FormData ? body : JSON.stringify(body)
    return app.fetch(new Request(`${testOrigin}${path}`, { method, headers, body: payload ?? null }), '127.0.0.1')
  }
  return {
    app,
    secondServer: () => createApp(environment),
    db,
    people,
    until,
    mailTo: mailReader(join(folder, 'mail'), until),
    async call(as, method, path, body, more) {
      const response = await send(as, method, path, body, more)
      const text = await response.text()
      return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) }
    },
    async download(as, path) {
      const response = await send(as, 'GET', path)
      return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()), headers: response.headers }
    },
    jobEnd: (uuid) =>
      until(async () => {
        const [row] = await db.select().from(jobs).where(eq(jobs.id, uuid))
        return row && row.status !== 'STARTED' ? row : undefined
      }),
    idle: () => jobsEnd(db),
    async allTold() {
      await until(async () => {
        app.services.feed.wake()
        return (await db.$count(journalFeed)) === 0
      })
    },
    async close() {
      await app.close()
      await connection.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
