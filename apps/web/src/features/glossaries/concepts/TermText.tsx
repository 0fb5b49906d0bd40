import { directionOf } from '@dragoman/sdk/direction'
import { toBcp47 } from '@dragoman/sdk/locale'
import type { GlossaryTerm } from '@dragoman/sdk/operations/glossaryTerms'
import { t } from '../../../i18n/t.ts'
import styles from './concepts.module.css'

/** The marks beside a term: that it must not be used, is not translated, is not checked, or is for managers. */
function marksOf(term: Pick<GlossaryTerm, 'forbidden' | 'dnt' | 'internal' | 'writable' | 'status'>): string[] {
  return [
    ...(term.forbidden ? [t('glossaries.mark.forbidden')] : []),
    ...(term.dnt ? [t('glossaries.mark.dnt')] : []),
    ...(term.status === 'New' || term.status === 'Under_Review' ? [t(`glossaries.status.${term.status}`)] : []),
    ...(term.internal ? [t('glossaries.mark.internal')] : []),
    ...(term.writable ? [] : [t('glossaries.mark.locked')]),
  ]
}

export const TermMarks = ({ term }: { term: GlossaryTerm }) =>
  marksOf(term).map((mark) => (
    <span key={mark} className={styles.mark}>
      {mark}
    </span>
  ))

/** A term in its language, struck out where it must not be used, with its marks. */
export function TermText({ term }: { term: GlossaryTerm }) {
  return (
    <span className={styles.term}>
      <span lang={toBcp47(term.language)} dir={directionOf(term.language)} data-forbidden={term.forbidden || undefined}>
        {term.text}
      </span>
      <TermMarks term={term} />
    </span>
  )
}
