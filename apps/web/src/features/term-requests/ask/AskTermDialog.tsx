import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { toBcp47 } from '@dragoman/sdk/locale'
import { TextArea } from '@dragoman/ui/TextArea'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { glossariesFound } from '../../terms/glossaries-found.ts'
import { GlossaryField } from '../../terms/GlossaryField.tsx'

/** The segment that a term is asked from. */
export interface AskedFrom {
  workUnitUuid: string
  segmentId: string
  /** The language of the source, then that of the target. */
  languages: readonly [string, string]
  /** The selected words. */
  text: string
}

/** Asks for a new term, in the languages of a glossary or in those of a segment. */
export function AskTermDialog({ from, onClose }: { from?: AskedFrom; onClose: () => void }) {
  const { data } = useQuery({ ...glossariesFound(), meta: { showsErrors: true } })
  const first = data?.content[0]
  const isNone = data?.totalElements === 0
  const [chosen, setChosen] = useState<string | null>()
  const glossaryUuid = chosen === undefined ? first?.uuid : chosen
  const { data: found } = useQuery({
    ...query(api.glossaries.get, { path: { glossaryUuid: glossaryUuid ?? '' } }),
    enabled: glossaryUuid != null && glossaryUuid !== first?.uuid,
    meta: { showsErrors: true },
  })
  const glossary = glossaryUuid === first?.uuid ? first : found
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const [note, setNote] = useState('')
  const ask = useMutation({ ...mutation(api.termRequests.bulkCreate), meta: { showsErrors: true } })
  const languages = from?.languages ?? glossary?.languages ?? []
  const textOf = (language: string) => texts[language] ?? (language === from?.languages[0] ? from.text : '')
  const filled = languages.flatMap((language) => {
    const text = textOf(language).trim()
    return text === '' ? [] : [{ language, text }]
  })
  const save = () => {
    const [main] = filled
    if (!glossaryUuid || !main) return
    ask.mutate(
      {
        body: {
          glossaryIds: [glossaryUuid],
          terms: filled.map((term) => ({ ...term, conceptText: main.text })),
          ...(note.trim() && { note: note.trim() }),
          ...(from && { workUnitUuid: from.workUnitUuid, segmentId: from.segmentId }),
        },
      },
      {
        onSuccess: () => {
          showToast({ tone: 'success', title: t('termRequests.ask.done', { name: main.text }) })
          onClose()
        },
      },
    )
  }
  return (
    <FormDialog
      title={t('termRequests.ask')}
      isDirty={Object.keys(texts).length > 0 || note !== ''}
      isRight={filled.length > 0 && glossaryUuid != null}
      isDisabled={isNone}
      onSave={save}
      saveLabel={t('termRequests.ask.verb')}
      isPending={ask.isPending}
      error={ask.error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <GlossaryField
            key={first?.uuid}
            label={t('termRequests.glossary')}
            present={first && { id: first.uuid, label: first.name }}
            value={glossaryUuid ?? null}
            onChange={setChosen}
            errorMessage={
              isNone
                ? t('termRequests.ask.noGlossary')
                : isTried && chosen === null
                  ? t('termRequests.ask.glossaryMissing')
                  : undefined
            }
          />
          {languages.map((language, at) => (
            <TextField
              key={language}
              label={languageName(language)}
              isOptional={at > 0}
              isRequired={at === 0}
              maxLength={500}
              autoComplete="off"
              lang={toBcp47(language)}
              dir="auto"
              value={textOf(language)}
              onChange={(text) => setTexts((before) => ({ ...before, [language]: text }))}
              errorMessage={at === 0 && isTried && filled.length === 0 ? t('termRequests.ask.missing') : undefined}
            />
          ))}
          <TextArea
            label={t('termRequests.note')}
            description={t('termRequests.note.text')}
            isOptional
            rows={2}
            maxLength={2000}
            dir="auto"
            value={note}
            onChange={setNote}
          />
        </>
      )}
    </FormDialog>
  )
}
