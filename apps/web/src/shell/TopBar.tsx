import { useAvatar } from '@dragoman/hooks/avatar'
import { useSession } from '@dragoman/hooks/session'
import { Avatar } from '@dragoman/ui/Avatar'
import { BareButton } from '@dragoman/ui/BareButton'
import { Icon } from '@dragoman/ui/Icon'
import { VisuallyHidden } from '@dragoman/ui/VisuallyHidden'
import { Suspense, type ReactNode } from 'react'
import { t } from '../i18n/t.ts'
import { overlay, region } from '../lazy.tsx'
import { useMenuButton } from '../ground/menu-button.ts'
import styles from './shell.module.css'

// It comes with the bell: a page has more urgent things to get.
const PaletteButton = region(
  () => import('./PaletteButton.tsx'),
  'PaletteButton',
  () => null,
)

interface TopBarProps {
  search?: ReactNode
  bell?: ReactNode
  /** Without it there is none, as where a page has no keys. */
  onOpenPalette?: (() => void) | undefined
}

/** The bar above the page: the search stands at its start, the command palette, notifications, and the person at its end. */
export function TopBar({ search, bell, onOpenPalette }: TopBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.search}>{search}</div>
      <div className={styles.tools}>
        {bell && onOpenPalette && (
          <Suspense>
            <PaletteButton onPress={onOpenPalette} />
          </Suspense>
        )}
        {bell !== undefined && <span className={styles.bell}>{bell}</span>}
        <UserMenu />
      </div>
    </div>
  )
}

const load = () => import('./UserList.tsx')
const UserList = overlay(load, 'UserList', ({ anchor }) => anchor.onMissing())

/** The signed-in person, with the way to their profile and out. */
function UserMenu() {
  const user = useSession().snapshot.subject?.user
  const avatar = useAvatar(user)
  const menu = useMenuButton(load)
  if (!user) return null
  const label = t('shell.userMenu', { name: user.name })
  return (
    <>
      <BareButton {...menu.button} className={styles.trigger}>
        <Avatar name={user.name} src={avatar} size={32} isDecorative />
        <span className={styles.name} aria-hidden>
          {user.name}
        </span>
        <Icon name="chevron-down" className={styles.more} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </BareButton>
      <Suspense>{menu.isWanted && <UserList anchor={menu.anchor} label={label} email={user.email} />}</Suspense>
    </>
  )
}
