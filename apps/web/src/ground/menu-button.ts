import { useRef, useState } from 'react'

/**
 * A button whose menu is loaded when it is wanted, so that it costs nothing before. Spread `button` on a Button of the
 * design system, and render the menu with `anchor` once `isWanted`.
 */
export function useMenuButton(load: () => Promise<unknown>) {
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  return {
    isWanted,
    button: {
      ref: triggerRef,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      onHoverStart: () => void load().catch(() => undefined),
      onPress: () => {
        setWanted(true)
        setOpen(true)
      },
    },
    anchor: {
      triggerRef,
      isOpen,
      onOpenChange: setOpen,
      onMissing: () => {
        setWanted(false)
        setOpen(false)
      },
    },
  } as const
}

/** Where a menu of `useMenuButton` belongs. */
export type MenuAnchor = ReturnType<typeof useMenuButton>['anchor']
