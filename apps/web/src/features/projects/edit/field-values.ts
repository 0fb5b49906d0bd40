import type { Project, ProjectInfo } from '@dragoman/sdk/operations/projects'
import { formatList, formatTimestamp } from '../../../i18n/format.ts'

/** The fields that are edited in place, by the names of the API. */
export const fieldKinds = {
  reference: 'line',
  name: 'line',
  purchaseOrder: 'line',
  tags: 'tags',
  dueDate: 'moment',
  keyDates: 'dates',
  contactUUID: 'person',
  assigneeUUID: 'person',
  instructions: 'text',
  notes: 'text',
} as const

export type ProjectFieldName = keyof typeof fieldKinds

/** A key date as its row has it: the date is null until one is chosen. */
export interface DraftDate {
  name: string
  date: number | null
}

/** The state of the editor of each kind. */
export interface Draft {
  text: string
  moment: number | null
  person: string | null
  dates: DraftDate[]
  tags: string[]
}

const nothing: Draft = { text: '', moment: null, person: null, dates: [], tags: [] }

/** The state that an editor starts from. */
export function draftOf(project: Project, field: ProjectFieldName): Draft {
  switch (field) {
    case 'dueDate':
      return { ...nothing, moment: project.dueDate ?? null }
    case 'keyDates':
      return { ...nothing, dates: project.keyDates }
    case 'contactUUID':
      return { ...nothing, person: project.contact?.uuid ?? null }
    case 'assigneeUUID':
      return { ...nothing, person: project.assignee?.uuid ?? null }
    case 'tags':
      return { ...nothing, tags: project.tags }
    default:
      return { ...nothing, text: project[field] ?? '' }
  }
}

const required: readonly ProjectFieldName[] = ['reference', 'name', 'contactUUID']

/** The change that an editor asks for; null where something is missing. */
export function infoOf(field: ProjectFieldName, { text, moment, person, dates, tags }: Draft): ProjectInfo | null {
  const words = text.trim()
  switch (field) {
    case 'dueDate':
      return { dueDate: moment }
    case 'assigneeUUID':
      return { assigneeUUID: person }
    case 'contactUUID':
      return person === null ? null : { contactUUID: person }
    case 'keyDates': {
      const whole = dates.flatMap(({ name, date }) =>
        name.trim() === '' || date === null ? [] : [{ name: name.trim(), date }],
      )
      return whole.length < dates.length ? null : { keyDates: whole }
    }
    case 'tags':
      return { tags }
    default:
      return words === '' && required.includes(field) ? null : { [field]: words }
  }
}

/** A value in words, for the table of what two people have changed. */
export function fieldText(project: Project, field: ProjectFieldName): string {
  switch (field) {
    case 'dueDate':
      return project.dueDate === undefined ? '' : formatTimestamp(project.dueDate, undefined, project.timezone)
    case 'keyDates':
      return formatList(project.keyDates.map(({ name }) => name))
    case 'contactUUID':
      return project.contact?.name ?? ''
    case 'assigneeUUID':
      return project.assignee?.name ?? ''
    case 'tags':
      return formatList(project.tags)
    default:
      return project[field] ?? ''
  }
}

/** The name of a field in the journal. */
export const journalNames: Record<ProjectFieldName, string> = {
  reference: 'reference',
  name: 'name',
  purchaseOrder: 'purchaseOrder',
  tags: 'tags',
  dueDate: 'dueDate',
  keyDates: 'keyDates',
  contactUUID: 'contactId',
  assigneeUUID: 'assigneeId',
  instructions: 'instructions',
  notes: 'notes',
}
