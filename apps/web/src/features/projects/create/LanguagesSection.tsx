import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { FormRow, FormSection } from '@dragoman/ui/Form'
import { useQuery } from '@tanstack/react-query'
import { FormCombo, FormMultiSelect } from '../../../form/form-fields.tsx'
import { enumWord, t } from '../../../i18n/t.ts'
import { useLanguageOptions } from '../../locales/locale-options.ts'
import { WorkflowSelect } from '../WorkflowSelect.tsx'
import type { ProjectForm } from './use-project-form.ts'

/** From which language into which, and through which steps. */
export function LanguagesSection({ form, isLocked }: { form: ProjectForm; isLocked: boolean }) {
  const languages = useLanguageOptions()
  const { data: workflows } = useQuery(query(api.workflows.list))
  const { source, unit, steps, stepsByType } = form.watch()
  return (
    <FormSection title={t('projects.create.languages')} description={t('projects.create.languagesText')}>
      <FormRow>
        <FormCombo
          form={form}
          name="source"
          missing={t('projects.create.sourceMissing')}
          label={t('projects.source')}
          options={languages}
          isDisabled={isLocked}
        />
        <FormMultiSelect
          form={form}
          name="targets"
          missing={t('projects.create.targetsMissing')}
          label={t('projects.targets')}
          options={languages.filter(({ id }) => id !== source)}
          selectedLabel={t('projects.targets')}
        />
      </FormRow>
      <WorkflowSelect
        unit={unit}
        steps={steps}
        stepsByType={stepsByType}
        onChange={(chosen) => {
          form.setValue('stepsByType', chosen.stepsByType)
          form.setValue('steps', chosen.steps, { shouldDirty: true })
        }}
      />
      {!stepsByType && (
        <FormMultiSelect
          form={form}
          name="steps"
          missing={t('projects.create.stepsMissing')}
          label={t('projects.steps')}
          description={t('projects.create.stepsText')}
          options={workflows?.map(({ code, title }) => ({
            id: code,
            label: enumWord('workflow', code, title),
          }))}
          selectedLabel={t('projects.steps')}
        />
      )}
    </FormSection>
  )
}
