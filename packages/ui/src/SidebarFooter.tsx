import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import styles from './Sidebar.module.css'

/** Buttons that are one stop of the Tab key, with arrow keys between them. The toolbar of the library weighs 70 kB. */
export function SidebarFooter({
  label,
  isUpright,
  children,
}: {
  label: string
  isUpright: boolean
  children: ReactNode
}) {
  const ref = useRef<HTMLDivElement>(null)
  const buttons = () => [...(ref.current?.querySelectorAll('button') ?? [])]
  const stopAt = (stop: Element | undefined) => {
    for (const button of buttons()) button.tabIndex = button === stop ? 0 : -1
  }
  // After each render: which buttons there are depends on the window.
  useEffect(() => {
    const all = buttons()
    if (all.filter(({ tabIndex }) => tabIndex === 0).length !== 1) stopAt(all[0])
  })
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const all = buttons()
    const at = all.findIndex((button) => button === event.target)
    const isTurned = getComputedStyle(event.currentTarget).direction === 'rtl'
    const [back, on] = isUpright ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
    const step = event.key === on ? 1 : event.key === back ? -1 : 0
    const next = all[at + (isTurned && !isUpright ? -step : step)]
    if (at < 0 || step === 0 || !next) return
    event.preventDefault()
    next.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons have the focus
    <div
      ref={ref}
      role="toolbar"
      aria-label={label}
      aria-orientation={isUpright ? 'vertical' : 'horizontal'}
      className={styles.footer}
      onKeyDown={move}
      onFocus={({ target }) => stopAt(target)}
    >
      {children}
    </div>
  )
}
