import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { NotificationDefault, NotificationDefaults as Defaults } from '@dragoman/sdk/operations/notifications'
import { ifMatch } from '@dragoman/sdk/versions'
import { Card } from '@dragoman/ui/Card'
import { Stack } from '@dragoman/ui/Page'
import { Switch } from '@dragoman/ui/Switch'
import { useMutation } from '@tanstack/react-query'
import { enumWord, t } from '../../i18n/t.ts'
import { showToast } from '../../shell/toasts.ts'
import { kindWords } from './kind-words.ts'

type Role = NotificationDefault['roles'][number]

export interface NotificationDefaultsProps {
  accountUUID: string
  defaults: Defaults
}

/** Which roles get which emails, as switches that take effect at once. */
export function NotificationDefaults({ accountUUID, defaults }: NotificationDefaultsProps) {
  const { mutate, isPending } = useMutation(mutation(api.notifications.updateDefaults))
  const path = { accountUUID }
  const set = ({ code, roles: before }: NotificationDefault, role: Role, isOn: boolean) => {
    const roles = isOn ? [...before, role] : before.filter((other) => other !== role)
    const undo = () => mutate({ path, body: { kinds: [{ code, roles: before }] } })
    const action = { label: t('notifications.undo'), onAction: undo }
    const onSuccess = () => showToast({ tone: 'success', title: t('notifications.saved'), action })
    mutate({ path, headers: ifMatch(defaults), body: { kinds: [{ code, roles }] } }, { onSuccess })
  }
  return (
    <Stack>
      <p>{t('notifications.defaultsText')}</p>
      {defaults.kinds.map((kind) => {
        const { name, text } = kindWords(kind.code)
        return (
          <Card key={kind.code} title={name} description={text}>
            <Stack>
              {kind.available.map((role) => (
                <Switch
                  key={role}
                  isReversed
                  isSelected={kind.roles.includes(role)}
                  isDisabled={isPending}
                  aria-label={t('notifications.sends', { kind: name, role: enumWord('role', role) })}
                  onChange={(isOn) => set(kind, role, isOn)}
                >
                  {enumWord('role', role)}
                </Switch>
              ))}
            </Stack>
          </Card>
        )
      })}
    </Stack>
  )
}
