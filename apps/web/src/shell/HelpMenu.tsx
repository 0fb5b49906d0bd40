import { IconButton } from '@dragoman/ui/IconButton'
import { VisuallyHidden } from '@dragoman/ui/VisuallyHidden'
import { Suspense } from 'react'
import { t } from '../i18n/t.ts'
import { overlay } from '../lazy.tsx'
import type { HelpListProps } from './HelpList.tsx'
import { useMenuButton } from '../ground/menu-button.ts'
import { useHasNews } from '../ground/news.ts'
import styles from './shell.module.css'

const load = () => import('./HelpList.tsx')
const HelpList = overlay(load, 'HelpList', ({ anchor }) => anchor.onMissing())

export type HelpMenuProps = Omit<HelpListProps, 'anchor'>

/** The help for every page: the keys, and the documents of this server (rule shell.docs). */
export function HelpMenu(props: HelpMenuProps) {
  const menu = useMenuButton(load)
  const hasNews = useHasNews()
  return (
    <>
      <span className={styles.help}>
        <IconButton {...menu.button} icon="help" label={t('shell.help')} />
        {hasNews && (
          <span className={styles.news}>
            <VisuallyHidden elementType="span">{t('shell.help.isNew')}</VisuallyHidden>
          </span>
        )}
      </span>
      <Suspense>{menu.isWanted && <HelpList anchor={menu.anchor} {...props} />}</Suspense>
    </>
  )
}
