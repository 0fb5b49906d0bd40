import { MenuItem, MoreMenu, type MoreMenuProps } from '@dragoman/ui/MenuButton'
import { Children, Fragment, isValidElement, type ReactNode } from 'react'
import type { MenuItemProps } from '@dragoman/ui/Menu'
import { useCommands, type Command } from './commands.ts'

/** The menu of a page's header. The command palette offers its items, too. */
export function HeaderMenu({ children, label }: { children: ReactNode; label?: MoreMenuProps['label'] }) {
  useCommands(commandsOf(children))
  return (
    <MoreMenu label={label} size="regular" variant="outline">
      {children}
    </MoreMenu>
  )
}

function commandsOf(children: ReactNode): Command[] {
  return Children.toArray(children).flatMap((child): Command[] => {
    if (!isValidElement<MenuItemProps>(child)) return []
    const { children: name, icon = 'arrow-end', isDisabled, description, onAction } = child.props
    if (child.type === Fragment) return commandsOf(name)
    if (child.type !== MenuItem || typeof name !== 'string' || !onAction) return []
    const reason = isDisabled ? (typeof description === 'string' ? description : '') : undefined
    return [{ label: () => name, icon, reason, run: () => onAction() }]
  })
}
