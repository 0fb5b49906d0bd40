import { mutation, query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import { missingFor, outranks } from '@dragoman/sdk/permissions'
import type { Permission } from '@dragoman/sdk/operations/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import type { User } from '@dragoman/sdk/operations/users'
import { Card } from '@dragoman/ui/Card'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { Switch } from '@dragoman/ui/Switch'
import { useMutation, useQuery } from '@tanstack/react-query'
import { RegionError } from '../../errors/RegionError.tsx'
import { enumWord } from '../../i18n/enum-word.ts'
import { formatList } from '../../i18n/format.ts'
import { hasMessage, t } from '../../i18n/t.ts'
import styles from './UserPermissions.module.css'

/** What a person may do, by module. Whoever may grant it switches it; what comes with a role stays. */
export function UserPermissions({ user }: { user: User }) {
  const granteeUuid = user.uuid
  const { data: permissions, error, refetch } = useQuery(query(api.permissions.list, { path: { granteeUuid } }))
  const lock = useLock(user)
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

/** Why the person who looks cannot change anything here; null where they can. */
function useLock(user: User): string | null {
  const { subject } = useSession().snapshot
  const missing = missingFor(subject, requirements['permissions.grant'])
  if (missing.length > 0) return t('shell.forbidden.reason', { permissions: missing.join(', ') })
  const other = { authorities: user.roles.map((role) => `ROLE_${role}`), permissions: [] }
  return outranks(subject, other) ? null : t('users.permissions.outranked')
}

function PermissionSwitch({ permission, isLocked }: { permission: Permission; isLocked: boolean }) {
  const { active, code, name, inherited, grantSources, granteeUuid, permissionUuid } = permission
  const grant = useMutation(mutation(api.permissions.grant))
  const revoke = useMutation(mutation(api.permissions.revoke))
  const isPending = grant.isPending || revoke.isPending
  const wordId = `users.permission.${code}`
  const source = inherited && t('users.permissions.from', { roles: formatList(grantSources.map((role) => enumWord('role', role))) })
  return (
    <Switch
      isReversed
      isSelected={isPending ? !active : active}
      isDisabled={isLocked || inherited}
      description={source || undefined}
      onChange={(isOn) => (isOn ? grant : revoke).mutate({ path: { granteeUuid, permissionUuid } })}
    >
      {hasMessage(wordId) ? t(wordId) : name}
    </Switch>
  )
}
