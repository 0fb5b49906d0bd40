import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Button } from '@dragoman/ui/Button'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useOpenEditor } from './open-editor.ts'

/** Goes on in the editor with a task of which the page knows little more than the id. */
export function ContinueInEditor({ taskUuid, children }: { taskUuid: string; children: ReactNode }) {
  const { data: task } = useQuery(query(api.tasks.get, { path: { taskUUID: taskUuid } }))
  const items = task ? [{ workUnit: task.workUnit, taskUuid, step: task.workflow.code }] : []
  const { open, reason, isDisabled, isPending } = useOpenEditor(items)
  return (
    <Button
      variant="primary"
      onPress={open}
      isDisabled={isDisabled}
      isPending={isPending}
      aria-description={task && reason}
    >
      {children}
    </Button>
  )
}
