import { NativeSelect } from '@dragoman/ui/NativeSelect'
import { t } from '../../i18n/t.ts'

/** When an email comes. */
export type EmailPace = 'NONE' | 'AT_ONCE' | 'DAILY'

const paces = ['AT_ONCE', 'DAILY', 'NONE'] as const

/** The name of a control: of which kind, for whom, by which channel. */
export const channelLabel = (kind: string, channel: 'inApp' | 'email') =>
  t('notifications.channel', { kind, channel: t(`notifications.${channel}`) })

interface EmailChoiceProps {
  /** The kind, and for whom. */
  kind: string
  email: EmailPace
  onEmail: (pace: EmailPace) => void
  /** In one word, for a table. */
  isShort?: boolean
}

/** When emails of a kind come. */
export const EmailChoice = ({ kind, email, onEmail, isShort }: EmailChoiceProps) => (
  <NativeSelect
    label={channelLabel(kind, 'email')}
    value={email}
    options={paces.map((id) => ({
      id,
      label: isShort ? t(`settings.notifications.pace.${id}`) : t(`notifications.email.${id}`),
    }))}
    onChange={(pace) => onEmail(pace as EmailPace)}
  />
)
