import type { HomeTask } from '@dragoman/sdk/operations/home'
import { Button } from '@dragoman/ui/Button'
import { Row } from '@dragoman/ui/Page'
import { t } from '../../../i18n/t.ts'
import { SumOfTasks } from '../pay/SumOfTasks.tsx'
import { useAcceptTasks } from './use-accept-tasks.ts'

/** Accepts several tasks at once; says before what they pay together. */
export function AcceptTasks({ tasks }: { tasks: readonly HomeTask[] }) {
  const accept = useAcceptTasks()
  return (
    <Row>
      <SumOfTasks tasks={tasks} />
      <Button size="small" isPending={accept.isPending} onPress={() => accept.mutate(tasks.map(({ uuid }) => uuid))}>
        {t('tasks.acceptAll', { count: tasks.length })}
      </Button>
    </Row>
  )
}
