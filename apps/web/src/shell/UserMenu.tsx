import { useSession } from '@dragoman/hooks/session'
import { Avatar } from '@dragoman/ui/Avatar'
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '@dragoman/ui/Menu'
import { useNavigate } from '@tanstack/react-router'
import { Button } from 'react-aria-components/Button'
import { showError } from '../errors/report-error.ts'
import { t } from '../i18n/t.ts'
import { signOut } from './departure.ts'
import { confirmLeaving } from './unsaved.ts'
import styles from './UserMenu.module.css'

/** Who is signed in, with the way to their profile and out. */
export function UserMenu() {
  const { session, snapshot } = useSession()
  const navigate = useNavigate()
  const user = snapshot.subject?.user
  if (!user) return null
  return (
    <MenuTrigger>
      <Button className={styles.trigger!} aria-label={t('shell.userMenu', { name: user.name })}>
        <Avatar name={user.name} src={user.avatar} size={32} isDecorative />
      </Button>
      <Menu
        placement="bottom end"
        onAction={async (key) => {
          if (key === 'profile') await navigate({ to: '/users/profile' })
          else if (await confirmLeaving()) await signOut(session).catch(showError)
        }}
      >
        <MenuItem id="profile" icon="user" description={user.email}>
          {t('shell.profile')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem id="logout" icon="logout">
          {t('shell.logout')}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  )
}
