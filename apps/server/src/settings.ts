import { createHash, randomBytes } from 'node:crypto'
import { accessSync, chmodSync, constants, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { basename, dirname, resolve } from 'node:path'
import type { CloudStorageAccess, SignInLimits, XeroAccess } from './identity/context.ts'
import { errorCode } from './kernel/error-code.ts'
import { bareHost, isLoopback } from './kernel/loopback.ts'
import { readS3Url, type S3Place } from './kernel/object-stores/s3-store.ts'
import { OperatorError } from './kernel/operator-error.ts'
import { ownFile, ownFolder } from './kernel/own-modes.ts'
import type { SecretKey } from './kernel/encrypted.ts'

/** The settings of the environment. README and `.env` use the names of the variables, the code these. */
export type Settings = {
  /** Address to listen on (`HOST`). */
  host: string
  /** TCP port (`PORT`). */
  port: number
  /** Folder of everything that is kept (`DATA_DIR`): the embedded database, stored files, the secret key. Absolute. */
  dataDirectory: string
  /** Folder of stored files, below `dataDirectory`; with `s3` only what was read lately is there. */
  filesDirectory: string
  /** Where files are stored instead, for every server on the database (`S3_URL`). */
  s3: S3Place | undefined
  /** A PostgreSQL of one's own (`DATABASE_URL`); without it the embedded one is started. */
  databaseUrl: string | undefined
  /** The same database past a pooler (`DATABASE_DIRECT_URL`). */
  databaseDirectUrl: string | undefined
  /** Origin under which people reach this server (`PUBLIC_URL`), without a slash at the end. */
  publicUrl: string
  /** Origins whose pages may call the API with a token (`CORS_ORIGINS`, separated by commas or spaces). */
  corsOrigins: string[]
  /** Host names to which the server answers, beside that of `publicUrl` and loopback ones (`HOST`, `ALLOWED_HOSTS`). */
  allowedHosts: string[]
  /** Hosts that webhooks may reach though they are private, or not by https (`WEBHOOK_ALLOWED_HOSTS`). */
  webhookAllowedHosts: string[]
  /** Hosts that connectors may reach though they are private, or not by https (`CONNECTOR_ALLOWED_HOSTS`). */
  connectorAllowedHosts: string[]
  /** Hosts of machine translation and language models that are reached though they are private, or not by https (`AI_ALLOWED_HOSTS`). */
  aiAllowedHosts: string[]
  /** Hosts of providers of single sign-on that are reached though they are private, or not by https (`SSO_ALLOWED_HOSTS`). */
  ssoAllowedHosts: string[]
  /** Domain below which accounts have their subdomains (`ACCOUNT_DOMAIN`); what follows from `publicUrl` without it. */
  accountDomain: string | undefined
  /** Name servers that are asked about custom subdomains (`DNS_SERVERS`); those of the machine where there are none. */
  dnsServers: string[]
  /** Folder where the proxy keeps its certificates (`CERTIFICATES_DIR`). */
  certificatesDirectory: string | undefined
  /** Folder of dictionaries for the spelling check beside those that come with the product (`DICTIONARIES_DIR`). */
  dictionariesDirectory: string | undefined
  /** How many proxies in front may be believed about the caller's address (`TRUST_PROXY`). */
  trustedProxies: number
  /** Key that signs and encrypts (`SECRET_KEY`); made once and kept in `dataDirectory` when not given. */
  secretKey: SecretKey
  /** Whether what a former secret key has encrypted is given up (`SECRET_KEY_LOST`). */
  isFormerKeyLost: boolean
  /** Key of the card payment provider (`STRIPE_SECRET_KEY`); without it there is no billing portal. */
  stripeSecretKey: string | undefined
  /**
   * The identity of this installation at cloud storage providers (`GOOGLE_DRIVE_CLIENT`, `ONEDRIVE_CLIENT`,
   * `DROPBOX_CLIENT`, `CLOUD_STORAGE_GATEWAY`).
   */
  cloudStorage: CloudStorageAccess
  /** The identity of this installation at Xero (`XERO_CLIENT`, `XERO_WEBHOOK_KEY`, `XERO_GATEWAY`); none where it is left out. */
  xero: XeroAccess | undefined
  /** The mail server (`SMTP_URL`); without it mails go to `mailDirectory` as .eml files. */
  smtpUrl: string | undefined
  /** The sender of mails (`MAIL_FROM`). */
  mailFrom: string
  /** Folder of mails, below `dataDirectory`. */
  mailDirectory: string
  /** Milliseconds that mails about what people do wait for more of it (`NOTICE_PAUSE`, in seconds). */
  noticePause: number
  /** Failed sign-ins in 15 minutes (`SIGN_IN_LIMIT_ADDRESS`, `SIGN_IN_LIMIT_NAME`). */
  signInLimits: SignInLimits
  /** The bearer token of those who ask for figures (`METRICS_TOKEN`); no one can without it. */
  metricsToken: string | undefined
  /** The least severe messages to log (`LOG_LEVEL`). */
  logLevel: LogLevel
  /** Connections that are open at a time (`MAX_CONNECTIONS`). */
  mostConnections: number
  /** Whether an empty database is filled with demo accounts and projects (`DEMO`). */
  demo: boolean
  /** How much of it: all of it, or the little that tests need (`DEMO=small`). */
  demoSize: 'small' | 'whole'
  /** Whether people reach the server from this machine alone: by `host`, by `publicUrl`, and through no proxy. */
  isLocal: boolean
}

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads and checks every setting; makes the data folder, and in it the secret key when there is none.
 * `demoByDefault` is for `start`: the demo data are then on unless `DEMO` says no, or others can reach the server.
 * Throws OperatorError with one sentence: the setting, what it may be, what to do.
 */
export function readSettings(environment: Environment, options: { demoByDefault?: boolean } = {}): Settings {
  const value = (name: string) => environment[name]?.trim() || undefined
  const host = readHost(value('HOST') ?? '127.0.0.1')
  const port = readInteger('PORT', value('PORT') ?? '4400', 1, 65_535, 'a port')
  const dataDirectory = resolve(value('DATA_DIR') ?? defaultDataDirectory())
  const publicUrl = readPublicUrl(value('PUBLIC_URL'), host, port)
  const named = readHosts('ALLOWED_HOSTS', value('ALLOWED_HOSTS'))
  const [accountDomain] = readHosts('ACCOUNT_DOMAIN', value('ACCOUNT_DOMAIN'))
  const trustedProxies = readInteger(
    'TRUST_PROXY',
    value('TRUST_PROXY') ?? '0',
    0,
    16,
    'the number of proxies in front',
  )
  const isMeantForOthers =
    trustedProxies > 0 || ![new URL(publicUrl).hostname, accountDomain ?? 'localhost', ...named].every(isLoopback)
  const isLocal = isLoopback(host) && !isMeantForOthers
  return {
    host,
    port,
    databaseUrl: readDatabaseUrl('DATABASE_URL', value('DATABASE_URL')),
    databaseDirectUrl: readDirectUrl(value),
    publicUrl,
    corsOrigins: readCorsOrigins(value('CORS_ORIGINS')),
    allowedHosts: isEveryAddress(host) ? named : [bareHost(host), ...named],
    webhookAllowedHosts: readHosts('WEBHOOK_ALLOWED_HOSTS', value('WEBHOOK_ALLOWED_HOSTS')),
    connectorAllowedHosts: readHosts('CONNECTOR_ALLOWED_HOSTS', value('CONNECTOR_ALLOWED_HOSTS')),
    aiAllowedHosts: readHosts('AI_ALLOWED_HOSTS', value('AI_ALLOWED_HOSTS')),
    ssoAllowedHosts: readHosts('SSO_ALLOWED_HOSTS', value('SSO_ALLOWED_HOSTS')),
    accountDomain,
    dnsServers: readServers(value('DNS_SERVERS')),
    certificatesDirectory: value('CERTIFICATES_DIR') && resolve(value('CERTIFICATES_DIR') ?? ''),
    dictionariesDirectory: value('DICTIONARIES_DIR') && resolve(value('DICTIONARIES_DIR') ?? ''),
    trustedProxies,
    noticePause: 1000 * readInteger('NOTICE_PAUSE', value('NOTICE_PAUSE') ?? '60', 0, 3600, 'a number of seconds'),
    signInLimits: {
      address: readSignInLimit('SIGN_IN_LIMIT_ADDRESS', value('SIGN_IN_LIMIT_ADDRESS')),
      name: readSignInLimit('SIGN_IN_LIMIT_NAME', value('SIGN_IN_LIMIT_NAME')),
    },
    metricsToken: readMetricsToken(value('METRICS_TOKEN')),
    logLevel: readLogLevel(value('LOG_LEVEL')),
    mostConnections: readInteger(
      'MAX_CONNECTIONS',
      value('MAX_CONNECTIONS') ?? '5000',
      100,
      1_000_000,
      'a number of connections',
    ),
    demo: readDemo(value('DEMO'), isLocal && options.demoByDefault === true, isMeantForOthers),
    demoSize: value('DEMO') === 'small' ? 'small' : 'whole',
    isLocal,
    dataDirectory: makeDataDirectory(dataDirectory),
    filesDirectory: resolve(dataDirectory, 'files'),
    s3: readS3(value('S3_URL')),
    mailDirectory: resolve(dataDirectory, 'mail'),
    stripeSecretKey: readStripeKey(value('STRIPE_SECRET_KEY')),
    cloudStorage: readCloudStorage(value),
    xero: readXero(value),
    smtpUrl: readSmtpUrl(value('SMTP_URL')),
    mailFrom: readMailFrom(value('MAIL_FROM'), publicUrl),
    secretKey: readSecretKeys(value, dataDirectory),
    isFormerKeyLost: readYes('SECRET_KEY_LOST', value('SECRET_KEY_LOST')),
  }
}

/**
 * `.data` in the checkout. As root a folder of its own for each checkout under /var/lib/dragoman instead: the
 * unprivileged account that PostgreSQL then runs as may not be able to enter the folder where the checkout lies.
 */
function defaultDataDirectory(): string {
  const checkout = resolve(import.meta.dirname, '../../..')
  if (process.getuid?.() !== 0) return resolve(checkout, '.data')
  const mark = createHash('sha256').update(checkout).digest('hex').slice(0, 8)
  return `/var/lib/dragoman/${basename(checkout)}-${mark}`
}

function readHost(host: string): string {
  if (isIP(host) || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(host)) return host
  throw new OperatorError(
    `HOST is "${host}", but must be an address or a host name, such as 127.0.0.1 or 0.0.0.0: correct it or leave it out.`,
  )
}

const isEveryAddress = (host: string) => host === '0.0.0.0' || host === '::'

function readInteger(name: string, text: string, least: number, most: number, what: string): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= least && number <= most) return number
  throw new OperatorError(
    `${name} is "${text}", but must be ${what} from ${least} to ${most}: correct it or leave it out.`,
  )
}

