import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { FormLayout } from '@dragoman/ui/Form'
import { MultiSelect } from '@dragoman/ui/MultiSelect'
import { useQuery } from '@tanstack/react-query'
import { enumWord, t } from '../../../i18n/t.ts'
import { WorkflowSelect } from '../WorkflowSelect.tsx'
import { useLanguageOptions } from '../../locales/locale-options.ts'

/** Into which languages and through which steps files go, by their codes. */
export interface Plan {
  targets: string[]
  steps: string[]
  /** Files start with the steps for their type instead. */
  stepsByType: boolean
}

export interface FirstLanguagesProps {
  /** The organizational unit of the project. */
  unit: string
  source: string
  value: Plan
  onChange: (plan: Plan) => void
  isDisabled: boolean
}

/** The languages for the first files of a project that has none yet. */
export function FirstLanguages({ unit, source, value, onChange, isDisabled }: FirstLanguagesProps) {
  const languages = useLanguageOptions()
  const { data: workflows = [] } = useQuery(query(api.workflows.list))
  const field = { isRequired: true, isDisabled }
  return (
    <FormLayout>
      <MultiSelect
        {...field}
        label={t('projects.targets')}
        selectedLabel={t('projects.targets')}
        options={languages.filter(({ id }) => id !== source)}
        value={value.targets}
        onChange={(targets) => onChange({ ...value, targets })}
      />
      <WorkflowSelect
        unit={unit}
        steps={value.steps}
        stepsByType={value.stepsByType}
        isDisabled={isDisabled}
        onChange={(chosen) => onChange({ ...value, ...chosen })}
      />
      {!value.stepsByType && (
        <MultiSelect
          {...field}
          label={t('projects.steps')}
          selectedLabel={t('projects.steps')}
          description={t('projects.create.stepsText')}
          options={workflows.map(({ code, title }) => ({ id: code, label: enumWord('workflow', code, title) }))}
          value={value.steps}
          onChange={(steps) => onChange({ ...value, steps })}
        />
      )}
    </FormLayout>
  )
}
