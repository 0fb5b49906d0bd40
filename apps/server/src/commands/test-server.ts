import '../kernel/closed-prototypes.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import type { AskedOfServer, ReadyTestServer } from '../../../../scripts/test-server.ts'
import { createApp, type App } from '../app.ts'
import type { Cluster } from '../kernel/database/cluster.ts'
import { connectDatabase, type DatabaseConnection } from '../kernel/database/connect.ts'
import { migrateDatabase } from '../kernel/database/migrate.ts'
import { withClient } from '../kernel/database/client.ts'
import { openKeptCluster } from '../testing/database/kept-cluster.ts'
import { keepPristine, restorePristine } from '../testing/database/pristine.ts'
import { plannedFailures } from '../testing/planned-failures.ts'
import { jobsEnd } from '../testing/until.ts'
import { folderTransport } from '../kernel/mail/transport.ts'
import { listen } from '../serve.ts'
import { seedPeople, testPassword } from '../testing/people.ts'
import { freePort } from '../kernel/free-port.ts'
import { runCommand } from './run-command.ts'

// The server of `scripts/test-server.ts`: on a database of its own that goes with it, with a person of each role. It says
// in a line of JSON where it is and who they are, does what lines of its standard input ask for, and ends with that, as it
// does when the test is gone.

const name = 'dragoman_test'

async function open(connection: DatabaseConnection, folder: string, url: string, now: () => Date): Promise<App> {
  return createApp({
    connection,
    filesDirectory: folder,
    mailTransport: folderTransport(join(folder, 'mail'), 'Dragoman <no-reply@dragoman.test>'),
    settings: {
      publicUrl: url,
      secretKey: 'a key for tests only',
      version: '0.0.0',
      // Receivers of tests run beside them.
      webhookAllowedHosts: ['127.0.0.1', 'localhost', '[::1]'],
    },
    log: pino({ level: 'error' }, pino.destination(2)),
    now,
  })
}

const now = () => new Date()

/** Makes the database that servers begin with; answers who is in it. */
async function prepare(cluster: Cluster): Promise<string> {
  await withClient(cluster.url('postgres'), (client) => client.query(`CREATE DATABASE ${name}`))
  await migrateDatabase(cluster.url(name))
  const connection = connectDatabase(cluster.url(name))
  const folder = await mkdtemp(join(tmpdir(), 'dragoman-test-'))
  try {
    const app = await open(connection, folder, 'http://127.0.0.1', now)
    const { place, elsewhere: _, ...people } = await seedPeople(connection.database, app.services.sessions)
    await app.close()
    // Its files are gone; each server joins with its own.
    await connection.database.execute(sql`delete from installation`)
    await keepPristine(connection.database)
    return JSON.stringify({ people, password: testPassword, orgUnitUUID: place.orgUnitId } satisfies Omit<
      ReadyTestServer,
      'url'
    >)
  } finally {
    await connection.close()
    await rm(folder, { recursive: true, force: true })
  }
}

await runCommand(async () => {
  await using closers = new AsyncDisposableStack()
  const { cluster, prepared, close } = await openKeptCluster(prepare)
  closers.defer(close)
  const connection = connectDatabase(cluster.url(name))
  closers.defer(connection.close)
  const folder = await mkdtemp(join(tmpdir(), 'dragoman-test-'))
  closers.defer(() => rm(folder, { recursive: true, force: true }))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const clock = { ahead: 0 }
  const app = await open(connection, folder, url, () => new Date(Date.now() + clock.ahead))
  closers.defer(app.close)
  const failures = plannedFailures()
  const fetch: App['fetch'] = async (request, address) => (await failures.take(request)) ?? app.fetch(request, address)
  closers.defer((await listen({ ...app, fetch }, { host: '127.0.0.1', port, trustedProxies: 0 })).close)

  /** Does what a test asks for. */
  async function obey(asked: AskedOfServer): Promise<void> {
    if (asked.do === 'fail') failures.plan(asked.failure)
    if (asked.do === 'time') clock.ahead = asked.at === null ? 0 : asked.at - Date.now()
    if (asked.do !== 'reset') return
    failures.clear()
    clock.ahead = 0
    await jobsEnd(connection.database)
    await restorePristine(connection.database)
    await app.services.sessions.forget()
  }

  const say = (line: object) => console.log(JSON.stringify(line))
  say({ url, ...(JSON.parse(prepared) as Omit<ReadyTestServer, 'url'>) })
  for await (const line of createInterface(process.stdin)) {
    const { id, ...asked } = JSON.parse(line) as AskedOfServer & { id: number }
    await obey(asked).then(
      () => say({ id }),
      (error: unknown) => say({ id, problem: String(error) }),
    )
  }
})
process.exit()
