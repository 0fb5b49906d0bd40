import { mutation } from '@dragoman/hooks/query'
import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import { isHttpError } from '@dragoman/sdk/errors'
import type { GlossaryTerm } from '@dragoman/sdk/operations/glossaryTerms'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { errorText } from '../../errors/error-text.ts'
import { valueText } from '../../form/conflict-text.ts'
import { ConflictNotice } from '../../form/ConflictNotice.tsx'
import { RowEditButton } from '../../form/RowEditButton.tsx'
import { languageName } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import styles from './editable-term.module.css'
import { TermInput } from './TermInput.tsx'

export interface EditableTermProps {
  term: GlossaryTerm
  isEditable: boolean
  /** The term as it is read. */
  children: ReactNode
}

/** A term in a list, edited where it stands: by a double click, or by its button. */
export function EditableTerm({ term, isEditable, children }: EditableTermProps) {
  return (
    <InPlace
      label={t('glossaries.term.edit.label', { term: term.text })}
      isEditable={isEditable && term.writable}
      editor={(close) => <TermEditor term={term} onClose={close} />}
    >
      {children}
    </InPlace>
  )
}

export interface MissingTermProps {
  conceptUuid: string
  /** Locale of the term that is missing. */
  locale: string
}

/** The place of a term that a concept doesn't have, which gets one by typing. */
export const MissingTerm = ({ conceptUuid, locale }: MissingTermProps) => (
  <InPlace
    label={t('glossaries.term.addIn', { language: languageName(locale) })}
    isEditable
    isMissing
    editor={(close) => <NewTerm conceptUuid={conceptUuid} locale={locale} onClose={close} />}
  />
)

/** Closes an editor; `returnsFocus` to the button that opened it. */
type Close = (returnsFocus: boolean) => void

interface InPlaceProps {
  /** Of the button that opens the editor. */
  label: string
  isEditable: boolean
  isMissing?: boolean
  editor: (close: Close) => ReactNode
  children?: ReactNode
}

function InPlace({ label, isEditable, isMissing = false, editor, children }: InPlaceProps) {
  const [isEditing, setEditing] = useState(false)
  const isReturning = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The button comes back with the text, and with it the focus.
    if (isEditing || !isReturning.current) return
    isReturning.current = false
    button.current?.focus()
  }, [isEditing])
  const close: Close = (returnsFocus) => {
    isReturning.current = returnsFocus
    setEditing(false)
  }
  if (!isEditable) return children
  if (isEditing) return <Editor draw={editor} onClose={close} />
  const open = () => setEditing(true)
  return (
    <span className={styles.cell} data-missing={isMissing || undefined} onDoubleClick={open}>
      {children}
      <RowEditButton ref={button} label={label} isMissing={isMissing} onPress={open} />
    </span>
  )
}

const Editor = ({ draw, onClose }: { draw: InPlaceProps['editor']; onClose: Close }) => draw(onClose)

function TermEditor({ term, onClose }: { term: GlossaryTerm; onClose: Close }) {
  const [text, setText] = useState(term.text)
  const close = () => onClose(false)
  const update = useVersionedMutation(api.glossaryTerms.update, term, {
    onTakeTheirs: close,
    meta: { showsErrors: true },
  })
  const params = { path: { termUuid: term.uuid }, body: { text: text.trim() } }
  const save: Close = (returnsFocus) => {
    if (update.isPending || update.conflict) return
    if (text.trim() === '' || text.trim() === term.text) onClose(returnsFocus)
    else update.mutate(params, { onSuccess: () => onClose(returnsFocus) })
  }
  return (
    <TermInput
      label={t('glossaries.term')}
      locale={term.language}
      text={text}
      onType={setText}
      onSave={save}
      onUndo={() => onClose(true)}
      isPending={update.isPending}
      problem={problemOf(update.error)}
    >
      <ConflictNotice
        conflict={update.conflict}
        differences={
          update.conflict && [
            { label: t('glossaries.term'), theirs: valueText(update.conflict.present.text), mine: valueText(text) },
          ]
        }
        onKeepMine={() => update.conflict?.keepMine(params)}
        isPending={update.isPending}
      />
    </TermInput>
  )
}

function NewTerm({ conceptUuid, locale, onClose }: MissingTermProps & { onClose: Close }) {
  const [text, setText] = useState('')
  const create = useMutation({ ...mutation(api.glossaryTerms.create), meta: { showsErrors: true } })
  const save: Close = (returnsFocus) => {
    if (create.isPending) return
    const body = { conceptUuid, language: locale, text: text.trim(), status: 'Approved' as const }
    if (body.text === '') onClose(returnsFocus)
    else create.mutate({ body }, { onSuccess: () => onClose(returnsFocus) })
  }
  return (
    <TermInput
      label={t('glossaries.term.addIn', { language: languageName(locale) })}
      locale={locale}
      text={text}
      onType={setText}
      onSave={save}
      onUndo={() => onClose(true)}
      isPending={create.isPending}
      problem={problemOf(create.error)}
    />
  )
}

function problemOf(error: Error | null): string | undefined {
  if (isHttpError(error, 409)) return t('glossaries.term.taken')
  return error ? errorText(error) : undefined
}
