import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { toBcp47 } from '@dragoman/sdk/locale'
import { Select } from '@dragoman/ui/Select'
import { TextArea } from '@dragoman/ui/TextArea'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { glossaryChoicesQuery } from '../request-search.ts'

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
  const { data } = useQuery({ ...glossaryChoicesQuery(), meta: { showsErrors: true } })
  const glossaries = data?.content ?? []
  const [chosen, setChosen] = useState<string>()
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const [note, setNote] = useState('')
  const ask = useMutation({ ...mutation(api.termRequests.bulkCreate), meta: { showsErrors: true } })
  const glossary = glossaries.find(({ uuid }) => uuid === chosen) ?? glossaries[0]
  const languages = from?.languages ?? glossary?.languages ?? []
  const textOf = (language: string) => texts[language] ?? (language === from?.languages[0] ? from.text : '')
  const filled = languages.flatMap((language) => {
    const text = textOf(language).trim()
    return text === '' ? [] : [{ language, text }]
  })
  const save = () => {
    const [first] = filled
    if (!glossary || !first) return
    ask.mutate(
      {
        body: {
          glossaryIds: [glossary.uuid],
          terms: filled.map((term) => ({ ...term, conceptText: first.text })),
          ...(note.trim() && { note: note.trim() }),
          ...(from && { workUnitUuid: from.workUnitUuid, segmentId: from.segmentId }),
        },
      },
      {
        onSuccess: () => {
          showToast({ tone: 'success', title: t('termRequests.ask.done', { name: first.text }) })
          onClose()
        },
      },
    )
  }
  return (
    <FormDialog
      title={t('termRequests.ask')}
      isDirty={Object.keys(texts).length > 0 || note !== ''}
      isRight={filled.length > 0 && glossary !== undefined}
      isDisabled={data !== undefined && glossaries.length === 0}
      onSave={save}
      saveLabel={t('termRequests.ask.verb')}
      isPending={ask.isPending}
      error={ask.error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <Select
            label={t('termRequests.glossary')}
            isRequired
            options={data?.content.map(({ uuid, name }) => ({ id: uuid, label: name }))}
            value={glossary?.uuid ?? null}
            onChange={(value) => setChosen(String(value))}
            errorMessage={data && glossaries.length === 0 ? t('termRequests.ask.noGlossary') : undefined}
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
