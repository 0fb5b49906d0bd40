import type { Ref } from 'react'
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import styles from './Button.module.css'
import type { ButtonLook } from './Button.tsx'
import { Icon } from './Icon.tsx'

export interface LinkButtonProps extends ButtonLook, Omit<AriaLinkProps, 'children' | 'className' | 'style'> {
  ref?: Ref<HTMLAnchorElement>
}

/** A link that looks like a button: for going somewhere. Made for a router's `createLink(LinkButton)`. */
export function LinkButton({ variant = 'secondary', size = 'regular', icon, iconEnd, children, ...props }: LinkButtonProps) {
  return (
    <AriaLink {...props} className={styles.button} data-variant={variant} data-size={size}>
      <span className={styles.content}>
        {icon && <Icon name={icon} />}
        {children}
        {iconEnd && <Icon name={iconEnd} />}
      </span>
    </AriaLink>
  )
}
