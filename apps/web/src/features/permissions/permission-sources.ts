import type { Permission } from '@dragoman/sdk/operations/permissions'
import { roleOrder } from '@dragoman/sdk/roles'
import { enumWord, hasMessage, t } from '../../i18n/t.ts'

/** A role or a group that brings permissions to a person. */
export interface PermissionSource {
  id: string
  name: string
  isRole: boolean
  /** How many permissions it brings. */
  count: number
}

/** Whether a permission comes from a role; else from a group. */
export const isRole = (source: string) => roleOrder.some((role) => role === source)

/** The roles, then the groups, that bring any of the permissions. */
export function sourcesOf(permissions: readonly Permission[]): PermissionSource[] {
  const counts = new Map<string, number>()
  for (const { grantSources } of permissions) for (const id of grantSources) counts.set(id, (counts.get(id) ?? 0) + 1)
  const roles = roleOrder.filter((role) => counts.has(role))
  const groups = [...counts.keys()].filter((id) => !isRole(id)).toSorted()
  return [
    ...roles.map((id) => ({ id, name: enumWord('role', id), isRole: true, count: counts.get(id)! })),
    ...groups.map((id) => ({ id, name: id, isRole: false, count: counts.get(id)! })),
  ]
}

export const permissionViews = ['all', 'allowed', 'beyond', 'own'] as const

export type PermissionView = (typeof permissionViews)[number]

/** Whether a permission is shown in a view. Beyond the role is what groups bring, and what was granted to the person. */
export function isIn(view: PermissionView, permission: Permission): boolean {
  if (view === 'all') return true
  if (view === 'own') return permission.granted
  return permission.active && (view === 'allowed' || !permission.grantSources.some(isRole))
}

/** The name of a permission, in the language of the page. */
export function permissionName({ code, name }: Pick<Permission, 'code' | 'name'>): string {
  const id = `users.permission.${code}`
  return hasMessage(id) ? t(id) : name
}
