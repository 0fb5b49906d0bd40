import { query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import type { Task } from '@dragoman/sdk/operations/tasks'
import { Button } from '@dragoman/ui/Button'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../../i18n/t.ts'
import { useOpenEditor } from './open-editor.ts'

const waiting = query(api.tasks.list, {
  query: { mine: true, statuses: ['APPROVED'], sort: 'dueDate,asc', size: 20 },
})

interface NextTaskProps {
  /** The task that the page is about. */
  task: Task
  /** Opens in the same window, as from the editor itself. */
  isHere?: boolean
  /** It takes the place of the button that delivered. */
  isFocused?: boolean
}

/** The way on from a task that its linguist has delivered: the one of theirs that is due next and can be worked on. */
export function NextTask({ task, isHere = false, isFocused = false }: NextTaskProps) {
  const { subject } = useSession().snapshot
  const isDone = task.status === 'DELIVERED' && task.assignee?.uuid === subject?.user.uuid
  const { data } = useQuery({ ...waiting, enabled: isDone })
  const next = isDone && data?.content.find(({ uuid, waitingFor }) => uuid !== task.uuid && !waitingFor)
  return next ? <Way task={next} isHere={isHere} isFocused={isFocused} /> : null
}

function Way({ task: { uuid, workUnit, workflow }, isHere, isFocused }: Required<NextTaskProps>) {
  const { open, isDisabled, isPending } = useOpenEditor([{ workUnit, taskUuid: uuid, step: workflow.code }], { isHere })
  return (
    <Button
      variant="primary"
      icon="translate"
      aria-description={workUnit.filename}
      onPress={open}
      isDisabled={isDisabled}
      isPending={isPending}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus would be lost with the button before it
      autoFocus={isFocused}
    >
      {t('shell.editor.next')}
    </Button>
  )
}
