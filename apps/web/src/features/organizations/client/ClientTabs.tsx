import { TabLinks } from '@dragoman/ui/TabLinks'
import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { TabLink } from '../../../ground/links.ts'
import type { UnitTab } from '../organization-search.ts'
import { summaryQuery, type Client } from './summary-query.ts'

export interface ClientTabsProps {
  client: Client
  tabs: readonly UnitTab[]
  shown: UnitTab
}

/** The tabs of an organization or an organizational unit. */
export function ClientTabs({ client, tabs, shown }: ClientTabsProps) {
  const { data: summary, isPending } = useQuery(summaryQuery(client))
  const projects = isPending ? '\u2007' : summary && formatNumber(summary.projects)
  return (
    <TabLinks label={client.name}>
      {tabs.map((tab) => (
        <TabLink
          key={tab}
          to={client.kind === 'organization' ? '/organizations/$id' : '/organizations/units/$id'}
          params={{ id: client.uuid }}
          search={{ tab: tab === 'overview' ? undefined : (tab as never) }}
          isCurrent={tab === shown}
          count={tab === 'projects' ? projects : undefined}
          replace
        >
          {t(`organizations.tab.${tab}`)}
        </TabLink>
      ))}
    </TabLinks>
  )
}
