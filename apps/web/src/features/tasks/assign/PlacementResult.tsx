import type { AutoAssignResult, Task } from '@dragoman/sdk/operations/tasks'
import { Disclosure } from '@dragoman/ui/Disclosure'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { formatList } from '../../../i18n/format.ts'
import { hasMessage, t } from '../../../i18n/t.ts'
import { taskStepName } from '../task-name.ts'
import { obstacleText } from '../moves/task-problem.ts'

export interface PlacementResultProps {
  result: AutoAssignResult
  /** Those that were to be placed: the result itself names them by codes. */
  tasks: readonly Task[]
}

/** Who got which task, and why nobody got the others: with each filter and whom it kept back. */
export function PlacementResult({ result: { assigned, notAssigned }, tasks }: PlacementResultProps) {
  const names = new Map(tasks.map((task) => [task.uuid, taskStepName(task)]))
  return (
    <>
      <InlineAlert tone={notAssigned.length > 0 ? 'info' : 'success'} isAnnounced>
        {t('tasks.placement.done', { count: assigned.length, total: assigned.length + notAssigned.length })}
      </InlineAlert>
      {assigned.length > 0 && (
        <Disclosure title={t('tasks.placement.assigned', { count: assigned.length })} defaultExpanded headingLevel={3}>
          <RowList>
            {assigned.map(({ taskUuid, name, userName }) => (
              <RowListItem key={taskUuid} end={<strong dir="auto">{userName}</strong>}>
                <bdi>{names.get(taskUuid) ?? name}</bdi>
              </RowListItem>
            ))}
          </RowList>
        </Disclosure>
      )}
      {notAssigned.length > 0 && (
        <Disclosure
          title={t('tasks.placement.notAssigned', { count: notAssigned.length })}
          defaultExpanded
          headingLevel={3}
        >
          <RowList>
            {notAssigned.map(({ taskUuid, name, reason, keptBack }) => (
              <RowListItem
                key={taskUuid}
                end={reasonText(reason)}
                below={
                  keptBack.length > 0 &&
                  keptBack.map(({ userUuid, userName, blockedBy }) => (
                    <p key={userUuid}>
                      <bdi>{userName}</bdi>
                      {': '}
                      {formatList(blockedBy.map(obstacleText))}
                    </p>
                  ))
                }
              >
                <bdi>{names.get(taskUuid) ?? name}</bdi>
              </RowListItem>
            ))}
          </RowList>
        </Disclosure>
      )}
    </>
  )
}

function reasonText(reason: string): string {
  const id = `tasks.placement.reason.${reason}`
  return hasMessage(id) ? t(id) : reason
}
