import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Permission } from '@dragoman/sdk/operations/permissions'
import { roleOrder } from '@dragoman/sdk/roles'
import { Card } from '@dragoman/ui/Card'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { Switch } from '@dragoman/ui/Switch'
import { useMutation, useQuery } from '@tanstack/react-query'
import { RegionError } from '../../errors/RegionError.tsx'
import { enumWord, hasMessage, t } from '../../i18n/t.ts'
import { formatList } from '../../i18n/format.ts'
import styles from './PermissionTable.module.css'

export interface PermissionTableProps {
  /** A person or a group. */
  granteeUuid: string
  /** Why nothing can be changed here; null where it can. */
  lock: string | null
}

/** The permissions of a person or group, by module. Grantors can switch them; those of a role or a group stay. */
export function PermissionTable({ granteeUuid, lock }: PermissionTableProps) {
  const { data: permissions, error, refetch } = useQuery(query(api.permissions.list, { path: { granteeUuid } }))
  if (error) return <RegionError error={error} onRetry={() => void refetch()} />
  if (!permissions) return <Skeleton lines={8} />
  const modules = [...new Set(permissions.map(({ module }) => module))]
  return (
    <>
      {lock && <InlineAlert tone="info">{lock}</InlineAlert>}
      <div className={styles.modules}>
        {modules.map((module) => (
          <Card key={module} title={enumWord('permissionModule', module)}>
            <div className={styles.list}>
              {permissions
                .filter((permission) => permission.module === module)
                .map((permission) => (
                  <PermissionSwitch key={permission.permissionUuid} permission={permission} isLocked={lock !== null} />
                ))}
            </div>
          </Card>
        ))}
      </div>
    </>
  )
}

function PermissionSwitch({ permission, isLocked }: { permission: Permission; isLocked: boolean }) {
  const { active, code, name, inherited, granteeUuid, permissionUuid } = permission
  // Pressed again before it is saved, it is saved again: in this order.
  const scope = { id: `permission ${granteeUuid} ${permissionUuid}` }
  const grant = useMutation({ ...mutation(api.permissions.grant), scope })
  const revoke = useMutation({ ...mutation(api.permissions.revoke), scope })
  const last = grant.submittedAt > revoke.submittedAt ? grant : revoke
  const wordId = `users.permission.${code}`
  return (
    <Switch
      isReversed
      isSelected={last.isPending ? last === grant : active}
      isDisabled={isLocked || inherited}
      description={inherited ? <Sources of={permission} /> : undefined}
      onChange={(isOn) => (isOn ? grant : revoke).mutate({ path: { granteeUuid, permissionUuid } })}
    >
      {hasMessage(wordId) ? t(wordId) : name}
    </Switch>
  )
}

/** Where a permission comes from; it can only be taken away there. A disabled switch has no tooltip that all can reach. */
function Sources({ of: { grantSources } }: { of: Permission }) {
  const isRole = (source: string) => roleOrder.some((role) => role === source)
  const roles = grantSources.filter(isRole).map((role) => enumWord('role', role))
  const groups = grantSources.filter((source) => !isRole(source))
  return (
    <span className={styles.sources}>
      {roles.length > 0 && <span>{t('users.permissions.from', { roles: formatList(roles) })}</span>}
      {groups.length > 0 && <span>{t('users.permissions.fromGroups', { groups: formatList(groups) })}</span>}
    </span>
  )
}
