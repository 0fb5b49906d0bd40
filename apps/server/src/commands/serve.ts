import '../kernel/closed-prototypes.ts'
import { existsSync, readFileSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { pino } from 'pino'
import { createApp, type App } from '../app.ts'
import { withClient } from '../kernel/database/client.ts'
import { connectDatabase } from '../kernel/database/connect.ts'
import { startDatabase } from '../kernel/database/launcher.ts'
import { migrateDatabase } from '../kernel/database/migrate.ts'
import { demoAccounts, demoPassword, openDemoAccounts } from '../demo/people.ts'
import { hasDemo, seedDemo, takesDemo } from '../demo/seed-demo.ts'
import type { Database } from '../kernel/database/connect.ts'
import { folderTransport, smtpTransport } from '../kernel/mail/transport.ts'
import { errorCode } from '../kernel/error-code.ts'
import { openStore } from '../kernel/object-stores/open-store.ts'
import { listen } from '../serve.ts'
import { OperatorError } from '../kernel/operator-error.ts'
import { readSettings, type Settings } from '../settings.ts'
import { runCommand } from './run-command.ts'
import { starterGone } from './starter.ts'

type OpenServer = {
  app: App
  directUrl: string
  /** Fails when the embedded database ends while it is needed. */
  databaseLost: Promise<never>
}

/** The functions that close the server's parts; the last part opened is closed first. */
type Closers = (() => Promise<void>)[]

/** Any number, as long as nothing else in the database locks on it. */
const demoLock = 4_400_004

const builtWebApp = resolve(import.meta.dirname, '../../../web/dist')
const builtReference = resolve(import.meta.dirname, '../../../reference/dist')

/** Opens everything that the server consists of, noting in `closers` how to close it. */
async function openServer(settings: Settings, closers: Closers): Promise<OpenServer> {
  const database = await startDatabase(settings)
  closers.push(database.stop)
  await migrateDatabase(database.directUrl)
  const connection = connectDatabase(database.url, { directUrl: database.directUrl })
  closers.push(connection.close)
  const isDemo = await holdsDemo(connection.database, settings)
  const webDirectory = existsSync(builtWebApp) ? builtWebApp : undefined
  const app = await createApp({
    connection,
    filesDirectory: settings.filesDirectory,
    objectStore: openStore(settings),
    mailTransport: settings.smtpUrl
      ? smtpTransport(settings.smtpUrl, settings.mailFrom)
      : folderTransport(settings.mailDirectory, settings.mailFrom),
    settings: {
      publicUrl: settings.publicUrl,
      secretKey: settings.secretKey,
      isFormerKeyLost: settings.isFormerKeyLost,
      version: readVersion(webDirectory),
      corsOrigins: settings.corsOrigins,
      allowedHosts: settings.allowedHosts,
      webhookAllowedHosts: settings.webhookAllowedHosts,
      connectorAllowedHosts: settings.connectorAllowedHosts,
      connectorPause: 30_000,
      aiAllowedHosts: settings.aiAllowedHosts,
      noticePause: settings.noticePause,
      ssoAllowedHosts: settings.ssoAllowedHosts,
      dnsServers: settings.dnsServers,
      ...(settings.accountDomain !== undefined && { accountDomain: settings.accountDomain }),
      ...(settings.certificatesDirectory !== undefined && { certificatesDirectory: settings.certificatesDirectory }),
      ...(settings.metricsToken !== undefined && { metricsToken: settings.metricsToken }),
      signInLimits: settings.signInLimits,
      cloudStorage: settings.cloudStorage,
      ...(settings.xero !== undefined && { xero: settings.xero }),
      ...(settings.stripeSecretKey !== undefined && { stripe: { secretKey: settings.stripeSecretKey } }),
      isDemo,
    },
    log: pino({ level: settings.logLevel }, pino.destination(2)),
    ...(webDirectory && { webDirectory }),
    ...(existsSync(builtReference) && { referenceDirectory: builtReference }),
  })
  closers.push(app.close)
  const listening = await listen(app, settings).catch((error: unknown) => {
    throw cannotListen(settings, errorCode(error))
  })
  closers.push(listening.close)
  // First of all: who follows comes back to another server, or to the next start, instead of being cut off.
  closers.push(app.services.streams.close)
  const databaseLost = database.ended.then(() => {
    const log = resolve(settings.dataDirectory, 'postgres/postgres.log')
    throw new OperatorError(`The embedded PostgreSQL has stopped: see the end of ${log}, then start again.`)
  })
  databaseLost.catch(() => undefined)
  return { app, directUrl: database.directUrl, databaseLost }
}

/** The version that the web app was built as, so that the two agree; the app is told when it changes. */
function readVersion(webDirectory: string | undefined): string {
  if (webDirectory === undefined) return 'development'
  const content: { version: string } = JSON.parse(readFileSync(resolve(webDirectory, 'version.json'), 'utf8'))
  return content.version
}

/**
 * Whether there are demo accounts with their well-known password, or will be. Others may reach them only when the
 * operator asks for that by DEMO, and never at a public address (settings.ts); else the server does not start.
 */
async function holdsDemo(db: Database, { demo, isLocal }: Settings): Promise<boolean> {
  const [first, ...more] = await openDemoAccounts(db)
  if (!first) return demo && (await takesDemo(db))
  if (isLocal || demo) return true
  throw new OperatorError(
    `The database holds demo accounts with their well-known password (${first}${more.length > 0 ? ` and ${more.length} more` : ''}), and these settings let others reach them: set DATA_DIR to a new folder, or start without PUBLIC_URL, ALLOWED_HOSTS, TRUST_PROXY, and HOST and block these accounts first.`,
  )
}

function cannotListen({ host, port }: Settings, code: string): OperatorError {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} on ${host} is busy: stop what uses it, or set PORT to another.`,
    EACCES: `This user can't use port ${port}: set PORT to 1024 or higher.`,
    EADDRNOTAVAIL: `HOST ${host} isn't an address of this machine: set HOST to one of them, such as 127.0.0.1 or 0.0.0.0.`,
    ENOTFOUND: `HOST ${host} is unknown: set HOST to an address of this machine, such as 127.0.0.1 or 0.0.0.0.`,
  }
  return new OperatorError(reasons[code] ?? `The server can't listen on ${host}:${port} (${code}): set HOST and PORT.`)
}

