import { NativeSelect } from '@dragoman/ui/NativeSelect'
import { Switch } from '@dragoman/ui/Switch'
import { t } from '../../i18n/t.ts'
import styles from './notifications.module.css'

/** When an email comes. */
export type EmailPace = 'NONE' | 'AT_ONCE' | 'DAILY'

export interface ChannelRowProps {
  name: string
  text?: string | undefined
  /** The label of the controls, where `name` alone doesn't say it. */
  label?: string
  inApp: boolean
  email: EmailPace
  isDisabled: boolean
  onInApp: (isOn: boolean) => void
  onEmail: (pace: EmailPace) => void
}

const paces = ['AT_ONCE', 'DAILY', 'NONE'] as const

/** How someone is told of a kind: in the app, and by email. */
export function ChannelRow({ name, text, label = name, inApp, email, isDisabled, onInApp, onEmail }: ChannelRowProps) {
  const called = (channel: string) => t('notifications.channel', { kind: label, channel })
  return (
    <div className={styles.channels}>
      <div>
        {name}
        {text && <p className={styles.about}>{text}</p>}
      </div>
      <Switch
        isSelected={inApp}
        isDisabled={isDisabled}
        onChange={onInApp}
        aria-label={called(t('notifications.inApp'))}
      >
        {t('notifications.inApp')}
      </Switch>
      <NativeSelect
        label={called(t('notifications.email'))}
        value={email}
        options={paces.map((id) => ({ id, label: `${t('notifications.email')}: ${t(`notifications.email.${id}`)}` }))}
        onChange={(pace) => onEmail(pace as EmailPace)}
      />
    </div>
  )
}
