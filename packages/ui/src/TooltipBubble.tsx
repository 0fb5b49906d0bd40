import { use, useEffect, useEffectEvent, useId, type ReactNode, type RefObject } from 'react'
import { Tooltip, TooltipTrigger, TooltipTriggerStateContext, type TooltipProps } from 'react-aria-components/Tooltip'
import styles from './Tooltip.module.css'

/** Why a tooltip opens or closes: at once if the user acts. */
export type TooltipCause = 'hover' | 'focus' | 'left' | 'gone' | undefined

export interface TooltipBubbleProps {
  /** The element that it describes. */
  trigger: RefObject<Element | null>
  cause: TooltipCause
  placement: TooltipProps['placement']
  delay: number
  children: ReactNode
}

/** The text of a `Tooltip`, once the first one is needed. */
export function TooltipBubble({ trigger, cause, placement, delay, children }: TooltipBubbleProps) {
  const id = useId()
  return (
    <TooltipTrigger delay={delay} closeDelay={120}>
      <Follow cause={cause} trigger={trigger} id={id} />
      <Tooltip triggerRef={trigger} className={styles.tooltip!} placement={placement} offset={6}>
        <span id={id}>{children}</span>
      </Tooltip>
    </TooltipTrigger>
  )
}

interface FollowProps {
  cause: TooltipCause
  trigger: RefObject<Element | null>
  id: string
}

/** Opens and closes the tooltip around it. */
function Follow({ cause, trigger, id }: FollowProps) {
  const state = use(TooltipTriggerStateContext)!
  const follow = useEffectEvent((why: TooltipCause) => {
    if (why === 'hover' || why === 'focus') state.open(why === 'focus')
    else state.close(why === 'gone')
  })
  useEffect(() => follow(cause), [cause])
  const describe = useEffectEvent(() => {
    const element = trigger.current
    // A name is not read twice.
    if (
      !element ||
      document.getElementById(id)?.textContent === (element.getAttribute('aria-label') ?? element.textContent)
    )
      return
    element.setAttribute('aria-describedby', id)
    return () => element.removeAttribute('aria-describedby')
  })
  const dismiss = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // A name is in no one's way: the same press closes the dialog around it. A description is dismissed alone.
    if (trigger.current?.getAttribute('aria-describedby') === id) event.stopPropagation()
    state.close(true)
  })
  const { isOpen } = state
  useEffect(() => {
    if (!isOpen) return
    const forget = describe()
    const listen = (event: KeyboardEvent) => dismiss(event)
    document.addEventListener('keydown', listen, true)
    return () => {
      forget?.()
      document.removeEventListener('keydown', listen, true)
    }
  }, [isOpen])
  return null
}