/** Fills an empty database, if that is wanted, and says where the server is and who can sign in. */
async function welcome(app: App, directUrl: string, settings: Settings): Promise<void> {
  if (settings.demo) {
    const say = () =>
      console.log('Creating demo accounts and projects. This takes up to a minute, the first time only.')
    await withClient(directUrl, async (client) => {
      // Servers that start at once wait for each other.
      await client.query('select pg_advisory_lock($1)', [demoLock])
      await seedDemo(app, settings.demoSize, say)
    })
  }
  if (settings.demo && (await hasDemo(app.services.db))) {
    console.log(`\nDemo accounts, all with the password "${demoPassword}":`)
    for (const { address, name, role } of demoAccounts)
      console.log(`  ${address.padEnd(32)} ${role.padEnd(16)} ${name}`)
  }
  // At the end of a process it would be kept by itself, but a server may be killed.
  flushCompileCache()
  if (!settings.isLocal && new URL(settings.publicUrl).hostname === 'localhost') {
    console.log(
      `\nOnly ${settings.publicUrl} is answered, and links in emails lead there: set PUBLIC_URL to the address that people use.`,
    )
  }
  console.log(`\nDragoman is ready: ${settings.publicUrl}`)
  process.send?.('ready')
}

/** The first signal stops cleanly, the second one at once. */
function stopSignal(): Promise<undefined> {
  return new Promise((settle) => {
    let asked = false
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (asked) process.exit(1)
        asked = true
        settle(undefined)
      })
    }
  })
}

async function close(closers: Closers): Promise<void> {
  for (const closer of closers.toReversed()) await closer()
}

// The reader of our output may be gone.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

await runCommand(async () => {
  const stopped = Promise.race([stopSignal(), starterGone(process.env)])
  const settings = readSettings(process.env, { demoByDefault: true })
  const closers: Closers = []
  try {
    const { app, directUrl, databaseLost } = await openServer(settings, closers)
    const ready = welcome(app, directUrl, settings)
    // Stopped in the middle of the demo data, it fails; the next start creates it again.
    ready.catch(() => undefined)
    await Promise.race([stopped, databaseLost, ready])
    await Promise.race([stopped, databaseLost])
    console.log('Stopping.')
  } finally {
    await close(closers)
  }
})
process.exit()
