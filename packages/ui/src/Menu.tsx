import { useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
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
import type { IconButtonProps } from './IconButton.tsx'
import iconButtons from './IconButton.module.css'
import styles from './Popover.module.css'
import { Tooltip } from './Tooltip.tsx'

export { MenuTrigger, SubmenuTrigger }
export { TriggerButton } from './TriggerButton.tsx'

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

export type FirstFocus = 'first' | 'last' | undefined

export interface OpenedMenuProps {
  firstFocus: FirstFocus
  trigger: (ref: Ref<HTMLButtonElement>) => ReactNode
  menu: (autoFocus: FirstFocus) => ReactNode
}

/** A menu that opens at once, with the button that now is its trigger. */
export function OpenedMenu({ firstFocus, trigger, menu }: OpenedMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [focus, setFocus] = useState(firstFocus)
  useLayoutEffect(() => {
    // Closing the menu leads the focus back to this button, which has just taken the other one's place.
    button.current!.focus({ preventScroll: true })
    // oxlint-disable-next-line react/set-state-in-effect -- the menu must find the focus on its button
    setOpen(true)
  }, [])
  return (
    <MenuTrigger
      isOpen={isOpen}
      onOpenChange={(next) => {
        setOpen(next)
        if (!next) setFocus(undefined)
      }}
    >
      {trigger(button)}
      {menu(focus)}
    </MenuTrigger>
  )
}

export interface IconTriggerProps extends Required<Pick<IconButtonProps, 'icon' | 'label' | 'size' | 'variant'>> {
  ref: Ref<HTMLButtonElement>
}

/** An `IconButton` as a part of a `MenuTrigger`. */
export function IconTrigger({ ref, icon, label, size, variant }: IconTriggerProps) {
  return (
    <Tooltip content={label}>
      <AriaButton ref={ref} aria-label={label} className={iconButtons.button!} data-variant={variant} data-size={size}>
        <Icon name={icon} />
      </AriaButton>
    </Tooltip>
  )
}
