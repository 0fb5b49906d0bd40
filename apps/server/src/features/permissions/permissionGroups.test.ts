import { can } from '@dragoman/sdk/permissions'
import type { Permission } from '@dragoman/sdk/operations/permissions'
import type { PermissionGroup, PermissionGroupDetail } from '@dragoman/sdk/operations/permissionGroups'
import { permissionTable } from '@dragoman/sdk/permission-table'
import type { User } from '@dragoman/sdk/operations/users'
import { desc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { journal } from '../../kernel/tables.ts'
import { createPerson } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { bodyOf } from '../../testing/projects.ts'
import { openTestApp } from '../../testing/open-test-app.ts'

const groups = '/api/v2/permission-group'

const app = await openTestApp()

const admin = () => app.people.accountAdmin
const create = async (name: string) => bodyOf<PermissionGroup>(await app.call(admin(), 'POST', groups, { name }))
const permissionsOf = async (uuid: string) =>
  bodyOf<Permission[]>(await app.call(admin(), 'GET', `/api/v2/permission/${uuid}`))
const add = (group: { uuid: string }, person: Person, as = admin()) =>
  app.call(as, 'POST', `${groups}/${group.uuid}/user/${person.id}`)

async function permission(uuid: string, code: string): Promise<Permission> {
  const found = (await permissionsOf(uuid)).find((one) => one.code === code)
  if (!found) throw new Error(`no permission ${code}`)
  return found
}

async function switchOver(method: 'POST' | 'DELETE', uuid: string, code: string, as = admin()) {
  const { permissionUuid } = await permission(uuid, code)
  return app.call(as, method, `/api/v2/permission/grantee/${uuid}/permission/${permissionUuid}`)
}

let linguists = 0
const linguist = () =>
  createPerson(app.app.services, app.people.place, `Group Linguist ${++linguists}`, { roles: ['VENDOR'] })

/** Whether someone's own session may do something, as the SDK reads the server's answer. */
async function may(person: Person, code: string): Promise<boolean> {
  return can(bodyOf(await app.call(person, 'GET', '/api/v3/auth/current')), [code])
}

describe('a group', () => {
  test('creating, renaming and deleting a group is recorded', async () => {
    const made = await create('  Reviewers ')
    expect(made).toEqual({
      id: made.id,
      uuid: made.uuid,
      version: expect.any(String),
      name: 'Reviewers',
      code: `PG-${made.id}`,
      accountUuid: app.people.place.accountId,
    })
    expect((await app.call(admin(), 'POST', groups, { name: 'reviewers' })).status).toBe(409)
    const path = `${groups}/${made.uuid}`
    expect(bodyOf(await app.call(admin(), 'POST', path, { name: 'Senior reviewers' }))).toMatchObject({
      name: 'Senior reviewers',
    })
    const all = bodyOf<PermissionGroup[]>(await app.call(admin(), 'GET', groups))
    expect(all.map(({ name }) => name)).toContain('Senior reviewers')
    expect((await app.call(app.people.stranger, 'GET', path)).status).toBe(403)
    expect((await app.call(admin(), 'DELETE', path)).status).toBe(204)
    expect((await app.call(admin(), 'GET', path)).status).toBe(404)
    const events = await app.db.select().from(journal).where(eq(journal.entityId, made.uuid)).orderBy(desc(journal.id))
    expect(new Set(events.map(({ event }) => event))).toEqual(
      new Set(['PERMISSION_GROUP_CREATED', 'PERMISSION_GROUP_UPDATED', 'PERMISSION_GROUP_REMOVED']),
    )
  })

  test('an account has groups for bookkeeping, approving, and paying, of which only one may pay', async () => {
    const all = bodyOf<PermissionGroup[]>(await app.call(admin(), 'GET', groups))
    const codesOf = async (name: string) => {
      const group = all.find((one) => one.name === name)
      const rows = await permissionsOf(group!.uuid)
      return rows.filter(({ active }) => active).map(({ code }) => code)
    }
    const [bookkeeper, approver, payer] = [
      await codesOf('Bookkeeper'),
      await codesOf('Approver'),
      await codesOf('Payer'),
    ]
    expect(payer).toEqual(['PAYABLES_get_payables', 'PAYABLES_pay'])
    expect(approver).toContain('PAYABLES_approve')
    expect([...bookkeeper, ...approver]).not.toContain('PAYABLES_pay')
    expect([...bookkeeper, ...payer]).not.toContain('PAYABLES_approve')
    const person = await linguist()
    bodyOf(
      await add(
        all.find(({ name }) => name === 'Payer')!,
        person,
      ),
    )
    expect([await may(person, 'PAYABLES_pay'), await may(person, 'PAYABLES_create')]).toEqual([true, false])
  })

  test('a new group has no permissions and lists every code by section', async () => {
    const group = await create('New ones')
    const rows = await permissionsOf(group.uuid)
    expect(rows.map(({ code, module }) => [code, module])).toEqual(
      permissionTable.map(({ code, module }) => [code, module]),
    )
    expect(rows.filter(({ active, inherited }) => active || inherited)).toEqual([])
    expect(rows[0]).toMatchObject({ granteeUuid: group.uuid, granteeIdentifier: 'New ones', grantSources: [] })
  })

  test('[perm.active] members have the permissions of a group apart from their own until either is revoked', async () => {
    const group = await create('Memory keepers')
    const person = await linguist()
    expect(await may(person, 'TM_list')).toBe(false)
    expect((await switchOver('POST', group.uuid, 'TM_list')).status).toBe(200)
    expect((await add(group, person)).status).toBe(200)
    expect(await may(person, 'TM_list')).toBe(true)
    expect((await app.call(person, 'GET', '/api/v3/translation-memory')).status).not.toBe(403)
    expect(await permission(person.id, 'TM_list')).toMatchObject({
      active: true,
      inherited: true,
      grantSources: ['Memory keepers'],
    })
    expect(
      bodyOf<PermissionGroupDetail>(await app.call(admin(), 'GET', `${groups}/${group.uuid}`)).users,
    ).toMatchObject([{ uuid: person.id }])
    expect(bodyOf<User>(await app.call(admin(), 'GET', `/api/v3/user/${person.id}`)).permissionGroups).toEqual([
      { uuid: group.uuid, name: 'Memory keepers' },
    ])
    const refused = await switchOver('DELETE', person.id, 'TM_list')
    expect(refused).toMatchObject({ status: 409, body: { data: { grantSources: ['Memory keepers'] } } })

    expect((await switchOver('DELETE', group.uuid, 'TM_list')).status).toBe(200)
    expect(await may(person, 'TM_list')).toBe(false)
    expect((await permissionsOf(person.id)).find(({ code }) => code === 'TM_list')).toMatchObject({
      active: false,
      inherited: false,
    })

    expect((await switchOver('POST', group.uuid, 'TM_list')).status).toBe(200)
    expect(await may(person, 'TM_list')).toBe(true)
    expect((await app.call(admin(), 'DELETE', `${groups}/${group.uuid}/user/${person.id}`)).status).toBe(200)
    expect(await may(person, 'TM_list')).toBe(false)
  })

  test('a personal grant can be revoked beside the same permission of a group', async () => {
    const group = await create('Doubling')
    const person = await linguist()
    await switchOver('POST', person.id, 'TM_list')
    await switchOver('POST', group.uuid, 'TM_list')
    await add(group, person)
    expect(await permission(person.id, 'TM_list')).toMatchObject({ inherited: true, granted: true })
    expect((await switchOver('DELETE', person.id, 'TM_list')).status).toBe(200)
    expect(await permission(person.id, 'TM_list')).toMatchObject({ inherited: true, granted: false })
    expect(await may(person, 'TM_list')).toBe(true)
    expect((await switchOver('DELETE', person.id, 'TM_list')).status).toBe(409)
    await app.call(admin(), 'DELETE', `${groups}/${group.uuid}/user/${person.id}`)
    expect(await may(person, 'TM_list')).toBe(false)
  })

  test('deleting a group revokes what its members had only through it', async () => {
    const group = await create('Passing')
    const person = await linguist()
    await switchOver('POST', group.uuid, 'PROJECT_costs')
    await switchOver('POST', group.uuid, 'PROJECT_list')
    await switchOver('POST', person.id, 'PROJECT_list')
    await add(group, person)
    expect([await may(person, 'PROJECT_costs'), await may(person, 'PROJECT_list')]).toEqual([true, true])
    expect((await app.call(admin(), 'DELETE', `${groups}/${group.uuid}`)).status).toBe(204)
    expect([await may(person, 'PROJECT_costs'), await may(person, 'PROJECT_list')]).toEqual([false, true])
  })

  test('a group cannot give members more than the person who changes it', async () => {
    const { manager, otherManager, accountAdmin } = app.people
    await switchOver('POST', manager.id, 'PERMISSION_GROUP_create')
    await switchOver('POST', manager.id, 'PERMISSION_grant')
    const group = await create('Climbers')
    for (const person of [manager, otherManager, accountAdmin])
      expect((await add(group, person, manager)).status).toBe(403)
    expect((await add(group, await linguist(), manager)).status).toBe(200)
    expect((await switchOver('POST', group.uuid, 'ORGANIZATION_create', manager)).status).toBe(200)
    expect((await add(group, otherManager)).status).toBe(200)
    expect((await switchOver('POST', group.uuid, 'PRICE_LIST_save', manager)).status).toBe(403)
    expect((await switchOver('DELETE', group.uuid, 'ORGANIZATION_create', manager)).status).toBe(403)
    expect((await app.call(manager, 'DELETE', `${groups}/${group.uuid}`)).status).toBe(403)
    expect(await may(otherManager, 'ORGANIZATION_create')).toBe(true)
    expect((await app.call(admin(), 'DELETE', `${groups}/${group.uuid}`)).status).toBe(204)
  })
})

describe('a refusal', () => {
  const refusalOf = async (person: Person, method: string, path: string) => {
    const { status, body } = await app.call(person, method, path)
    return {
      status,
      ...(body as { message: string; data: { missing: string[]; grantors: { roles: string[]; people: string[] } } }),
    }
  }

  test('a refusal names the missing permission and, for callers who may see people, who can grant it', async () => {
    const helper = await createPerson(app.app.services, app.people.place, 'Gus Granter', { roles: ['ACCOUNT_ADMIN'] })
    const { status, message, data } = await refusalOf(app.people.otherManager, 'GET', groups)
    expect(status).toBe(403)
    expect(data.missing).toEqual(['PERMISSION_GROUP_create', 'PERMISSION_grant'])
    expect(data.grantors).toEqual({
      roles: ['ACCOUNT_ADMIN', 'ADMIN'],
      people: ['Abe Account', 'Ada Admin', helper.name],
    })
    expect(message).toMatch(/PERMISSION_GROUP_create.*Abe Account/)
  })

  test('other callers learn only roles that can grant it, never people of another account', async () => {
    const { message, data } = await refusalOf(app.people.client, 'GET', groups)
    expect(data.grantors).toEqual({ roles: ['ACCOUNT_ADMIN', 'ADMIN'], people: [] })
    expect(message).not.toContain('Abe')
    const elsewhere = await refusalOf(app.people.stranger, 'GET', groups)
    expect(elsewhere.data.grantors.people).toEqual([])
    expect(elsewhere.message).not.toContain('Abe')
  })
})

test('the Google Drive check says what is missing', async () => {
  const path = '/api/v2/permission/google-drive-download'
  const { manager, linguistA } = app.people
  expect(bodyOf(await app.call(manager, 'GET', path))).toMatchObject({ allowed: true, connected: false })
  expect(bodyOf(await app.call(linguistA, 'GET', path))).toMatchObject({ allowed: false, connected: false })
})
