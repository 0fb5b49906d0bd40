import type { Task } from '@dragoman/sdk/operations/tasks'
import { Icon } from '@dragoman/ui/Icon'
import { MenuItem } from '@dragoman/ui/MenuButton'
import { memo, type DragEvent, type KeyboardEvent } from 'react'
import { DueDay } from '../../../display/DueDay.tsx'
import { LanguageCodes } from '../../../display/LanguageCodes.tsx'
import { StepBars } from '../../../display/StepBars.tsx'
import { formatTimestamp } from '../../../i18n/format.ts'
import { enumWord, t } from '../../../i18n/t.ts'
import { Link } from '../../../ground/links.ts'
import { TaskMenu } from '../list/TaskMenu.tsx'
import { moveWord } from '../moves/task-moves.ts'
import { sliceRange } from '../task-name.ts'
import { doneShare, waitsFor } from '../task-progress.ts'
import styles from './BoardCard.module.css'
import { useBoard } from './board-context.ts'
import type { BoardRows, Place } from './board-moves.ts'

/** A task as a card: dragged, or lifted with the keyboard; its menu does the same. */
export function BoardCard({ task, place }: { task: Task; place: Place }) {
  const { rows, lifted, pending, lift, cancel, onAction, onMove } = useBoard()
  const state = pending === task.uuid ? 'pending' : lifted?.task.uuid === task.uuid ? 'lifted' : undefined
  const start = (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', task.workUnit.filename)
    lift(task, place, 'mouse')
  }
  const liftByKey = (event: KeyboardEvent) => {
    if (event.key !== ' ' || lifted || !onAction || (event.target as HTMLElement).tagName !== 'A') return
    event.preventDefault()
    event.stopPropagation()
    lift(task, place, 'keyboard')
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its link has the focus
    <li
      className={styles.card}
      data-state={state}
      draggable={onAction !== undefined}
      onDragStart={start}
      onDragEnd={cancel}
      data-card={task.uuid}
      onKeyDown={liftByKey}
    >
      <div className={styles.top}>
        <Link
          to="/tasks/$id"
          params={{ id: task.uuid }}
          variant="plain"
          draggable={false}
          aria-describedby={`facts-${task.uuid}${onAction ? ' board-keys' : ''}`}
        >
          <bdi>{task.workUnit.filename}</bdi>
          {task.slice && <span className={styles.slice}> {sliceRange(task.slice)}</span>}
        </Link>
        <TaskMenu
          task={task}
          onAction={onAction && ((what) => onAction(what, task))}
          more={<MoveItems task={task} onMove={onMove} />}
        />
      </div>
      <CardFacts task={task} lane={place.lane} rows={rows} />
    </li>
  )
}

function MoveItems({ task, onMove }: { task: Task; onMove: (move: 'deliver' | 'reopen', task: Task) => void }) {
  const { onAction } = useBoard()
  if (!onAction) return null
  if (task.status === 'APPROVED' && !task.waitingFor)
    return (
      <MenuItem icon="check" onAction={() => onMove('deliver', task)}>
        {moveWord('deliver')}
      </MenuItem>
    )
  if (task.status === 'DELIVERED')
    return (
      <MenuItem icon="undo" onAction={() => onMove('reopen', task)}>
        {moveWord('reopen')}
      </MenuItem>
    )
  return null
}

interface CardFactsProps {
  task: Task
  lane: Place['lane']
  rows: BoardRows
}

/** The facts on a card besides the name of its file; those that the row says already are left out. */
const CardFacts = memo(function CardFacts({ task, lane, rows }: CardFactsProps) {
  const { workflow, workUnit, slice, dueDate, status, deliveryDate, assignee } = task
  const share = lane === 'IN_PROGRESS' ? doneShare(task) : undefined
  const waiting = waitsFor(task)
  const waits =
    waiting && t('tasks.waitsFor', { step: enumWord('workflow', waiting.workflow.code, waiting.workflow.title) })
  const person = rows === 'LINGUIST' ? undefined : assignee?.name
  const due = (
    <span className={styles.end}>
      {lane === 'DELIVERED' && deliveryDate !== undefined
        ? formatTimestamp(deliveryDate)
        : dueDate !== undefined && <DueDay value={dueDate} status={status} />}
    </span>
  )
  const isProgressAlone = person !== undefined && share !== undefined
  return (
    <div id={`facts-${task.uuid}`} className={styles.body}>
      <div className={styles.facts}>
        <span className={styles.step} data-step={Math.min(task.sequence, 2)}>
          {enumWord('workflow', workflow.code, workflow.title)}
        </span>
        {rows !== 'LANG_PAIR' && <LanguageCodes source={workUnit.sourceLanguage} target={workUnit.targetLanguage} />}
        <span className={styles.words}>{t('board.words', { count: (slice ?? workUnit).words })}</span>
      </div>
      {isProgressAlone && (
        <div className={styles.facts}>
          <bdi className={styles.person}>{person}</bdi>
        </div>
      )}
      <div className={`${styles.facts} ${styles.last}`}>
        {!isProgressAlone && person !== undefined && <bdi className={styles.person}>{person}</bdi>}
        {waits && (
          <span className={styles.waits} title={waits}>
            <Icon name="lock" label={person === undefined ? undefined : waits} />
            {person === undefined && <span>{waits}</span>}
          </span>
        )}
        {share !== undefined && (
          <span className={styles.progress}>
            <StepBars steps={[{ workflow: workflow.code, share }]} share={share} />
          </span>
        )}
        {due}
      </div>
    </div>
  )
})
