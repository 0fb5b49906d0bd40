import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import { requirements } from '@dragoman/sdk/requirements'
import type { User } from '@dragoman/sdk/operations/users'
import { CopyableId } from '@dragoman/ui/CopyButton'
import { DetailLayout, Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { TabLinks } from '@dragoman/ui/TabLinks'
import type { ReactNode } from 'react'
import { t } from '../../i18n/t.ts'
import { TabLink } from '../../shell/links.ts'
import { usePageName } from '../../shell/page-title.ts'
import { PersonForm } from './PersonForm.tsx'
import { PersonMenu } from './PersonMenu.tsx'
import { PersonStatus } from './PersonStatus.tsx'
import { useLock } from './use-lock.ts'
import type { UserTab } from './user-tabs.ts'
import { UserAssociations } from './UserAssociations.tsx'
import { UserAutopilot } from './UserAutopilot.tsx'
import { UserLanguages } from './UserLanguages.tsx'
import { UserPermissions } from './UserPermissions.tsx'
import { UserProperties } from './UserProperties.tsx'
import { UserRates } from './UserRates.tsx'
import { UserRoles } from './UserRoles.tsx'
import { UserTags } from './UserTags.tsx'

export interface UserDetailProps {
  user: User
  tab: UserTab
  breadcrumbs: ReactNode
  onRemoved: () => void
}

/** A person: who they are, what they may do, what they translate and for how much, and whom they work for. */
export function UserDetail({ user, tab, breadcrumbs, onRemoved }: UserDetailProps) {
  const { session } = useSession()
  usePageName(user.name)
  const lock = useLock(user)
  const tabs = tabsOf(user, { seesPermissions: session.can(requirements['permissions.list']) })
  const shown = tabs.find(({ id }) => id === tab)?.id ?? 'general'
  return (
    <Page>
      <PageHeader
        title={user.name}
        breadcrumbs={breadcrumbs}
        status={<PersonStatus user={user} />}
        id={<CopyableId value={user.uuid} display={String(user.id)} labels={{ copy: t('shell.copy'), copied: t('shell.copied') }} />}
        actions={<PersonMenu user={user} onRemoved={onRemoved} />}
        tabs={
          <TabLinks label={user.name}>
            {tabs.map(({ id, label }) => (
              <TabLink key={id} to="/users/$id" params={{ id: user.uuid }} search={{ tab: id === 'general' ? undefined : id }} isCurrent={id === shown} replace>
                {label}
              </TabLink>
            ))}
          </TabLinks>
        }
      />
      <PageBody>
        {shown === 'general' && (
          <DetailLayout aside={<UserProperties user={user} />}>
            <PersonForm
              key={user.uuid}
              user={user}
              operation={api.users.update}
              paramsOf={(body) => ({ path: { userUUID: user.uuid }, body })}
              lock={lock}
            />
          </DetailLayout>
        )}
        {shown === 'permissions' && (
          <>
            <UserRoles user={user} />
            {session.can(requirements['permissions.list']) && <UserPermissions user={user} />}
          </>
        )}
        {shown === 'rates' && (
          <>
            <UserLanguages user={user} />
            {session.can(['USER_rates']) && <UserRates userUUID={user.uuid} />}
          </>
        )}
        {shown === 'associations' && <UserAssociations user={user} />}
        {shown === 'autopilot' && <UserAutopilot user={user} lock={lock} />}
        {shown === 'tags' && <UserTags user={user} />}
      </PageBody>
    </Page>
  )
}

/** Who translates has languages, rates and an autopilot; permissions are for whoever may see them. */
function tabsOf(user: User, { seesPermissions }: { seesPermissions: boolean }): { id: UserTab; label: string }[] {
  const translates = user.roles.includes('VENDOR') || user.supportedLanguagePairs.length > 0
  return [
    { id: 'general', label: t('users.tab.general') },
    ...(seesPermissions ? [{ id: 'permissions' as const, label: t('users.tab.permissions') }] : []),
    ...(translates ? [{ id: 'rates' as const, label: t('users.tab.rates') }] : []),
    { id: 'associations', label: t('users.tab.associations') },
    ...(translates ? [{ id: 'autopilot' as const, label: t('users.autopilot') }] : []),
    { id: 'tags', label: t('users.tags') },
  ]
}
