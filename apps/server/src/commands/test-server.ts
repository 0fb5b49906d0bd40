import '../kernel/closed-prototypes.ts'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { ReadyTestServer } from '../../../../scripts/test-server.ts'
import { createApp } from '../app.ts'
import { connectDatabase } from '../kernel/database/connect.ts'
import { copyTemplate, setup } from '../testing/database/testing-cluster.ts'
import { folderTransport } from '../kernel/mail/transport.ts'
import { listen } from '../serve.ts'
import { seedPeople, testPassword } from '../testing/people.ts'
import { freePort } from '../kernel/free-port.ts'
import { runCommand } from './run-command.ts'

// The server of `scripts/test-server.ts`: on a database of its own that goes with it, with a person of each role. It says
// in a line of JSON where it is and who they are, and ends when its standard input does, as it does when the test is gone.

await runCommand(async () => {
  await using closers = new AsyncDisposableStack()
  let clusterUrl = ''
  closers.defer(await setup({ provide: (_, url) => (clusterUrl = url) }))
  const connection = connectDatabase((await copyTemplate(clusterUrl)).url)
  closers.defer(connection.close)
  const folder = await mkdtemp(join(tmpdir(), 'dragoman-test-'))
  closers.defer(() => rm(folder, { recursive: true, force: true }))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const app = await createApp({
    connection,
    filesDirectory: folder,
    mailTransport: folderTransport(join(folder, 'mail'), 'Dragoman <no-reply@dragoman.test>'),
    settings: { publicUrl: url, secretKey: 'a key for tests only', version: '0.0.0' },
    log: pino({ level: 'error' }, pino.destination(2)),
  })
  closers.defer(app.close)
  const { place, elsewhere: _, ...people } = await seedPeople(connection.database, app.services.sessions)
  closers.defer((await listen(app, { host: '127.0.0.1', port, trustedProxies: 0 })).close)
  const ready: ReadyTestServer = { url, people, password: testPassword, orgUnitUUID: place.orgUnitId }
  console.log(JSON.stringify(ready))
  await once(process.stdin.resume(), 'end')
})
process.exit()
