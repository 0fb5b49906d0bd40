import { useSession } from '@dragoman/hooks/session'
import { requirements } from '@dragoman/sdk/requirements'
import { FormSection } from '@dragoman/ui/Form'
import { useQuery } from '@tanstack/react-query'
import { FormArea, FormMultiSelect } from '../../../form/form-fields.tsx'
import { languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { memoriesFrom } from '../memories/AddMemory.tsx'
import type { ProjectForm } from './use-project-form.ts'

/** Help for the linguists: memories, instructions, notes. */
export function ContextSection({ form, isLocked }: { form: ProjectForm; isLocked: boolean }) {
  const { session } = useSession()
  const mayBind =
    session.can(requirements['translationMemories.list']) &&
    session.can(requirements['projects.bindTranslationMemories'])
  const source = form.watch('source')
  const { data } = useQuery({ ...memoriesFrom(source ?? ''), enabled: mayBind && source !== null })
  return (
    <FormSection title={t('projects.create.context')}>
      {mayBind && (
        <FormMultiSelect
          form={form}
          name="memories"
          key={source}
          label={t('projects.tab.memories')}
          isOptional
          description={t('projects.create.memoriesText')}
          options={source ? data?.content.map(({ uuid, name }) => ({ id: uuid, label: name })) : []}
          emptyLabel={
            source
              ? t('projects.memories.none', { language: languageName(source) })
              : t('projects.create.sourceMissing')
          }
          selectedLabel={t('projects.tab.memories')}
        />
      )}
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
