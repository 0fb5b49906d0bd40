import { useSession } from '@dragoman/hooks/session'
import { requirements } from '@dragoman/sdk/requirements'
import { FormSection } from '@dragoman/ui/Form'
import { MultiSelect } from '@dragoman/ui/MultiSelect'
import { TextArea } from '@dragoman/ui/TextArea'
import { useQuery } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import { languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { memoriesFrom } from '../memories/AddMemory.tsx'
import type { ProjectForm } from './use-project-form.ts'

/** What helps whoever does the work: memories, instructions, notes. */
export function ContextSection({ form, isLocked }: { form: ProjectForm; isLocked: boolean }) {
  const { session } = useSession()
  const { control, watch } = form
  const mayBind =
    session.can(requirements['translationMemories.list']) &&
    session.can(requirements['projects.bindTranslationMemories'])
  const source = watch('source')
  const { data } = useQuery({ ...memoriesFrom(source ?? ''), enabled: mayBind && source !== null })
  return (
    <FormSection title={t('projects.create.context')}>
      {mayBind && (
        <Controller
          control={control}
          name="memories"
          render={({ field }) => (
            <MultiSelect
              {...field}
              key={source}
              label={t('projects.tab.memories')}
              optionalLabel={t('shell.optional')}
              description={t('projects.create.memoriesText')}
              options={(data?.content ?? []).map(({ uuid, name }) => ({ id: uuid, label: name }))}
              emptyLabel={
                source
                  ? t('projects.memories.none', { language: languageName(source) })
                  : t('projects.create.sourceMissing')
              }
              selectedLabel={t('projects.tab.memories')}
            />
          )}
        />
      )}
      <Controller
        control={control}
        name="instructions"
        render={({ field }) => (
          <TextArea
            {...field}
            label={t('projects.instructions')}
            optionalLabel={t('shell.optional')}
            description={t('projects.create.instructionsText')}
            isDisabled={isLocked}
          />
        )}
      />
      <Controller
        control={control}
        name="notes"
        render={({ field }) => (
          <TextArea
            {...field}
            label={t('projects.notes')}
            optionalLabel={t('shell.optional')}
            description={t('projects.create.notesText')}
            isDisabled={isLocked}
          />
        )}
      />
    </FormSection>
  )
}
