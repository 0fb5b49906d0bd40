import type { ThirdParty, ThirdPartyDetail } from '@dragoman/sdk/operations/thirdParties'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { journal } from '../../kernel/tables.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import type { Person } from '../../testing/people.ts'
import { bodyOf } from '../../testing/projects.ts'
import { filledAddress, requireToolAddress } from './tool-address.ts'

const test = await openTestApp()
const { accountAdmin, admin, manager, linguistA, place } = test.people
const path = '/api/v3/third-party'

const call = (method: string, more = '', body?: object, as: Person = accountAdmin) =>
  test.call(as, method, `${path}${more}`, body)
const create = async (body: object) =>
  bodyOf<ThirdPartyDetail>(await call('POST', '', { name: 'Help', url: 'https://help.example.com', ...body }), 201)
const ownNames = async (as: Person) =>
  bodyOf<ThirdParty[]>(await call('GET', '/user', undefined, as)).map(({ name }) => name)

describe('tools of other providers', () => {
  it('a tool opens with the details of its reader, and the journal says who opened it', async () => {
    const url = 'https://desk.example.com/start?as={email}&account={accountUuid}'
    const tool = await create({ name: 'Service desk', url, icon: 'comment' })
    expect(tool).toMatchObject({
      thirdParty: 'desk.example.com',
      icon: 'comment',
      roles: [],
      changedBy: { uuid: accountAdmin.id },
    })
    const answer = await call('GET', `/redirect/${tool.id}`, undefined, linguistA)
    const email = encodeURIComponent(linguistA.email)
    expect(answer.body).toEqual({
      redirectUrl: `https://desk.example.com/start?as=${email}&account=${place.accountId}`,
    })
    const opened = and(eq(journal.entityId, tool.id), eq(journal.event, 'THIRD_PARTY_OPENED'))
    expect(await test.db.select({ by: journal.userId }).from(journal).where(opened)).toEqual([{ by: linguistA.id }])
  })

  it('lists are sorted by name and hold only what the roles of the caller can open', async () => {
    await create({ name: 'ärzte' })
    await create({ name: 'Zebra', roles: ['PROJECT_MANAGER'] })
    const hidden = await create({ name: 'Books', roles: ['CLIENT'] })
    expect(await ownNames(manager)).toEqual(['ärzte', 'Service desk', 'Zebra'])
    expect(await ownNames(admin)).toEqual(['ärzte', 'Books', 'Service desk', 'Zebra'])
    expect(await ownNames(linguistA)).not.toContain('Zebra')
    expect((await call('GET', `/redirect/${hidden.id}`, undefined, manager)).status).toBe(404)
    expect(JSON.stringify((await call('GET', '/user', undefined, manager)).body)).not.toContain('help.example.com/')
  })

  it('a change is in the journal with before and after, and a deleted tool opens no more', async () => {
    const tool = await create({ name: 'Old wiki' })
    await call('PUT', `/${tool.id}`, { name: 'Wiki', url: 'http://wiki.local/', thirdParty: 'Wiki' })
    const [entry] = await test.db
      .select()
      .from(journal)
      .where(and(eq(journal.entityId, tool.id), eq(journal.event, 'THIRD_PARTY_UPDATED')))
    expect(entry).toMatchObject({
      before: { name: 'Old wiki', url: 'https://help.example.com', provider: 'help.example.com' },
      after: { name: 'Wiki', url: 'http://wiki.local/', provider: 'Wiki' },
    })
    expect(entry!.after).not.toHaveProperty('icon')
    expect((await call('DELETE', `/${tool.id}`)).status).toBe(204)
    expect((await call('GET', `/redirect/${tool.id}`)).status).toBe(404)
  })

  it('only account administrators manage tools', async () => {
    for (const as of [manager, linguistA]) {
      expect((await call('GET', '', undefined, as)).status).toBe(403)
      expect((await call('POST', '', { name: 'Mine', url: 'https://mine.example.com' }, as)).status).toBe(403)
    }
  })
})

describe('addresses of tools', () => {
  it.each([
    'javascript:alert(1)',
    'ftp://files.example.com',
    'https://{name}.example.com',
    'https://me:secret@example.com',
    'https://example.com/{password}',
    'https:\\\\example.com\\{name}',
    'help.example.com',
  ])('%s is refused', async (url) => {
    expect((await call('POST', '', { name: 'Bad', url })).status).toBe(400)
  })

  it('values are encoded wherever their placeholders stand', () => {
    const address = 'https://example.com/{name}?q={email}#{locale}'
    expect(requireToolAddress(address)).toBe('example.com')
    const values = { name: '../a b', email: 'a&b@c', locale: 'pt_br', userUuid: '', accountUuid: '' }
    expect(filledAddress(address, values)).toBe('https://example.com/..%2Fa%20b?q=a%26b%40c#pt_br')
  })
})
