import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Account } from '@dragoman/sdk/operations/accounts'
import { Button } from '@dragoman/ui/Button'
import { CopyableId } from '@dragoman/ui/CopyButton'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { MenuItem, MenuSeparator } from '@dragoman/ui/MenuButton'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { TabLinks } from '@dragoman/ui/TabLinks'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState, type ReactNode } from 'react'
import { missingRegion } from '../../errors/RegionError.tsx'
import { StatusWord } from '../../display/StatusWord.tsx'
import { formatDate, formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { overlay, region } from '../../lazy.tsx'
import { HeaderMenu } from '../../ground/HeaderMenu.tsx'
import { TabLink } from '../../ground/links.ts'
import { usePageName } from '../../ground/page-name.ts'
import { showToast } from '../../ground/toasts.ts'
import { accountTabs, type AccountTab } from './account-search.ts'
import { AccountOverview } from './AccountOverview.tsx'
import type { Addition } from './AddToAccount.tsx'

const EditAccount = overlay(() => import('./EditAccount.tsx'), 'EditAccount')
const SuspendDialog = overlay(() => import('./SuspendDialog.tsx'), 'SuspendDialog')
const AddToAccount = overlay(() => import('./AddToAccount.tsx'), 'AddToAccount')
const Usage = region(() => import('./AccountUsage.tsx'), 'AccountUsage', missingRegion)
const Organizations = region(() => import('./AccountLists.tsx'), 'AccountOrganizations', missingRegion)
const People = region(() => import('./AccountLists.tsx'), 'AccountPeople', missingRegion)
const Activity = region(() => import('./AccountLists.tsx'), 'AccountActivity', missingRegion)

interface AccountDetailProps {
  account: Account
  tab: AccountTab
  /** Whether it is the account of the person who looks at it. */
  isOwn: boolean
  breadcrumbs: ReactNode
}

/** An account as system administrators see it: its plan, its organizations and people, and what happened in it. */
export function AccountDetail({ account, tab, isOwn, breadcrumbs }: AccountDetailProps) {
  const { id, uuid, name, status, suspendedDate, suspensionReason } = account
  const [open, setOpen] = useState<'edit' | 'suspend' | Addition>()
  const resume = useMutation(mutation(api.accounts.resume))
  usePageName(name)
  const close = () => setOpen(undefined)
  const isSuspended = status === 'SUSPENDED'
  const letIn = () =>
    resume.mutate(
      { path: { accountUUID: uuid } },
      { onSuccess: () => showToast({ tone: 'success', title: t('accounts.resume.done', { name }) }) },
    )
  const counts = { organizations: account.organizations, people: account.people }
  return (
    <Page>
      <PageHeader
        title={name}
        status={<StatusWord of="accountStatus" code={status} />}
        breadcrumbs={breadcrumbs}
        id={<CopyableId value={uuid} display={String(id)} />}
        actions={
          <>
            <Button icon="edit" onPress={() => setOpen('edit')}>
              {t('accounts.edit')}
            </Button>
            {!isOwn && (
              <HeaderMenu label={t('accounts.menu', { name })}>
                <MenuItem icon="building" onAction={() => setOpen('organization')}>
                  {t('accounts.add.organization')}
                </MenuItem>
                <MenuItem icon="user" onAction={() => setOpen('person')}>
                  {t('accounts.add.person')}
                </MenuItem>
                <MenuSeparator />
                {isSuspended ? (
                  <MenuItem icon="refresh" onAction={letIn}>
                    {t('accounts.resume')}
                  </MenuItem>
                ) : (
                  <MenuItem icon="lock" tone="danger" onAction={() => setOpen('suspend')}>
                    {t('accounts.suspend')}
                  </MenuItem>
                )}
              </HeaderMenu>
            )}
          </>
        }
        tabs={
          <TabLinks label={name}>
            {accountTabs.map((each) => (
              <TabLink
                key={each}
                to="/settings/system-settings/accounts/$id"
                params={{ id: uuid }}
                search={{ tab: each === 'overview' ? undefined : each }}
                isCurrent={each === tab}
                count={each === 'organizations' || each === 'people' ? formatNumber(counts[each]) : undefined}
                replace
              >
                {t(`accounts.tab.${each}`)}
              </TabLink>
            ))}
          </TabLinks>
        }
      />
      <PageBody>
        {isSuspended && suspendedDate !== undefined && (
          <InlineAlert
            tone="warning"
            title={t('accounts.suspendedSince', { date: formatDate(suspendedDate) })}
            action={
              <Button size="small" onPress={letIn} isPending={resume.isPending}>
                {t('accounts.resume')}
              </Button>
            }
          >
            <bdi>{suspensionReason}</bdi>
          </InlineAlert>
        )}
        <Suspense fallback={<Skeleton lines={8} />}>
          {tab === 'overview' && (
            <>
              <AccountOverview account={account} />
              <Usage accountUUID={uuid} isOwn={isOwn} />
            </>
          )}
          {tab === 'organizations' && <Organizations accountUuid={uuid} />}
          {tab === 'people' && <People accountUuid={uuid} />}
          {tab === 'activity' && <Activity accountUuid={uuid} />}
        </Suspense>
      </PageBody>
      <Suspense>
        {open === 'edit' && <EditAccount account={account} onClose={close} />}
        {open === 'suspend' && <SuspendDialog account={account} onClose={close} />}
        {(open === 'organization' || open === 'person') && (
          <AddToAccount account={account} what={open} onClose={close} />
        )}
      </Suspense>
    </Page>
  )
}
