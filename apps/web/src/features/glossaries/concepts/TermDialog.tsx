import { mutation } from '@dragoman/hooks/query'
import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import { isHttpError } from '@dragoman/sdk/errors'
import { toBcp47 } from '@dragoman/sdk/locale'
import type { Glossary, GlossaryConcept } from '@dragoman/sdk/operations/glossaries'
import type { GlossaryTerm } from '@dragoman/sdk/operations/glossaryTerms'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { Disclosure } from '@dragoman/ui/Disclosure'
import { FormRow } from '@dragoman/ui/Form'
import { Stack } from '@dragoman/ui/Page'
import { Select } from '@dragoman/ui/Select'
import { TextArea } from '@dragoman/ui/TextArea'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ConflictNotice } from '../../../form/ConflictNotice.tsx'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { useLanguageOptions } from '../../locales/locale-options.ts'
import { AttributeFields } from '../attributes/AttributeFields.tsx'
import { areNamed, filled, picklistsOf, withPicklists } from '../attributes/attributes.ts'
import { genders, partsOfSpeech, termTypes } from '../term-values.ts'
import { termStatuses } from '../glossary-search.ts'

const none = 'none'

export interface TermDialogProps {
  glossary: Glossary
  concept: GlossaryConcept
  /** Undefined for a further one. */
  term: GlossaryTerm | undefined
  onClose: () => void
}

/** The fields of a term that can be changed. */
type TermValues = Pick<
  GlossaryTerm,
  | 'text'
  | 'status'
  | 'definition'
  | 'usage'
  | 'note'
  | 'forbidden'
  | 'dnt'
  | 'exactMatch'
  | 'caseSensitive'
  | 'internal'
  | 'glossaryCustomAttributes'
> & {
  language: string | null
  part: GlossaryTerm['part'] | null
  gender: GlossaryTerm['gender'] | null
  termType: GlossaryTerm['termType'] | null
}

const valuesOf = (term: GlossaryTerm): TermValues => ({
  language: term.language,
  text: term.text,
  status: term.status,
  part: term.part ?? null,
  gender: term.gender ?? null,
  termType: term.termType ?? null,
  definition: term.definition,
  usage: term.usage,
  note: term.note,
  forbidden: term.forbidden,
  dnt: term.dnt,
  exactMatch: term.exactMatch,
  caseSensitive: term.caseSensitive,
  internal: term.internal,
  glossaryCustomAttributes: term.glossaryCustomAttributes,
})

/** A term as a further one starts: in the first language that the concept does not have yet. */
const fresh = ({ languages }: Glossary, { terms }: GlossaryConcept): TermValues => ({
  language: languages.find((locale) => !terms.some(({ language }) => language === locale)) ?? null,
  text: '',
  status: 'Approved',
  part: terms[0]?.part ?? null,
  gender: null,
  termType: null,
  definition: '',
  usage: '',
  note: '',
  forbidden: false,
  dnt: false,
  exactMatch: false,
  caseSensitive: false,
  internal: false,
  glossaryCustomAttributes: [],
})

