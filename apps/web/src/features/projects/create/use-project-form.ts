import { query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import { isManager } from '@dragoman/sdk/permissions'
import type { OrgUnitListItem, OrgUnitWorkflowRule } from '@dragoman/sdk/operations/orgUnits'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { noValues, unitDefaults, type ProjectValues } from './project-values.ts'

export type ProjectForm = UseFormReturn<ProjectValues>

/** Most units that are offered to choose from. */
const mostUnits = 200

/** Units that somebody can open projects in. */
export function useUnits(): readonly OrgUnitListItem[] | undefined {
  const { snapshot } = useSession()
  const queryType = isManager(snapshot.subject) ? 'ALL' : 'MINE'
  return useQuery(
    query(api.orgUnits.list, { query: { queryType, status: 'ACTIVE', size: mostUnits, sort: 'name,asc' } }),
  ).data?.content
}

/** Whether a rule is a template that files of some types start with. */
const isTemplateFor =
  (unit: OrgUnitListItem) =>
  ({ client, name, workflows }: OrgUnitWorkflowRule): boolean =>
    (client === null || name !== unit.name) && Object.values(workflows).some(({ length }) => length > 0)

/**
 * The form of a new project. Choosing a unit fills in its languages, steps, and tags, where nobody has chosen others yet; the
 * only unit that there is, is chosen already.
 */
export function useProjectForm(): ProjectForm {
  const form = useForm<ProjectValues>({ defaultValues: noValues, shouldFocusError: false })
  const units = useUnits()
  const { setValue, watch, formState } = form
  const chosen = watch('unit')
  const { dirtyFields } = formState
  const only = units?.length === 1 ? units[0]!.uuid : undefined
  useEffect(() => {
    if (chosen === null && only !== undefined) setValue('unit', only)
  }, [chosen, only, setValue])

  const path = { orgUnitUUID: chosen ?? '' }
  const { data: rules } = useQuery({ ...query(api.orgUnits.listWorkflows, { path }), enabled: chosen !== null })
  const unit = units?.find(({ uuid }) => uuid === chosen)
  useEffect(() => {
    if (!unit || !rules) return
    const usual = unitDefaults(unit, unit.workflows)
    if (!dirtyFields.source) setValue('source', usual.source)
    if (!dirtyFields.targets) setValue('targets', usual.targets)
    if (!dirtyFields.steps) {
      setValue('steps', usual.steps)
      setValue('stepsByType', rules.some(isTemplateFor(unit)))
    }
    if (!dirtyFields.tags) setValue('tags', usual.tags)
    // What a person chose counts at the moment when the unit changes, not each time that they choose.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [unit, rules, setValue])
  return form
}
