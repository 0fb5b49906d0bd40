import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const home = mkdtempSync(resolve(tmpdir(), 'dragoman-settings-'))
afterAll(() => rmSync(home, { recursive: true }))

const withFolder = { DATA_DIR: resolve(home, 'data') }

test('an unset variable has the documented default', () => {
  expect(readSettings(withFolder)).toEqual({
    host: '127.0.0.1',
    port: 4400,
    dataDirectory: resolve(home, 'data'),
    filesDirectory: resolve(home, 'data/files'),
    databaseUrl: undefined,
    publicUrl: 'http://127.0.0.1:4400',
    corsOrigins: [],
    allowedHosts: ['127.0.0.1'],
    webhookAllowedHosts: [],
    connectorAllowedHosts: [],
    aiAllowedHosts: [],
    ssoAllowedHosts: [],
    accountDomain: undefined,
    dnsServers: [],
    certificatesDirectory: undefined,
    dictionariesDirectory: undefined,
    noticePause: 60_000,
    signInLimits: { address: 100, name: 100 },
    trustedProxies: 0,
    secretKey: expect.stringMatching(/^[\da-f]{64}$/),
    isFormerKeyLost: false,
    stripeSecretKey: undefined,
    cloudStorage: { clients: {} },
    xero: undefined,
    smtpUrl: undefined,
    mailFrom: 'Dragoman <no-reply@127.0.0.1>',
    mailDirectory: resolve(home, 'data/mail'),
    logLevel: 'info',
    mostConnections: 5000,
    demo: false,
    demoSize: 'whole',
    isLocal: true,
  })
})

test('the secret key is made once, for its owner alone', () => {
  const first = readSettings(withFolder).secretKey
  expect(readSettings(withFolder).secretKey).toBe(first)
  expect(statSync(resolve(home, 'data/secret-key')).mode & 0o777).toBe(0o600)
  const given = 'a key of my own, which is long enough'
  expect(readSettings({ ...withFolder, SECRET_KEY: given }).secretKey).toBe(given)
  const also = 'the key that was in use before this one'
  expect(readSettings({ ...withFolder, SECRET_KEY: given, SECRET_KEY_ALSO: also }).secretKey).toEqual([given, also])
})

test('a damaged secret key is not replaced', () => {
  const DATA_DIR = mkdtempSync(resolve(home, 'damaged-'))
  writeFileSync(resolve(DATA_DIR, 'secret-key'), 'short')
  expect(() => readSettings({ DATA_DIR })).toThrow('is damaged')
  expect(readFileSync(resolve(DATA_DIR, 'secret-key'), 'utf8')).toBe('short')
})

test.for([
  [{}, true],
  [{ HOST: 'localhost' }, true],
  [{ HOST: '::1' }, true],
  [{ DEMO: '0' }, false],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '192.0.2.7' }, false],
  [{ HOST: '0.0.0.0', DEMO: '1' }, true],
  [{ PUBLIC_URL: 'http://localhost:5173' }, true],
  [{ PUBLIC_URL: 'https://demo.localhost', DEMO: '1' }, true],
  [{ PUBLIC_URL: 'https://l10n.example.com' }, false],
  [{ PUBLIC_URL: 'https://localhost.example.com' }, false],
  [{ PUBLIC_URL: 'http://10.0.0.7:4400' }, false],
  [{ ALLOWED_HOSTS: 'l10n.example.com' }, false],
  [{ ALLOWED_HOSTS: 'localhost' }, true],
  [{ ACCOUNT_DOMAIN: 'example.com' }, false],
  [{ TRUST_PROXY: '1' }, false],
] as const)('start with %o: demo %s', ([environment, demo]) => {
  expect(readSettings({ ...withFolder, ...environment }, { demoByDefault: true }).demo).toBe(demo)
})

