import { Switch } from '@dragoman/ui/Switch'
import { t } from '../../i18n/t.ts'
import { channelLabel, EmailChoice, type EmailPace } from './channel-choices.tsx'
import styles from './notifications.module.css'

interface ChannelRowProps {
  name: string
  text?: string | undefined
  inApp: boolean
  email: EmailPace
  onInApp: (isOn: boolean) => void
  onEmail: (pace: EmailPace) => void
}

/** How someone is told of a kind: in the app, and by email. */
export function ChannelRow({ name, text, inApp, email, onInApp, onEmail }: ChannelRowProps) {
  return (
    <div className={styles.channels}>
      <div>
        {name}
        {text && <p className={styles.about}>{text}</p>}
      </div>
      <Switch isSelected={inApp} onChange={onInApp} aria-label={channelLabel(name, 'inApp')}>
        {t('notifications.inApp')}
      </Switch>
      <EmailChoice kind={name} email={email} onEmail={onEmail} />
    </div>
  )
}
