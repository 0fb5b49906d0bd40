import type { PointerEvent } from 'react'

/**
 * Marks what the mouse is over with `data-hovered`, as React Aria does, but without rendering: spread it on an element.
 * A finger leaves no mark.
 */
export const hoverMarks = {
  onPointerEnter: ({ currentTarget, pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') currentTarget.toggleAttribute('data-hovered', true)
  },
  onPointerLeave: ({ currentTarget }: PointerEvent) => void currentTarget.toggleAttribute('data-hovered', false),
}
