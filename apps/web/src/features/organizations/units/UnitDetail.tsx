import { useSession } from '@dragoman/hooks/session'
import type { OrgUnit } from '@dragoman/sdk/operations/orgUnits'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { CopyableId } from '@dragoman/ui/CopyButton'
import { MenuItem } from '@dragoman/ui/MenuButton'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState, type ReactNode } from 'react'
import { AlsoHere } from '../../../ground/AlsoHere.tsx'
import { SampleBadge } from '../../../ground/SampleBadge.tsx'
import { StatusWord } from '../../../display/StatusWord.tsx'
import { missingRegion } from '../../../errors/RegionError.tsx'
import { t } from '../../../i18n/t.ts'
import { overlay, region } from '../../../lazy.tsx'
import { LinkButton } from '../../../ground/links.ts'
import { usePageName } from '../../../ground/page-name.ts'
import { ClientMenu } from '../client/ClientMenu.tsx'
import { ClientTabs } from '../client/ClientTabs.tsx'
import { summaryQuery, type Client } from '../client/summary-query.ts'
import { unitTabs, type UnitTab } from '../organization-search.ts'
import { UnitOverview } from './UnitOverview.tsx'
import { useUnitStatus } from './use-unit-status.ts'

const EditUnit = overlay(() => import('./EditUnit.tsx'), 'EditUnit')
const ClientProjects = region(() => import('../client/ClientProjects.tsx'), 'ClientProjects', missingRegion)
const ClientPeople = region(() => import('../client/ClientPeople.tsx'), 'ClientPeople', missingRegion)
const ClientGlossaries = region(() => import('../client/ClientGlossaries.tsx'), 'ClientGlossaries', missingRegion)
const ClientActivity = region(() => import('../client/ClientActivity.tsx'), 'ClientActivity', missingRegion)
const UnitPrices = region(() => import('./UnitPrices.tsx'), 'UnitPrices', missingRegion)
const UnitMemories = region(() => import('./UnitMemories.tsx'), 'UnitMemories', missingRegion)
const UnitBilling = region(() => import('./billing/UnitBilling.tsx'), 'UnitBilling', missingRegion)
const UnitSettings = region(() => import('./settings/UnitSettings.tsx'), 'UnitSettings', missingRegion)

/** An organizational unit: its work, its people, and what its new projects start with. */
export function UnitDetail({ unit, tab, breadcrumbs }: { unit: OrgUnit; tab: UnitTab; breadcrumbs: ReactNode }) {
  const { session } = useSession()
  const [isEditing, setEditing] = useState(false)
  const { uuid, name, status } = unit
  usePageName(name)
  const client: Client = { kind: 'unit', uuid, name }
  const { data: summary } = useQuery(summaryQuery(client))
  const setStatus = useUnitStatus(unit)
  const may = {
    projects: session.can(requirements['projects.list']),
    people: session.can(requirements['users.list']),
    prices: session.can(requirements['priceLists.get']),
    memories: session.can(requirements['translationMemories.listOfOrgUnit']),
    glossaries: session.can(requirements['glossaries.list']),
    billing: session.can(requirements['orgUnits.update']),
    settings: true,
    activity: session.can(requirements['activity.list']),
  }
  const tabs = unitTabs.filter((each) => each === 'overview' || may[each])
  const shown = tabs.includes(tab) ? tab : 'overview'
  const mayChange = session.can(requirements['orgUnits.update'])
  const mayCreate = session.can(requirements['projects.create']) && status === 'ACTIVE'
  return (
    <Page>
      <PageHeader
        title={name}
        breadcrumbs={breadcrumbs}
        status={
          <>
            <StatusWord of="userStatus" code={status} />
            <SampleBadge id={uuid} />
            <AlsoHere of="ORG_UNIT" id={uuid} />
          </>
        }
        id={<CopyableId value={uuid} display={String(unit.id)} />}
        actions={
          <>
            {mayChange && (
              <Button icon="edit" onPress={() => setEditing(true)}>
                {t('organizations.edit')}
              </Button>
            )}
            {mayCreate && (
              <LinkButton to="/projects/create" search={{ unit: uuid }} variant="primary" icon="plus">
                {t('organizations.newProject')}
              </LinkButton>
            )}
            {mayChange && (
              <ClientMenu client={client}>
                <MenuItem
                  icon={status === 'ACTIVE' ? 'lock' : 'check'}
                  onAction={() => setStatus(status === 'ACTIVE' ? 'INACTIVE' : 'ACTIVE')}
                >
                  {t(status === 'ACTIVE' ? 'organizations.deactivate' : 'organizations.activate')}
                </MenuItem>
              </ClientMenu>
            )}
          </>
        }
        tabs={<ClientTabs client={client} tabs={tabs} shown={shown} />}
      />
      <PageBody>
        <Suspense fallback={<Skeleton lines={12} />}>
          {shown === 'overview' && <UnitOverview unit={unit} client={client} may={may} />}
          {shown === 'projects' && (
            <ClientProjects client={client} summary={summary} first="all" size={50} mayCreate={mayCreate} />
          )}
          {shown === 'people' && <ClientPeople client={client} />}
          {shown === 'prices' && <UnitPrices unit={unit} />}
          {shown === 'memories' && <UnitMemories unit={unit} />}
          {shown === 'glossaries' && <ClientGlossaries client={client} organizationUuid={unit.organization.uuid} />}
          {shown === 'billing' && <UnitBilling unit={unit} />}
          {shown === 'settings' && <UnitSettings unit={unit} />}
          {shown === 'activity' && <ClientActivity client={client} />}
        </Suspense>
      </PageBody>
      {isEditing && (
        <Suspense>
          <EditUnit unit={unit} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Page>
  )
}
