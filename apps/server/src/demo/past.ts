import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../kernel/database/connect.ts'
import { sealEntries } from '../kernel/journal-chain.ts'
import { journal, journalChains, journalSeals } from '../kernel/tables.ts'

const ofWorkUnits = sql`work_unit_id in (select id from work_units where project_id = `
const ofTasks = sql`task_id in (select id from tasks where project_id = `
const own = sql`(project_id = `

/** Where a project's moments stand: table, the rows that are its own, columns. */
const places: readonly (readonly [string, SQL, readonly string[]])[] = [
  ['projects', sql`(id = `, ['created_at', 'updated_at', 'delivered_at', 'costs_calculated_at']],
  ['project_resources', own, ['created_at', 'added_at']],
  ['project_messages', own, ['created_at']],
  ['work_units', own, ['created_at', 'updated_at', 'translated_at']],
  ['segments', ofWorkUnits, ['updated_at']],
  ['tasks', own, ['created_at', 'updated_at', 'assigned_at', 'accepted_at', 'delivered_at']],
  ['task_events', ofTasks, ['at']],
  ['translated_words', own, ['at']],
  ['task_payments', ofTasks, ['created_at']],
  ['task_scores', ofTasks, ['scored_at']],
  ['quality_reviews', own, ['created_at', 'compared_at', 'submitted_at', 'closed_at', 'updated_at']],
  ['stop_loss_offers', ofTasks, ['offered_at', 'answered_at']],
  ['logfiles', own, ['created_at', 'started_at', 'finished_at']],
  ['cost_lines', own, ['created_at']],
  ['translation_unit_targets', own, ['updated_at']],
  ['journal', own, ['at']],
  ['jobs', own, ['created_at', 'started_at', 'ended_at']],
  ['notifications', own, ['at']],
]

export interface Span {
  from: Date
  to: Date
}

/** Moves all that happened to a project from the seconds in which it was made to days of the past, in the same order. */
export async function moveToPast(db: Database, projectId: string, made: Span, past: Span): Promise<void> {
  const factor = (past.to.getTime() - past.from.getTime()) / Math.max(1, made.to.getTime() - made.from.getTime())
  for (const [table, rows, columns] of places) {
    const changes = columns.map((name) => {
      const column = sql.identifier(name)
      // Changes after the last step, such as learning, happened at its end.
      const passed = sql`(least(${column}, ${made.to}::timestamptz) - ${made.from}::timestamptz)`
      return sql`${column} = case when ${column} is not null then ${past.from}::timestamptz + ${passed} * ${factor}::float8 end`
    })
    await db.execute(sql`update ${sql.identifier(table)} set ${sql.join(changes, sql`, `)} where ${rows}${projectId})`)
  }
}

/** Puts the journal and notifications in the order of time again: their pages go by number. The journal is sealed again. */
export async function sortByTime(db: Database): Promise<void> {
  await sortRows(db, 'journal', 'id', async (tx) => {
    await tx.delete(journalSeals)
    await tx.delete(journalChains)
    const entries = await tx.select({ id: journal.id }).from(journal)
    await sealEntries(
      tx,
      entries.map(({ id }) => id),
    )
  })
  await sortRows(db, 'notifications', 'number')
}

async function sortRows(
  db: Database,
  table: string,
  numbering: string,
  sorted?: (tx: Database) => Promise<void>,
): Promise<void> {
  const rows = sql.identifier(table)
  const number = sql.identifier(numbering)
  await db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table sorted on commit drop as
      select *, row_number() over (order by at, ${number}) as position from ${rows}`)
    await tx.execute(sql`delete from ${rows}`)
    await tx.execute(sql`update sorted set ${number} = position`)
    await tx.execute(sql`alter table sorted drop column position`)
    await tx.execute(sql`insert into ${rows} overriding system value select * from sorted`)
    await sorted?.(tx as Database)
  })
}
