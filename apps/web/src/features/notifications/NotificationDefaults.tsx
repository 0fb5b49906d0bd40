import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { NotificationDefault, NotificationDefaults as Defaults } from '@dragoman/sdk/operations/notifications'
import { ifMatch } from '@dragoman/sdk/versions'
import { Card } from '@dragoman/ui/Card'
import { Stack } from '@dragoman/ui/Page'
import { useMutation } from '@tanstack/react-query'
import { enumWord, t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import { ChannelRow, type EmailPace } from './ChannelRow.tsx'
import { kindWords } from './kind-words.ts'

type Role = NotificationDefault['roles'][number]

/** The channels of a kind that can change. */
type Channels = Pick<NotificationDefault, 'roles' | 'daily' | 'inApp'>

export interface NotificationDefaultsProps {
  accountUUID: string
  defaults: Defaults
}

const withRole = (roles: readonly Role[], role: Role, isIn: boolean) => [
  ...roles.filter((other) => other !== role),
  ...(isIn ? [role] : []),
]

/** The roles that are told of each kind, and how; each change takes effect at once. */
export function NotificationDefaults({ accountUUID, defaults }: NotificationDefaultsProps) {
  const { mutate, isPending } = useMutation(mutation(api.notifications.updateDefaults))
  const path = { accountUUID }
  const set = ({ code, roles, daily, inApp }: NotificationDefault, change: Partial<Channels>) => {
    const onSuccess = (saved: Defaults) => {
      const undo = () => mutate({ path, headers: ifMatch(saved), body: { kinds: [{ code, roles, daily, inApp }] } })
      const action = { label: t('notifications.undo'), onAction: undo }
      showToast({ tone: 'success', title: t('notifications.saved'), action })
    }
    mutate({ path, headers: ifMatch(defaults), body: { kinds: [{ code, ...change }] } }, { onSuccess })
  }
  const setEmail = (kind: NotificationDefault, role: Role, pace: EmailPace) =>
    set(kind, {
      roles: withRole(kind.roles, role, pace !== 'NONE'),
      daily: withRole(kind.daily, role, pace === 'DAILY'),
    })
  const paceOf = ({ roles, daily }: Channels, role: Role): EmailPace =>
    roles.includes(role) ? (daily.includes(role) ? 'DAILY' : 'AT_ONCE') : 'NONE'
  return (
    <Stack>
      <p>{t('notifications.defaultsText')}</p>
      {defaults.kinds.map((kind) => {
        const { name, text } = kindWords(kind.code)
        return (
          <Card key={kind.code} title={name} description={text}>
            <Stack>
              {kind.available.map((role) => (
                <ChannelRow
                  key={role}
                  name={enumWord('role', role)}
                  label={t('notifications.sends', { kind: name, role: enumWord('role', role) })}
                  inApp={kind.inApp.includes(role)}
                  email={paceOf(kind, role)}
                  isDisabled={isPending}
                  onInApp={(isOn) => set(kind, { inApp: withRole(kind.inApp, role, isOn) })}
                  onEmail={(pace) => setEmail(kind, role, pace)}
                />
              ))}
            </Stack>
          </Card>
        )
      })}
    </Stack>
  )
}
