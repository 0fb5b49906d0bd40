import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import { toBcp47 } from '@dragoman/sdk/locale'
import type { TermRequest } from '@dragoman/sdk/operations/termRequests'
import { TextArea } from '@dragoman/ui/TextArea'
import { TextField } from '@dragoman/ui/TextField'
import { useState } from 'react'
import { ConflictNotice } from '../../../form/ConflictNotice.tsx'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'

/** Changes the words that a request asks for, and the note. */
export function EditRequestDialog({ request, onClose }: { request: TermRequest; onClose: () => void }) {
  const [texts, setTexts] = useState<Readonly<Record<number, string>>>({})
  const [note, setNote] = useState<string>()
  const update = useVersionedMutation(api.termRequests.update, request, {
    onTakeTheirs: () => {
      setTexts({})
      setNote(undefined)
    },
    meta: { showsErrors: true },
  })
  const terms = request.terms.map((shownTerm, at) => {
    const { now: _, ...term } = shownTerm
    return texts[at] === undefined ? term : { ...term, text: texts[at].trim() }
  })
  const shown = request.terms.flatMap((term, at) => (term.text === undefined ? [] : [{ ...term, at }]))
  const textOf = (at: number, text: string | undefined) => texts[at] ?? text ?? ''
  const save = () =>
    update.mutate(
      {
        path: { termRequestUuid: request.uuid },
        body: { ...(Object.keys(texts).length > 0 && { terms }), ...(note !== undefined && { note: note.trim() }) },
      },
      { onSuccess: onClose },
    )
  const isDirty = Object.keys(texts).length > 0 || note !== undefined
  return (
    <FormDialog
      title={t('termRequests.edit')}
      isDirty={isDirty}
      isRight={isDirty && shown.every(({ at, text }) => textOf(at, text).trim() !== '')}
      isDisabled={!isDirty}
      onSave={save}
      isPending={update.isPending}
      error={update.error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <ConflictNotice conflict={update.conflict} isPending={update.isPending} />
          {shown.map(({ at, language, text }) => (
            <TextField
              key={at}
              label={languageName(language)}
              maxLength={500}
              autoComplete="off"
              lang={toBcp47(language)}
              dir="auto"
              isRequired
              value={textOf(at, text)}
              onChange={(value) => setTexts((before) => ({ ...before, [at]: value }))}
              errorMessage={isTried && textOf(at, text).trim() === '' ? t('termRequests.ask.missing') : undefined}
            />
          ))}
          <TextArea
            label={t('termRequests.note')}
            isOptional
            rows={3}
            maxLength={2000}
            dir="auto"
            value={note ?? request.note}
            onChange={setNote}
          />
        </>
      )}
    </FormDialog>
  )
}
