import { drawAnchor, type AnchorProps } from './Anchor.tsx'
import styles from './Button.module.css'
import { drawButtonContent, type ButtonLook } from './Button.tsx'

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
  return drawAnchor({
    ...props,
    className: styles.button,
    'data-variant': variant,
    'data-size': size,
    children: drawButtonContent({ icon, iconEnd, children }),
  })
}
