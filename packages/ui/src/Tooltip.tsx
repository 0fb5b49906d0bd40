import type { ReactNode } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger, type TooltipProps as AriaTooltipProps } from 'react-aria-components/Tooltip'
import styles from './Tooltip.module.css'

export { Focusable } from 'react-aria-components/Focusable'

export interface TooltipProps {
  /** The text of the tooltip. It describes the trigger; it must not be the only place of what one needs to know. */
  content: ReactNode
  /** One focusable element: a button, a link, or something in `Focusable`. */
  children: ReactNode
  placement?: AriaTooltipProps['placement']
  /** Milliseconds before it appears under the mouse. Default 600. */
  delay?: number
}

/** A short description that appears on hover and focus, stays while hovered, and leaves on Escape. */
export function Tooltip({ content, children, placement = 'top', delay = 600 }: TooltipProps) {
  return (
    <TooltipTrigger delay={delay} closeDelay={120}>
      {children}
      <AriaTooltip className={styles.tooltip} placement={placement} offset={6}>
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
