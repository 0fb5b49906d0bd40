import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { FormSection } from '@dragoman/ui/Form'
import { MultiSelect } from '@dragoman/ui/MultiSelect'
import { useQuery } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import { enumWord } from '../../../i18n/enum-word.ts'
import { t } from '../../../i18n/t.ts'
import { useLanguageOptions } from '../../locales/language-options.ts'
import type { ProjectForm } from './use-project-form.ts'

/** From which language into which, and through which steps. */
export function LanguagesSection({ form, isLocked }: { form: ProjectForm; isLocked: boolean }) {
  const { control, watch } = form
  const languages = useLanguageOptions()
  const { data: workflows } = useQuery(query(api.workflows.list))
  const source = watch('source')
  return (
    <FormSection title={t('projects.create.languages')} description={t('projects.create.languagesText')}>
      <Controller
        control={control}
        name="source"
        rules={{ validate: (code) => code !== null || t('projects.create.sourceMissing') }}
        render={({ field, fieldState }) => (
          <ComboBox
            {...field}
            label={t('projects.source')}
            options={languages}
            errorMessage={fieldState.error?.message}
            emptyLabel={t('shell.table.noMatch')}
            isRequired
            isDisabled={isLocked}
          />
        )}
      />
      <Controller
        control={control}
        name="targets"
        rules={{ validate: (codes) => codes.length > 0 || t('projects.create.targetsMissing') }}
        render={({ field, fieldState }) => (
          <MultiSelect
            {...field}
            label={t('projects.targets')}
            options={languages.filter(({ id }) => id !== source)}
            errorMessage={fieldState.error?.message}
            emptyLabel={t('shell.table.noMatch')}
            selectedLabel={t('projects.targets')}
            isRequired
          />
        )}
      />
      <Controller
        control={control}
        name="steps"
        rules={{ validate: (codes) => codes.length > 0 || t('projects.create.stepsMissing') }}
        render={({ field, fieldState }) => (
          <MultiSelect
            {...field}
            label={t('projects.steps')}
            description={t('projects.create.stepsText')}
            options={(workflows ?? []).map(({ code, title }) => ({
              id: code,
              label: enumWord('workflow', code, title),
            }))}
            errorMessage={fieldState.error?.message}
            emptyLabel={t('shell.table.noMatch')}
            selectedLabel={t('projects.steps')}
            isRequired
          />
        )}
      />
    </FormSection>
  )
}
