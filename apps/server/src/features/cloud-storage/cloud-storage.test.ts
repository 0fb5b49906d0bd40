import type { CloudItems, CloudProvider, CloudStorage } from '@dragoman/sdk/operations/cloudStorage'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { journal } from '../../kernel/tables.ts'
import { startCloudPeer } from '../../testing/cloud-peer.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import type { Person } from '../../testing/people.ts'
import { bodyOf } from '../../testing/projects.ts'
import { createTestApp, testOrigin } from '../../testing/test-app.ts'
import { cloudConnections } from './tables.ts'

const peer = await startCloudPeer()
const { client } = peer
const settings = {
  cloudStorage: { clients: { GOOGLE_DRIVE: client, ONEDRIVE: client, DROPBOX: client }, gateway: peer.origin },
}
const test = await openTestApp({ settings })
afterAll(() => peer.close())
const { manager, linguistA, client: orderer } = test.people
const path = '/api/v3/cloud-storage'
const providers: CloudProvider[] = ['GOOGLE_DRIVE', 'ONEDRIVE', 'DROPBOX']

const root = { id: 'f1', parent: 'root', name: "Anna's texts" }
const letter = { id: 'id:a', parent: 'root', name: 'letter.txt', content: 'Dear reader' }
const inside = { id: 'id:b', parent: 'f1', name: 'übersicht.md', content: '# Überblick' }

beforeEach(() => {
  peer.items = [letter, root, inside]
  Object.assign(peer, { fails: 0, pageSize: 100, refuses: false })
})

/** Starts to connect in a browser, and gives what the provider sends it back with, and its cookie. */
async function agree(provider: CloudProvider, as: Person = manager) {
  const begun = await test.call(as, 'POST', `${path}/${provider}`)
  const { url } = bodyOf<{ url: string }>(begun, 200)
  const [cookie = ''] = (begun.headers.get('set-cookie') ?? '').split(';')
  const { headers } = await fetch(url, { redirect: 'manual' })
  return { back: (headers.get('location') ?? '').replace(testOrigin, ''), cookie, url: new URL(url) }
}

async function finish({ back, cookie }: { back: string; cookie: string }, as: Person | null = manager) {
  const answer = await test.call(as, 'GET', back, undefined, { cookie })
  expect(answer.status).toBe(302)
  return Object.fromEntries(new URLSearchParams(answer.headers.get('location')?.split('?')[1]))
}

const connect = async (provider: CloudProvider, as?: Person) => finish(await agree(provider, as), as)
const items = async (provider: CloudProvider, search = '') =>
  bodyOf<CloudItems>(await test.call(manager, 'GET', `${path}/${provider}/item${search}`), 200)
const offers = async (as: Person) => bodyOf<CloudStorage[]>(await test.call(as, 'GET', path), 200)
const reasonOf = async (address: string) => {
  const { status, body } = await test.call(manager, 'GET', address)
  return [status, (body as { data: { reason: string } | null }).data?.reason]
}

it('whether files can be downloaded from Google Drive depends on the permission and one’s own connection', async () => {
  const check = async (as: Person) => bodyOf(await test.call(as, 'GET', '/api/v2/permission/google-drive-download'))
  expect(await check(manager)).toMatchObject({ allowed: true, connected: false })
  await connect('GOOGLE_DRIVE')
  expect(await check(manager)).toMatchObject({ allowed: true, connected: true })
  expect(await check(linguistA)).toMatchObject({ allowed: false, connected: false })
  bodyOf(await test.call(manager, 'DELETE', `${path}/GOOGLE_DRIVE`), 204)
  expect(await check(manager)).toMatchObject({ connected: false })
})

describe.each(providers)('%s', (provider) => {
  it('is connected by agreeing at the provider, listed folder by folder and by name, and gives its files byte for byte', async () => {
    const { url, ...begun } = await agree(provider)
    expect(url.searchParams.get('code_challenge_method')).toBe('S256')
    expect(await finish(begun)).toEqual({ provider })
    expect((await offers(manager)).find((each) => each.provider === provider)).toEqual({
      provider,
      isConnected: true,
      accountName: 'files@customer.example',
    })

    const top = await items(provider)
    expect(top.items.map(({ name, isFolder, size }) => [name, isFolder, size])).toEqual(
      expect.arrayContaining([
        ["Anna's texts", true, undefined],
        ['letter.txt', false, 11],
      ]),
    )
    expect(top.nextCursor).toBeUndefined()
    expect((await items(provider, '?folder=f1')).items).toMatchObject([{ id: 'id:b', modifiedAt: 1_793_608_200_000 }])
    expect((await items(provider, `?term=${encodeURIComponent("anna's")}`)).items).toMatchObject([{ id: 'f1' }])

    const file = await test.download(manager, `${path}/${provider}/content?id=id:b`)
    expect(Buffer.from(file.bytes).toString('utf8')).toBe('# Überblick')
    expect(file.headers.get('content-disposition')).toContain('%C3%BCbersicht.md')
  })

  it('is listed page by page', async () => {
    await connect(provider)
    peer.items = Array.from({ length: 5 }, (_, at) => ({ ...letter, id: `id:${at}`, name: `page ${at}.txt` }))
    peer.pageSize = 2
    const names: string[] = []
    let cursor: string | undefined = ''
    while (cursor !== undefined) {
      const page: CloudItems = await items(provider, cursor && `?cursor=${encodeURIComponent(cursor)}`)
      names.push(...page.items.map(({ name }) => name))
      cursor = page.nextCursor
    }
    expect(names).toEqual(['page 0.txt', 'page 1.txt', 'page 2.txt', 'page 3.txt', 'page 4.txt'])
  })

  it('gets a new access token once the old one has ended, and has to be connected again once access was taken back', async () => {
    await connect(provider)
    const ended = { accessEndsAt: new Date(0) }
    const own = and(eq(cloudConnections.userId, manager.id), eq(cloudConnections.provider, provider))
    await test.db.update(cloudConnections).set(ended).where(own)
    expect((await items(provider)).items).toHaveLength(2)

    await test.db.update(cloudConnections).set(ended).where(own)
    peer.refreshTokens.clear()
    expect(await reasonOf(`${path}/${provider}/item`)).toEqual([422, 'SIGN_IN'])
    expect((await offers(manager)).find((each) => each.provider === provider)?.isConnected).toBe(false)
  })

  it.each([
    [401, 'SIGN_IN'],
    [404, 'NOT_FOUND'],
    [429, 'LIMIT'],
    [500, 'UNREACHABLE'],
  ] as const)('a status of %i from the provider is told as %s', async (status, reason) => {
    await connect(provider)
    peer.fails = status
    expect(await reasonOf(`${path}/${provider}/item`)).toEqual([422, reason])
    expect(await reasonOf(`${path}/${provider}/content?id=id:a`)).toEqual([422, reason])
  })

  it('says when a file is gone, or is a folder', async () => {
    await connect(provider)
    expect(await reasonOf(`${path}/${provider}/content?id=gone`)).toEqual([422, 'NOT_FOUND'])
    expect(await reasonOf(`${path}/${provider}/content?id=f1`)).toEqual([422, 'NOT_FOUND'])
  })
})

