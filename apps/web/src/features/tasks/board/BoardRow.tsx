import type { TaskBoardLane, TaskBoardRow, TaskWorkload } from '@dragoman/sdk/operations/tasks'
import { Avatar } from '@dragoman/ui/Avatar'
import { LanguageCodes } from '../../../display/LanguageCodes.tsx'
import { languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { useBoard } from './board-context.ts'
import { BoardCell } from './BoardCell.tsx'
import { LoadBars, WeekShare } from './LoadBars.tsx'
import { dayOf } from './days.ts'
import styles from './TaskBoard.module.css'

export interface BoardRowProps {
  row: TaskBoardRow
  lanes: readonly TaskBoardLane[]
  load: TaskWorkload | undefined
  days: readonly string[]
}

/** The name of a row; undefined for the only one. */
export function rowName({ assignee, sourceLanguage, targetLanguage }: TaskBoardRow): string | undefined {
  if (assignee) return assignee.name
  if (!sourceLanguage || !targetLanguage) return undefined
  return t('tasks.groups.pair', { source: languageName(sourceLanguage), target: languageName(targetLanguage) })
}

/** The tasks of a linguist or a language pair, lane by lane. */
export function BoardRow({ row, lanes, load, days }: BoardRowProps) {
  const name = rowName(row)
  return (
    <section className={styles.row} aria-label={name ?? t('board.all')}>
      {name !== undefined && <RowHead row={row} name={name} load={load} days={days} />}
      <div className={styles.cells} data-lanes={row.cells.length}>
        {row.cells.map((cell) => (
          <BoardCell
            key={cell.lane}
            place={{ row: row.key, lane: cell.lane }}
            cell={cell}
            row={row}
            filter={lanes.find(({ lane }) => lane === cell.lane)?.filter ?? ''}
            label={[t(`board.lane.${cell.lane}`), name].filter(Boolean).join(', ')}
          />
        ))}
      </div>
    </section>
  )
}

function RowHead({ row, name, load, days }: Omit<BoardRowProps, 'lanes'> & { name: string }) {
  const { lifted, moveTo } = useBoard()
  const { assignee } = row
  const move = lifted && lifted.over.row === row.key ? moveTo(lifted.over) : undefined
  const { dueDate, workUnit, slice } = lifted?.task ?? {}
  const extra =
    move?.do === 'assign' && dueDate !== undefined
      ? { day: dayOf(dueDate), words: (slice ?? workUnit)?.words ?? 0 }
      : undefined
  return (
    <header className={styles.head}>
      <h2 className={styles.name}>
        {assignee && <Avatar name={name} src={assignee.avatar} isDecorative />}
        <bdi>{name}</bdi>
      </h2>
      {load && <Pairs load={load} />}
      <span className={styles.load}>
        <span className={styles.fact}>{t('tasks.count', { count: row.taskCount })}</span>
        {load && <WeekShare share={load.weekShare} />}
        {load && <LoadBars days={days} load={load} extra={extra} />}
      </span>
    </header>
  )
}

/** The language pairs of a linguist, by source. */
export function Pairs({ load: { supportedLanguagePairs } }: { load: Pick<TaskWorkload, 'supportedLanguagePairs'> }) {
  const bySource = Map.groupBy(supportedLanguagePairs, ({ source }) => source)
  return (
    <span className={styles.pairs}>
      {[...bySource].map(([source, pairs]) => (
        <LanguageCodes key={source} source={source} target={pairs.map(({ target }) => target)} />
      ))}
    </span>
  )
}
