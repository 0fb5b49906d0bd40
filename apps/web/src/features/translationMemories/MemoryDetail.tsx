import { useCan } from '@dragoman/hooks/permissions'
import type { TranslationMemory } from '@dragoman/sdk/operations/translationMemories'
import { requirements } from '@dragoman/sdk/requirements'
import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { Button } from '@dragoman/ui/Button'
import { MenuItem, MoreMenu } from '@dragoman/ui/Menu'
import { DetailLayout, Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { Tab, TabList, TabPanel, Tabs } from '@dragoman/ui/Tabs'
import { useState } from 'react'
import { t } from '../../i18n/t.ts'
import { Link } from '../../shell/links.ts'
import { usePageName } from '../../shell/page-title.ts'
import type { List } from '../resource-table/use-list.ts'
import { AddUnitDialog } from './AddUnitDialog.tsx'
import { DeleteMemoryDialog } from './DeleteMemoryDialog.tsx'
import { EditMemoryPanel } from './EditMemoryPanel.tsx'
import { memoryTabs, type MemoryTab, type UnitSearch } from './memory-search.ts'
import { MemoryExport } from './MemoryExport.tsx'
import { MemoryFacts } from './MemoryFacts.tsx'
import { MemoryImport } from './MemoryImport.tsx'
import { MemoryProperties } from './MemoryProperties.tsx'
import { MemoryUnits } from './MemoryUnits.tsx'

export interface MemoryDetailProps {
  memory: TranslationMemory
  list: List<UnitSearch>
}

/** A memory: its units, what goes in and out of it, and what describes it. */
export function MemoryDetail({ memory, list }: MemoryDetailProps) {
  usePageName(memory.name)
  const [open, setOpen] = useState<'add' | 'edit' | 'remove' | null>(null)
  const mayUpdate = useCan(requirements['translationMemories.update'])
  const mayRemove = useCan(requirements['translationMemories.remove'])
  const { tab = 'units', job } = list.search
  const close = () => setOpen(null)
  const setTab = (next: MemoryTab) => list.set({ tab: next === 'units' ? undefined : next, page: list.search.page })
  return (
    <>
      <Tabs selectedKey={tab} onSelectionChange={(key) => setTab(memoryTabs.find((each) => each === key)!)}>
        <Page isFilling={tab === 'units'}>
          <PageHeader
            title={memory.name}
            breadcrumbs={
              <Breadcrumbs label={t('shell.breadcrumbs')}>{[<Link key="tm" to="/tm">{t('tm.title')}</Link>]}</Breadcrumbs>
            }
            description={<MemoryFacts memory={memory} />}
            actions={
              <>
                {mayUpdate && (
                  <Button variant="primary" icon="plus" onPress={() => setOpen('add')}>
                    {t('tm.unit.add')}
                  </Button>
                )}
                {mayUpdate && (
                  <Button icon="edit" onPress={() => setOpen('edit')}>
                    {t('tm.edit')}
                  </Button>
                )}
                {mayRemove && (
                  <MoreMenu label={t('tm.actions', { name: memory.name })} size="regular" variant="outline">
                    <MenuItem icon="trash" tone="danger" onAction={() => setOpen('remove')}>
                      {t('tm.remove')}
                    </MenuItem>
                  </MoreMenu>
                )}
              </>
            }
            tabs={
              <TabList label={memory.name}>
                <Tab id="units">{t('tm.units')}</Tab>
                <Tab id="exchange">{t('tm.exchange')}</Tab>
              </TabList>
            }
          />
          <TabPanel id="units">
            <PageBody>
              <MemoryUnits memory={memory} list={list} onAdd={() => setOpen('add')} onImport={() => setTab('exchange')} />
            </PageBody>
          </TabPanel>
          <TabPanel id="exchange">
            <PageBody>
              <DetailLayout aside={<MemoryProperties memory={memory} />}>
                <MemoryImport memory={memory} jobUuid={job} onJobChange={(next) => list.set({ job: next })} />
                <MemoryExport memory={memory} />
              </DetailLayout>
            </PageBody>
          </TabPanel>
        </Page>
      </Tabs>
      {/* Outside of the tabs, which draw what is in them twice. */}
      <AddUnitDialog memory={memory} isOpen={open === 'add'} onClose={close} />
      <EditMemoryPanel memory={memory} isOpen={open === 'edit'} onClose={close} />
      <DeleteMemoryDialog memory={memory} isOpen={open === 'remove'} onClose={close} />
    </>
  )
}
