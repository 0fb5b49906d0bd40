import { query } from '@dragoman/hooks/query'
import { useCan } from '@dragoman/hooks/permissions'
import * as api from '@dragoman/sdk/api'
import type { Glossary, GlossaryConcept } from '@dragoman/sdk/operations/glossaries'
import type { GlossaryTerm } from '@dragoman/sdk/operations/glossaryTerms'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { Row, Stack } from '@dragoman/ui/Page'
import { SidePanel } from '@dragoman/ui/SidePanel'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Moment } from '../../../display/Moment.tsx'
import { RegionError } from '../../../errors/RegionError.tsx'
import { languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { Link } from '../../../ground/links.ts'
import { confirmLeaving } from '../../../ground/unsaved.ts'
import { conceptName } from './concept-name.ts'
import { ConceptImages } from './ConceptImages.tsx'
import { ConceptLinks } from './ConceptLinks.tsx'
import styles from './concepts.module.css'
import { MeaningForm } from './MeaningForm.tsx'
import { TermButtons } from './TermButtons.tsx'
import { TermDialog } from './TermDialog.tsx'
import { TermText } from './TermText.tsx'
import { useDeleteConcept } from './use-delete-concept.ts'

export interface ConceptPanelProps {
  glossary: Glossary
  conceptId: number
  onClose: () => void
}

/** A concept beside its glossary: what it means, and its terms by language, to read and to edit. */
export function ConceptPanel({ glossary, conceptId, onClose }: ConceptPanelProps) {
  const { data, error, refetch, isFetching } = useQuery(query(api.glossaries.getConcept, { path: { conceptId } }))
  const leave = () => void confirmLeaving().then((leaves) => leaves && onClose())
  return (
    <SidePanel
      title={data ? conceptName(data, glossary.languages) : t('glossaries.concept')}
      size="wide"
      isOpen
      onClose={leave}
    >
      {data ? (
        <ConceptBody glossary={glossary} concept={data} onClose={onClose} />
      ) : error ? (
        <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />
      ) : (
        <Skeleton lines={8} />
      )}
    </SidePanel>
  )
}

interface ConceptBodyProps {
  glossary: Glossary
  concept: GlossaryConcept
  onClose: () => void
}

function ConceptBody({ glossary, concept, onClose }: ConceptBodyProps) {
  const mayEdit = useCan(requirements['glossaryTerms.create'])
  const [edited, setEdited] = useState<GlossaryTerm | 'new' | null>(null)
  const name = conceptName(concept, glossary.languages)
  const { deleteConcept, deleteTerm } = useDeleteConcept(concept, name, onClose)
  const languages = [...new Set([...glossary.languages, ...concept.terms.map(({ language }) => language)])].filter(
    (locale) => concept.terms.some(({ language }) => language === locale),
  )
  return (
    <Stack gap={16}>
      <Link to="/glossary/$id/concepts/$conceptId" params={{ id: glossary.uuid, conceptId: String(concept.id) }}>
        {t('glossaries.concept.open')}
      </Link>
      <MeaningForm concept={concept} isEditable={mayEdit} />
      <section aria-label={t('glossaries.terms')}>
        {languages.map((locale) => (
          <div key={locale} className={styles.language}>
            <h3 className={styles.languageName}>{languageName(locale)}</h3>
            {concept.terms
              .filter(({ language }) => language === locale)
              .map((term) => (
                <TermRow
                  key={term.uuid}
                  term={term}
                  isEditable={mayEdit}
                  onEdit={() => setEdited(term)}
                  onDelete={() => deleteTerm(term)}
                />
              ))}
          </div>
        ))}
      </section>
      <ConceptImages concept={concept} isEditable={mayEdit} />
      <ConceptLinks concept={concept} isEditable={mayEdit} />
      {mayEdit && (
        <Row>
          <Button icon="plus" onPress={() => setEdited('new')}>
            {t('glossaries.term.add')}
          </Button>
          <Button variant="quiet" icon="trash" onPress={deleteConcept}>
            {t('glossaries.concept.delete')}
          </Button>
        </Row>
      )}
      {edited && (
        <TermDialog
          glossary={glossary}
          concept={concept}
          term={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Stack>
  )
}

interface TermRowProps {
  term: GlossaryTerm
  isEditable: boolean
  onEdit: () => void
  onDelete: () => void
}

function TermRow({ term, isEditable, onEdit, onDelete }: TermRowProps) {
  const grammar = [
    term.part && t(`glossaries.part.${term.part}`),
    term.gender && t(`glossaries.gender.${term.gender}`),
    term.termType === 'Acronym' && t('glossaries.termType.Acronym'),
  ].filter(Boolean)
  const texts = [term.definition, term.usage, term.note].filter(Boolean)
  return (
    <div>
      <div className={styles.row}>
        <TermText term={term} />
        <span className={styles.when}>
          {term.nameModifiedBy && (
            <>
              <bdi>{term.nameModifiedBy}</bdi>
              {' · '}
            </>
          )}
          <Moment value={term.lastModifiedAt} as="relative" />
        </span>
        {isEditable && (
          <span className={styles.actions}>
            <TermButtons {...{ term, onEdit, onDelete }} />
          </span>
        )}
      </div>
      {grammar.length > 0 && <p className={styles.details}>{grammar.join(' · ')}</p>}
      {texts.map((text) => (
        <p key={text} className={styles.details} dir="auto">
          {text}
        </p>
      ))}
    </div>
  )
}
