import type { KnownPermission } from '@dragoman/sdk/permission-table'
import type { Person } from './people.ts'
import { bodyOf } from './projects.ts'
import type { TestApp } from './test-app.ts'

/** Grants someone a permission on top of what comes with their roles, as an administrator does. */
export async function grant({ call, people }: TestApp, { id }: Person, code: KnownPermission): Promise<void> {
  const held = bodyOf<{ permissionUuid: string; code: string }[]>(
    await call(people.admin, 'GET', `/api/v2/permission/${id}`),
  )
  const permission = held.find((one) => one.code === code)
  bodyOf(await call(people.admin, 'POST', `/api/v2/permission/grantee/${id}/permission/${permission?.permissionUuid}`))
}
