import { useCan } from '@dragoman/hooks/permissions'
import type { Segment } from '@dragoman/sdk/operations/editor'
import type { GlossaryTerm, TermMatch } from '@dragoman/sdk/operations/glossaryTerms'
import { requirements } from '@dragoman/sdk/requirements'
import { TextButton } from '@dragoman/ui/TextButton'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, type ReactNode } from 'react'
import { t } from '../../../i18n/t.ts'
import { mayEdit, type Editing } from '../drafts/editing.ts'
import panel from './SegmentPanel.module.css'
import styles from './TermList.module.css'
import { AskForTerm } from './AskForTerm.tsx'
import { TermImages } from '../../terms/TermImages.tsx'
import { termsQuery } from '../segments/terms-query.ts'

const minute = 60_000

/** The terms of the project's glossaries that stand in a segment, with their translations to insert, and a way to ask for others. */
export function TermList({ segment, editing }: { segment: Segment; editing: Editing }) {
  const { workUnit } = editing.item
  // Moving through the segments does not wait for what is looked up beside them.
  const source = useDeferredValue(segment.source)
  const { data } = useQuery({
    ...termsQuery(workUnit, source),
    enabled: useCan(requirements['glossaryTerms.searchBySegment']) && source.trim() !== '',
    staleTime: 5 * minute,
    // Without its terms a segment can be translated all the same.
    meta: { showsErrors: true },
  })
  const mayAsk = useCan(requirements['termRequests.bulkCreate'])
  const found = source === segment.source ? (data ?? []) : []
  if (found.length === 0 && !mayAsk) return null
  return (
    <section className={panel.section} aria-label={t('editor.terms')}>
      <h2 className={panel.heading}>{t('editor.terms')}</h2>
      {found.length > 0 && (
        <dl className={styles.terms}>
          {[...Map.groupBy(found, ({ sourceTerm }) => sourceTerm.uuid)].map(([uuid, matches]) => (
            <Term key={uuid} matches={matches} segment={segment} editing={editing} />
          ))}
        </dl>
      )}
      {mayAsk && <AskForTerm segment={segment} editing={editing} />}
    </section>
  )
}

interface TermProps {
  matches: readonly TermMatch[]
  segment: Segment
  editing: Editing
}

function Term({ matches, segment, editing }: TermProps) {
  const { source, target } = editing
  const { sourceTerm, images = [] } = matches[0]!
  const targets = matches.flatMap(({ targetTerm }) => targetTerm ?? [])
  const definition = sourceTerm.definition || sourceTerm.conceptDefinition
  const isEditable = mayEdit(editing, segment)
  const insert = (text: string) => editing.field.current?.insert(text)
  const button = (text: string) =>
    isEditable ? (
      <TextButton aria-label={t('editor.terms.insert', { term: text })} onPress={() => insert(text)}>
        {text}
      </TextButton>
    ) : (
      text
    )
  return (
    <div className={styles.entry}>
      <dt className={styles.source} lang={source.lang} dir={source.dir} title={definition || undefined}>
        {sourceTerm.text}
      </dt>
      {sourceTerm.dnt && (
        <dd className={styles.target} lang={source.lang} dir={source.dir}>
          {button(sourceTerm.text)} <Mark>{t('editor.terms.dnt')}</Mark>
        </dd>
      )}
      {targets.map((term) => (
        <dd key={term.uuid} className={styles.target} lang={target.lang} dir={target.dir}>
          <TargetTerm term={term} button={button} />
        </dd>
      ))}
      {targets.length === 0 && !sourceTerm.dnt && <dd className={styles.none}>{t('editor.terms.untranslated')}</dd>}
      {images.length > 0 && (
        <dd className={styles.images}>
          <TermImages images={images} />
        </dd>
      )}
    </div>
  )
}

function TargetTerm({ term, button }: { term: GlossaryTerm; button: (text: string) => ReactNode }) {
  if (term.forbidden) {
    return (
      <>
        <s className={styles.forbidden}>{term.text}</s> <Mark>{t('editor.terms.forbidden')}</Mark>
      </>
    )
  }
  return (
    <>
      {button(term.text)} {term.usage && <Mark>{term.usage}</Mark>}
    </>
  )
}

const Mark = ({ children }: { children: ReactNode }) => <span className={styles.mark}>{children}</span>
