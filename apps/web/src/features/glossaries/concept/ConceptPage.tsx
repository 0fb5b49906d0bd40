import { useCan } from '@dragoman/hooks/permissions'
import type { Glossary, GlossaryConcept } from '@dragoman/sdk/operations/glossaries'
import type { GlossaryTerm } from '@dragoman/sdk/operations/glossaryTerms'
import { requirements } from '@dragoman/sdk/requirements'
import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { Button } from '@dragoman/ui/Button'
import { MenuItem } from '@dragoman/ui/MenuButton'
import { DetailLayout, Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { useState } from 'react'
import { AlsoHere } from '../../../ground/AlsoHere.tsx'
import { HeaderMenu } from '../../../ground/HeaderMenu.tsx'
import { Link } from '../../../ground/links.ts'
import { usePageName } from '../../../ground/page-name.ts'
import { t } from '../../../i18n/t.ts'
import { conceptName } from '../concepts/concept-name.ts'
import { ConceptImages } from '../concepts/ConceptImages.tsx'
import { ConceptLinks } from '../concepts/ConceptLinks.tsx'
import { TermDialog } from '../concepts/TermDialog.tsx'
import { useDeleteConcept } from '../concepts/use-delete-concept.ts'
import { AboutConcept } from './AboutConcept.tsx'
import { ConceptHistory } from './ConceptHistory.tsx'
import { ConceptMeaning } from './ConceptMeaning.tsx'
import { ConceptUse } from './ConceptUse.tsx'
import { InTexts } from './InTexts.tsx'
import { TermTable } from './TermTable.tsx'
import styles from './concept.module.css'

export interface ConceptPageProps {
  glossary: Glossary
  concept: GlossaryConcept
  /** Goes to the glossary, once the concept is gone. */
  onGone: () => void
}

/** A concept with its languages: edited where its texts stand, with its links, the texts that have it, and its history. */
export function ConceptPage({ glossary, concept, onGone }: ConceptPageProps) {
  const name = conceptName(concept, glossary.languages)
  usePageName(name)
  const mayEdit = useCan(requirements['glossaryTerms.create'])
  const maySearch = useCan(requirements['search.find'])
  const [edited, setEdited] = useState<GlossaryTerm | 'new' | null>(null)
  const { deleteConcept, deleteTerm } = useDeleteConcept(concept, name, onGone)
  return (
    <>
      <Page>
        <PageHeader
          title={name}
          breadcrumbs={
            <Breadcrumbs>
              {[
                <Link key="list" to="/glossary">
                  {t('glossaries.title')}
                </Link>,
                <Link key="glossary" to="/glossary/$id" params={{ id: glossary.uuid }}>
                  {glossary.name}
                </Link>,
              ]}
            </Breadcrumbs>
          }
          id={<span className={styles.number}>{`C-${concept.id}`}</span>}
          status={<AlsoHere of="GLOSSARY" id={glossary.uuid} />}
          actions={
            mayEdit && (
              <>
                <Button variant="primary" icon="plus" onPress={() => setEdited('new')}>
                  {t('glossaries.term.add')}
                </Button>
                <HeaderMenu label={t('glossaries.actions', { name })}>
                  <MenuItem icon="trash" tone="danger" onAction={deleteConcept}>
                    {t('glossaries.concept.delete')}
                  </MenuItem>
                </HeaderMenu>
              </>
            )
          }
        />
        <PageBody>
          <ConceptMeaning concept={concept} isEditable={mayEdit} />
          <DetailLayout
            aside={
              <>
                <ConceptLinks concept={concept} isEditable={mayEdit} isOnPage />
                <ConceptImages concept={concept} isEditable={mayEdit} isOnPage />
                <AboutConcept glossary={glossary} concept={concept} />
                <ConceptUse concept={concept} />
                <ConceptHistory concept={concept} isEditable={mayEdit} />
              </>
            }
          >
            <TermTable
              glossary={glossary}
              concept={concept}
              isEditable={mayEdit}
              onEdit={setEdited}
              onDelete={deleteTerm}
            />
            {maySearch && <InTexts concept={concept} languages={glossary.allLanguages} />}
          </DetailLayout>
        </PageBody>
      </Page>
      {edited && (
        <TermDialog
          glossary={glossary}
          concept={concept}
          term={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
