import type { Task, TaskDependency } from '@dragoman/sdk/operations/tasks'
import { Card } from '@dragoman/ui/Card'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { useCan } from '@dragoman/hooks/permissions'
import { StatusWord } from '../../display/StatusWord.tsx'
import { enumWord, t } from '../../i18n/t.ts'
import { Link } from '../../ground/links.ts'
import { sliceRange } from './task-name.ts'
import { waitsFor } from './task-progress.ts'
import styles from './TaskDetail.module.css'

/** The steps before a task, and which of them it waits for. */
export function TaskSteps({ task }: { task: Task }) {
  const { dependencies, workflow, status } = task
  const waiting = waitsFor(task)
  if (dependencies.length === 0) return null
  return (
    <Card title={t('tasks.steps')}>
      <Stack gap={12}>
        {waiting && (
          <InlineAlert tone="info">
            {t('tasks.waitsForText', { step: enumWord('workflow', waiting.workflow.code, waiting.workflow.title) })}
          </InlineAlert>
        )}
        <ol className={styles.steps}>
          {dependencies.map((dependency) => (
            <Step key={dependency.uuid} step={dependency} />
          ))}
          <li aria-current="step">
            <strong>{enumWord('workflow', workflow.code, workflow.title)}</strong>
            <StatusWord of="taskStatus" code={status} />
          </li>
        </ol>
      </Stack>
    </Card>
  )
}

function Step({ step: { uuid, workflow, status, assignee, slice } }: { step: TaskDependency }) {
  const seesAll = useCan(['TASK_update'])
  const step = enumWord('workflow', workflow.code, workflow.title)
  const name = slice ? `${step} · ${sliceRange(slice)}` : step
  return (
    <li>
      {seesAll ? (
        <Link to="/tasks/$id" params={{ id: uuid }}>
          {name}
        </Link>
      ) : (
        name
      )}
      <StatusWord of="taskStatus" code={status} />
      {assignee && <bdi className={styles.person}>{assignee.name}</bdi>}
    </li>
  )
}
