import { useSession } from '@dragoman/hooks/session'
import type { Task } from '@dragoman/sdk/operations/tasks'
import { requirements } from '@dragoman/sdk/requirements'
import { DetailLayout } from '@dragoman/ui/Page'
import { Suspense } from 'react'
import { StopLoss } from './pay/StopLoss.tsx'
import { TaskSlices } from './slices/TaskSlices.tsx'
import { missingRegion } from '../../errors/RegionError.tsx'
import { region } from '../../lazy.tsx'
import { TaskFacts } from './TaskFacts.tsx'
import { TaskInstructions } from './TaskInstructions.tsx'
import { TaskPeople } from './TaskPeople.tsx'
import { TaskScoreCard } from './TaskScoreCard.tsx'
import { TaskProgress } from './TaskProgress.tsx'
import { TaskSteps } from './TaskSteps.tsx'

const TaskAnalysis = region(() => import('./TaskAnalysis.tsx'), 'TaskAnalysis', missingRegion)

/**
 * The overview of a task: facts, progress, instructions, and the steps around it; for managers also the people
 * involved.
 */
export function TaskOverview({ task }: { task: Task }) {
  const { session } = useSession()
  const manages = session.can(requirements['tasks.listVendors'])
  return (
    <DetailLayout
      aside={
        <>
          <TaskFacts task={task} />
          <TaskScoreCard task={task} />
          {manages && <TaskPeople task={task} />}
        </>
      }
    >
      {task.payableAmount !== undefined && <StopLoss task={task} isOpenOnly />}
      <TaskProgress task={task} />
      {task.fromSplit && manages && <TaskSlices task={task} />}
      <TaskInstructions key={task.instructions} task={task} />
      <TaskSteps task={task} />
      <Suspense fallback={null}>
        <TaskAnalysis task={task} />
      </Suspense>
    </DetailLayout>
  )
}
