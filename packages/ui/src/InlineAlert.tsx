import type { ReactNode } from 'react'
import { BareButton } from './BareButton.tsx'
import { Icon, type IconName } from './Icon.tsx'
import buttons from './IconButton.module.css'
import styles from './InlineAlert.module.css'
import type { Tone } from './status-tone.ts'
import { useWord } from './WordsProvider.tsx'

const icons: Record<Tone, IconName> = {
  neutral: 'info',
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'error',
}

export interface InlineAlertProps {
  tone: Tone
  title?: ReactNode
  children?: ReactNode
  /** A button or link at the end, such as a retry. */
  action?: ReactNode
  /** Makes it closable. */
  dismiss?: { label?: string; onDismiss: () => void }
  /** Announces it when it appears: urgently for danger, politely else. Leave it out for what stands there from the start. */
  isAnnounced?: boolean
}

/** A message in the place that it is about. */
export function InlineAlert({ tone, title, children, action, dismiss, isAnnounced }: InlineAlertProps) {
  return (
    <div
      className={styles.alert}
      data-tone={tone}
      role={isAnnounced ? (tone === 'danger' ? 'alert' : 'status') : undefined}
    >
      <Icon name={icons[tone]} className={styles.icon} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
      {dismiss && (
        <div className={styles.dismiss}>
          <DismissButton {...dismiss} />
        </div>
      )}
    </div>
  )
}

// Not an IconButton: its tooltip would come along wherever an alert is, the login page included.
function DismissButton({ label, onDismiss }: NonNullable<InlineAlertProps['dismiss']>) {
  return (
    <BareButton className={buttons.button} data-size="small" aria-label={useWord('close', label)} onPress={onDismiss}>
      <Icon name="x" />
    </BareButton>
  )
}

/** A message across the whole width above the page: trial, usage, maintenance. */
export function Banner(props: InlineAlertProps) {
  return (
    <div className={styles.banner}>
      <InlineAlert {...props} />
    </div>
  )
}
