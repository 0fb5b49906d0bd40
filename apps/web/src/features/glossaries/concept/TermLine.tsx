import * as api from '@dragoman/sdk/api'
import { isHttpError } from '@dragoman/sdk/errors'
import { toBcp47 } from '@dragoman/sdk/locale'
import type { GlossaryTerm } from '@dragoman/sdk/operations/glossaryTerms'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import type { ReactNode } from 'react'
import { errorText } from '../../../errors/error-text.ts'
import { ConflictNotice } from '../../../form/ConflictNotice.tsx'
import { valueText } from '../../../form/conflict-text.ts'
import { t } from '../../../i18n/t.ts'
import { termStatuses } from '../glossary-search.ts'
import { TermButtons } from '../concepts/TermButtons.tsx'
import { TermMarks } from '../concepts/TermText.tsx'
import styles from './concept.module.css'
import { InPlaceChoice, InPlaceText } from './InPlaceText.tsx'
import { partsOfSpeech, textsOf, type TermTexts } from '../term-values.ts'
import { useInPlace } from './use-in-place.ts'

export interface TermLineProps {
  term: GlossaryTerm
  /** The cell of its language, in the first line of that. */
  language: ReactNode
  isEditable: boolean
  onEdit: () => void
  onDelete: () => void
}

/** A term in a line of its concept, each of its texts edited where it stands. */
export function TermLine({ term, language, isEditable, onEdit, onDelete }: TermLineProps) {
  const edit = useInPlace(api.glossaryTerms.update, term, textsOf, {
    paramsOf: (body: Partial<TermTexts>) => ({ path: { termUuid: term.uuid }, body }),
    problemOf: ({ text }) => (text !== undefined && text.trim() === '' ? t('glossaries.term.missing') : undefined),
  })
  const { values } = edit
  const mayType = isEditable && term.writable
  const field = (id: 'text' | 'definition' | 'usage' | 'note') => ({
    label: t(`glossaries.${id === 'text' ? 'term' : id}`),
    value: values[id],
    isEditable: mayType,
    // A term is one line, also one that is pasted.
    onType: (text: string) => edit.type({ [id]: id === 'text' ? text.replaceAll('\n', ' ') : text }),
    onLeave: edit.leave,
    onUndo: () => edit.undo(id),
  })
  const grammar = [
    term.gender && t(`glossaries.gender.${term.gender}`),
    term.termType === 'Acronym' && t('glossaries.termType.Acronym'),
  ].filter(Boolean)
  const error = isHttpError(edit.error, 409) ? t('glossaries.term.taken') : edit.error && errorText(edit.error)
  return (
    <>
      <tr className={styles.line} data-forbidden={term.forbidden || undefined}>
        {language}
        <td className={styles.term} aria-busy={edit.isPending || undefined}>
          <InPlaceText {...field('text')} isStrong maxLength={500} lang={toBcp47(term.language)} />
          <span className={styles.marks}>
            <TermMarks term={{ ...term, status: 'Approved' }} />
          </span>
        </td>
        <td className={styles.notes}>
          <InPlaceChoice
            label={t('glossaries.term.part')}
            isEditable={mayType}
            value={values.part ?? ''}
            options={[
              { id: '', label: t('glossaries.term.part') },
              ...partsOfSpeech.map((id) => ({ id, label: t(`glossaries.part.${id}`) })),
            ]}
            onChoose={(part) => edit.choose({ part: part === '' ? null : part })}
          />
          {grammar.length > 0 && <span className={styles.meta}>{grammar.join(' · ')}</span>}
          <InPlaceText {...field('definition')} maxLength={5000} lang={toBcp47(term.language)} />
          <InPlaceText {...field('usage')} maxLength={5000} lang={toBcp47(term.language)} />
          {(values.note !== '' || term.note !== '') && <InPlaceText {...field('note')} maxLength={5000} />}
          {term.glossaryCustomAttributes.map(({ name, value }) => (
            <span key={name} className={styles.meta}>
              <bdi>{name}</bdi>: <bdi>{value}</bdi>
            </span>
          ))}
        </td>
        <td>
          <InPlaceChoice
            label={t('glossaries.term.status')}
            isEditable={mayType}
            value={values.status}
            tone={tones[values.status]}
            options={termStatuses.map((id) => ({ id, label: t(`glossaries.status.${id}`) }))}
            onChoose={(status) => status !== '' && edit.choose({ status })}
          />
        </td>
        {isEditable && (
          <td className={styles.buttons}>
            <TermButtons {...{ term, onEdit, onDelete }} />
          </td>
        )}
      </tr>
      {(edit.conflict ?? edit.problem ?? error) && (
        <tr className={styles.notice}>
          <td colSpan={isEditable ? 5 : 4}>
            <ConflictNotice
              conflict={edit.conflict}
              differences={edit.differences().map(({ field: id, theirs, mine }) => ({
                label: labelOf(id),
                theirs: shown(id, theirs),
                mine: shown(id, mine),
              }))}
              onKeepMine={edit.keepMine}
              isPending={edit.isPending}
            />
            {(edit.problem ?? error) && (
              <InlineAlert tone="danger" isAnnounced>
                {edit.problem ?? error}
              </InlineAlert>
            )}
          </td>
        </tr>
      )}
    </>
  )
}

const tones = { New: 'neutral', Under_Review: 'info', Approved: 'success', Published: 'success' } as const

/** The name of a field of a term. */
const labelOf = (field: keyof TermTexts): string => {
  if (field === 'text') return t('glossaries.term')
  if (field === 'status' || field === 'part') return t(`glossaries.term.${field}`)
  return t(`glossaries.${field}`)
}

function shown(field: keyof TermTexts, value: unknown): string {
  const status = field === 'status' && termStatuses.find((id) => id === value)
  if (status) return t(`glossaries.status.${status}`)
  const part = field === 'part' && partsOfSpeech.find((id) => id === value)
  return part ? t(`glossaries.part.${part}`) : valueText(value)
}