test.for([{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://l10n.example.com' }, { TRUST_PROXY: '1' }] as Record<
  string,
  string
>[])('a start with %o is for others, too', (environment) => {
  expect(readSettings({ ...withFolder, ...environment }).isLocal).toBe(false)
})

test('the demo is whole unless a small one is asked for', () => {
  const settings = (DEMO: string) => readSettings({ ...withFolder, DEMO })
  expect(settings('1')).toMatchObject({ demo: true, demoSize: 'whole' })
  expect(settings('small')).toMatchObject({ demo: true, demoSize: 'small' })
  expect(() => readSettings({ ...withFolder, DEMO: 'small', TRUST_PROXY: '1' })).toThrow(
    /^DEMO is small, but must be 0 /,
  )
})

test.for([
  { PUBLIC_URL: 'https://l10n.example.com' },
  { PUBLIC_URL: 'https://l10n.example.com', HOST: '0.0.0.0' },
  { ALLOWED_HOSTS: '10.0.0.7' },
  { TRUST_PROXY: '1' },
  { HOST: '192.0.2.7' },
] as Record<string, string>[])('the demo cannot be asked for with %o', (environment) => {
  expect(() => readSettings({ ...withFolder, ...environment, DEMO: '1' })).toThrow(/^DEMO is 1, but must be 0 .*\.$/)
})

test.for([
  [{}, ['127.0.0.1']],
  [{ HOST: '0.0.0.0' }, []],
  [{ HOST: '::' }, []],
  [{ HOST: '192.0.2.7' }, ['192.0.2.7']],
  [
    { HOST: '::', ALLOWED_HOSTS: 'L10n.example.com, 10.0.0.7 ::1,my_app' },
    ['l10n.example.com', '10.0.0.7', '::1', 'my_app'],
  ],
] as const)('%o answers to %o', ([environment, names]) => {
  expect(readSettings({ ...withFolder, ...environment }).allowedHosts).toEqual(names)
})

test('other origins are named one by one', () => {
  const CORS_ORIGINS = 'https://tools.example.com/, http://localhost:3000'
  expect(readSettings({ ...withFolder, CORS_ORIGINS }).corsOrigins).toEqual([
    'https://tools.example.com',
    'http://localhost:3000',
  ])
  for (const wrong of ['*', 'tools.example.com', 'https://tools.example.com/path', 'null']) {
    expect(() => readSettings({ ...withFolder, CORS_ORIGINS: wrong })).toThrow(`CORS_ORIGINS names "${wrong}"`)
  }
})

test.for([
  [{ PUBLIC_URL: 'https://l10n.example.com/' }, 'https://l10n.example.com'],
  [{ HOST: '0.0.0.0', PORT: '80' }, 'http://localhost:80'],
  [{ HOST: '::1' }, 'http://[::1]:4400'],
] as const)('public address of %o', ([environment, publicUrl]) => {
  expect(readSettings({ ...withFolder, ...environment }).publicUrl).toBe(publicUrl)
})

test.for([
  { HOST: 'not a host' },
  { PORT: '0' },
  { PORT: '65536' },
  { PORT: '80x' },
  { PORT: '-1' },
  { TRUST_PROXY: 'yes' },
  { TRUST_PROXY: '17' },
  { SIGN_IN_LIMIT_ADDRESS: '9' },
  { SIGN_IN_LIMIT_NAME: 'none' },
  { S3_URL: 'https://s3.example.com/bucket' },
  { S3_URL: 's3://key:secret@bucket' },
  { DATABASE_URL: 'mysql://localhost/x' },
  { DATABASE_URL: 'postgresql://localhost' },
  { DATABASE_URL: 'x' },
  { DATABASE_DIRECT_URL: 'postgresql://localhost/x' },
  { PUBLIC_URL: 'example.com' },
  { PUBLIC_URL: 'https://example.com/path' },
  { ALLOWED_HOSTS: '*' },
  { ACCOUNT_DOMAIN: 'https://example.com' },
  { DNS_SERVERS: 'dns.example.com' },
  { ALLOWED_HOSTS: 'l10n.example.com:8443' },
  { ALLOWED_HOSTS: 'https://l10n.example.com' },
  { WEBHOOK_ALLOWED_HOSTS: 'http://receiver.internal' },
  { STRIPE_SECRET_KEY: 'pk_live_123' },
  { DROPBOX_CLIENT: 'only-an-id' },
  { CLOUD_STORAGE_GATEWAY: 'gateway.example.com' },
  { SECRET_KEY: 'too short' },
  { SECRET_KEY_ALSO: 'too short' },
  { METRICS_TOKEN: 'too short' },
  { DEMO: 'yes' },
] as Record<string, string>[])('%o is refused in one sentence that names it and says what to do', (environment) => {
  const [name = ''] = Object.keys(environment)
  expect(() => readSettings({ ...withFolder, ...environment })).toThrow(new RegExp(`^${name} .* must .*: .*\\.$`))
})

test.for([
  { DATABASE_URL: 'mysql://me:hunter2hunter2@localhost/x' },
  { S3_URL: 's3://me:hunter2hunter2@bucket' },
  { STRIPE_SECRET_KEY: 'hunter2hunter2' },
  { ONEDRIVE_CLIENT: ':hunter2hunter2' },
])('a secret in a wrong setting is not repeated: %o', (environment) => {
  expect(() => readSettings({ ...withFolder, ...environment })).toThrow(/^(?!.*hunter2)/)
})

test.for(['/dev/null/data', '/dev/null', '/proc/dragoman', '/proc/dragoman/data'])(
  'the data folder %s is refused, as it cannot be made',
  (DATA_DIR) => expect(() => readSettings({ DATA_DIR })).toThrow(/set DATA_DIR/),
)

test('a data folder is made with those above it', () => {
  const DATA_DIR = resolve(home, 'some/where/else')
  expect(statSync(readSettings({ DATA_DIR }).dataDirectory).isDirectory()).toBe(true)
})
