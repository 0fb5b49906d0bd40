import { sdkOf } from '@dragoman/hooks/api-query-client'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import { toBcp47 } from '@dragoman/sdk/locale'
import type { Glossary } from '@dragoman/sdk/operations/glossaries'
import type { DuplicatedTerms } from '@dragoman/sdk/operations/glossaryTerms'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { TextArea } from '@dragoman/ui/TextArea'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'

/** Languages that are offered at once; further ones are added to the concept later. */
const mostLanguages = 8

/** A new concept by its terms: one for each language that is filled in. Says first that a term is there already. */
export function AddConceptDialog({ glossary, onClose }: { glossary: Glossary; onClose: () => void }) {
  const queryClient = useQueryClient()
  const languages = glossary.languages.slice(0, mostLanguages)
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const [definition, setDefinition] = useState('')
  const [known, setKnown] = useState<DuplicatedTerms['terms']>([])
  const filled = languages.flatMap((language) => {
    const text = (texts[language] ?? '').trim()
    return text === '' ? [] : [{ language, text }]
  })
  const add = useMutation({
    mutationFn: async (isCertain: boolean) => {
      const sdk = sdkOf(queryClient)
      const [first, ...others] = filled
      if (!first) return false
      if (!isCertain) {
        const check = { glossaryIds: [glossary.uuid], sourceLanguage: first.language, sourceTerm: first.text }
        const { terms } = await call(sdk, api.glossaryTerms.checkDuplicated, { body: check })
        setKnown(terms)
        if (terms.length > 0) return false
      }
      const draft = { status: 'Approved' as const }
      const { conceptUuid } = await call(sdk, api.glossaryTerms.create, {
        body: { ...draft, ...first, glossaryUuid: glossary.uuid, conceptDefinition: definition.trim() },
      })
      for (const term of others) await call(sdk, api.glossaryTerms.create, { body: { ...draft, ...term, conceptUuid } })
      return true
    },
    meta: { showsErrors: true },
    onSettled: () => {
      for (const resource of ['glossaries', 'glossaryTerms', 'activity'])
        void queryClient.invalidateQueries({ queryKey: [resource] })
    },
    onSuccess: (isAdded) => {
      if (!isAdded) return
      showToast({ tone: 'success', title: t('glossaries.concept.added', { name: filled[0]!.text }) })
      onClose()
    },
  })
  const isDirty = definition !== '' || filled.length > 0
  return (
    <FormDialog
      title={t('glossaries.concept.add')}
      isDirty={isDirty}
      isRight={filled.length > 0}
      onSave={() => add.mutate(known.length > 0)}
      saveLabel={known.length > 0 ? t('glossaries.concept.addAnyway') : t('glossaries.concept.add')}
      isPending={add.isPending}
      error={add.error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          {known.length > 0 && (
            <InlineAlert tone="warning" isAnnounced title={t('glossaries.concept.known')}>
              <ul>
                {known.map(({ uuid, text, conceptDefinition }) => (
                  <li key={uuid} dir="auto">
                    {[text, conceptDefinition].filter(Boolean).join(': ')}
                  </li>
                ))}
              </ul>
            </InlineAlert>
          )}
          {languages.map((language, at) => (
            <TextField
              key={language}
              label={languageName(language)}
              isOptional={at > 0}
              maxLength={500}
              autoComplete="off"
              lang={toBcp47(language)}
              dir="auto"
              value={texts[language] ?? ''}
              onChange={(text) => {
                setKnown([])
                setTexts((present) => ({ ...present, [language]: text }))
              }}
              errorMessage={at === 0 && isTried && filled.length === 0 ? t('glossaries.concept.missing') : undefined}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type here
              autoFocus={at === 0}
            />
          ))}
          <TextArea
            label={t('glossaries.definition')}
            isOptional
            rows={2}
            maxLength={5000}
            dir="auto"
            value={definition}
            onChange={setDefinition}
          />
        </>
      )}
    </FormDialog>
  )
}
