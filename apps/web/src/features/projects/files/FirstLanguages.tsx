import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { FormLayout } from '@dragoman/ui/Form'
import { MultiSelect } from '@dragoman/ui/MultiSelect'
import { useQuery } from '@tanstack/react-query'
import { enumWord, t } from '../../../i18n/t.ts'
import { useLanguageOptions } from '../../locales/locale-options.ts'

/** Into which languages and through which steps files go, by their codes. */
export interface Plan {
  targets: string[]
  steps: string[]
}

export interface FirstLanguagesProps {
  source: string
  value: Plan
  onChange: (plan: Plan) => void
  isDisabled: boolean
}

/** What the first files of a project need that has no languages yet. */
export function FirstLanguages({ source, value, onChange, isDisabled }: FirstLanguagesProps) {
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
      <MultiSelect
        {...field}
        label={t('projects.steps')}
        selectedLabel={t('projects.steps')}
        description={t('projects.create.stepsText')}
        options={workflows.map(({ code, title }) => ({ id: code, label: enumWord('workflow', code, title) }))}
        value={value.steps}
        onChange={(steps) => onChange({ ...value, steps })}
      />
    </FormLayout>
  )
}
