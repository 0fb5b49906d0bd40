import { useCan } from '@dragoman/hooks/permissions'
import type { Task } from '@dragoman/sdk/operations/tasks'
import { requirements } from '@dragoman/sdk/requirements'
import type { Column } from '@dragoman/ui/DataTable'
import { drawIcon } from '@dragoman/ui/Icon'
import { Badge } from '@dragoman/ui/StatusBadge'
import { DueDay } from '../../../display/DueDay.tsx'
import { LanguageCodes } from '../../../display/LanguageCodes.tsx'
import { Moment } from '../../../display/Moment.tsx'
import { StatusWord } from '../../../display/StatusWord.tsx'
import { StepBars } from '../../../display/StepBars.tsx'
import { formatNumber, formatPercent } from '../../../i18n/format.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { enumWord, t } from '../../../i18n/t.ts'
import { RowLink } from '../../../ground/RowLink.tsx'
import { sliceRange } from '../task-name.ts'
import { doneShare, waitsFor } from '../task-progress.ts'
import styles from './TaskCells.module.css'

/** A column of a list of tasks; sortable ones have the name of the wire's sort. */
export type TaskColumn =
  | 'file'
  | 'project'
  | 'targetLanguage'
  | 'workflow'
  | 'status'
  | 'assignee'
  | 'words'
  | 'progress'
  | 'dueDate'
  | 'pay'
  | 'fileAndProject'
  | 'ownStatus'
  | 'deliveryDate'

/** The columns of a list of tasks, in the order asked for. */
export const taskColumns = (wanted: readonly TaskColumn[]): (Column<Task> & { id: TaskColumn; header: string })[] => {
  const columns = allColumns()
  return wanted.map((id) => ({ id, ...columns[id] }))
}

/** Another cell for what the wire sorts by has that name as its id. */
const allColumns = (): Record<TaskColumn, Omit<Column<Task>, 'id'> & { id?: TaskColumn; header: string }> => ({
  file: {
    header: t('tasks.file'),
    minWidth: 120,
    isFlexible: true,
    isSortable: true,
    isRowHeader: true,
    cell: ({ uuid, workUnit, slice }) => {
      const name = (
        <RowLink to="/tasks/$id" id={uuid}>
          <bdi>{workUnit.filename}</bdi>
        </RowLink>
      )
      if (!slice) return name
      return (
        <span className={styles.file}>
          {name}
          <span className={styles.slice}>{sliceRange(slice)}</span>
        </span>
      )
    },
  },
  fileAndProject: {
    id: 'file',
    isSortable: true,
    header: t('tasks.file'),
    minWidth: 200,
    isFlexible: true,
    isRowHeader: true,
    cell: ({ uuid, workUnit, slice, project }) => (
      <span className={styles.file}>
        <RowLink to="/tasks/$id" id={uuid}>
          <bdi>{workUnit.filename}</bdi>
        </RowLink>
        {slice && <span className={styles.slice}>{sliceRange(slice)}</span>}
        <bdi className={styles.quiet}>{project.reference}</bdi>
      </span>
    ),
  },
  ownStatus: {
    id: 'status',
    header: t('tasks.status'),
    width: 130,
    isSortable: true,
    cell: ownState,
  },
  deliveryDate: {
    header: t('tasks.tab.delivered'),
    width: 130,
    cell: ({ deliveryDate }) => deliveryDate !== undefined && <Moment value={deliveryDate} />,
  },
  project: {
    header: t('tasks.project'),
    minWidth: 150,
    isSortable: true,
    isContent: true,
    cell: (task) => <ProjectLink task={task} />,
  },
  targetLanguage: {
    header: t('tasks.languages'),
    width: 104,
    isSortable: true,
    cell: ({ workUnit }) => <LanguageCodes source={workUnit.sourceLanguage} target={workUnit.targetLanguage} />,
  },
  workflow: {
    header: t('tasks.step'),
    width: 104,
    isSortable: true,
    cell: ({ workflow }) => enumWord('workflow', workflow.code, workflow.title),
  },
  status: { header: t('tasks.status'), width: 184, isSortable: true, cell: stateAndShare },
  assignee: { header: t('tasks.assignee'), minWidth: 150, isSortable: true, cell: assigneeOf },
  words: {
    header: t('tasks.words'),
    width: 104,
    align: 'end',
    isSortable: true,
    cell: ({ workUnit, slice }) => formatNumber((slice ?? workUnit).words),
  },
  progress: { header: t('tasks.progress'), width: 104, cell: progressOf },
  dueDate: {
    header: t('tasks.due'),
    width: 120,
    isSortable: true,
    cell: ({ dueDate, status }) => dueDate !== undefined && <DueDay value={dueDate} status={status} />,
  },
  pay: {
    header: t('tasks.pay'),
    width: 112,
    align: 'end',
    cell: ({ payableAmount, currency }) => payableAmount !== undefined && formatMoney(payableAmount, currency),
  },
})

/** The project of a task: a link for viewers who may open it. */
export function ProjectLink({ task: { project } }: { task: Pick<Task, 'project'> }) {
  const mayOpen = useCan(requirements['projects.get'])
  if (!mayOpen) return project.reference
  return (
    <RowLink to="/projects/$id" id={project.uuid}>
      {project.reference}
    </RowLink>
  )
}

/** The state of a task; one whose step is not reached yet says what it waits for. */
export function taskState(task: Task) {
  const waiting = waitsFor(task)
  if (!waiting) return <StatusWord of="taskStatus" code={task.status} />
  return (
    <Badge tone="neutral" icon="lock">
      {t('tasks.waitsFor', { step: enumWord('workflow', waiting.workflow.code, waiting.workflow.title) })}
    </Badge>
  )
}

/** The state of a task, and how far it is while someone works on it. */
function stateAndShare(task: Task) {
  const share = task.status === 'APPROVED' && !waitsFor(task) ? doneShare(task) : undefined
  if (share === undefined) return taskState(task)
  return (
    <span className={styles.person}>
      {taskState(task)}
      <span className={`${styles.quiet} ${styles.spare}`}>{formatPercent(Math.floor(100 * share) / 100)}</span>
    </span>
  )
}

/** The state of a task for its linguist: one that is theirs to accept is not open to others. */
export function ownState(task: Task) {
  if (task.status === 'PENDING' && task.assignee && !waitsFor(task))
    return <StatusWord of="assignment" code={task.assignment} />
  return taskState(task)
}

/** The assignee of a task, and whether they have accepted it. */
export function assigneeOf({
  assignee,
  assignment,
  status,
}: Pick<Task, 'assignee' | 'assignment'> & { status?: Task['status'] }) {
  if (!assignee)
    return status === 'PENDING' && assignment === 'UNASSIGNED' ? (
      <span className={styles.unassigned}>
        {drawIcon({ name: 'user' })}
        {enumWord('assignment', assignment)}
      </span>
    ) : (
      <span className={styles.quiet}>{enumWord('assignment', assignment)}</span>
    )
  return (
    <span className={styles.person}>
      <bdi className={styles.name}>{assignee.name}</bdi>{' '}
      <span className={`${styles.quiet} ${styles.spare}`}>{enumWord('assignment', assignment)}</span>
    </span>
  )
}

function progressOf(task: Task) {
  const share = doneShare(task)
  return share === undefined ? null : <StepBars steps={[{ workflow: task.workflow.code, share }]} share={share} />
}
