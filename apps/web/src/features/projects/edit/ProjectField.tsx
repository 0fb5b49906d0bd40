import { useCan } from '@dragoman/hooks/permissions'
import type { Project } from '@dragoman/sdk/operations/projects'
import { requirements } from '@dragoman/sdk/requirements'
import { BareButton } from '@dragoman/ui/BareButton'
import { Icon } from '@dragoman/ui/Icon'
import { Suspense, useRef, useState, type ReactNode } from 'react'
import { t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'
import { costsRun } from '../use-project.ts'
import type { ProjectFieldName } from './field-values.ts'
import styles from './ProjectField.module.css'

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
  /** What the field is called. */
  label: string
  /** The value as it is shown; without one, that there is none. */
  children: ReactNode
}

/** A value that is changed where it stands: pressing it opens its editor. */
export function ProjectField({ project, field, label, children }: ProjectFieldProps) {
  const mayEdit = useMayEdit(project)
  const place = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const shown = children || <span className={styles.none}>{t('projects.edit.none')}</span>
  if (!mayEdit) return shown
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <span ref={place} className={styles.field}>
        <span className={styles.value}>{shown}</span>
        <BareButton
          ref={button}
          className={styles.edit}
          aria-label={t('projects.edit.of', { field: label })}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPress={() => setOpen(true)}
          onHoverStart={() => void loadEditor()}
        >
          <Icon name="edit" />
        </BareButton>
      </span>
      {isOpen && (
        <Suspense>
          <FieldEditor project={project} field={field} label={label} anchor={place} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
