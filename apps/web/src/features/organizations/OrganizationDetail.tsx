import { useSession } from '@dragoman/hooks/session'
import type { Organization } from '@dragoman/sdk/operations/organizations'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { CopyableId } from '@dragoman/ui/CopyButton'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState, type ReactNode } from 'react'
import { AlsoHere } from '../../ground/AlsoHere.tsx'
import { SampleBadge } from '../../ground/SampleBadge.tsx'
import { missingRegion } from '../../errors/RegionError.tsx'
import { t } from '../../i18n/t.ts'
import { overlay, region } from '../../lazy.tsx'
import { LinkButton } from '../../ground/links.ts'
import { usePageName } from '../../ground/page-name.ts'
import { ClientMenu } from './client/ClientMenu.tsx'
import { ClientTabs } from './client/ClientTabs.tsx'
import { summaryQuery, type Client } from './client/summary-query.ts'
import { organizationTabs, type OrganizationTab } from './organization-search.ts'
import { OrganizationOverview } from './OrganizationOverview.tsx'

const EditOrganization = overlay(() => import('./EditOrganization.tsx'), 'EditOrganization')
const ClientProjects = region(() => import('./client/ClientProjects.tsx'), 'ClientProjects', missingRegion)
const ClientPeople = region(() => import('./client/ClientPeople.tsx'), 'ClientPeople', missingRegion)
const OrganizationRates = region(() => import('./OrganizationRates.tsx'), 'OrganizationRates', missingRegion)
const OrganizationMemories = region(() => import('./OrganizationMemories.tsx'), 'OrganizationMemories', missingRegion)
const ClientGlossaries = region(() => import('./client/ClientGlossaries.tsx'), 'ClientGlossaries', missingRegion)
const ClientActivity = region(() => import('./client/ClientActivity.tsx'), 'ClientActivity', missingRegion)

/** An organization: its work, words, amounts, people, and organizational units. */
export function OrganizationDetail({
  organization,
  tab,
  breadcrumbs,
}: {
  organization: Organization
  tab: OrganizationTab
  breadcrumbs: ReactNode
}) {
  const { session } = useSession()
  const [isEditing, setEditing] = useState(false)
  const { id, uuid, name } = organization
  usePageName(name)
  const client: Client = { kind: 'organization', uuid, name }
  const { data: summary } = useQuery(summaryQuery(client))
  const may = {
    projects: session.can(requirements['projects.list']),
    people: session.can(requirements['users.list']),
    prices: session.can(requirements['priceLists.get']) && session.can(requirements['orgUnits.get']),
    memories: session.can(requirements['translationMemories.listOfOrgUnit']),
    glossaries: session.can(requirements['glossaries.list']),
    activity: session.can(requirements['activity.list']),
  }
  const tabs = organizationTabs.filter((each) => each === 'overview' || may[each])
  const shown = tabs.includes(tab) ? tab : 'overview'
  const mayChange = session.can(requirements['organizations.update'])
  const mayCreate = session.can(requirements['projects.create'])
  return (
    <Page>
      <PageHeader
        title={name}
        breadcrumbs={breadcrumbs}
        status={
          <>
            <SampleBadge id={uuid} />
            <AlsoHere of="ORGANIZATION" id={uuid} />
          </>
        }
        id={<CopyableId value={uuid} display={String(id)} />}
        actions={
          <>
            {mayChange && (
              <Button icon="edit" onPress={() => setEditing(true)}>
                {t('organizations.edit')}
              </Button>
            )}
            {mayCreate && (
              <LinkButton to="/projects/create" search={{ organization: uuid }} variant="primary" icon="plus">
                {t('organizations.newProject')}
              </LinkButton>
            )}
            {mayChange && <ClientMenu client={client} />}
          </>
        }
        tabs={<ClientTabs client={client} tabs={tabs} shown={shown} />}
      />
      <PageBody>
        <Suspense fallback={<Skeleton lines={12} />}>
          {shown === 'overview' && <OrganizationOverview organization={organization} client={client} may={may} />}
          {shown === 'projects' && (
            <ClientProjects client={client} summary={summary} first="all" size={50} mayCreate={mayCreate} />
          )}
          {shown === 'people' && <ClientPeople client={client} />}
          {shown === 'prices' && <OrganizationRates organization={organization} />}
          {shown === 'memories' && <OrganizationMemories organization={organization} />}
          {shown === 'glossaries' && <ClientGlossaries client={client} />}
          {shown === 'activity' && <ClientActivity client={client} />}
        </Suspense>
      </PageBody>
      {isEditing && (
        <Suspense>
          <EditOrganization organization={organization} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Page>
  )
}