/** A term of a concept, to add it or to change it. */
export function TermDialog({ glossary, concept, term, onClose }: TermDialogProps) {
  const meta = { showsErrors: true }
  const create = useMutation({ ...mutation(api.glossaryTerms.create), meta })
  const [changes, setChanges] = useState<Partial<TermValues & { writable: boolean }>>({})
  const update = useVersionedMutation(api.glossaryTerms.update, term ?? noTerm, {
    onTakeTheirs: () => setChanges({}),
    meta,
  })
  const [start] = useState(() => fresh(glossary, concept))
  const before = term ? valuesOf(update.base as GlossaryTerm) : start
  const values = { ...before, ...changes }
  const set = (change: typeof changes) => setChanges((present) => ({ ...present, ...change }))
  const isLocked = term?.writable === false && changes.writable !== true
  const options = useLanguageOptions()
  const picklists = picklistsOf(glossary.customAttributes)
  const own = new Set(glossary.allLanguages)
  const languages = options.toSorted((a, b) => Number(own.has(b.id)) - Number(own.has(a.id)))
  const onSuccess = () => {
    showToast({ tone: 'success', title: t('glossaries.term.saved', { term: values.text.trim() }) })
    onClose()
  }
  const save = () => {
    const { language } = values
    if (language === null) return
    const { glossaryCustomAttributes: attributes } = changes
    const typed = { ...changes, ...(attributes && { glossaryCustomAttributes: filled(attributes) }), language }
    if (term) update.mutate({ path: { termUuid: term.uuid }, body: typed }, { onSuccess })
    else create.mutate({ body: { ...values, ...typed, conceptUuid: concept.uuid } }, { onSuccess })
  }
  const error = term ? update.error : create.error
  const isTaken = isHttpError(error, 409)
  const flag = (id: 'forbidden' | 'dnt' | 'exactMatch' | 'caseSensitive' | 'internal') => (
    <Checkbox
      isSelected={values[id]}
      isDisabled={isLocked}
      description={t(`glossaries.flag.${id}.text`)}
      onChange={(chosen) => set({ [id]: chosen })}
    >
      {t(`glossaries.flag.${id}`)}
    </Checkbox>
  )
  const choice = <Id extends string>(
    label: string,
    ids: readonly Id[],
    [value, word, onChange]: [Id | null | undefined, (id: Id) => string, (id: Id | null) => void],
  ) => (
    <Select
      label={label}
      isDisabled={isLocked}
      options={[{ id: none, label: t('shell.none') }, ...ids.map((id) => ({ id, label: word(id) }))]}
      value={value ?? none}
      onChange={(chosen) => onChange(ids.find((id) => id === chosen) ?? null)}
    />
  )
  return (
    <FormDialog
      title={term ? t('glossaries.term.edit') : t('glossaries.term.add')}
      isDirty={Object.keys(changes).length > 0}
      isRight={values.text.trim() !== '' && values.language !== null && areNamed(values.glossaryCustomAttributes)}
      onSave={save}
      isPending={create.isPending || update.isPending}
      error={isTaken ? null : error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          {term && <ConflictNotice conflict={update.conflict} isPending={update.isPending} />}
          <ComboBox
            label={t('glossaries.term.language')}
            isRequired
            isDisabled={isLocked}
            options={languages}
            value={values.language}
            onChange={(language) => set({ language })}
            errorMessage={isTried && values.language === null ? t('glossaries.term.languageMissing') : undefined}
          />
          <TextField
            label={t('glossaries.term')}
            isRequired
            isDisabled={isLocked}
            maxLength={500}
            autoComplete="off"
            lang={values.language === null ? undefined : toBcp47(values.language)}
            dir="auto"
            value={values.text}
            onChange={(text) => set({ text })}
            errorMessage={
              isTaken
                ? t('glossaries.term.taken')
                : isTried && values.text.trim() === ''
                  ? t('glossaries.term.missing')
                  : undefined
            }
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type here
            autoFocus
          />
          <FormRow>
            <Select
              label={t('glossaries.term.status')}
              isDisabled={isLocked}
              options={termStatuses.map((id) => ({ id, label: t(`glossaries.status.${id}`) }))}
              value={values.status}
              onChange={(chosen) => set({ status: termStatuses.find((id) => id === chosen)! })}
            />
            {choice(t('glossaries.term.part'), partsOfSpeech, [
              values.part,
              (id) => t(`glossaries.part.${id}`),
              (part) => set({ part }),
            ])}
          </FormRow>
          {flag('forbidden')}
          {flag('dnt')}
          <Disclosure title={t('glossaries.term.more')}>
            <Stack gap={16}>
              <FormRow>
                {choice(t('glossaries.term.gender'), genders, [
                  values.gender,
                  (id) => t(`glossaries.gender.${id}`),
                  (gender) => set({ gender }),
                ])}
                {choice(t('glossaries.term.type'), termTypes, [
                  values.termType,
                  (id) => t(`glossaries.termType.${id}`),
                  (termType) => set({ termType }),
                ])}
              </FormRow>
              {(['definition', 'usage', 'note'] as const).map((id) => (
                <TextArea
                  key={id}
                  label={t(`glossaries.${id}`)}
                  isOptional
                  isDisabled={isLocked}
                  rows={2}
                  maxLength={5000}
                  dir="auto"
                  value={values[id]}
                  onChange={(text) => set({ [id]: text })}
                />
              ))}
              <AttributeFields
                attributes={withPicklists(values.glossaryCustomAttributes, picklists)}
                picklists={picklists}
                isDisabled={isLocked}
                isTried={isTried}
                onChange={(glossaryCustomAttributes) => set({ glossaryCustomAttributes })}
              />
              {flag('exactMatch')}
              {flag('caseSensitive')}
              {flag('internal')}
              {term && (
                <Checkbox
                  isSelected={!(changes.writable ?? term.writable)}
                  description={t('glossaries.flag.locked.text')}
                  onChange={(isChosen) => set({ writable: !isChosen })}
                >
                  {t('glossaries.flag.locked')}
                </Checkbox>
              )}
            </Stack>
          </Disclosure>
        </>
      )}
    </FormDialog>
  )
}

/** The base of another term: nothing that anyone could have changed. */
const noTerm = { version: undefined }
