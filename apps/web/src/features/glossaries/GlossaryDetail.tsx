import { useCan } from '@dragoman/hooks/permissions'
import type { Glossary } from '@dragoman/sdk/operations/glossaries'
import { requirements } from '@dragoman/sdk/requirements'
import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { Button } from '@dragoman/ui/Button'
import { MenuItem } from '@dragoman/ui/MenuButton'
import { DetailLayout, Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { Tab, TabList, TabPanel, Tabs } from '@dragoman/ui/Tabs'
import { useState } from 'react'
import { ActivityFeed } from '../../activity/ActivityFeed.tsx'
import { AlsoHere } from '../../ground/AlsoHere.tsx'
import { SampleBadge } from '../../ground/SampleBadge.tsx'
import { t } from '../../i18n/t.ts'
import type { List } from '../../list/use-list.ts'
import { useCommands } from '../../ground/commands.ts'
import { HeaderMenu } from '../../ground/HeaderMenu.tsx'
import { Link } from '../../ground/links.ts'
import { usePageName } from '../../ground/page-name.ts'
import { Candidates } from '../term-extraction/Candidates.tsx'
import { AddConceptDialog } from './concepts/AddConceptDialog.tsx'
import { ConceptPanel } from './concepts/ConceptPanel.tsx'
import { Concepts } from './concepts/Concepts.tsx'
import { Coverage } from './by-language/Coverage.tsx'
import { Duplicates } from './duplicates/Duplicates.tsx'
import { GlossaryExport } from './exchange/GlossaryExport.tsx'
import { GlossaryImport } from './exchange/GlossaryImport.tsx'
import { EditGlossary } from './form/EditGlossary.tsx'
import { GlossaryProperties } from './GlossaryProperties.tsx'
import { glossaryTabs, type ConceptSearch, type GlossaryTab } from './glossary-search.ts'
import { useEmptyGlossary } from './use-empty-glossary.ts'

export interface GlossaryDetailProps {
  glossary: Glossary
  list: List<ConceptSearch>
}

/** A glossary: its concepts with their terms, what goes in and out of it, and what was done to it. */
export function GlossaryDetail({ glossary, list }: GlossaryDetailProps) {
  usePageName(glossary.name)
  const [open, setOpen] = useState<'add' | 'edit' | null>(null)
  const mayEdit = useCan(requirements['glossaryTerms.create'])
  const seesActivity = useCan(requirements['activity.list'])
  const seesCandidates = useCan(requirements['termExtractions.getLatest'])
  const { remove, clear } = useEmptyGlossary(glossary)
  const { tab = 'terms', job, concept } = list.search
  const close = () => setOpen(null)
  useCommands(
    mayEdit
      ? [
          {
            keys: ['e'],
            label: 'glossaries.edit',
            icon: 'edit',
            run: () => setOpen('edit'),
            asks: true,
            takeBack: () => setOpen(null),
          },
          {
            keys: ['c'],
            label: 'glossaries.concept.add',
            icon: 'plus',
            run: () => setOpen('add'),
            asks: true,
            takeBack: () => setOpen(null),
          },
        ]
      : [],
  )
  const page = list.search.page
  const setTab = (next: GlossaryTab) =>
    list.set({ tab: next === 'terms' ? undefined : next, page: undefined, sort: undefined })
  const show = (id: number | undefined) => list.set({ concept: id === undefined ? undefined : String(id), page })
  return (
    <>
      <Tabs selectedKey={tab} onSelectionChange={(key) => setTab(glossaryTabs.find((each) => each === key)!)}>
        <Page isFilling={tab === 'terms'}>
          <PageHeader
            title={glossary.name}
            status={
              <>
                <SampleBadge id={glossary.uuid} />
                <AlsoHere of="GLOSSARY" id={glossary.uuid} />
              </>
            }
            breadcrumbs={
              <Breadcrumbs>
                {[
                  <Link key="glossary" to="/glossary">
                    {t('glossaries.title')}
                  </Link>,
                ]}
              </Breadcrumbs>
            }
            actions={
              mayEdit && (
                <>
                  <Button icon="edit" onPress={() => setOpen('edit')}>
                    {t('glossaries.edit')}
                  </Button>
                  <Button variant="primary" icon="plus" onPress={() => setOpen('add')}>
                    {t('glossaries.concept.add')}
                  </Button>
                  <HeaderMenu label={t('glossaries.actions', { name: glossary.name })}>
                    <MenuItem icon="x" tone="danger" isDisabled={glossary.totalConcepts === 0} onAction={clear}>
                      {t('glossaries.clear')}
                    </MenuItem>
                    <MenuItem icon="trash" tone="danger" onAction={remove}>
                      {t('glossaries.remove')}
                    </MenuItem>
                  </HeaderMenu>
                </>
              )
            }
            tabs={
              <TabList label={glossary.name}>
                <Tab id="terms">{t('glossaries.terms')}</Tab>
                <Tab id="duplicates">{t('glossaries.duplicates')}</Tab>
                <Tab id="coverage">{t('glossaries.coverage')}</Tab>
                {seesCandidates && <Tab id="candidates">{t('termExtraction.candidates')}</Tab>}
                <Tab id="exchange">{t('glossaries.exchange')}</Tab>
                {seesActivity && <Tab id="activity">{t('glossaries.activity')}</Tab>}
              </TabList>
            }
          />
          <TabPanel id="terms">
            <PageBody>
              <Concepts
                glossary={glossary}
                list={list}
                onAdd={() => setOpen('add')}
                onImport={() => setTab('exchange')}
                onOpen={show}
              />
            </PageBody>
          </TabPanel>
          <TabPanel id="duplicates">
            <PageBody>
              <Duplicates glossary={glossary} list={list} />
            </PageBody>
          </TabPanel>
          <TabPanel id="coverage">
            <PageBody>
              <Coverage glossary={glossary} />
            </PageBody>
          </TabPanel>
          {seesCandidates && (
            <TabPanel id="candidates">
              <PageBody>
                <Candidates glossary={glossary} list={list} />
              </PageBody>
            </TabPanel>
          )}
          <TabPanel id="exchange">
            <PageBody>
              <DetailLayout aside={<GlossaryProperties glossary={glossary} />}>
                <GlossaryImport glossary={glossary} jobUuid={job} onJobChange={(next) => list.set({ job: next })} />
                <GlossaryExport glossary={glossary} />
              </DetailLayout>
            </PageBody>
          </TabPanel>
          {seesActivity && (
            <TabPanel id="activity">
              <PageBody>
                <ActivityFeed of={{ entityUuid: glossary.uuid }} kinds={['LANGUAGE_RESOURCES']} />
              </PageBody>
            </TabPanel>
          )}
        </Page>
      </Tabs>
      {/* Outside of the tabs, which draw what is in them twice. */}
      {open === 'add' && <AddConceptDialog glossary={glossary} onClose={close} />}
      {concept !== undefined && (
        <ConceptPanel key={concept} glossary={glossary} conceptId={Number(concept)} onClose={() => show(undefined)} />
      )}
      {open === 'edit' && <EditGlossary glossary={glossary} onClose={close} />}
    </>
  )
}
