import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import styles from './Button.module.css'
import { Icon, type IconName } from './Icon.tsx'
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

export interface ButtonProps extends ButtonLook, Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  /** Announced while `isPending`; the provider's "Loading" by default. */
  pendingLabel?: string
  ref?: Ref<HTMLButtonElement>
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
  const pressOnce: typeof onPress = onPress && ((event) => once(() => onPress(event)))
  return (
    <AriaButton
      {...props}
      onPress={props.isPending === undefined ? onPress : pressOnce}
      className={styles.button}
      data-variant={variant}
      data-size={size}
    >
      {({ isPending }) => (
        <>
          <span className={styles.content}>
            {icon && <Icon name={icon} />}
            {children}
            {iconEnd && <Icon name={iconEnd} />}
          </span>
          {isPending && (
            <span className={styles.pending}>
              <PendingSpinner label={pendingLabel} />
            </span>
          )}
        </>
      )}
    </AriaButton>
  )
}

function PendingSpinner({ label }: { label?: string }) {
  return <Spinner label={useWord('loading', label)} />
}
