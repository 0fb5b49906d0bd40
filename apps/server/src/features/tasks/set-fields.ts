import type { Task, TaskBulkChange } from '@dragoman/sdk/operations/tasks'
import { numberIn } from '../../kernel/query-condition.ts'
import { invalid } from '../../kernel/refusals.ts'
import type { TaskRow } from '../work/held-task.ts'
import { tasks } from '../work/task-tables.ts'

// Fields that managers set for one task or many. A row is all that the server needs of one: tasks show it and have it in
// their version, bulk changes set it and are undone, and the journal has it. Its column, the field of the wire, and that
// of the journal have one name.

interface SetField<Column extends keyof TaskRow & keyof Task, Parameter extends keyof TaskBulkChange> {
  column: Column
  /** The parameter of a bulk change. */
  parameter: Parameter
  /** The refusal of a bulk change that leaves it out. */
  missing: string
  stored: (given: NonNullable<TaskBulkChange[Parameter]>) => TaskRow[Column]
  /** As the wire shows it; undefined where it is not set. */
  shown: (stored: TaskRow[Column]) => Task[Column] | undefined
}

const setField = <Column extends keyof TaskRow & keyof Task, Parameter extends keyof TaskBulkChange>(
  field: SetField<Column, Parameter>,
) => field

/** By the kind of their bulk change. */
const setFields = {
  MINIMUM_SCORE: setField({
    column: 'minimumScoreRequired',
    parameter: 'minimumScore',
    missing: 'Set body.minimumScore, or 0 for none.',
    stored: (score) => (score === 0 ? null : score.toFixed(2)),
    shown: (stored) => (stored === null ? undefined : Number(stored)),
  }),
}

/** Their conditions of the query line. */
export const queriedSetFields = {
  score: numberIn(tasks.minimumScoreRequired),
}

type SetKind = keyof typeof setFields
type SetColumn = (typeof setFields)[SetKind]['column']
export type SetColumns = Pick<TaskRow, SetColumn>

type SetParameter = (typeof setFields)[SetKind]['parameter']

// The rows differ in their types, which fit together within each.
const rows = Object.values(setFields) as unknown as readonly SetField<SetColumn, SetParameter>[]

/** The columns of the fields. */
export const setColumns = Object.fromEntries(rows.map(({ column }) => [column, tasks[column]])) as {
  [Column in SetColumn]: (typeof tasks)[Column]
}

/** The fields that each kind of bulk change sets. */
export const changedSetFields = Object.fromEntries(
  Object.entries(setFields).map(([kind, { column }]) => [kind, [column]]),
) as unknown as { [Kind in SetKind]: readonly [(typeof setFields)[Kind]['column']] }

/** The fields that are set, as the wire shows them. */
export const showSetFields = (task: SetColumns): Pick<Task, SetColumn> =>
  Object.fromEntries(
    rows.map(({ column, shown }) => [column, shown(task[column])]).filter(([, value]) => value !== undefined),
  )

/** The values of the fields, for a version. */
export const setValues = (task: SetColumns) => rows.map(({ column }) => task[column])

/** The value that a bulk change sets, by its column; undefined where it sets no such field. 400 where it names no value. */
export function valueSetBy(change: TaskBulkChange): Partial<SetColumns> | undefined {
  if (!Object.hasOwn(setFields, change.kind)) return undefined
  const { column, parameter, missing, stored } = setFields[change.kind as SetKind] as (typeof rows)[number]
  const given = change[parameter]
  if (given === undefined) throw invalid(`body.${parameter}`, missing)
  return { [column]: stored(given) }
}

/** Whether a task has the value already. */
export const hasValue = (task: TaskRow, value: Partial<SetColumns>): boolean =>
  Object.entries(value).every(([column, wanted]) => task[column as SetColumn] === wanted)

/** A change of a field as the journal has it. */
export function recordedValue(task: TaskRow, value: Partial<SetColumns>) {
  const parts = rows.filter(({ column }) => column in value)
  const read = (from: Partial<SetColumns>) =>
    Object.fromEntries(parts.map(({ column, shown }) => [column, shown(from[column] ?? null) ?? null]))
  return { before: read(task), after: read(value) }
}
