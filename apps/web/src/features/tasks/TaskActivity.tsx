import type { AvailableTask, Task } from '@dragoman/sdk/operations/tasks'
import { ActivityFeed } from '../../activity/ActivityFeed.tsx'

/** The activity of a task. */
export function TaskActivity({ task: { uuid, workflow } }: { task: Task | AvailableTask }) {
  return (
    <ActivityFeed
      of={{ entityUuid: uuid }}
      kinds={['STATUS', 'ASSIGNMENT', 'MONEY', 'DETAILS']}
      workflows={[{ label: workflow.title, name: workflow.code }]}
    />
  )
}
