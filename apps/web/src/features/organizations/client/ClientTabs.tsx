import type { ClientSummary } from '@dragoman/sdk/operations/clientSummaries'
import { TabLinks } from '@dragoman/ui/TabLinks'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { TabLink } from '../../../shell/links.ts'
import type { UnitTab } from '../organization-search.ts'
import type { Client } from './summary-query.ts'

export interface ClientTabsProps {
  client: Client
  tabs: readonly UnitTab[]
  shown: UnitTab
  summary: ClientSummary | undefined
}

/** The tabs of an organization or an organizational unit. */
export function ClientTabs({ client, tabs, shown, summary }: ClientTabsProps) {
  return (
    <TabLinks label={client.name}>
      {tabs.map((tab) => (
        <TabLink
          key={tab}
          to={client.kind === 'organization' ? '/organizations/$id' : '/organizations/units/$id'}
          params={{ id: client.uuid }}
          search={{ tab: tab === 'overview' ? undefined : (tab as never) }}
          isCurrent={tab === shown}
          count={tab === 'projects' ? (summary ? formatNumber(summary.projects) : '\u2007') : undefined}
          replace
        >
          {t(`organizations.tab.${tab}`)}
        </TabLink>
      ))}
    </TabLinks>
  )
}
