import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import { isNonAdminVendor } from '@dragoman/sdk/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import type { LoggedUser } from '@dragoman/sdk/operations/users'
import { DetailLayout, Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { TabLinks } from '@dragoman/ui/TabLinks'
import { t } from '../../i18n/t.ts'
import { TabLink } from '../../shell/links.ts'
import { PersonForm } from '../users/PersonForm.tsx'
import { UserAssociations } from '../users/UserAssociations.tsx'
import { UserAutopilot } from '../users/UserAutopilot.tsx'
import { UserLanguages } from '../users/UserLanguages.tsx'
import { UserPermissions } from '../users/UserPermissions.tsx'
import { UserProperties } from '../users/UserProperties.tsx'
import { UserRates } from '../users/UserRates.tsx'
import { UserTags } from '../users/UserTags.tsx'
import { AvatarCard } from './AvatarCard.tsx'
import { EmailCard } from './EmailCard.tsx'
import { Preferences } from './Preferences.tsx'
import type { ProfileTab } from './profile-tabs.ts'
import { Security } from './Security.tsx'

/** One's own page: data, security, preferences, languages and rates, and whom one works for. */
export function ProfileDetail({ user, tab }: { user: LoggedUser; tab: ProfileTab }) {
  const { session, snapshot } = useSession()
  const translates = isNonAdminVendor(snapshot.subject) || user.supportedLanguagePairs.length > 0
  const tabs: { id: ProfileTab; label: string }[] = [
    { id: 'general', label: t('users.tab.general') },
    { id: 'security', label: t('profile.security') },
    { id: 'preferences', label: t('profile.preferences') },
    ...(session.can(requirements['permissions.list']) ? [{ id: 'permissions' as const, label: t('users.tab.permissions') }] : []),
    ...(translates ? [{ id: 'rates' as const, label: t('users.tab.rates') }] : []),
    { id: 'associations', label: t('users.tab.associations') },
    ...(translates ? [{ id: 'autopilot' as const, label: t('users.autopilot') }] : []),
    { id: 'tags', label: t('users.tags') },
  ]
  const shown = tabs.find(({ id }) => id === tab)?.id ?? 'general'
  return (
    <Page>
      <PageHeader
        title={user.name}
        description={<bdi>{user.email}</bdi>}
        tabs={
          <TabLinks label={t('users.profile')}>
            {tabs.map(({ id, label }) => (
              <TabLink key={id} to="/users/profile" search={{ tab: id === 'general' ? undefined : id }} isCurrent={id === shown} replace>
                {label}
              </TabLink>
            ))}
          </TabLinks>
        }
      />
      <PageBody>
        {shown === 'general' && (
          <DetailLayout aside={<UserProperties user={user} />}>
            <AvatarCard user={user} />
            <PersonForm
              user={user}
              operation={api.users.updateLoggedUser}
              paramsOf={(body) => ({ body })}
              lock={null}
              onSaved={() => void session.refresh()}
            />
            <EmailCard user={user} />
          </DetailLayout>
        )}
        {shown === 'security' && <Security user={user} />}
        {shown === 'preferences' && <Preferences />}
        {shown === 'permissions' && <UserPermissions user={user} />}
        {shown === 'rates' && (
          <>
            <UserLanguages user={user} />
            {session.can(requirements['userRates.list']) && <UserRates userUUID={user.uuid} />}
          </>
        )}
        {shown === 'associations' && <UserAssociations user={user} />}
        {shown === 'autopilot' && <UserAutopilot user={user} lock={null} />}
        {shown === 'tags' && <UserTags user={user} />}
      </PageBody>
    </Page>
  )
}
