import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { CreateGroup } from '../../../../features/permissions/groups/CreateGroup.tsx'
import { GroupTable } from '../../../../features/permissions/groups/GroupTable.tsx'
import { t } from '../../../../i18n/t.ts'
import { load } from '../../../../load.ts'
import { LinkButton } from '../../../../ground/links.ts'
import { useMissingFeature } from '../../../../ground/use-missing-feature.ts'

const groupsQuery = query(api.permissionGroups.list)

export const Route = createFileRoute('/_app/users/groups/')({
  staticData: {
    title: 'groups.title',
    requires: ['PERMISSION_GROUP_create'],
    nav: { section: 'people', label: 'shell.nav.groups', order: 3 },
  },
  loader: (args) => load(args, groupsQuery),
  component: GroupsPage,
})

function GroupsPage() {
  const { data: groups } = useSuspenseQuery(groupsQuery)
  const plans = useMissingFeature('PERMISSION_GROUPS')
  const reason = plans && t('groups.notIncluded', { plans })
  const create = <CreateGroup reason={reason} />
  return (
    <Page isFilling>
      <PageHeader title={t('groups.title')} actions={groups.length > 0 && create} />
      <PageBody>
        {reason && (
          <InlineAlert
            tone="info"
            action={<LinkButton to="/settings/account-settings/plan">{t('groups.showPlan')}</LinkButton>}
          >
            {reason}
          </InlineAlert>
        )}
        <GroupTable groups={groups} create={create} />
      </PageBody>
    </Page>
  )
}
