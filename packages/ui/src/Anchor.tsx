import type { Ref } from 'react'
import { Link as AriaLink, type LinkProps } from 'react-aria-components/Link'

export interface AnchorProps extends LinkProps {
  ref?: Ref<HTMLAnchorElement>
}

/**
 * What every link is made of. `onClick`, by which a router follows it, hears of a click before React Aria does, which
 * would keep the click that Enter makes for itself: the browser would then load the whole app anew.
 */
export function Anchor({ onClick, ...props }: AnchorProps) {
  return <AriaLink {...props} onClickCapture={onClick} />
}
