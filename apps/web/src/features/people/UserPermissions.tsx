import { requirements } from '@dragoman/sdk/requirements'
import type { User } from '@dragoman/sdk/operations/users'
import { PermissionTable } from '../permissions/PermissionTable.tsx'
import { useLock } from './use-lock.ts'

/** What a person may do. */
export function UserPermissions({ user }: { user: User }) {
  return (
    <PermissionTable granteeUuid={user.uuid} lock={useLock(user, { requirement: requirements['permissions.grant'] })} />
  )
}