describe('connecting', () => {
  it('counts once, for the person and in the browser that began', async () => {
    const begun = await agree('DROPBOX')
    expect(await finish({ ...begun, cookie: '' })).toEqual({ provider: 'DROPBOX', problem: 'AGREEMENT' })
    expect(await finish(begun, orderer)).toEqual({ provider: 'DROPBOX', problem: 'AGREEMENT' })
    expect(await finish(begun, null)).toEqual({ provider: 'DROPBOX', problem: 'AGREEMENT' })
    const elsewhere = { ...begun, back: begun.back.replace('DROPBOX', 'ONEDRIVE') }
    expect(await finish(elsewhere)).toEqual({ provider: 'ONEDRIVE', problem: 'AGREEMENT' })
    expect(await finish(begun)).toEqual({ provider: 'DROPBOX' })
    expect(await finish(begun)).toEqual({ provider: 'DROPBOX', problem: 'PROVIDER' })
  })

  it('a person who refuses at the provider is not connected', async () => {
    await test.call(manager, 'DELETE', `${path}/ONEDRIVE`)
    peer.refuses = true
    expect(await connect('ONEDRIVE')).toEqual({ provider: 'ONEDRIVE', problem: 'REFUSED' })
    expect((await offers(manager))[1]).toEqual({ provider: 'ONEDRIVE', isConnected: false })
  })

  it('is in the journal and encrypted in the database, and disconnecting forgets it', async () => {
    await connect('GOOGLE_DRIVE')
    const own = and(eq(cloudConnections.userId, manager.id), eq(cloudConnections.provider, 'GOOGLE_DRIVE'))
    const [row] = await test.db.select().from(cloudConnections).where(own)
    for (const token of [...peer.tokens, ...peer.refreshTokens]) expect(JSON.stringify(row)).not.toContain(token)

    expect((await test.call(manager, 'DELETE', `${path}/GOOGLE_DRIVE`)).status).toBe(204)
    expect(await test.db.$count(cloudConnections, own)).toBe(0)
    expect(await reasonOf(`${path}/GOOGLE_DRIVE/item`)).toEqual([422, 'SIGN_IN'])
    const entries = await test.db
      .select({ event: journal.event, detail: journal.detail })
      .from(journal)
      .where(eq(journal.userId, manager.id))
      .orderBy(desc(journal.id))
      .limit(2)
    expect(entries).toEqual([
      { event: 'CLOUD_STORAGE_DISCONNECTED', detail: { provider: 'GOOGLE_DRIVE' } },
      { event: 'CLOUD_STORAGE_CONNECTED', detail: { provider: 'GOOGLE_DRIVE' } },
    ])
  })

  it('belongs to one person: others who may upload have connections of their own', async () => {
    await connect('DROPBOX')
    expect((await offers(test.people.admin))[2]).toEqual({ provider: 'DROPBOX', isConnected: false })
    expect((await test.call(linguistA, 'GET', path)).status).toBe(403)
  })
})

it('Google documents arrive as Office files, and items without content are not listed', async () => {
  await connect('GOOGLE_DRIVE')
  const google = (name: string) => `application/vnd.google-apps.${name}`
  peer.items = [
    { ...letter, id: 'd', name: 'Contract', googleType: google('document') },
    { ...letter, id: 's', name: 'Prices.xlsx', googleType: google('spreadsheet') },
    { ...letter, id: 'x', name: 'Survey', googleType: google('form') },
  ]
  expect((await items('GOOGLE_DRIVE')).items.map(({ name }) => name)).toEqual(['Contract.docx', 'Prices.xlsx'])
  const file = await test.download(manager, `${path}/GOOGLE_DRIVE/content?id=d`)
  expect(file.headers.get('content-disposition')).toContain('Contract.docx')
  expect(peer.asked).toContain('GET www.googleapis.com/drive/v3/files/d/export')
})

it('cloud storage that the operator has not registered with is not offered', async () => {
  const bare = await createTestApp()
  try {
    expect((await bare.call(bare.people.manager, 'GET', path)).body).toEqual([])
    expect((await bare.call(bare.people.manager, 'POST', `${path}/DROPBOX`)).status).toBe(404)
  } finally {
    await bare.close()
  }
})
