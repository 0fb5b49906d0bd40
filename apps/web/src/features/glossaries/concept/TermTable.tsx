import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { toBcp47 } from '@dragoman/sdk/locale'
import type { Glossary, GlossaryConcept } from '@dragoman/sdk/operations/glossaries'
import type { GlossaryTerm } from '@dragoman/sdk/operations/glossaryTerms'
import { Card } from '@dragoman/ui/Card'
import { VisuallyHidden } from '@dragoman/ui/VisuallyHidden'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../../errors/error-text.ts'
import { languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import styles from './concept.module.css'
import { InPlaceText } from './InPlaceText.tsx'
import { TermLine } from './TermLine.tsx'

export interface TermTableProps {
  glossary: Glossary
  concept: GlossaryConcept
  isEditable: boolean
  onEdit: (term: GlossaryTerm) => void
  onDelete: (term: GlossaryTerm) => void
}

/** The terms of a concept with its languages below each other; in each, those that are used first. */
export function TermTable({ glossary, concept, isEditable, onEdit, onDelete }: TermTableProps) {
  const own = concept.terms.map(({ language }) => language)
  const languages = [...new Set([...(isEditable ? glossary.languages : []), ...inOrder(glossary, own)])]
  return (
    <Card isFlush>
      <table className={styles.table} aria-label={t('glossaries.terms')}>
        <thead>
          <tr>
            <th scope="col">{t('glossaries.term.language')}</th>
            <th scope="col">{t('glossaries.term')}</th>
            <th scope="col">{t('glossaries.term.notes')}</th>
            <th scope="col">{t('glossaries.term.status')}</th>
            {isEditable && (
              <th scope="col">
                <VisuallyHidden>{t('glossaries.term.edit')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        {languages.map((locale) => {
          const terms = concept.terms
            .filter(({ language }) => language === locale)
            .toSorted((a, b) => Number(a.forbidden) - Number(b.forbidden))
          return (
            <tbody key={locale}>
              {terms.map((term, at) => (
                <TermLine
                  key={term.uuid}
                  term={term}
                  language={<Language locale={locale} isFirst={at === 0} />}
                  isEditable={isEditable}
                  onEdit={() => onEdit(term)}
                  onDelete={() => onDelete(term)}
                />
              ))}
              {terms.length === 0 && <MissingTerm concept={concept} locale={locale} />}
            </tbody>
          )
        })}
      </table>
    </Card>
  )
}

const inOrder = ({ languages }: Glossary, own: readonly string[]) => [
  ...languages.filter((locale) => own.includes(locale)),
  ...own,
]

function Language({ locale, isFirst }: { locale: string; isFirst: boolean }) {
  return (
    <th scope="row" className={styles.language} data-repeated={!isFirst || undefined}>
      <span>{languageName(locale)}</span>
      <small>{toBcp47(locale)}</small>
    </th>
  )
}

/** The line of a language without a term, which gets one by typing. */
function MissingTerm({ concept, locale }: { concept: GlossaryConcept; locale: string }) {
  const [text, setText] = useState('')
  const create = useMutation({ ...mutation(api.glossaryTerms.create), meta: { showsErrors: true } })
  const add = () => {
    // Once it is there, this line soon is that of the term.
    if (text.trim() === '' || create.isPending || create.isSuccess) return
    const term = { conceptUuid: concept.uuid, language: locale, text: text.trim(), status: 'Approved' as const }
    create.mutate({ body: term })
  }
  return (
    <tr className={styles.line}>
      <Language locale={locale} isFirst />
      <td className={styles.term} colSpan={4} aria-busy={create.isPending || undefined}>
        <InPlaceText
          label={t('glossaries.term.addIn', { language: languageName(locale) })}
          value={text}
          isEditable
          maxLength={500}
          lang={toBcp47(locale)}
          onType={(typed) => setText(typed.replaceAll('\n', ' '))}
          onLeave={add}
          onUndo={() => setText('')}
        />
        {create.error && (
          <span role="alert" className={styles.problem}>
            {errorText(create.error)}
          </span>
        )}
      </td>
    </tr>
  )
}
