import { Anchor, type AnchorProps } from './Anchor.tsx'
import styles from './Button.module.css'
import type { ButtonLook } from './Button.tsx'
import { Icon } from './Icon.tsx'

export type LinkButtonProps = ButtonLook & Omit<AnchorProps, 'children' | 'className' | 'style'>

/** A link that looks like a button: for going somewhere. Made for a router's `createLink(LinkButton)`. */
export function LinkButton({
  variant = 'secondary',
  size = 'regular',
  icon,
  iconEnd,
  children,
  ...props
}: LinkButtonProps) {
  return (
    <Anchor {...props} className={styles.button} data-variant={variant} data-size={size}>
      <span className={styles.content}>
        {icon && <Icon name={icon} />}
        {children}
        {iconEnd && <Icon name={iconEnd} />}
      </span>
    </Anchor>
  )
}
