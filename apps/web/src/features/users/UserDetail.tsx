import { useSession } from '@dragoman/hooks/session'
import type { User } from '@dragoman/sdk/operations/users'
import { requirements } from '@dragoman/sdk/requirements'
import { CopyableId } from '@dragoman/ui/CopyButton'
import { DetailLayout, Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { Tab, TabList, TabPanel, Tabs } from '@dragoman/ui/Tabs'
import type { ReactNode } from 'react'
import { StatusWord } from '../../display/StatusWord.tsx'
import { t } from '../../i18n/t.ts'
import { usePageName } from '../../shell/page-title.ts'
import { userTabs, type UserTab } from './user-tabs.ts'
import { UserLanguages } from './UserLanguages.tsx'
import { UserPermissions } from './UserPermissions.tsx'
import { UserProperties } from './UserProperties.tsx'
import { UserRates } from './UserRates.tsx'

export interface UserDetailProps {
  user: User
  tab: UserTab
  onTabChange: (tab: UserTab) => void
  breadcrumbs?: ReactNode
}

/** A person: who they are, what they may do, what they translate and for how much. */
export function UserDetail({ user, tab, onTabChange, breadcrumbs }: UserDetailProps) {
  const { session, snapshot } = useSession()
  usePageName(user.name)
  const isOwn = snapshot.subject?.user.uuid === user.uuid
  const seesRates = session.can(['USER_rates']) || (isOwn && session.can(requirements['userRates.list']))
  const seesPermissions = session.can(requirements['permissions.list'])
  return (
    <Tabs selectedKey={tab} onSelectionChange={(key) => onTabChange(userTabs.find((each) => each === key)!)}>
      <Page>
        <PageHeader
          title={user.name}
          breadcrumbs={breadcrumbs}
          status={<StatusWord of="userStatus" code={user.status} />}
          id={<CopyableId value={user.uuid} display={String(user.id)} labels={{ copy: t('shell.copy'), copied: t('shell.copied') }} />}
          tabs={
            <TabList label={user.name}>
              <Tab id="overview">{t('users.tab.overview')}</Tab>
              {seesPermissions && <Tab id="permissions">{t('users.tab.permissions')}</Tab>}
              {seesRates && <Tab id="rates">{t('users.tab.rates')}</Tab>}
            </TabList>
          }
        />
        <TabPanel id="overview">
          <PageBody>
            <DetailLayout aside={<UserProperties user={user} />}>
              <UserLanguages user={user} />
            </DetailLayout>
          </PageBody>
        </TabPanel>
        <TabPanel id="permissions">
          <PageBody>
            <UserPermissions user={user} />
          </PageBody>
        </TabPanel>
        <TabPanel id="rates">
          <PageBody>
            <UserRates userUUID={user.uuid} />
          </PageBody>
        </TabPanel>
      </Page>
    </Tabs>
  )
}
