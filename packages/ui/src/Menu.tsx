import type { ReactNode } from 'react'
import {
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  MenuTrigger,
  Popover,
  Separator,
  SubmenuTrigger,
  type MenuItemProps as AriaMenuItemProps,
  type MenuProps as AriaMenuProps,
  type MenuSectionProps as AriaMenuSectionProps,
  type PopoverProps,
} from 'react-aria-components/Menu'
import { DirectionalIcon } from './DirectionalIcon.tsx'
import { Icon, type IconName } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './Popover.module.css'
import { useWord } from './WordsProvider.tsx'

export { MenuTrigger, SubmenuTrigger }

export interface MenuProps<T> extends Omit<AriaMenuProps<T>, 'className' | 'style'> {
  /** Accessible name; the trigger's name when left out. */
  label?: string
  placement?: PopoverProps['placement']
  /** Without a `MenuTrigger`: the button that it belongs to, and whether it is open. */
  anchor?: Pick<PopoverProps, 'triggerRef' | 'isOpen' | 'onOpenChange'>
}

/** The list of actions of a `MenuTrigger`, which also holds the button. */
export function Menu<T extends object>({ label, placement = 'bottom start', anchor, ...props }: MenuProps<T>) {
  return (
    <Popover {...anchor} className={styles.popover!} placement={placement} offset={4}>
      <AriaMenu
        {...(anchor && { onClose: () => anchor.onOpenChange?.(false) })}
        {...props}
        aria-label={label}
        className={styles.list!}
      />
    </Popover>
  )
}

export interface MenuItemProps extends Omit<AriaMenuItemProps, 'children' | 'className' | 'style'> {
  children: ReactNode
  icon?: IconName
  /** For example why the item is disabled. */
  description?: ReactNode
  tone?: 'default' | 'danger'
  /** The key that does the same, such as "c". */
  shortcut?: string
}

/** One action or, with `href`, one link. */
export function MenuItem({ children, icon, description, tone, shortcut, ...props }: MenuItemProps) {
  return (
    <AriaMenuItem
      textValue={typeof children === 'string' ? children : undefined}
      {...props}
      className={styles.item!}
      data-tone={tone}
    >
      {({ selectionMode, hasSubmenu }) => (
        <>
          {selectionMode !== 'none' && (
            <span className={styles.mark}>
              <Icon name="check" />
            </span>
          )}
          {icon && <Icon name={icon} />}
          <span className={styles.words}>
            {/* No label slot: the name is all that can be seen. */}
            <span>{children}</span>
            {description && <span className={styles.description}>{description}</span>}
          </span>
          {shortcut && <kbd className={styles.end}>{shortcut}</kbd>}
          {hasSubmenu && <DirectionalIcon name="chevron-end" />}
        </>
      )}
    </AriaMenuItem>
  )
}

export interface MenuSectionProps<T> extends Omit<AriaMenuSectionProps<T>, 'className' | 'style' | 'children'> {
  title?: ReactNode
  children: ReactNode
}

/** A group of items, with its own selection if it has one. */
export function MenuSection<T extends object>({ title, children, ...props }: MenuSectionProps<T>) {
  return (
    <AriaMenuSection {...props}>
      {title && <Header className={styles.heading}>{title}</Header>}
      {children}
    </AriaMenuSection>
  )
}

/** A line between groups of items. */
export function MenuSeparator() {
  return <Separator className={styles.separator!} />
}

export interface MoreMenuProps {
  /** Accessible name, such as "Actions for invoice 17"; the provider's "Actions" by default. */
  label?: string
  /** `MenuItem` elements. */
  children: ReactNode
  size?: 'regular' | 'small'
  variant?: 'quiet' | 'outline'
}

/** The ⋯ button with what else can be done. */
export function MoreMenu({ label, children, size = 'small', variant }: MoreMenuProps) {
  const name = useWord('actions', label)
  return (
    <MenuTrigger>
      <IconButton icon="more" label={name} size={size} variant={variant} />
      <Menu label={name} placement="bottom end">
        {children}
      </Menu>
    </MenuTrigger>
  )
}
