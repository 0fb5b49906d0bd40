import type { NotificationDefault } from '@dragoman/sdk/operations/notifications'
import { roleOrder } from '@dragoman/sdk/roles'
import { Card } from '@dragoman/ui/Card'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { Stack } from '@dragoman/ui/Page'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { useMediaQuery } from '@dragoman/ui/use-media-query'
import { Fragment, useState } from 'react'
import { enumWord, t } from '../../i18n/t.ts'
import { channelLabel, EmailChoice, type EmailPace } from './channel-choices.tsx'
import { groupOfKind, kindGroups } from './kind-groups.ts'
import { kindWords } from './kind-words.ts'
import styles from './NotificationMatrix.module.css'

type Role = NotificationDefault['roles'][number]

interface NotificationMatrixProps {
  kinds: readonly NotificationDefault[]
  onInApp: (kind: NotificationDefault, role: Role, isOn: boolean) => void
  onEmail: (kind: NotificationDefault, role: Role, pace: EmailPace) => void
}

/** Each kind of notification and each role: in the app, and by email. One role at a time where there is little room. */
export function NotificationMatrix({ kinds, ...cell }: NotificationMatrixProps) {
  const isWide = useMediaQuery('(width >= 1366px)')
  const [chosen, setChosen] = useState<Role>()
  const roles = roleOrder.filter((role) => kinds.some(({ available }) => available.includes(role)))
  const single = chosen ?? (isWide ? undefined : roles.at(-1))
  const shown = single ? [single] : roles
  const rows = kinds.filter(({ available }) => shown.some((role) => available.includes(role)))
  return (
    <Stack>
      <SegmentedControl
        label={t('settings.notifications.role')}
        value={single ?? 'ALL'}
        onChange={(id) => setChosen(roles.find((role) => role === id))}
        options={[
          ...(isWide ? [{ id: 'ALL' as const, label: t('settings.notifications.allRoles') }] : []),
          ...roles.map((id) => ({ id, label: enumWord('role', id) })),
        ]}
      />
      <Card isFlush>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways */}
        <div className={styles.region} role="region" aria-label={t('notifications.choose')} tabIndex={0}>
          <table className={styles.matrix} aria-label={t('notifications.choose')}>
            <MatrixHead roles={shown} />
            {kindGroups.map((part) => {
              const inPart = rows.filter(({ code }) => groupOfKind(code) === part)
              return (
                inPart.length > 0 && (
                  <tbody key={part}>
                    <tr className={styles.part}>
                      <th scope="rowgroup" colSpan={1 + 2 * shown.length}>
                        {t(`settings.notifications.part.${part}`)}
                      </th>
                    </tr>
                    {inPart.map((kind) => (
                      <KindRow key={kind.code} kind={kind} roles={shown} {...cell} />
                    ))}
                  </tbody>
                )
              )
            })}
          </table>
        </div>
      </Card>
      <p>{t('notifications.defaultsText')}</p>
    </Stack>
  )
}

const MatrixHead = ({ roles }: { roles: readonly Role[] }) => (
  <thead>
    <tr>
      <th scope="col" rowSpan={2}>
        {t('settings.notifications.event')}
      </th>
      {roles.map((role) => (
        <th key={role} scope="colgroup" colSpan={2} className={styles.role}>
          {enumWord('role', role)}
        </th>
      ))}
    </tr>
    <tr>
      {roles.map((role) => (
        <Fragment key={role}>
          <th scope="col" className={styles.app}>
            {t('settings.notifications.app')}
          </th>
          <th scope="col" className={styles.email}>
            {t('notifications.email')}
          </th>
        </Fragment>
      ))}
    </tr>
  </thead>
)

type KindRowProps = Omit<NotificationMatrixProps, 'kinds'> & { kind: NotificationDefault; roles: readonly Role[] }

function KindRow({ kind, roles, onInApp, onEmail }: KindRowProps) {
  const { name, text } = kindWords(kind.code)
  return (
    <tr>
      <th scope="row">
        {name}
        {roles.length === 1 && <span className={styles.about}>{text}</span>}
      </th>
      {roles.map((role) => {
        if (!kind.available.includes(role)) {
          return (
            <Fragment key={role}>
              <td className={styles.app}>–</td>
              <td className={styles.email}>–</td>
            </Fragment>
          )
        }
        const label = t('notifications.sends', { kind: name, role: enumWord('role', role) })
        return (
          <Fragment key={role}>
            <td className={styles.app}>
              <Checkbox
                isSelected={kind.inApp.includes(role)}
                onChange={(isOn) => onInApp(kind, role, isOn)}
                aria-label={channelLabel(label, 'inApp')}
              />
            </td>
            <td className={styles.email}>
              <EmailChoice
                kind={label}
                email={paceOf(kind, role)}
                onEmail={(pace) => onEmail(kind, role, pace)}
                isShort
              />
            </td>
          </Fragment>
        )
      })}
    </tr>
  )
}

const paceOf = ({ roles, daily }: NotificationDefault, role: Role): EmailPace =>
  roles.includes(role) ? (daily.includes(role) ? 'DAILY' : 'AT_ONCE') : 'NONE'
