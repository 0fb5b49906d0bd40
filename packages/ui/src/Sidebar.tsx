import { lazy, Suspense, use, type ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { Anchor, type AnchorProps } from './Anchor.tsx'
import { DirectionalIcon } from './DirectionalIcon.tsx'
import { Icon, type IconName } from './Icon.tsx'
import { SidebarContext } from './sidebar-context.ts'
import styles from './Sidebar.module.css'
import { Tooltip } from './Tooltip.tsx'

// Loaded with the narrow sidebar: most windows never need it.
const SidebarFlyout = lazy(async () => ({ default: (await import('./SidebarFlyout.tsx')).SidebarFlyout }))

export interface SidebarProps {
  /** Accessible name of the navigation. */
  label: string
  /** The account's logo, a link home. */
  logo: ReactNode
  /** The logo for 66 px; default the same. */
  narrowLogo?: ReactNode
  /** `SidebarLink` and `SidebarSection` elements. */
  children: ReactNode
  /** Help, language, theme. */
  footer?: ReactNode
}

/** The main navigation. */
export function Sidebar({ label, logo, narrowLogo = logo, children, footer }: SidebarProps) {
  const { isNarrow } = use(SidebarContext)
  return (
    <nav aria-label={label} className={styles.sidebar} data-narrow={isNarrow || undefined}>
      <div className={styles.logo}>{isNarrow ? narrowLogo : logo}</div>
      <div className={styles.entries}>
        <ul className={styles.list}>{children}</ul>
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </nav>
  )
}

export interface SidebarLinkProps extends Omit<AnchorProps, 'children' | 'className' | 'style'> {
  children: ReactNode
  icon?: IconName
  /** This is the page one is on. */
  isCurrent?: boolean
  /** A `CountBadge` at the end. */
  badge?: ReactNode
}

/** One entry. Made for a router's `createLink(SidebarLink)`. */
export function SidebarLink({ children, icon, isCurrent, badge, ...props }: SidebarLinkProps) {
  const { isNarrow, onFollow } = use(SidebarContext)
  const link = (
    <Anchor
      {...props}
      onClick={(event) => {
        props.onClick?.(event)
        onFollow?.()
      }}
      aria-current={isCurrent ? 'page' : undefined}
      className={styles.link!}
    >
      {icon && <Icon name={icon} />}
      <span className={styles.text}>{children}</span>
      {badge}
    </Anchor>
  )
  return (
    <li>
      {isNarrow ? (
        <Tooltip content={children} placement="end">
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </li>
  )
}

export interface SidebarSectionProps {
  label: string
  icon: IconName
  /** `SidebarLink` elements. */
  children: ReactNode
  isExpanded?: boolean
  defaultExpanded?: boolean
  onExpandedChange?: (isExpanded: boolean) => void
  /** One of its links is the page one is on: marked while the section is closed. */
  hasCurrent?: boolean
}

/** A group of entries that opens and closes. In the narrow sidebar its entries come in a panel beside the icon. */
export function SidebarSection({
  label,
  icon,
  children,
  isExpanded,
  defaultExpanded,
  onExpandedChange,
  hasCurrent,
}: SidebarSectionProps) {
  const { isNarrow } = use(SidebarContext)
  if (isNarrow) {
    return (
      <li>
        <Suspense fallback={<Button className={styles.link!} aria-label={label} />}>
          <SidebarFlyout label={label} icon={icon} hasCurrent={hasCurrent}>
            {children}
          </SidebarFlyout>
        </Suspense>
      </li>
    )
  }
  return (
    <li>
      <Disclosure
        isExpanded={isExpanded}
        defaultExpanded={defaultExpanded}
        onExpandedChange={onExpandedChange}
        className={styles.section!}
      >
        <Button slot="trigger" className={styles.link!} data-within={hasCurrent || undefined}>
          <Icon name={icon} />
          <span className={styles.text}>{label}</span>
          <DirectionalIcon name="chevron-end" className={styles.chevron} />
        </Button>
        <DisclosurePanel className={styles.panel!}>
          <ul className={styles.sublist}>{children}</ul>
        </DisclosurePanel>
      </Disclosure>
    </li>
  )
}

/** A small heading that groups entries; a line in the narrow sidebar. */
export function SidebarHeading({ children }: { children: ReactNode }) {
  return (
    <li className={styles.heading}>
      <span className={styles.text}>{children}</span>
    </li>
  )
}
