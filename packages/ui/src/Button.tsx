import { useEffect, type ReactNode } from 'react'
import { announce } from './announce.ts'
import { drawButton, type PressProps } from './BareButton.tsx'
import styles from './Button.module.css'
import { drawIcon, type IconName } from './Icon.tsx'
import { Spinner } from './Spinner.tsx'
import { useOnce } from './use-once.ts'
import { useWord } from './WordsProvider.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

export interface ButtonLook {
  /** At most one `primary` in a view. Default `secondary`. */
  variant?: ButtonVariant
  /** `regular` follows the density (32 or 28 px), `small` is 28 or 24 px, `large` 40 px. */
  size?: 'regular' | 'small' | 'large'
  icon?: IconName
  iconEnd?: IconName
  children?: ReactNode
}

export interface ButtonProps extends ButtonLook, Omit<PressProps, 'className'> {
  /** Announced while `isPending`; the provider's "Loading" by default. */
  pendingLabel?: string
}

/**
 * A button. While `isPending` it keeps its width and its focus, and ignores presses. Where that is given, a double click
 * presses it once.
 */
export function Button({
  variant = 'secondary',
  size = 'regular',
  icon,
  iconEnd,
  children,
  pendingLabel,
  onPress,
  ...props
}: ButtonProps) {
  const once = useOnce()
  return drawButton({
    ...props,
    onPress: props.isPending === undefined ? onPress : onPress && ((event) => once(() => onPress(event))),
    className: styles.button,
    'data-variant': variant,
    'data-size': size,
    children: (
      <>
        {drawButtonContent({ icon, iconEnd, children, isPending: props.isPending, pendingLabel })}
        {props.isPending && <Announcement label={pendingLabel} />}
      </>
    ),
  })
}

interface ButtonContentProps extends Pick<ButtonLook, 'icon' | 'iconEnd' | 'children'> {
  isPending?: boolean
  pendingLabel?: string
}

/** The content of a button. */
export function drawButtonContent({ icon, iconEnd, children, isPending, pendingLabel }: ButtonContentProps) {
  return (
    <>
      <span className={styles.content}>
        {icon && drawIcon({ name: icon })}
        {children}
        {iconEnd && drawIcon({ name: iconEnd })}
      </span>
      {isPending && (
        <span className={styles.pending}>
          <PendingSpinner label={pendingLabel} />
        </span>
      )}
    </>
  )
}

function PendingSpinner({ label }: { label?: string }) {
  return <Spinner label={useWord('loading', label)} />
}

function Announcement({ label }: { label?: string }) {
  const text = useWord('loading', label)
  useEffect(() => announce(text), [text])
  return null
}
