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
import type { PressProps } from './BareButton.tsx'
import { Button, type ButtonLook } from './Button.tsx'
import { DirectionalIcon } from './DirectionalIcon.tsx'
import { Icon, type IconName } from './Icon.tsx'
import { IconButton, type IconButtonProps } from './IconButton.tsx'
import iconButtons from './IconButton.module.css'
import styles from './Popover.module.css'
import { Tooltip } from './Tooltip.tsx'
import { TriggerButton } from './TriggerButton.tsx'
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

/** What a button that is to open a menu needs until it does. */
type IdleProps = Pick<PressProps, 'aria-haspopup' | 'aria-expanded' | 'onPress' | 'onHoverStart' | 'onKeyDown'>

type FirstFocus = 'first' | 'last' | undefined

/** The keys that open a menu, and which item then has the focus. */
const focusOfKey: Record<string, FirstFocus> = { Enter: 'first', ' ': 'first', ArrowDown: 'first', ArrowUp: 'last' }

interface LateMenuProps {
  /** A button that knows nothing of the menu. */
  idle: (props: IdleProps) => ReactNode
  /** The same as a part of the `MenuTrigger`. */
  trigger: (ref: Ref<HTMLButtonElement>) => ReactNode
  menu: (autoFocus: FirstFocus) => ReactNode
  onOpen?: () => void
}

/** A menu that costs no more than a native button until it is opened for the first time. */
function LateMenu({ idle, trigger, menu, onOpen }: LateMenuProps) {
  const [wanted, setWanted] = useState<{ focus: FirstFocus }>()
  const open = (focus: FirstFocus) => {
    onOpen?.()
    setWanted({ focus })
  }
  if (wanted) return <OpenedMenu firstFocus={wanted.focus} trigger={trigger} menu={menu} />
  return idle({
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    // A press that no pointer made comes from assistive technology.
    onPress: ({ detail }) => open(detail === 0 ? 'first' : undefined),
    onHoverStart: onOpen,
    onKeyDown: (event) => {
      const focus = focusOfKey[event.key]
      if (!focus) return
      event.preventDefault()
      open(focus)
    },
  })
}

function OpenedMenu({
  firstFocus,
  trigger,
  menu,
}: Pick<LateMenuProps, 'trigger' | 'menu'> & { firstFocus: FirstFocus }) {
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

export interface MenuButtonProps extends Pick<ButtonLook, 'variant' | 'size' | 'icon' | 'iconEnd'> {
  /** The words on the button. */
  label: ReactNode
  /** `MenuItem` elements. */
  children: ReactNode
  /** Accessible name of the menu; the button's when left out. */
  menuLabel?: string
  placement?: PopoverProps['placement']
  isPending?: boolean
  /** The menu opens for the first time, or the mouse comes over the button: time to ask for what it shows. */
  onOpen?: () => void
}

/** A button with words that opens a menu. */
export function MenuButton({ label, children, menuLabel, placement, isPending, onOpen, ...look }: MenuButtonProps) {
  return (
    <LateMenu
      onOpen={onOpen}
      idle={(props) => (
        <Button {...look} {...props} isPending={isPending}>
          {label}
        </Button>
      )}
      trigger={(ref) => (
        <TriggerButton {...look} ref={ref} isPending={isPending}>
          {label}
        </TriggerButton>
      )}
      menu={(autoFocus) => (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that a key opened has its focus on an item
        <Menu label={menuLabel} placement={placement} autoFocus={autoFocus}>
          {children}
        </Menu>
      )}
    />
  )
}

export interface IconMenuProps extends Pick<IconButtonProps, 'icon' | 'label' | 'size' | 'variant'> {
  /** `MenuItem` elements; a function where a table has many such menus, of which few are opened. */
  children: ReactNode | (() => ReactNode)
}

/** A button with an icon that opens a menu. */
export function IconMenu({ icon, label, size = 'regular', variant = 'quiet', children }: IconMenuProps) {
  return (
    <LateMenu
      idle={(props) => <IconButton {...props} icon={icon} label={label} size={size} variant={variant} />}
      trigger={(ref) => (
        <Tooltip content={label}>
          <AriaButton
            ref={ref}
            aria-label={label}
            className={iconButtons.button!}
            data-variant={variant}
            data-size={size}
          >
            <Icon name={icon} />
          </AriaButton>
        </Tooltip>
      )}
      menu={(autoFocus) => (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that a key opened has its focus on an item
        <Menu label={label} placement="bottom end" autoFocus={autoFocus}>
          {typeof children === 'function' ? children() : children}
        </Menu>
      )}
    />
  )
}

export type MoreMenuProps = Partial<Omit<IconMenuProps, 'icon' | 'children'>> & Pick<IconMenuProps, 'children'>

/**
 * The ⋯ button with what else can be done. `label` is its accessible name, such as "Actions for invoice 17"; the
 * provider's "Actions" by default.
 */
export function MoreMenu({ label, size = 'small', ...props }: MoreMenuProps) {
  return <IconMenu {...props} icon="more" label={useWord('actions', label)} size={size} />
}