function readLogLevel(text = 'info'): LogLevel {
  const level = logLevels.find((one) => one === text)
  if (level) return level
  throw new OperatorError(
    `LOG_LEVEL is "${text}", but must be one of ${logLevels.join(', ')}: correct it or leave it out.`,
  )
}

function readYes(name: string, text: string | undefined): boolean {
  if (text === undefined || text === '0') return false
  if (text === '1') return true
  throw new OperatorError(`${name} is "${text}", but must be 1 or 0: correct it or leave it out.`)
}

const readSignInLimit = (name: string, text = '100') =>
  readInteger(name, text, 10, 1_000_000, 'a number of failed sign-ins in 15 minutes')

function readDirectUrl(value: (name: string) => string | undefined): string | undefined {
  const url = readDatabaseUrl('DATABASE_DIRECT_URL', value('DATABASE_DIRECT_URL'))
  if (url === undefined || value('DATABASE_URL') !== undefined) return url
  throw new OperatorError(
    'DATABASE_DIRECT_URL is set, but must stand beside DATABASE_URL: set that to the address of the pooler, or leave both out.',
  )
}

function readDatabaseUrl(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const url = URL.parse(text)
  if (url && (url.protocol === 'postgres:' || url.protocol === 'postgresql:') && url.pathname.length > 1) return text
  // The text may hold a password, so it is not repeated.
  throw new OperatorError(
    `${name} is set, but must look like postgresql://user:password@host:5432/database: correct it, or leave it out.`,
  )
}

