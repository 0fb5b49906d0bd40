import type { Task } from '@dragoman/sdk/operations/tasks'
import { DetailLayout } from '@dragoman/ui/Page'
import { TaskFacts } from './TaskFacts.tsx'
import { TaskInstructions } from './TaskInstructions.tsx'
import { TaskProgress } from './TaskProgress.tsx'
import { TaskSteps } from './TaskSteps.tsx'

/** What a task is about: its facts, how far it is, what to know, and the steps around it. */
export function TaskOverview({ task }: { task: Task }) {
  return (
    <DetailLayout aside={<TaskFacts task={task} />}>
      <TaskProgress task={task} />
      <TaskInstructions key={task.instructions} task={task} />
      <TaskSteps task={task} />
    </DetailLayout>
  )
}
