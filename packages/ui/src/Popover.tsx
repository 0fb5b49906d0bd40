import type { ReactNode, RefObject } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'
import styles from './Popover.module.css'

export interface PopoverProps extends Pick<AriaPopoverProps, 'placement' | 'isOpen' | 'onOpenChange'> {
  /** Accessible name of the panel. */
  label: string
  /** The button that opens it. */
  trigger: ReactNode
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A small panel beside its trigger, with anything inside. It closes on Escape and outside presses, and returns focus. */
export function Popover({ label, trigger, children, placement = 'bottom start', isOpen, onOpenChange }: PopoverProps) {
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <AriaPopover className={styles.popover} placement={placement} offset={4}>
        <Dialog className={styles.panel} aria-label={label}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}

export interface AnchoredPopoverProps extends Pick<PopoverProps, 'label' | 'placement' | 'children'> {
  /** The element beside which it opens, such as the button that was pressed before this code was loaded. */
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  /** The content reaches the edges, as a list does. */
  isFlush?: boolean
}

/** The same panel without a trigger of its own: it is open while it is rendered. */
export function AnchoredPopover({
  label,
  anchor,
  onClose,
  isFlush,
  children,
  placement = 'bottom start',
}: AnchoredPopoverProps) {
  return (
    <AriaPopover
      className={styles.popover}
      triggerRef={anchor}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement={placement}
      offset={4}
    >
      <Dialog className={styles.panel} aria-label={label} data-flush={isFlush || undefined}>
        {typeof children === 'function' ? children(onClose) : children}
      </Dialog>
    </AriaPopover>
  )
}
