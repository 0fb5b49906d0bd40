import type { Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { drawButtonContent, type ButtonLook } from './Button.tsx'
import styles from './Button.module.css'

export interface TriggerButtonProps
  extends ButtonLook, Pick<AriaButtonProps, 'isDisabled' | 'isPending' | 'aria-describedby'> {
  ref?: Ref<HTMLButtonElement>
}

/** A `Button` that opens what stands beside it in a `MenuTrigger`, a `Popover` or a `FileTrigger`. */
export function TriggerButton({
  variant = 'secondary',
  size = 'regular',
  icon,
  iconEnd,
  children,
  ...props
}: TriggerButtonProps) {
  return (
    <AriaButton {...props} className={styles.button!} data-variant={variant} data-size={size}>
      {drawButtonContent({ icon, iconEnd, children, isPending: props.isPending })}
    </AriaButton>
  )
}
