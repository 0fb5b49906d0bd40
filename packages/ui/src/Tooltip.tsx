import {
  lazy,
  Suspense,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import styles from './Tooltip.module.css'
import type { TooltipBubbleProps, TooltipCause } from './TooltipBubble.tsx'

export interface TooltipProps {
  /** The text of the tooltip. It describes the trigger; it must not be the only place of what one needs to know. */
  content: ReactNode
  /** One element that takes the focus: a button or a link. */
  children: ReactNode
  placement?: TooltipBubbleProps['placement']
  /** Milliseconds before it appears under the mouse. Default 600. */
  delay?: number
}

// Loaded when the user points at the first one: placing it is far more code than everything else here. Where it cannot
// be loaded, there is no tooltip, as with touch.
const TooltipBubble = lazy<ComponentType<TooltipBubbleProps>>(() =>
  import('./TooltipBubble.tsx').then(
    (module) => ({ default: module.TooltipBubble }),
    () => ({ default: () => null }),
  ),
)

/** A short description that appears on hover and focus, stays while hovered, and leaves on Escape. */
export const Tooltip = (props: TooltipProps) => useTooltip(props)

/** The same as a part of another component. */
export function useTooltip({ content, children, placement = 'top', delay = 600 }: TooltipProps) {
  const trigger = useRef<Element>(null)
  const [cause, setCause] = useState<TooltipCause>()
  const leave = (next: TooltipCause) => setCause((last) => last && next)
  const listeners = {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && setCause('hover'),
    onPointerLeave: () => leave('left'),
    onFocus: ({ target }: { target: Element }) => target.matches(':focus-visible') && setCause('focus'),
    onBlur: () => leave('gone'),
    // On the way down: buttons let no one else know.
    onPointerDownCapture: () => leave('gone'),
    onKeyDownCapture: ({ key }: KeyboardEvent) => key !== 'Escape' && leave('gone'),
  }
  return (
    <>
      <span
        ref={(span) => void (trigger.current = span?.firstElementChild ?? null)}
        className={styles.trigger}
        {...listeners}
      >
        {children}
      </span>
      {cause && (
        <Suspense>
          <TooltipBubble trigger={trigger} cause={cause} placement={placement} delay={delay}>
            {content}
          </TooltipBubble>
        </Suspense>
      )}
    </>
  )
}
