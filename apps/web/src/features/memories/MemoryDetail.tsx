import { useCan } from '@dragoman/hooks/permissions'
import type { TranslationMemory } from '@dragoman/sdk/operations/translationMemories'
import { requirements } from '@dragoman/sdk/requirements'
import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { Button } from '@dragoman/ui/Button'
import { MenuItem } from '@dragoman/ui/MenuButton'
import { DetailLayout, Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { Tab, TabList, TabPanel, Tabs } from '@dragoman/ui/Tabs'
import { Suspense, useState, type ReactNode } from 'react'
import { AlsoHere } from '../../ground/AlsoHere.tsx'
import { SampleBadge } from '../../ground/SampleBadge.tsx'
import { t } from '../../i18n/t.ts'
import { useCommands } from '../../ground/commands.ts'
import { HeaderMenu } from '../../ground/HeaderMenu.tsx'
import { Link } from '../../ground/links.ts'
import { usePageName } from '../../ground/page-name.ts'
import type { List } from '../../list/use-list.ts'
import { AddUnitDialog } from './units/AddUnitDialog.tsx'
import { ClearMemoryDialog } from './ClearMemoryDialog.tsx'
import { EditMemory } from './form/EditMemory.tsx'
import { memoryTabs, type MemoryTab, type UnitSearch } from './memory-search.ts'
import { MemoryExport } from './exchange/MemoryExport.tsx'
import { MemoryFacts } from './MemoryFacts.tsx'
import { MemoryHistory } from './history/MemoryHistory.tsx'
import { MemoryImport } from './exchange/MemoryImport.tsx'
import { MemorySearch } from './MemorySearch.tsx'
import { MemoryProperties } from './MemoryProperties.tsx'
import { MemoryUnits } from './units/MemoryUnits.tsx'
import { ReplaceDialog } from './replace/ReplaceDialog.tsx'
import { useUndo } from './history/use-undo.tsx'
import { useDeleteMemory } from './use-delete-memory.tsx'

export interface MemoryDetailProps {
  memory: TranslationMemory
  list: List<UnitSearch>
  /** The dialog that looks for terms in it. */
  extract: (onClose: () => void) => ReactNode
}

/** A memory: its units, what goes in and out of it, and what describes it. */
export function MemoryDetail({ memory, list, extract }: MemoryDetailProps) {
  usePageName(memory.name)
  const [open, setOpen] = useState<'add' | 'edit' | 'replace' | 'clear' | 'extract' | null>(null)
  const mayUpdate = useCan(requirements['translationMemories.update'])
  const mayRemove = useCan(requirements['translationMemories.remove'])
  const mayReplace = useCan(requirements['translationMemories.replaceText'])
  const mayExtract = useCan(requirements['termExtractions.start'])
  const seesHistory = useCan(requirements['activity.list'])
  const { undo, isPending: isUndoing, dialog: undoDialog } = useUndo(memory.uuid)
  const { tab = 'units', job } = list.search
  const deleteMemory = useDeleteMemory(memory)
  const isEmpty = memory.totalUnits === 0
  const close = () => setOpen(null)
  useCommands([
    ...(mayUpdate
      ? [
          {
            keys: ['e'],
            label: 'tm.edit',
            icon: 'edit',
            run: () => setOpen('edit'),
            asks: true,
            takeBack: () => setOpen(null),
          } as const,
        ]
      : []),
    ...(mayReplace && !isEmpty
      ? [
          {
            keys: ['h'],
            label: 'tm.replace',
            icon: 'refresh',
            run: () => setOpen('replace'),
            asks: true,
            takeBack: () => setOpen(null),
          } as const,
        ]
      : []),
  ])
  const setTab = (next: MemoryTab) => list.set({ tab: next === 'units' ? undefined : next, page: list.search.page })
  return (
    <>
      <Tabs selectedKey={tab} onSelectionChange={(key) => setTab(memoryTabs.find((each) => each === key)!)}>
        <Page isFilling={tab === 'units'}>
          <PageHeader
            title={memory.name}
            breadcrumbs={
              <Breadcrumbs>
                {[
                  <Link key="tm" to="/tm">
                    {t('tm.title')}
                  </Link>,
                ]}
              </Breadcrumbs>
            }
            status={
              <>
                <SampleBadge id={memory.uuid} />
                <AlsoHere of="TRANSLATION_MEMORY" id={memory.uuid} />
              </>
            }
            description={<MemoryFacts memory={memory} />}
            actions={
              <>
                {mayUpdate && (
                  <Button icon="edit" onPress={() => setOpen('edit')}>
                    {t('tm.edit')}
                  </Button>
                )}
                {mayUpdate && (
                  <Button variant="primary" icon="plus" onPress={() => setOpen('add')}>
                    {t('tm.unit.add')}
                  </Button>
                )}
                {(mayReplace || mayRemove || mayExtract) && (
                  <HeaderMenu label={t('tm.actions', { name: memory.name })}>
                    {mayReplace && (
                      <MenuItem icon="refresh" isDisabled={isEmpty} onAction={() => setOpen('replace')}>
                        {t('tm.replace')}
                      </MenuItem>
                    )}
                    {mayExtract && (
                      <MenuItem icon="glossary" isDisabled={isEmpty} onAction={() => setOpen('extract')}>
                        {t('tm.findTerms')}
                      </MenuItem>
                    )}
                    {mayRemove && (
                      <MenuItem icon="x" tone="danger" isDisabled={isEmpty} onAction={() => setOpen('clear')}>
                        {t('tm.clear')}
                      </MenuItem>
                    )}
                    {mayRemove && (
                      <MenuItem icon="trash" tone="danger" onAction={deleteMemory}>
                        {t('tm.remove')}
                      </MenuItem>
                    )}
                  </HeaderMenu>
                )}
              </>
            }
            tabs={
              <TabList label={memory.name}>
                <Tab id="units">{t('tm.units')}</Tab>
                <Tab id="concordance">{t('tm.find')}</Tab>
                <Tab id="exchange">{t('tm.exchange')}</Tab>
                {seesHistory && <Tab id="history">{t('tm.history')}</Tab>}
              </TabList>
            }
          />
          <TabPanel id="units">
            <PageBody>
              <MemoryUnits
                memory={memory}
                list={list}
                onAdd={() => setOpen('add')}
                onImport={() => setTab('exchange')}
              />
            </PageBody>
          </TabPanel>
          <TabPanel id="concordance">
            <PageBody>
              <MemorySearch memory={memory} />
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
          {seesHistory && (
            <TabPanel id="history">
              <PageBody>
                <MemoryHistory memory={memory} onUndo={undo} isUndoing={isUndoing} />
              </PageBody>
            </TabPanel>
          )}
        </Page>
      </Tabs>
      {/* Outside of the tabs, which draw what is in them twice. */}
      {open === 'extract' && <Suspense>{extract(close)}</Suspense>}
      <AddUnitDialog memory={memory} isOpen={open === 'add'} onClose={close} />
      {open === 'edit' && <EditMemory memory={memory} onClose={close} />}
      {open === 'replace' && <ReplaceDialog memory={memory} onClose={close} onUndo={undo} />}
      {undoDialog}
      <ClearMemoryDialog memory={memory} isOpen={open === 'clear'} onClose={close} />
    </>
  )
}
