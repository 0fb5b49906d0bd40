import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import type { User } from '@dragoman/sdk/operations/users'
import { requirements } from '@dragoman/sdk/requirements'
import { CopyableId } from '@dragoman/ui/CopyButton'
import { DetailLayout } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { Suspense, type ReactNode } from 'react'
import { AlsoHere } from '../../ground/AlsoHere.tsx'
import { SampleBadge } from '../../ground/SampleBadge.tsx'
import { PersonStatus } from '../../display/StatusWord.tsx'
import { t } from '../../i18n/t.ts'
import { withWords } from '../../i18n/with-words.ts'
import { TabLink } from '../../ground/links.ts'
import { usePageName } from '../../ground/page-name.ts'
import { missingRegion } from '../../errors/RegionError.tsx'
import { region } from '../../lazy.tsx'
import { PersonAccessKey } from './PersonAccessKey.tsx'
import { PersonContracts } from './PersonContracts.tsx'
import { PersonFigures } from './PersonFigures.tsx'
import { PersonForm } from './PersonForm.tsx'
import { PersonMenu } from './PersonMenu.tsx'
import { PersonPage, when, workTabs, type PersonTab, UserPermissions } from './PersonPage.tsx'
import { useLock } from './use-lock.ts'
import type { UserTab } from './user-search.ts'
import { UserProperties } from './UserProperties.tsx'
import { UserRoles } from './UserRoles.tsx'
import { UserStartPage } from './UserStartPage.tsx'

const PersonWork = region(
  withWords(['tasks'], () => import('./work/PersonWork.tsx')),
  'PersonWork',
  missingRegion,
)
const PersonActivity = region(() => import('./PersonActivity.tsx'), 'PersonActivity', missingRegion)

export interface UserDetailProps {
  user: User
  tab: UserTab
  breadcrumbs: ReactNode
  onRemoved: () => void
}

/** A person: who they are, what they may do, what they translate and for how much, and whom they work for. */
export function UserDetail({ user, tab, breadcrumbs, onRemoved }: UserDetailProps) {
  const { session, snapshot } = useSession()
  usePageName(user.name)
  const lock = useLock(user)
  const isOwn = snapshot.subject?.user.uuid === user.uuid
  const billingLock = useLock(user, { requirement: ['USER_billing'], isOwnAllowed: true })
  const hasWork = user.roles.includes('VENDOR') && session.can(requirements['tasks.listWorkload'])
  const tabs: PersonTab<UserTab>[] = [
    ...when(hasWork, {
      id: 'work',
      label: t('users.tab.work'),
      panel: () => (
        <Suspense fallback={<Skeleton lines={12} />}>
          <PersonWork user={user} details={<UserProperties user={user} />} />
        </Suspense>
      ),
    }),
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
          <PersonForm
            key={user.uuid}
            user={user}
            operation={api.users.update}
            paramsOf={(body) => ({ path: { userUUID: user.uuid }, body })}
            lock={lock}
          />
          {!lock && session.can(requirements['users.getAccessKey']) && <PersonAccessKey user={user} />}
        </DetailLayout>
      ),
    },
    ...when(session.can(requirements['permissions.list']), {
      id: 'permissions',
      label: t('users.tab.permissions'),
      panel: () => (
        <UserPermissions
          user={user}
          aside={
            <>
              <UserRoles user={user} />
              {session.can(requirements['users.getEntryPoint']) && <UserStartPage user={user} />}
            </>
          }
        />
      ),
    }),
    ...workTabs(user, {
      translates: user.roles.includes('VENDOR') || user.supportedLanguagePairs.length > 0,
      rates: session.can(['USER_rates']) ? { lock: null, hasHistory: true } : undefined,
      billing: session.can(['USER_billing']) ? { isOwn, lock: billingLock } : undefined,
      lock,
    }),
    ...when(session.can(requirements['activity.list']), {
      id: 'activity',
      label: t('activity.of'),
      panel: () => <PersonActivity user={user} />,
    }),
  ]
  return (
    <PersonPage
      user={user}
      label={user.name}
      breadcrumbs={breadcrumbs}
      status={
        <>
          <PersonStatus user={user} />
          <SampleBadge id={user.uuid} />
          <AlsoHere of="USER" id={user.uuid} />
        </>
      }
      id={<CopyableId value={user.uuid} display={String(user.id)} />}
      actions={<PersonMenu user={user} onRemoved={onRemoved} variant="outline" />}
      tabs={tabs}
      tab={tab}
      link={({ id, label }, place) => (
        <TabLink key={id} to="/users/$id" params={{ id: user.uuid }} {...place} replace>
          {label}
        </TabLink>
      )}
    />
  )
}
