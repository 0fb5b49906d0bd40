import type { Permission } from '@dragoman/sdk/operations/permissions'
import { formatList } from '../../i18n/format.ts'
import { enumWord, t } from '../../i18n/t.ts'
import { isRole } from './permission-sources.ts'

/** Where a permission comes from, in a line; empty where no role and no group brings it. */
export function sourceText({ grantSources }: Permission): string {
  const roles = grantSources.filter(isRole).map((role) => enumWord('role', role))
  const groups = grantSources.filter((source) => !isRole(source))
  return [
    ...(roles.length > 0 ? [t('users.permissions.from', { roles: formatList(roles) })] : []),
    ...(groups.length > 0 ? [t('users.permissions.fromGroups', { groups: formatList(groups) })] : []),
  ].join(' · ')
}
