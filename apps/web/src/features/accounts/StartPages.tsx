import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { RoleEntryPoint } from '@dragoman/sdk/operations/accounts'
import { Card } from '@dragoman/ui/Card'
import { Stack } from '@dragoman/ui/Page'
import { Switch } from '@dragoman/ui/Switch'
import { useMutation } from '@tanstack/react-query'
import { formatDate, isolated } from '../../i18n/format.ts'
import { enumWord, t } from '../../i18n/t.ts'

/** The roles that start in the portal after they sign in. */
export function StartPages({ accountUUID, roles }: { accountUUID: string; roles: readonly RoleEntryPoint[] }) {
  const update = useMutation(mutation(api.accounts.setEntryPoint))
  const pending = update.isPending ? update.variables : undefined
  return (
    <Card title={t('accounts.startPages.roles')} description={t('accounts.startPages.rolesText')}>
      <Stack gap={12}>
        {roles.map(({ role, entryPoint, changedBy, changedDate }) => (
          <Switch
            key={role}
            isReversed
            isSelected={(pending?.path.roleName === role ? pending.body.entryPoint : entryPoint) === 'PORTAL_HOME'}
            isDisabled={update.isPending}
            description={
              changedBy && changedDate !== undefined
                ? t('accounts.startPages.changed', { person: isolated(changedBy.name), date: formatDate(changedDate) })
                : undefined
            }
            onChange={(isOn) =>
              update.mutate({
                path: { accountUUID, roleName: role },
                body: { entryPoint: isOn ? 'PORTAL_HOME' : 'HOME' },
              })
            }
          >
            {enumWord('role', role)}
          </Switch>
        ))}
      </Stack>
    </Card>
  )
}
