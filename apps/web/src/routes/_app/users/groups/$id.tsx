import { oneOf, search } from '@dragoman/hooks/list'
import { useMissing } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { requirements } from '@dragoman/sdk/requirements'
import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { CopyableId } from '@dragoman/ui/CopyButton'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { TabLinks } from '@dragoman/ui/TabLinks'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { forbiddenReason } from '../../../../errors/error-text.ts'
import { GroupName } from '../../../../features/permissions/groups/GroupName.tsx'
import { GroupPeople } from '../../../../features/permissions/groups/GroupPeople.tsx'
import { RemoveGroup } from '../../../../features/permissions/groups/RemoveGroup.tsx'
import { PermissionTable } from '../../../../features/permissions/PermissionTable.tsx'
import { t } from '../../../../i18n/t.ts'
import { load } from '../../../../load.ts'
import { Link, TabLink } from '../../../../ground/links.ts'
import { usePageName } from '../../../../ground/page-name.ts'

const groupTabs = ['general', 'permissions'] as const

const groupQuery = (permissionGroupUuid: string) => query(api.permissionGroups.get, { path: { permissionGroupUuid } })

export const Route = createFileRoute('/_app/users/groups/$id')({
  staticData: { title: 'groups.title', areas: ['users'], requires: ['PERMISSION_GROUP_create'] },
  validateSearch: search({ tab: oneOf(groupTabs) }),
  loader: (args) => load(args, groupQuery(args.params.id)),
  component: GroupPage,
})

function GroupPage() {
  const { data: group } = useSuspenseQuery(groupQuery(Route.useParams().id))
  const { tab = 'general' } = Route.useSearch()
  const missing = useMissing(requirements['permissions.grant'])
  usePageName(group.name)
  return (
    <Page>
      <PageHeader
        title={group.name}
        breadcrumbs={
          <Breadcrumbs>
            {[
              <Link key="groups" to="/users/groups">
                {t('groups.title')}
              </Link>,
            ]}
          </Breadcrumbs>
        }
        id={<CopyableId value={group.uuid} display={group.code} />}
        actions={<RemoveGroup group={group} />}
        tabs={
          <TabLinks label={group.name}>
            {groupTabs.map((each) => (
              <TabLink
                key={each}
                to="/users/groups/$id"
                params={{ id: group.uuid }}
                search={{ tab: each === 'general' ? undefined : each }}
                isCurrent={each === tab}
                replace
              >
                {t(`groups.tab.${each}`)}
              </TabLink>
            ))}
          </TabLinks>
        }
      />
      <PageBody>
        {tab === 'general' ? (
          <>
            <GroupName key={group.name} group={group} />
            <GroupPeople group={group} />
          </>
        ) : (
          <PermissionTable
            granteeUuid={group.uuid}
            name={group.name}
            lock={missing.length > 0 ? forbiddenReason(missing) : null}
          />
        )}
      </PageBody>
    </Page>
  )
}
