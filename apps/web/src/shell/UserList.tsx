import { useCan } from '@dragoman/hooks/permissions'
import { useSession } from '@dragoman/hooks/session'
import { Menu, MenuItem, MenuSeparator } from '@dragoman/ui/Menu'
import { useNavigate } from '@tanstack/react-router'
import { showError } from '../errors/report-error.ts'
import { t } from '../i18n/t.ts'
import type { MenuAnchor } from '../ground/menu-button.ts'
import { signOut } from '../ground/sign-out.ts'
import { confirmLeaving } from '../ground/unsaved.ts'

/** The links to a person's account: the profile, their earnings or invoices, and signing out. */
export function UserList({ anchor, label, email }: { anchor: MenuAnchor; label: string; email: string }) {
  const { session } = useSession()
  const navigate = useNavigate()
  // Those who pay linguists, or collect from clients, have the page in the sidebar.
  const earns = useCan(['TASK_work'])
  const pays = useCan(['PAYABLES_get_payables'])
  const owes = useCan(['ROLE_CLIENT'])
  const collects = useCan(['RECEIVABLES_get_invoices'])
  const act = async (key: string) => {
    if (key === 'profile') await navigate({ to: '/users/profile' })
    else if (key === 'earnings') await navigate({ to: '/finance/payables' })
    else if (key === 'invoices') await navigate({ to: '/finance/receivables' })
    else if (await confirmLeaving()) await signOut(session).catch(showError)
  }
  return (
    <Menu anchor={anchor} label={label} placement="bottom end" onAction={(key) => void act(String(key))}>
      <MenuItem id="profile" icon="user" description={email} textValue={t('shell.profile')}>
        {t('shell.profile')}
      </MenuItem>
      {earns && !pays && (
        <MenuItem id="earnings" icon="wallet">
          {t('shell.earnings')}
        </MenuItem>
      )}
      {owes && !collects && (
        <MenuItem id="invoices" icon="wallet">
          {t('shell.invoices')}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem id="logout" icon="logout">
        {t('shell.logout')}
      </MenuItem>
    </Menu>
  )
}
