import { mutation, query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import type { User } from '@dragoman/sdk/operations/users'
import { requirements } from '@dragoman/sdk/requirements'
import { roleOrder, type Role } from '@dragoman/sdk/roles'
import { Card } from '@dragoman/ui/Card'
import { Stack } from '@dragoman/ui/Page'
import { Switch } from '@dragoman/ui/Switch'
import { useMutation, useQuery } from '@tanstack/react-query'
import { enumWord, t } from '../../i18n/t.ts'
import { useLock } from './use-lock.ts'

/** The roles of a person. The viewer can switch those that their own roles may give; the last one stays. */
export function UserRoles({ user }: { user: User }) {
  const { session } = useSession()
  const lock = useLock(user)
  const { data: assignable = [] } = useQuery({
    ...query(api.users.listRoles),
    enabled: session.can(requirements['users.listRoles']),
  })
  const add = useMutation(mutation(api.users.addRole))
  const remove = useMutation(mutation(api.users.removeRole))
  const isPending = add.isPending || remove.isPending
  const isLast = (role: Role) => user.roles.length === 1 && user.roles[0] === role
  const reasonOf = (role: Role) => {
    if (lock) return lock
    if (!assignable.includes(role)) return t('users.roles.notYours')
    return isLast(role) ? t('users.roles.last') : undefined
  }
  return (
    <Card title={t('users.roles')} description={lock}>
      <Stack gap={12}>
        {roleOrder
          .filter((role) => user.roles.includes(role) || assignable.includes(role))
          .map((role) => {
            const reason = reasonOf(role)
            return (
              <Switch
                key={role}
                isReversed
                isSelected={user.roles.includes(role)}
                isDisabled={reason !== undefined || isPending}
                description={lock ? undefined : reason}
                onChange={(isOn) => (isOn ? add : remove).mutate({ path: { userUUID: user.uuid, roleName: role } })}
              >
                {enumWord('role', role)}
              </Switch>
            )
          })}
      </Stack>
    </Card>
  )
}
