import type { OrgUnitListItem } from '@dragoman/sdk/operations/orgUnits'
import type { ProjectCreate, ProjectInfo, WorkUnitsRequest } from '@dragoman/sdk/operations/projects'

/** The fields that someone fills in to open a project. */
export interface ProjectValues {
  reference: string
  unit: string | null
  /** Epoch milliseconds; null for none. */
  due: number | null
  source: string | null
  targets: string[]
  /** Codes of the steps, in the order of the work. */
  steps: string[]
  /** Files start with the steps for their type instead. */
  stepsByType: boolean
  tags: string[]
  memories: string[]
  instructions: string
  notes: string
}

/** An empty form. */
export const noValues: ProjectValues = {
  reference: '',
  unit: null,
  due: null,
  source: null,
  targets: [],
  steps: [],
  stepsByType: false,
  tags: [],
  memories: [],
  instructions: '',
  notes: '',
}

type UnitDefaults = Pick<ProjectValues, 'source' | 'targets' | 'steps' | 'tags'>

/** The usual settings of a unit, as far as it has any. */
export function unitDefaults(unit: OrgUnitListItem, steps: readonly string[]): UnitDefaults {
  const source = unit.defaultSourceLanguage ?? null
  const targets = (unit.clientLanguages ?? '').split(',').map((code) => code.trim())
  return {
    source,
    targets: targets.filter((code) => code !== '' && code !== source),
    steps: [...steps],
    tags: [...unit.tags],
  }
}

const textOf = (text: string) => text.trim() || undefined

/** The new project, as the API takes it. Unit and source language are there: the form insists on them. */
export function asProject(values: ProjectValues): ProjectCreate {
  return {
    reference: values.reference.trim(),
    orgUnitUUID: values.unit!,
    sourceLocale: values.source!,
    dueDate: values.due ?? undefined,
    tags: values.tags,
    instructions: textOf(values.instructions),
    notes: textOf(values.notes),
  }
}

/** The same as a change of a project that an earlier try opened. */
export function asInfo(values: ProjectValues): ProjectInfo {
  return {
    reference: values.reference.trim(),
    clientUUID: values.unit!,
    sourceLocale: values.source!,
    dueDate: values.due,
    tags: values.tags,
    instructions: values.instructions.trim(),
    notes: values.notes.trim(),
  }
}

/** The work units to be made of some files. */
export const asWorkUnits = (
  { steps, stepsByType, targets }: ProjectValues,
  files: readonly string[],
): WorkUnitsRequest[] =>
  files.map((projectResourceUuid) => ({
    projectResourceUuid,
    ...(!stepsByType && { workflows: steps }),
    targetLocales: targets,
  }))
