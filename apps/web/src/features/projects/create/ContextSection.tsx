import { useSession } from '@dragoman/hooks/session'
import { requirements } from '@dragoman/sdk/requirements'
import { FormSection } from '@dragoman/ui/Form'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { FormArea, useField } from '../../../form/form-fields.tsx'
import { FoundMultiSelect } from '../../../form/FoundMultiSelect.tsx'
import { languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { memoriesFrom } from '../memories/AddMemory.tsx'
import type { ProjectValues } from './project-values.ts'
import type { ProjectForm } from './use-project-form.ts'

/** Help for the linguists: memories, instructions, notes. */
export function ContextSection({ form, isLocked }: { form: ProjectForm; isLocked: boolean }) {
  const { session } = useSession()
  const mayBind =
    session.can(requirements['translationMemories.list']) &&
    session.can(requirements['projects.bindTranslationMemories'])
  const source = form.watch('source')
  return (
    <FormSection title={t('projects.create.context')}>
      {mayBind && <MemoriesField form={form} key={source} source={source} />}
      <FormArea
        form={form}
        name="instructions"
        label={t('projects.instructions')}
        isOptional
        description={t('projects.create.instructionsText')}
        isDisabled={isLocked}
      />
      <FormArea
        form={form}
        name="notes"
        label={t('projects.notes')}
        isOptional
        description={t('projects.create.notesText')}
        isDisabled={isLocked}
      />
    </FormSection>
  )
}

function MemoriesField({ form, source }: { form: ProjectForm; source: string | null }) {
  const [wanted, setWanted] = useState('')
  const { isRequired: _, ...field } = useField<ProjectValues, string[]>({ form, name: 'memories' })
  const { data } = useQuery({
    ...memoriesFrom(source ?? '', useDeferredValue(wanted)),
    placeholderData: keepPreviousData,
    enabled: source !== null,
  })
  const none = source
    ? t('projects.memories.none', { language: languageName(source) })
    : t('projects.create.sourceMissing')
  return (
    <FoundMultiSelect
      {...field}
      label={t('projects.tab.memories')}
      isOptional
      description={t('projects.create.memoriesText')}
      found={source ? data?.content.map(({ uuid, name }) => ({ id: uuid, label: name })) : []}
      onSearch={setWanted}
      // Of a text that no memory has, the list says so itself.
      {...(wanted === '' && { emptyLabel: none })}
      selectedLabel={t('projects.tab.memories')}
    />
  )
}
