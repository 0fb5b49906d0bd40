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

/** For whom a new project is, where it is begun on their page. */
export interface ProjectClient {
  unit?: string | undefined
  organization?: string | undefined
}

/** Units that someone can open projects in, of one organization or of all. */
export function useUnits(organization?: string): readonly OrgUnitListItem[] | undefined {
  const { snapshot } = useSession()
  const queryType = isManager(snapshot.subject) ? 'ALL' : 'MINE'
  const { data } = useQuery(
    query(api.orgUnits.list, { query: { queryType, status: 'ACTIVE', size: mostUnits, sort: 'name,asc' } }),
  )
  return organization === undefined
    ? data?.content
    : data?.content.filter((unit) => unit.organization.uuid === organization)
}

/** Whether a rule is a template that files of some types start with. */
const isTemplateFor =
  (unit: OrgUnitListItem) =>
  ({ client, name, workflows }: OrgUnitWorkflowRule): boolean =>
    (client === null || name !== unit.name) && Object.values(workflows).some(({ length }) => length > 0)

/**
 * The form of a new project. Choosing a unit fills in its languages, steps, and tags, where no one has chosen others yet; the
 * only unit that there is, is chosen already, and so is the one on whose page the project is begun.
 */
export function useProjectForm(client: ProjectClient = {}): ProjectForm {
  const form = useForm<ProjectValues>({ defaultValues: noValues, shouldFocusError: false })
  const units = useUnits(client.organization)
  const { setValue, watch, formState } = form
  const chosen = watch('unit')
  const { dirtyFields } = formState
  const [only] = units?.filter(({ uuid }) => units.length === 1 || uuid === client.unit) ?? []
  useEffect(() => {
    if (chosen === null && only) setValue('unit', only.uuid)
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
    // A person's choices count at the moment when the unit changes, not each time that they choose.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [unit, rules, setValue])
  return form
}
