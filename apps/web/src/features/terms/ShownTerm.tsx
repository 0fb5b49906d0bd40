import { toBcp47 } from '@dragoman/sdk/locale'
import type { GlossaryTerm } from '@dragoman/sdk/operations/glossaryTerms'
import { t } from '../../i18n/t.ts'
import styles from './shown-term.module.css'

/** A term in its language, struck out and marked where it must not be used. */
export const ShownTerm = ({ term: { text, language, forbidden } }: { term: GlossaryTerm }) =>
  forbidden ? (
    <>
      <s className={styles.forbidden} lang={toBcp47(language)} dir="auto">
        {text}
      </s>{' '}
      <span className={styles.mark}>{t('glossaries.mark.forbidden')}</span>
    </>
  ) : (
    <bdi lang={toBcp47(language)}>{text}</bdi>
  )
