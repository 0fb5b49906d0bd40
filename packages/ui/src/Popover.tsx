import type { ReactNode } from 'react'
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
