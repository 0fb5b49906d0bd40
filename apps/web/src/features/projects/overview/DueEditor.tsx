import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { errorText } from '../../../errors/error-text.ts'
import { showToast } from '../../../ground/toasts.ts'
import { TaskDialogs } from '../../tasks/task-dialogs.tsx'

export interface DueEditorProps {
  projectUuid: string
  targetLocale: string
  /** Code of the step. */
  workflow: string
  onClose: () => void
}

const mostTasks = 500

/** Changes the due dates of the open tasks of one step in one language. */
export function DueEditor({ projectUuid, targetLocale, workflow, onClose }: DueEditorProps) {
  const { data, error } = useQuery(
    query(api.tasks.list, {
      query: {
        projectUuid,
        targetLanguages: [targetLocale],
        workflows: [workflow],
        statuses: ['DRAFT', 'PENDING', 'APPROVED'],
        size: mostTasks,
      },
    }),
  )
  // Those that the dialog began with: the list is read again once they are changed.
  const [tasks, setTasks] = useState(data?.content)
  if (!tasks && data) setTasks(data.content)
  useEffect(() => {
    if (!error) return
    showToast({ tone: 'danger', title: errorText(error) })
    onClose()
  }, [error, onClose])
  return tasks ? <TaskDialogs doing={{ what: 'due', tasks }} onClose={onClose} onDone={onClose} /> : null
}
