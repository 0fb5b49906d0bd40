import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Task, WorkUnitTask } from '@dragoman/sdk/operations/tasks'
import { Card } from '@dragoman/ui/Card'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { StatusWord } from '../../../display/StatusWord.tsx'
import { RegionError } from '../../../errors/RegionError.tsx'
import { t } from '../../../i18n/t.ts'
import { Link } from '../../../ground/links.ts'
import { sliceRange } from '../task-name.ts'
import styles from './TaskSlices.module.css'

/** The slices of a task's step: segments, words, linguist and status of each. */
export function TaskSlices({ task: { uuid, workUnit, sequence } }: { task: Task }) {
  const { data, error, refetch } = useQuery(query(api.tasks.listByWorkUnit, { path: { workUnitUUID: workUnit.uuid } }))
  const slices = data?.filter((each) => each.sequence === sequence && each.slice)
  return (
    <Card title={t('tasks.slices')}>
      {slices ? (
        <ol className={styles.slices}>
          {slices.map((slice) => (
            <Slice key={slice.uuid} task={slice} isThis={slice.uuid === uuid} />
          ))}
        </ol>
      ) : error ? (
        <RegionError error={error} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy>
          <Skeleton lines={3} />
        </div>
      )}
    </Card>
  )
}

function Slice({ task: { uuid, slice, assignee, status }, isThis }: { task: WorkUnitTask; isThis: boolean }) {
  const range = t('tasks.slice', { range: sliceRange(slice!) })
  return (
    <li aria-current={isThis || undefined} className={styles.slice}>
      <span className={styles.range}>
        {isThis ? (
          <strong>{range}</strong>
        ) : (
          <Link to="/tasks/$id" params={{ id: uuid }}>
            {range}
          </Link>
        )}
      </span>
      <span className={styles.words}>{t('tasks.counter.words', { count: slice!.words })}</span>
      <span className={styles.person}>
        {assignee ? <bdi>{assignee.name}</bdi> : <StatusWord of="assignment" code="UNASSIGNED" />}
      </span>
      <StatusWord of="taskStatus" code={status} />
    </li>
  )
}
