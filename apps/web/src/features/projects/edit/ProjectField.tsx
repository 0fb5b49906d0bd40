import { useCan } from '@dragoman/hooks/permissions'
import type { Project } from '@dragoman/sdk/operations/projects'
import { requirements } from '@dragoman/sdk/requirements'
import type { ReactNode } from 'react'
import { InPlace, NoValue, useInPlace } from '../../../form/InPlace.tsx'
import { t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'
import { costsRun } from '../use-project.ts'
import type { ProjectFieldName } from './field-values.ts'

const loadEditor = () => import('./FieldEditor.tsx')
const FieldEditor = overlay(loadEditor, 'FieldEditor')

const closed: readonly string[] = ['INVOICED', 'CANCELLED']

/** Whether the caller can change the fields of a project now. */
export function useMayEdit(project: Pick<Project, 'status' | 'costsStatus' | 'archiveDate'>): boolean {
  const mayUpdate = useCan(requirements['projects.updateInfo'])
  return mayUpdate && project.archiveDate === undefined && !closed.includes(project.status) && !costsRun(project)
}

export interface ProjectFieldProps {
  project: Project
  field: ProjectFieldName
  /** The name of the field. */
  label: string
  /** The value as it is shown; without one, that there is none. */
  children: ReactNode
}

/** A value that is changed where it stands: pressing it opens its editor. */
export function ProjectField({ project, field, label, children }: ProjectFieldProps) {
  const mayEdit = useMayEdit(project)
  const { close, ...inPlace } = useInPlace()
  const shown = children || <NoValue>{t('projects.edit.none')}</NoValue>
  if (!mayEdit) return shown
  return (
    <InPlace
      {...inPlace}
      label={t('projects.edit.of', { field: label })}
      onIntent={() => void loadEditor()}
      editor={<FieldEditor project={project} field={field} label={label} anchor={inPlace.place} onClose={close} />}
    >
      {shown}
    </InPlace>
  )
}
