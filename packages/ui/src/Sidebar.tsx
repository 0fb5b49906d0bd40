import { lazy, Suspense, use, useId, useState, type ReactNode } from 'react'
import { drawAnchor, type AnchorProps } from './Anchor.tsx'
import { BareButton } from './BareButton.tsx'
import { DirectionalIcon } from './DirectionalIcon.tsx'
import { drawIcon, Icon, type IconName } from './Icon.tsx'
import { SidebarContext } from './sidebar-context.ts'
import styles from './Sidebar.module.css'
import { SidebarFooter } from './SidebarFooter.tsx'
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
  /** Buttons for language, theme, and help: one stop of the Tab key, with arrow keys between them. `end` stands apart. */
  footer?: { label: string; buttons: ReactNode; end?: ReactNode }
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
      {footer && (
        <SidebarFooter label={footer.label} isUpright={isNarrow}>
          {footer.buttons}
          <div className={styles.end}>{footer.end}</div>
        </SidebarFooter>
      )}
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
  /** A `SidebarAction` beside it. */
  action?: ReactNode
}

/** One entry. Made for a router's `createLink(SidebarLink)`. */
export function SidebarLink({ children, icon, isCurrent, badge, action, ...props }: SidebarLinkProps) {
  const { isNarrow, onFollow } = use(SidebarContext)
  const link = drawAnchor({
    ...props,
    onClick: (event) => {
      props.onClick?.(event)
      onFollow?.()
    },
    'aria-current': isCurrent ? 'page' : undefined,
    className: styles.link,
    children: (
      <>
        {icon && drawIcon({ name: icon })}
        <span className={styles.text}>{children}</span>
        {badge}
      </>
    ),
  })
  return (
    <li className={action && !isNarrow ? styles.withAction : undefined}>
      {isNarrow ? (
        <Tooltip content={children} placement="end">
          {link}
        </Tooltip>
      ) : (
        link
      )}
      {!isNarrow && action}
    </li>
  )
}

export interface SidebarButtonProps {
  children: ReactNode
  icon: IconName
  isPending?: boolean
  onPress: () => void
}

/** An entry that leads out of the product once its address is known; it is announced as a link. */
export function SidebarButton({ children, icon, isPending, onPress }: SidebarButtonProps) {
  const { isNarrow, onFollow } = use(SidebarContext)
  const button = (
    <BareButton
      role="link"
      className={styles.link}
      isPending={isPending}
      onPress={() => {
        onPress()
        onFollow?.()
      }}
    >
      <Icon name={icon} />
      <span className={styles.text}>{children}</span>
      {!isNarrow && <Icon name="external" className={styles.external} />}
    </BareButton>
  )
  return (
    <li>
      {isNarrow ? (
        <Tooltip content={children} placement="end">
          {button}
        </Tooltip>
      ) : (
        button
      )}
    </li>
  )
}

export interface SidebarActionProps extends Omit<AnchorProps, 'children' | 'className' | 'style'> {
  icon: IconName
  /** The accessible name, shown as a tooltip too. */
  label: string
}

/** An action beside an entry, such as adding to its list: a quiet link. Made for `createLink(SidebarAction)`. */
export function SidebarAction({ icon, label, ...props }: SidebarActionProps) {
  const { onFollow } = use(SidebarContext)
  return (
    <Tooltip content={label} placement="end">
      {drawAnchor({
        ...props,
        'aria-label': label,
        className: styles.action,
        onClick: (event) => {
          props.onClick?.(event)
          onFollow?.()
        },
        children: drawIcon({ name: icon }),
      })}
    </Tooltip>
  )
}

export interface SidebarSectionProps {
  label: string
  icon: IconName
  /** `SidebarLink` elements. */
  children: ReactNode
  defaultExpanded?: boolean
  /** Whether it is open, where the caller keeps that. */
  isExpanded?: boolean
  onExpandedChange?: (isExpanded: boolean) => void
  /** One of its links is the page one is on: marked while the section is closed. */
  hasCurrent?: boolean
}

/** A group of entries that opens and closes. In the narrow sidebar its entries come in a panel beside the icon. */
export function SidebarSection({
  label,
  icon,
  children,
  defaultExpanded = false,
  isExpanded: kept,
  onExpandedChange,
  hasCurrent,
}: SidebarSectionProps) {
  const [own, setOwn] = useState(defaultExpanded)
  const isExpanded = kept ?? own
  const panel = useId()
  const { isNarrow } = use(SidebarContext)
  if (isNarrow) {
    return (
      <li>
        <Suspense fallback={<BareButton className={styles.link} aria-label={label} />}>
          <SidebarFlyout label={label} icon={icon} hasCurrent={hasCurrent}>
            {children}
          </SidebarFlyout>
        </Suspense>
      </li>
    )
  }
  return (
    <li>
      <BareButton
        className={styles.link}
        aria-expanded={isExpanded}
        aria-controls={panel}
        data-within={hasCurrent || undefined}
        onPress={() => {
          setOwn(!isExpanded)
          onExpandedChange?.(!isExpanded)
        }}
      >
        <Icon name={icon} />
        <span className={styles.text}>{label}</span>
        <DirectionalIcon name="chevron-end" className={styles.chevron} />
      </BareButton>
      <ul id={panel} hidden={!isExpanded} className={styles.sublist}>
        {children}
      </ul>
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
