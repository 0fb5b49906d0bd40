import { refresh } from '@dragoman/hooks/query-client'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import type { Task } from '@dragoman/sdk/operations/tasks'
import { ifMatch } from '@dragoman/sdk/versions'
import { Button } from '@dragoman/ui/Button'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { showError } from '../../../errors/report-error.ts'
import { t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { taskName } from '../task-name.ts'
import { taskQuery } from '../task-query.ts'
import { useTaskWrite } from '../use-task-write.ts'

const MoveTaskDialog = overlay(() => import('./MoveTaskDialog.tsx'), 'MoveTaskDialog')

export interface AnswerTaskProps {
  uuid: string
  /** The file, for the names of the buttons. */
  name: string
  /** Claims a task that is open to all; else it is the viewer's own to accept or return. */
  isOpen: boolean
}

/** Accepts, returns, or claims a task where it is listed. */
export function AnswerTask({ uuid, name, isOpen }: AnswerTaskProps) {
  const me = useSession().snapshot.subject?.user.uuid
  const queryClient = useQueryClient()
  const [returned, setReturned] = useState<Task | null>(null)
  const [isReading, setReading] = useState(false)
  const accept = useTaskWrite(api.tasks.changeStatus)
  const claim = useTaskWrite(api.tasks.assign)
  const renew = () => void refresh(queryClient, ['home'])
  const tell = (task: Task, what: 'accept' | 'claim') => () => {
    showToast({ tone: 'success', title: t(`tasks.moved.${what}`, { name: taskName(task) }) })
    renew()
  }
  /** The list knows little of the task: what is changed is what it is now. */
  const withTask = async (run: (task: Task) => void) => {
    setReading(true)
    try {
      run(await queryClient.fetchQuery({ ...taskQuery(uuid), staleTime: 0 }))
    } catch (error) {
      showError(error)
      renew()
    } finally {
      setReading(false)
    }
  }
  const isPending = isReading || accept.isPending || claim.isPending
  const label = (action: string) => t('home.do', { action, name })
  if (isOpen) {
    const take = (task: Task) => {
      const path = { taskUUID: uuid, userUUID: me! }
      claim.mutate({ path, headers: ifMatch(task) }, { onSuccess: tell(task, 'claim'), onError: renew })
    }
    return (
      <Button
        size="small"
        aria-label={label(t('tasks.move.claim'))}
        isPending={isPending}
        onPress={() => void withTask(take)}
      >
        {t('tasks.move.claim')}
      </Button>
    )
  }
  const agree = (task: Task) =>
    accept.mutate(
      { path: { taskUuid: uuid }, body: { status: 'APPROVED' } },
      { onSuccess: tell(task, 'accept'), onError: renew },
    )
  return (
    <>
      <Button
        size="small"
        aria-label={label(t('tasks.move.accept'))}
        isPending={isPending}
        onPress={() => void withTask(agree)}
      >
        {t('tasks.move.accept')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={label(t('tasks.move.reject'))}
        onPress={() => void withTask(setReturned)}
      >
        {t('tasks.move.reject.short')}
      </Button>
      <Suspense>
        {returned && <MoveTaskDialog task={returned} move="reject" onClose={() => setReturned(null)} onMoved={renew} />}
      </Suspense>
    </>
  )
}