function readS3(text: string | undefined): S3Place | undefined {
  if (text === undefined) return undefined
  const place = readS3Url(text)
  if (place) return place
  // The text holds a secret, so it is not repeated.
  throw new OperatorError(
    'S3_URL is set, but must look like https://KEY:SECRET@s3.eu-central-1.amazonaws.com/bucket/prefix?region=eu-central-1: correct it, or leave it out for a folder in DATA_DIR.',
  )
}

function readPublicUrl(text: string | undefined, host: string, port: number): string {
  if (text === undefined) {
    const reachable = isEveryAddress(host) ? 'localhost' : host
    return `http://${isIP(reachable) === 6 ? `[${reachable}]` : reachable}:${port}`
  }
  return readOrigin('PUBLIC_URL', text)
}

function readOrigin(setting: string, text: string): string {
  const url = URL.parse(text)
  const isOrigin =
    url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username
  if (isOrigin) return url.origin
  throw new OperatorError(
    `${setting} is "${text}", but must be an origin such as https://translate.example.com, without a path: correct it or leave it out.`,
  )
}

function readCorsOrigins(text: string | undefined): string[] {
  return (text?.split(/[\s,]+/).filter(Boolean) ?? []).map((given) => {
    const url = URL.parse(given)
    if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username)
      return url.origin
    throw new OperatorError(
      `CORS_ORIGINS names "${given}", but must be origins such as https://tools.example.com, separated by commas: correct it or leave it out.`,
    )
  })
}

