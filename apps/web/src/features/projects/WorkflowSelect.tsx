import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Select } from '@dragoman/ui/Select'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../i18n/t.ts'

const [byType, own] = ['BY_TYPE', 'OWN']

/** The steps of files, in the order of the work; with `stepsByType`, files start with those for their type instead. */
export interface ChosenSteps {
  steps: string[]
  stepsByType: boolean
}

export interface WorkflowSelectProps extends ChosenSteps {
  /** The organizational unit; null before it is chosen. */
  unit: string | null
  onChange: (chosen: ChosenSteps) => void
  isDisabled?: boolean
}

/** Where steps come from: the type of each file, a template, or one's own selection; nothing where there are no templates. */
export function WorkflowSelect({ unit, steps, stepsByType, onChange, isDisabled = false }: WorkflowSelectProps) {
  const path = { orgUnitUUID: unit ?? '' }
  const { data: rules = [] } = useQuery({ ...query(api.orgUnits.listWorkflows, { path }), enabled: unit !== null })
  if (rules.length < 2) return null
  const codesOf = (at: number) => Object.keys(rules[at]!.workflows)
  const chosen = rules.findIndex((_, at) => codesOf(at).join() === steps.join())
  const choose = (id: string) =>
    onChange({ steps: id === byType || id === own ? steps : codesOf(Number(id)), stepsByType: id === byType })
  return (
    <Select
      label={t('projects.template')}
      description={stepsByType ? t('projects.template.byTypeText') : undefined}
      isDisabled={isDisabled}
      options={[
        { id: byType, label: t('projects.template.byType') },
        ...rules.map(({ name }, at) => ({ id: String(at), label: name })),
        { id: own, label: t('projects.template.own') },
      ]}
      value={stepsByType ? byType : chosen === -1 ? own : String(chosen)}
      onChange={choose}
    />
  )
}
