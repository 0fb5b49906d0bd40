import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Select } from '@dragoman/ui/Select'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../../i18n/t.ts'
import type { ProjectForm } from './use-project-form.ts'

const [byType, own] = ['BY_TYPE', 'OWN']

/** Where steps come from: the type of each file, a template, or one's own selection; nothing where there are no templates. */
export function TemplateField({ form }: { form: ProjectForm }) {
  const { unit, steps, stepsByType } = form.watch()
  const path = { orgUnitUUID: unit ?? '' }
  const { data: rules = [] } = useQuery({ ...query(api.orgUnits.listWorkflows, { path }), enabled: unit !== null })
  if (rules.length < 2) return null
  const codes = (id: string) => Object.keys(rules[Number(id)]!.workflows)
  const chosen = rules.findIndex(({ workflows }) => Object.keys(workflows).join() === steps.join())
  return (
    <Select
      label={t('projects.template')}
      description={stepsByType ? t('projects.template.byTypeText') : undefined}
      options={[
        { id: byType, label: t('projects.template.byType') },
        ...rules.map(({ name }, at) => ({ id: String(at), label: name })),
        { id: own, label: t('projects.template.own') },
      ]}
      value={stepsByType ? byType : chosen === -1 ? own : String(chosen)}
      onChange={(id) => {
        form.setValue('stepsByType', id === byType, { shouldDirty: true })
        if (id !== byType && id !== own) form.setValue('steps', codes(id), { shouldDirty: true })
      }}
    />
  )
}
