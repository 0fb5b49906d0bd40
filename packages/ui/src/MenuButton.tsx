import { createElement, useState, type ComponentType, type ReactNode, type Ref } from 'react'
import type { PressProps } from './BareButton.tsx'
import { Button, type ButtonLook } from './Button.tsx'
import { IconButton, type IconButtonProps } from './IconButton.tsx'
import type { FirstFocus, MenuProps } from './Menu.tsx'
import type * as MenuParts from './Menu.tsx'
import { useWord } from './WordsProvider.tsx'

type Parts = typeof MenuParts

let parts: Parts | undefined

/** Loads what menus are made of, which the first one that opens needs. */
export const loadMenus = async (): Promise<void> => void (parts ??= await import('./Menu.tsx'))

let tellMissing = () => {}

/** Sets what happens where a menu is wanted that cannot be loaded. Default: nothing, and the button stays as it is. */
export const onMissingMenu = (tell: () => void): void => void (tellMissing = tell)

/** A part of `Menu.tsx`, for use inside of what this module exports: nothing of it shows before it is loaded. */
const late = <Name extends keyof Parts>(name: Name) =>
  ((props: object) => createElement(parts![name] as ComponentType<object>, props)) as unknown as Parts[Name]

export const Menu = late('Menu')
export const MenuItem = late('MenuItem')
export const MenuSection = late('MenuSection')
export const MenuSeparator = late('MenuSeparator')
export const SubmenuTrigger = late('SubmenuTrigger')

/** The props of a button until it opens a menu. */
type IdleProps = Pick<
  PressProps,
  'aria-haspopup' | 'aria-expanded' | 'onPress' | 'onHoverStart' | 'onFocus' | 'onKeyDown'
>

/** The keys that open a menu, and which item then has the focus. */
const focusOfKey: Record<string, FirstFocus> = { Enter: 'first', ' ': 'first', ArrowDown: 'first', ArrowUp: 'last' }

interface LateMenuProps {
  /** A button that knows nothing of the menu. */
  idle: (props: IdleProps) => ReactNode
  /** The same as a part of the `MenuTrigger`. */
  trigger: (ref: Ref<HTMLButtonElement>, loaded: Parts) => ReactNode
  menu: (autoFocus: FirstFocus) => ReactNode
  onOpen?: () => void
}

/** A menu that costs no more than a native button until it is opened for the first time. */
function useLateMenu({ idle, trigger, menu, onOpen }: LateMenuProps) {
  const [wanted, setWanted] = useState<{ focus: FirstFocus }>()
  const open = (focus: FirstFocus) => {
    onOpen?.()
    if (parts) setWanted({ focus })
    else loadMenus().then(() => setWanted({ focus }), tellMissing)
  }
  if (wanted && parts) {
    const loaded = parts
    return <loaded.OpenedMenu firstFocus={wanted.focus} trigger={(ref) => trigger(ref, loaded)} menu={menu} />
  }
  const prepare = () => void loadMenus().catch(() => undefined)
  return idle({
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    // A press that no pointer made comes from assistive technology.
    onPress: ({ detail }) => open(detail === 0 ? 'first' : undefined),
    onHoverStart: () => {
      prepare()
      onOpen?.()
    },
    onFocus: prepare,
    onKeyDown: (event) => {
      const focus = focusOfKey[event.key]
      if (!focus) return
      event.preventDefault()
      open(focus)
    },
  })
}

export interface MenuButtonProps extends Pick<ButtonLook, 'variant' | 'size' | 'icon' | 'iconEnd'> {
  /** The words on the button. */
  label: ReactNode
  /** `MenuItem` elements. */
  children: ReactNode
  /** Accessible name of the menu; the button's when left out. */
  menuLabel?: string
  placement?: MenuProps<object>['placement']
  isPending?: boolean
  /** The menu opens for the first time, or the mouse comes over the button: time to ask for what it shows. */
  onOpen?: () => void
}

/** A button with words that opens a menu. */
export function MenuButton({ label, children, menuLabel, placement, isPending, onOpen, ...look }: MenuButtonProps) {
  return useLateMenu({
    onOpen,
    idle: (props) => (
      <Button {...look} {...props} isPending={isPending}>
        {label}
      </Button>
    ),
    trigger: (ref, { TriggerButton }) => (
      <TriggerButton {...look} ref={ref} isPending={isPending}>
        {label}
      </TriggerButton>
    ),
    menu: (autoFocus) => (
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that a key opened has its focus on an item
      <Menu label={menuLabel} placement={placement} autoFocus={autoFocus}>
        {children}
      </Menu>
    ),
  })
}

export interface IconMenuProps extends Pick<IconButtonProps, 'icon' | 'label' | 'size' | 'variant'> {
  /** `MenuItem` elements; a function where a table has many such menus, of which few are opened. */
  children: ReactNode | (() => ReactNode)
}

/** A button with an icon that opens a menu. */
export const IconMenu = (props: IconMenuProps) => useIconMenu(props)

function useIconMenu({ icon, label, size = 'regular', variant = 'quiet', children }: IconMenuProps) {
  return useLateMenu({
    idle: (props) => <IconButton {...props} icon={icon} label={label} size={size} variant={variant} />,
    trigger: (ref, { IconTrigger }) => (
      <IconTrigger ref={ref} icon={icon} label={label} size={size} variant={variant} />
    ),
    menu: (autoFocus) => (
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that a key opened has its focus on an item
      <Menu label={label} placement="bottom end" autoFocus={autoFocus}>
        {typeof children === 'function' ? children() : children}
      </Menu>
    ),
  })
}

export type MoreMenuProps = Partial<Omit<IconMenuProps, 'icon' | 'children'>> & Pick<IconMenuProps, 'children'>

/**
 * The ⋯ button with what else can be done. `label` is its accessible name, such as "Actions for invoice 17"; the
 * provider's "Actions" by default.
 */
export const MoreMenu = ({ label, size = 'small', ...props }: MoreMenuProps) =>
  useIconMenu({ ...props, icon: 'more', label: useWord('actions', label), size })
