import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { Tab, TabList, TabPanel, Tabs } from '@dragoman/ui/Tabs'
import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import type { List } from '../../../list/use-list.ts'
import { workQuery } from '../task-query.ts'
import { AvailableTasks } from './AvailableTasks.tsx'
import { OwnTasks } from './OwnTasks.tsx'
import { workTabs, type TaskSearch, type WorkTab } from '../task-search.ts'

export interface LinguistTasksProps {
  tab: WorkTab
  onTabChange: (tab: WorkTab) => void
  list: List<TaskSearch>
}

/** A linguist's tasks: what they have in hand, what they may claim, what they have delivered, and what is invoiced. */
export function LinguistTasks({ tab, onTabChange, list }: LinguistTasksProps) {
  const counts = useCounts()
  return (
    <Tabs selectedKey={tab} onSelectionChange={(key) => onTabChange(workTabs.find((each) => each === key)!)}>
      <Page isFilling>
        <PageHeader
          title={t('tasks.title')}
          tabs={
            <TabList label={t('tasks.title')}>
              {workTabs.map((each) => (
                <Tab key={each} id={each} count={counts[each] === undefined ? undefined : formatNumber(counts[each])}>
                  {t(`tasks.tab.${each}`)}
                </Tab>
              ))}
            </TabList>
          }
        />
        {workTabs.map((each) => (
          <TabPanel key={each} id={each}>
            {each === tab && (
              <PageBody>
                {each === 'available' ? <AvailableTasks list={list} /> : <OwnTasks key={each} tab={each} list={list} />}
              </PageBody>
            )}
          </TabPanel>
        ))}
      </Page>
    </Tabs>
  )
}

/** How many tasks each tab holds without any filter. */
function useCounts(): Partial<Record<WorkTab, number>> {
  const { data: mine } = useQuery(workQuery('mine', { size: 1 }))
  const { data: available } = useQuery(query(api.tasks.listAvailable, { query: { size: 1 } }))
  const { data: delivered } = useQuery(workQuery('delivered', { size: 1 }))
  const { data: invoiced } = useQuery(workQuery('invoiced', { size: 1 }))
  return {
    mine: mine?.totalElements,
    available: available?.totalElements,
    delivered: delivered?.totalElements,
    invoiced: invoiced?.totalElements,
  }
}
