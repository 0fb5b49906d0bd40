import { IconButton } from '@dragoman/ui/IconButton'
import { Suspense } from 'react'
import { t } from '../i18n/t.ts'
import { overlay } from '../lazy.tsx'
import type { HelpListProps } from './HelpList.tsx'
import { useMenuButton } from '../ground/menu-button.ts'

const load = () => import('./HelpList.tsx')
const HelpList = overlay(load, 'HelpList', ({ anchor }) => anchor.onMissing())

export type HelpMenuProps = Omit<HelpListProps, 'anchor'>

/** The help for every page: the keys, and the documents of this server (rule shell.docs). */
export function HelpMenu(props: HelpMenuProps) {
  const menu = useMenuButton(load)
  return (
    <>
      <IconButton {...menu.button} icon="help" label={t('shell.help')} />
      <Suspense>{menu.isWanted && <HelpList anchor={menu.anchor} {...props} />}</Suspense>
    </>
  )
}
