import * as api from '@dragoman/sdk/api'
import type { NotificationDefault, NotificationDefaults as Defaults } from '@dragoman/sdk/operations/notifications'
import { useOrderedWrites } from '../../form/use-ordered-writes.ts'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import type { EmailPace } from './channel-choices.tsx'
import { NotificationMatrix } from './NotificationMatrix.tsx'

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
  const { write, unsaved } = useOrderedWrites(api.notifications.updateDefaults, defaults)
  const path = { accountUUID }
  const changes = unsaved.flatMap(({ body }) => body.kinds)
  const kinds = defaults.kinds.map((kind) =>
    changes.reduce<NotificationDefault>(
      (shown, change) => (change.code === kind.code ? { ...shown, ...change } : shown),
      kind,
    ),
  )
  const set = ({ code, roles, daily, inApp }: NotificationDefault, change: Partial<Channels>) => {
    const before = { path, body: { kinds: [{ code, roles, daily, inApp }] } }
    const onSaved = (from: Defaults) => {
      const action = { label: t('notifications.undo'), onAction: () => write(before, { from }) }
      showToast({ tone: 'success', title: t('notifications.saved'), action })
    }
    write({ path, body: { kinds: [{ code, ...change }] } }, { onSaved })
  }
  const setEmail = (kind: NotificationDefault, role: Role, pace: EmailPace) =>
    set(kind, {
      roles: withRole(kind.roles, role, pace !== 'NONE'),
      daily: withRole(kind.daily, role, pace === 'DAILY'),
    })
  return (
    <NotificationMatrix
      kinds={kinds}
      onInApp={(kind, role, isOn) => set(kind, { inApp: withRole(kind.inApp, role, isOn) })}
      onEmail={setEmail}
    />
  )
}
