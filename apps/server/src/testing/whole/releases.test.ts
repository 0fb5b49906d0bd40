import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  createWriteStream,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, zstdDecompressSync } from 'node:zlib'
import { extract } from 'tar-stream'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { readBackup } from '../../commands/backup/read-backup.ts'
import { demoAddress, demoPassword } from '../../demo/people.ts'
import { withClient } from '../../kernel/database/client.ts'
import { folderStore } from '../../kernel/object-stores/folder-store.ts'
import { freePort } from '../../kernel/free-port.ts'
import { startServer } from '../server-process.ts'
import { until } from '../until.ts'

// Each release is kept with a data folder and a backup (`scripts/keep-release.ts`); this version has to open them all.

const home = mkdtempSync(resolve(tmpdir(), 'dragoman-releases-'))
chmodSync(home, 0o711)
afterAll(() => rmSync(home, { recursive: true, force: true }))

describe.each(globSync(resolve(import.meta.dirname, '../../../releases/*')))('the release %s', (release) => {
  it('leaves a data folder that this version opens', async () => {
    const dataDirectory = resolve(home, basename(release))
    await unpack(resolve(release, 'data.tar.zst'), dataDirectory)
    expect(await contentOf({ DATA_DIR: dataDirectory })).toEqual(everything)
  }, 300_000)

  it('leaves a backup that this version restores', async () => {
    const name = `restored_${randomBytes(6).toString('hex')}`
    const url = new URL(inject('clusterUrl'))
    await withClient(url.href, (client) => client.query(`create database ${name}`))
    url.pathname = `/${name}`
    const dataDirectory = resolve(home, name)
    try {
      await readBackup(url.href, folderStore(resolve(dataDirectory, 'files')), resolve(release, 'backup.tar.gz'))
      expect(await contentOf({ DATA_DIR: dataDirectory, DATABASE_URL: url.href })).toEqual(everything)
    } finally {
      await withClient(inject('clusterUrl'), (client) => client.query(`drop database ${name} with (force)`))
    }
  }, 300_000)
})

/** A data folder as it was: what belongs to PostgreSQL has to belong to the account that it runs as. */
async function unpack(file: string, folder: string): Promise<void> {
  const longWindow = { params: { [constants.ZSTD_d_windowLogMax]: 27 } }
  const archive = extract()
  const reading = pipeline(Readable.from([zstdDecompressSync(readFileSync(file), longWindow)]), archive)
  const nobody = 65_534
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  for await (const entry of archive) {
    const { name, mode, type } = entry.header
    const path = resolve(folder, name)
    if (type === 'directory') mkdirSync(path, { recursive: true, mode })
    else await pipeline(entry, createWriteStream(path, { mode }))
    if (process.getuid?.() === 0 && name.startsWith('postgres/data')) chownSync(path, nobody, nobody)
    entry.resume()
  }
  await reading
}

const everything = {
  projects: ['APPROVED', 'CANCELLED', 'DELIVERED', 'DRAFT', 'PENDING'],
  translatedFile: expect.stringMatching(/msgstr "[^"]+"/),
  tasks: 22,
  memories: ['Product interface'],
  rates: expect.stringContaining('0.07'),
  // The interrupted one among them.
  jobs: ['FINISHED'],
  // Data from before the counters is counted as it was then.
  counters: ['PLAIN'],
}

/** Starts the server and goes through what the demo data hold, as the people do who work with it. */
async function contentOf(settings: Record<string, string>): Promise<Record<keyof typeof everything, unknown>> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const server = await startServer({ ...settings, PORT: String(port) })
  try {
    const manager = await signIn(origin, demoAddress('manager'))
    const { content: projects } = await manager<Page<Project>>('GET', '/api/v3/project?size=50')
    const { uuid } = projects.find(({ status }) => status === 'DELIVERED')!
    const { content: units } = await manager<Page<WorkUnit>>('GET', `/api/v3/project/${uuid}/work-unit`)
    const spanish = units.find(({ targetLanguage }) => targetLanguage === 'es')
    const download = `/api/v3/project/${uuid}/translated-file/download?workUnitUUID=${spanish?.uuid}`
    await manager('POST', `/api/v3/project/${uuid}/message`, { text: 'Written by a later version.' })
    const { content: memories } = await manager<Page<{ name: string }>>('GET', '/api/v1/atlas-tm')
    const lucia = await signIn(origin, demoAddress('lucia'))
    const { user } = await lucia<{ user: { uuid: string } }>('GET', '/api/v3/auth/current')
    return {
      projects: projects.map(({ status }) => status).toSorted(),
      translatedFile: await manager<string>('GET', download),
      tasks: (await manager<Page<unknown>>('GET', '/api/v3/task?page=0&size=1')).totalElements,
      memories: memories.map(({ name }) => name),
      rates: JSON.stringify(await manager('GET', `/api/v3/user/${user.uuid}/rate`)),
      jobs: await jobsOnceEnded(manager),
      counters: await countersOf(origin, manager, projects),
    }
  } finally {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
}

/** How words are counted in the account, and in its projects. */
async function countersOf(origin: string, manager: Browser, projects: readonly Project[]): Promise<string[]> {
  const admin = await signIn(origin, demoAddress('accountadmin'))
  const { uuid: account } = await admin<{ uuid: string }>('GET', '/api/v3/account/my-account')
  const { wordCounter } = await admin<Counted>('GET', `/api/v3/account/${account}/settings`)
  const found = [wordCounter]
  for (const { uuid } of projects) found.push((await manager<Counted>('GET', `/api/v3/project/${uuid}`)).wordCounter)
  return [...new Set(found)]
}

/** In which states all jobs have ended, without a warning that belongs to the demo. */
async function jobsOnceEnded(manager: Browser): Promise<string[]> {
  return until(async () => {
    const { content } = await manager<Page<Job>>('GET', '/api/v3/job?size=100')
    const states = [...new Set(content.filter((job) => !warnsOfSecondTexts(job)).map(({ status }) => status))]
    return !states.includes('STARTED') && states
  })
}

/** The demo's memory has two translations of a text, which its import tells since 0.2.0. */
const warnsOfSecondTexts = ({ type, status }: Job) => type === 'TM_IMPORT' && status === 'FINISHED_WARNING'

interface Page<Row> {
  content: Row[]
  totalElements: number
}
interface Counted {
  wordCounter: string
}
interface Job {
  type: string
  status: string
}
interface Project {
  uuid: string
  status: string
}
interface WorkUnit {
  uuid: string
  targetLanguage: string
}

type Browser = Awaited<ReturnType<typeof signIn>>

/** The browser of a person with a demo account. */
async function signIn(origin: string, username: string) {
  const login = Buffer.from(JSON.stringify({ username, password: demoPassword })).toString('base64')
  const signed = await fetch(`${origin}/api/v3/auth/login`, {
    method: 'POST',
    headers: { Origin: origin, 'Content-Type': 'text/plain' },
    body: login,
  })
  expect(await signed.json()).toMatchObject({ state: 'SUCCESS' })
  const cookie = signed.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  return async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { Origin: origin, cookie, ...(body && { 'Content-Type': 'application/json' }) },
      body: body ? JSON.stringify(body) : null,
    })
    const text = await response.text()
    expect({ path, isOk: response.ok, refusal: response.ok ? '' : text }).toEqual({ path, isOk: true, refusal: '' })
    return (response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text) as Answer
  }
}
