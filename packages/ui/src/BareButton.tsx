import type { AriaAttributes, ComponentProps, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import type { DataAttributes } from './data-attributes.ts'
import { hoverMarks } from './hover-marks.ts'

type FromButton = Pick<
  ComponentProps<'button'>,
  'id' | 'role' | 'type' | 'form' | 'name' | 'value' | 'autoFocus' | 'className' | 'tabIndex' | 'onFocus' | 'ref'
>

/** The props that all buttons share. */
export interface PressProps extends FromButton, AriaAttributes {
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void
  /** The mouse has come over the button: time to load what it opens. */
  onHoverStart?: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  isDisabled?: boolean
  /** It keeps its focus, and ignores presses. */
  isPending?: boolean
}

export interface BareButtonProps extends PressProps {
  children?: ReactNode
}

/**
 * A native button without a look. It knows nothing of React Aria, which makes it cheap enough for every row of a table;
 * inside of a `MenuTrigger`, a `Popover` or a `FileTrigger` stands a `TriggerButton`.
 */
export const BareButton = (props: BareButtonProps) => drawButton({ ...props })

/** The same without a component of its own. */
export function drawButton({
  type = 'button',
  onPress,
  onHoverStart,
  isDisabled,
  isPending,
  ...props
}: BareButtonProps & DataAttributes) {
  return (
    <button
      {...props}
      // A form is not sent twice.
      type={isPending && type === 'submit' ? 'button' : type}
      disabled={isDisabled}
      aria-disabled={isPending || props['aria-disabled']}
      data-disabled={isDisabled || undefined}
      data-pending={isPending || undefined}
      {...hoverMarks}
      onPointerEnter={(event) => {
        hoverMarks.onPointerEnter(event)
        if (event.pointerType !== 'touch') onHoverStart?.()
      }}
      onClick={(event) => {
        event.stopPropagation()
        if (isPending) return
        // Safari leaves the focus where it was, and a window that opens now could not give it back.
        if (document.activeElement !== event.currentTarget) event.currentTarget.focus({ preventScroll: true })
        onPress?.(event)
      }}
    />
  )
}
