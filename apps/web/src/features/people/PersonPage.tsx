import type { User } from '@dragoman/sdk/operations/users'
import { requirements } from '@dragoman/sdk/requirements'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader, type PageHeaderProps } from '@dragoman/ui/PageHeader'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { TabLinks } from '@dragoman/ui/TabLinks'
import { Suspense, type ReactNode } from 'react'
import { missingRegion } from '../../errors/RegionError.tsx'
import { t } from '../../i18n/t.ts'
import { region } from '../../lazy.tsx'
import { PermissionTable } from '../permissions/PermissionTable.tsx'
import type { BillingTabProps } from './billing/BillingTab.tsx'
import type { UserRatesProps } from '../rates/user-rates/UserRates.tsx'
import { useLock } from './use-lock.ts'
import { UserAssociations } from './UserAssociations.tsx'
import { UserLanguages } from './UserLanguages.tsx'
import { UserTags } from './UserTags.tsx'

const AvailabilityTab = region(() => import('./availability/AvailabilityTab.tsx'), 'AvailabilityTab', missingRegion)
const BillingTab = region(() => import('./billing/BillingTab.tsx'), 'BillingTab', missingRegion)
const UserRates = region(() => import('../rates/user-rates/UserRates.tsx'), 'UserRates', missingRegion)

/** A part of a person's page. */
export interface PersonTab<Id extends string> {
  id: Id
  label: string
  panel: () => ReactNode
}

interface PersonPageProps<Id extends string> extends Omit<PageHeaderProps, 'title' | 'tabs'> {
  user: User
  /** Accessible name of the tabs. */
  label: string
  tabs: PersonTab<Id>[]
  tab: Id
  /** A `TabLink` to a tab; the first has an address without its name. */
  link: (tab: PersonTab<Id>, place: { search: { tab: Id | undefined }; isCurrent: boolean }) => ReactNode
}

/** The page of a person, one's own or another's: their name, and tabs with addresses of their own. */
export function PersonPage<Id extends string>({ user, label, tabs, tab, link, ...header }: PersonPageProps<Id>) {
  const first = tabs[0]!
  const shown = tabs.find(({ id }) => id === tab) ?? first
  return (
    <Page>
      <PageHeader
        {...header}
        title={user.name}
        tabs={
          <TabLinks label={label}>
            {tabs.map((each) =>
              link(each, { search: { tab: each === first ? undefined : each.id }, isCurrent: each === shown }),
            )}
          </TabLinks>
        }
      />
      <PageBody>{shown.panel()}</PageBody>
    </Page>
  )
}

interface WorkTabsOptions {
  /** Has languages, rates, and working hours. */
  translates: boolean
  /** Undefined where they may not be seen. */
  rates: Omit<UserRatesProps, 'userUUID'> | undefined
  /** Undefined where they may not be seen. */
  billing: Omit<BillingTabProps, 'user'> | undefined
  /** Why the availability cannot be changed; null where it can. */
  lock: string | null
}

/** The tabs about what a person works on, for whom and for how much. */
export const workTabs = (
  user: User,
  { translates, rates, billing, lock }: WorkTabsOptions,
): PersonTab<'rates' | 'billing' | 'associations' | 'availability' | 'tags'>[] => [
  ...when(translates, {
    id: 'rates',
    label: t('users.tab.rates'),
    panel: () => (
      <>
        <UserLanguages user={user} />
        {rates && (
          <Suspense fallback={<Skeleton lines={6} />}>
            <UserRates userUUID={user.uuid} {...rates} />
          </Suspense>
        )}
      </>
    ),
  }),
  ...when(billing !== undefined, {
    id: 'billing',
    label: t('users.tab.billing'),
    panel: () => (
      <Suspense fallback={<Skeleton lines={8} />}>{billing && <BillingTab user={user} {...billing} />}</Suspense>
    ),
  }),
  { id: 'associations', label: t('users.tab.associations'), panel: () => <UserAssociations user={user} /> },
  ...when(translates, {
    id: 'availability',
    label: t('users.tab.availability'),
    panel: () => (
      <Suspense fallback={<Skeleton lines={8} />}>
        <AvailabilityTab user={user} lock={lock} />
      </Suspense>
    ),
  }),
  { id: 'tags', label: t('users.tags'), panel: () => <UserTags user={user} /> },
]

/** A tab that is there only sometimes. */
export const when = <const Id extends string>(isThere: boolean, tab: PersonTab<Id>): PersonTab<Id>[] =>
  isThere ? [tab] : []

/** The permissions of a person, and what stands beside them. */
export function UserPermissions({ user, aside }: { user: User; aside?: ReactNode }) {
  return (
    <PermissionTable
      granteeUuid={user.uuid}
      name={user.name}
      lock={useLock(user, { requirement: requirements['permissions.grant'] })}
      aside={aside}
    />
  )
}