function readHosts(setting: string, text: string | undefined): string[] {
  return (text?.split(/[\s,]+/).filter(Boolean) ?? []).map((given) => {
    const url = URL.parse(`http://${isIP(given) === 6 ? `[${given}]` : given}`)
    const name = bareHost(url?.hostname ?? '')
    if (url?.href === `http://${url?.host}/` && url.port === '' && (isIP(name) || /^\w([\w.-]*\w)?$/.test(name)))
      return name
    throw new OperatorError(
      `${setting} names "${given}", but must be host names such as translate.example.com, separated by commas, without a port: correct it or leave it out.`,
    )
  })
}

function readServers(text: string | undefined): string[] {
  const servers = text?.split(/[\s,]+/).filter(Boolean) ?? []
  for (const server of servers) {
    const [, address = ''] = /^\[?([^\]]+?)(?:\]?:\d+)?\]?$/.exec(server) ?? []
    if (isIP(server) === 0 && isIP(address) === 0) {
      throw new OperatorError(
        `DNS_SERVERS names "${server}", but must be addresses of name servers such as 9.9.9.9 or 127.0.0.1:5353, separated by commas: correct it or leave it out.`,
      )
    }
  }
  return servers
}

function readStripeKey(text: string | undefined): string | undefined {
  if (text === undefined || /^(sk|rk)_(live|test)_\w+$/.test(text)) return text
  // The text may be a secret, so it is not repeated.
  throw new OperatorError(
    'STRIPE_SECRET_KEY is set, but must be a secret or restricted key such as sk_live_…: correct it, or leave it out for an installation without billing.',
  )
}

function readCloudStorage(value: (name: string) => string | undefined): CloudStorageAccess {
  const clients: CloudStorageAccess['clients'] = {}
  for (const provider of ['GOOGLE_DRIVE', 'ONEDRIVE', 'DROPBOX'] as const) {
    const client = readClient(`${provider}_CLIENT`, value(`${provider}_CLIENT`))
    if (client) clients[provider] = client
  }
  const gateway = value('CLOUD_STORAGE_GATEWAY')
  return { clients, ...(gateway !== undefined && { gateway: readOrigin('CLOUD_STORAGE_GATEWAY', gateway) }) }
}

function readXero(value: (name: string) => string | undefined): XeroAccess | undefined {
  const client = readClient('XERO_CLIENT', value('XERO_CLIENT'))
  if (!client) return undefined
  const [webhookKey, gateway] = [value('XERO_WEBHOOK_KEY'), value('XERO_GATEWAY')]
  return {
    ...client,
    ...(webhookKey !== undefined && { webhookKey }),
    ...(gateway !== undefined && { gateway: readOrigin('XERO_GATEWAY', gateway) }),
  }
}

/** The registration of this installation with a service of others. */
function readClient(name: string, text: string | undefined): { clientId: string; clientSecret: string } | undefined {
  if (text === undefined) return undefined
  const [, clientId, clientSecret] = /^([^\s:]+):(\S+)$/.exec(text) ?? []
  if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret }
  // The text may hold a secret, so it is not repeated.
  throw new OperatorError(
    `${name} is set, but must be a client ID and its secret, such as client-id:client-secret: correct it or leave it out.`,
  )
}

function readSmtpUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const url = URL.parse(text)
  if (url && (url.protocol === 'smtp:' || url.protocol === 'smtps:') && url.hostname !== '') return text
  // The text may hold a password, so it is not repeated.
  throw new OperatorError(
    'SMTP_URL is set, but must look like smtps://user:password@mail.example.com: correct it, or leave it out to write emails to a folder.',
  )
}

