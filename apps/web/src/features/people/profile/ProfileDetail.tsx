import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import type { LoggedUser } from '@dragoman/sdk/operations/users'
import { isNonAdminVendor } from '@dragoman/sdk/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { DetailLayout } from '@dragoman/ui/Page'
import { missingRegion } from '../../../errors/RegionError.tsx'
import { formatDate } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { withWords } from '../../../i18n/with-words.ts'
import { region } from '../../../lazy.tsx'
import { TabLink } from '../../../ground/links.ts'
import { PersonContracts } from '../PersonContracts.tsx'
import { PersonFigures } from '../PersonFigures.tsx'
import { PersonForm } from '../PersonForm.tsx'
import { PersonPage, when, workTabs, type PersonTab, UserPermissions } from '../PersonPage.tsx'
import type { ProfileTab } from '../user-search.ts'
import { UserProperties } from '../UserProperties.tsx'
import { AccessKeyCard } from './AccessKeyCard.tsx'
import { AgentsCard } from './AgentsCard.tsx'
import { AuthenticatorCard } from './AuthenticatorCard.tsx'
import { AvatarCard } from './AvatarCard.tsx'
import { EmailCard } from './EmailCard.tsx'
import { MailCodesCard } from './MailCodesCard.tsx'
import { PasskeysCard } from './PasskeysCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { Preferences } from './Preferences.tsx'
import styles from './Security.module.css'
import { SessionsCard } from './SessionsCard.tsx'
import { SignInsCard } from './SignInsCard.tsx'

const KeySettings = region(
  withWords(['editor', 'editorKeys'], () => import('../../editor-keys/KeySettings.tsx')),
  'KeySettings',
  missingRegion,
)

/** One's own page: data, security, preferences, languages and rates, and whom one works for. */
export function ProfileDetail({ user, tab }: { user: LoggedUser; tab: ProfileTab }) {
  const { session, snapshot } = useSession()
  const tabs: PersonTab<ProfileTab>[] = [
    {
      id: 'general',
      label: t('users.tab.general'),
      panel: () => (
        <DetailLayout
          aside={
            <>
              <UserProperties user={user} />
              {user.roles.includes('VENDOR') && <PersonFigures userUuid={user.uuid} />}
              <PersonContracts userUuid={user.uuid} />
            </>
          }
        >
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
      ),
    },
    { id: 'security', label: t('profile.security'), panel: () => <Security user={user} /> },
    { id: 'preferences', label: t('profile.preferences'), panel: () => <Preferences /> },
    ...when(session.can(requirements['editor.getContext']), {
      id: 'keys',
      label: t('profile.editorKeys'),
      panel: () => <KeySettings />,
    }),
    ...when(session.can(requirements['permissions.list']), {
      id: 'permissions',
      label: t('users.tab.permissions'),
      panel: () => <UserPermissions user={user} />,
    }),
    ...workTabs(user, {
      translates: isNonAdminVendor(snapshot.subject) || user.supportedLanguagePairs.length > 0,
      rates: session.can(requirements['userRates.list']) ? { lock: t('rates.own') } : undefined,
      billing: { isOwn: true, lock: null },
      lock: null,
    }),
  ]
  return (
    <PersonPage
      user={user}
      label={t('users.profile')}
      description={<bdi>{user.email}</bdi>}
      tabs={tabs}
      tab={tab}
      link={({ id, label }, place) => (
        <TabLink key={id} to="/users/profile" {...place} replace>
          {label}
        </TabLink>
      )}
    />
  )
}

/** The protection of the person's own account, and its sign-ins. */
function Security({ user }: { user: LoggedUser }) {
  const { secondFactorFrom } = useSession().snapshot.subject!
  return (
    <div className={styles.column}>
      {secondFactorFrom !== undefined && (
        <InlineAlert tone="warning">
          {t('profile.secondFactor', { date: formatDate(secondFactorFrom, 'UTC') })}
        </InlineAlert>
      )}
      <PasswordCard user={user} />
      <AuthenticatorCard user={user} />
      <PasskeysCard user={user} />
      <MailCodesCard user={user} />
      <AccessKeyCard user={user} />
      <AgentsCard />
      <SessionsCard />
      <SignInsCard />
    </div>
  )
}
