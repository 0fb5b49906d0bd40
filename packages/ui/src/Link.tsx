import type { ReactNode } from 'react'
import { drawAnchor, type AnchorProps } from './Anchor.tsx'
import { drawIcon } from './Icon.tsx'
import styles from './Link.module.css'

export interface LinkProps extends Omit<AnchorProps, 'children' | 'className' | 'style'> {
  /** `accent` in running text, `plain` inside tables and lists where the place already says that it is a link. */
  variant?: 'accent' | 'plain'
  /** Opens in a new tab; the words say so to assistive technology. */
  external?: { label: string }
  children?: ReactNode
}

/** A text link. Made for a router's `createLink(Link)`: props and ref go to the anchor. */
export const Link = (props: LinkProps) => drawLink(props)

/** The same without a component of its own, for a component that is one link. */
export function drawLink({ variant = 'accent', external, children, ...props }: LinkProps) {
  const outside = external ? { target: '_blank', rel: 'noreferrer' } : undefined
  return drawAnchor({
    ...props,
    ...outside,
    className: styles.link,
    'data-variant': variant,
    children: external ? (
      <>
        {children}
        {drawIcon({ name: 'external', label: external.label, className: styles.external })}
      </>
    ) : (
      children
    ),
  })
}