function readMailFrom(text: string | undefined, publicUrl: string): string {
  if (text === undefined) return `Dragoman <no-reply@${new URL(publicUrl).hostname}>`
  if (/^[^\r\n<>]*<?[^\s@<>]+@[^\s@<>]+>?$/.test(text)) return text
  throw new OperatorError(
    `MAIL_FROM is "${text}", but must be an address such as Dragoman <no-reply@example.com>: correct it or leave it out.`,
  )
}

function readDemo(text: string | undefined, byDefault: boolean, isMeantForOthers: boolean): boolean {
  if (text === undefined) return byDefault
  const isWanted = text === '1' || text === 'small'
  if (isWanted && isMeantForOthers) {
    throw new OperatorError(
      `DEMO is ${text}, but must be 0 where PUBLIC_URL, ALLOWED_HOSTS, TRUST_PROXY, or HOST lets others reach the server, as the password of the demo accounts is well known: leave out DEMO or those.`,
    )
  }
  if (isWanted || text === '0') return isWanted
  throw new OperatorError(
    `DEMO is "${text}", but must be 1 (demo accounts and projects in an empty database), small (a few of them, for tests), or 0 (none): correct it or leave it out.`,
  )
}

function makeDataDirectory(directory: string): string {
  try {
    // Others may pass through but not look around: as root, PostgreSQL's own account has to reach its part below.
    if (makeFolder(directory)) chmodSync(directory, process.getuid?.() === 0 ? 0o711 : ownFolder)
    accessSync(directory, constants.W_OK | constants.X_OK)
    for (const name of ['files', 'mail']) closeFolder(resolve(directory, name))
    return directory
  } catch (error) {
    throw new OperatorError(
      `The data folder ${directory} cannot be made (${errorCode(error)}): set DATA_DIR to a folder that you can write to.`,
    )
  }
}

/** Keeps others out of a folder that an earlier version has made with the usual mode. */
function closeFolder(directory: string): void {
  try {
    chmodSync(directory, ownFolder)
  } catch {
    // It is not there yet, or it is another account's: then it is theirs to close.
  }
}

/**
 * Makes a folder and those above it; says whether there was anything to make. Node's own `recursive` never returns
 * where a file system answers ENOENT to a new name in a folder that is there, as /proc does.
 */
function makeFolder(directory: string): boolean {
  if (existsSync(directory)) {
    if (statSync(directory).isDirectory()) return false
    throw Object.assign(new Error(`${directory} isn't a folder`), { code: 'ENOTDIR' })
  }
  makeFolder(dirname(directory))
  try {
    mkdirSync(directory)
    return true
  } catch (error) {
    // Another process that starts at the same moment was faster.
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

function readSecretKeys(value: (name: string) => string | undefined, dataDirectory: string): SecretKey {
  const inUse = readSecretKey(value('SECRET_KEY'), dataDirectory)
  const also = value('SECRET_KEY_ALSO')
  return also === undefined ? inUse : [inUse, requireKey('SECRET_KEY_ALSO', also)]
}

function readMetricsToken(given: string | undefined): string | undefined {
  if (given === undefined || (given.length >= 16 && given.length <= 512)) return given
  throw new OperatorError(
    `METRICS_TOKEN has ${given.length} characters, but must have 16 to 512: make one with "openssl rand -hex 16", or leave it out.`,
  )
}

function requireKey(name: string, given: string): string {
  if (given.length >= 32 && given.length <= 512) return given
  throw new OperatorError(
    `${name} has ${given.length} characters, but must have 32 to 512: make one with "openssl rand -hex 32", or leave it out.`,
  )
}

function readSecretKey(given: string | undefined, dataDirectory: string): string {
  if (given !== undefined) return requireKey('SECRET_KEY', given)
  const file = resolve(dataDirectory, 'secret-key')
  try {
    // `wx` never overwrites: of two processes that start at once, one makes the key and both read it.
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: ownFile, flag: 'wx', flush: true })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw unreadable(file, error)
  }
  try {
    const key = readFileSync(file, 'utf8').trim()
    if (key.length >= 32) return key
  } catch (error) {
    throw unreadable(file, error)
  }
  throw new OperatorError(`The secret key in ${file} is damaged: restore that file from a backup, or set SECRET_KEY.`)
}

function unreadable(file: string, error: unknown): OperatorError {
  return new OperatorError(
    `The secret key in ${file} cannot be read or made (${errorCode(error)}): set DATA_DIR to a folder of your own, or set SECRET_KEY.`,
  )
}
