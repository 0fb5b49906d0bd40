import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Icon, type IconName } from './Icon.tsx'
import { Popover } from './Popover.tsx'
import { SidebarContext } from './sidebar-context.ts'
import styles from './Sidebar.module.css'

export interface SidebarFlyoutProps {
  label: string
  icon: IconName
  hasCurrent?: boolean
  children: ReactNode
}

/** A section of the narrow sidebar: its icon, and its entries in a panel beside it. */
export function SidebarFlyout({ label, icon, hasCurrent, children }: SidebarFlyoutProps) {
  return (
    <Popover
      label={label}
      placement="end top"
      trigger={
        <Button className={styles.link!} aria-label={label} data-current={hasCurrent || undefined}>
          <Icon name={icon} />
        </Button>
      }
    >
      {(close) => (
        <SidebarContext value={{ isNarrow: false, onFollow: close }}>
          <div className={styles.flyoutTitle}>{label}</div>
          <ul className={styles.list}>{children}</ul>
        </SidebarContext>
      )}
    </Popover>
  )
}
