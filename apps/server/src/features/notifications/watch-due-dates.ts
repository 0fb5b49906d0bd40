import { and, eq, gt, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import { projects } from '../work/tables.ts'
import { tasks } from '../work/task-tables.ts'
import { loadProjects, loadTasks, type ProjectFacts, type TaskFacts } from './facts.ts'
import { dueReminders } from './tables.ts'
import type { Told } from './told-of.ts'
import { writeNotices } from './write-notices.ts'

const hour = 60 * 60 * 1000
const soon = 24 * hour
/** Tasks that are overdue for longer were reported already, or were overdue before this server knew of them. */
const longestOverdue = 3 * 24 * hour
/** Tasks that are told of in one transaction. */
const tasksAtOnce = 500
/** Tasks of a project that a person is told of one by one; of more they are told by one notification. */
const mostByThemselves = 5

/** Tells people of tasks that are due within 24 hours, and of those that are overdue: once for each due date. */
export async function tellOfDueDates(db: Database, now: Date): Promise<void> {
  while (await tellOfSome(db, now));
}

async function tellOfSome(db: Database, now: Date): Promise<boolean> {
  const at = now.getTime()
  return db.transaction(async (transaction) => {
    const due = await transaction
      .select({ id: tasks.id, dueDate: tasks.dueDate })
      .from(tasks)
      .innerJoin(projects, eq(projects.id, tasks.projectId))
      .leftJoin(
        dueReminders,
        and(
          eq(dueReminders.taskId, tasks.id),
          eq(dueReminders.dueDate, tasks.dueDate),
          or(eq(dueReminders.kind, 'TASK_LATE'), gt(tasks.dueDate, now)),
        ),
      )
      .where(
        and(
          isNotNull(tasks.dueDate),
          gt(tasks.dueDate, new Date(at - longestOverdue)),
          lte(tasks.dueDate, new Date(at + soon)),
          inArray(tasks.status, ['PENDING', 'APPROVED']),
          eq(projects.status, 'APPROVED'),
          isNull(projects.archivedAt),
          isNull(dueReminders.taskId),
        ),
      )
      .limit(tasksAtOnce)
    if (due.length === 0) return false
    const noted = await transaction
      .insert(dueReminders)
      .values(
        due.map(({ id, dueDate }) => ({
          taskId: id,
          dueDate: dueDate!,
          kind: dueDate! <= now ? ('TASK_LATE' as const) : ('TASK_DUE_SOON' as const),
        })),
      )
      .onConflictDoNothing()
      .returning()
    const found = await loadTasks(
      transaction,
      isOneOf(
        tasks.id,
        noted.map(({ taskId }) => taskId),
      ),
    )
    const byId = new Map(found.map((task) => [task.id, task]))
    const ofProjects = await loadProjects(
      transaction,
      found.map(({ projectId }) => projectId),
    )
    const reminders = new Map<string, Reminder>()
    for (const { taskId, kind } of noted) {
      const task = byId.get(taskId)
      const project = task && ofProjects.get(task.projectId)
      if (!project) continue
      const lead = project.assigneeId ?? project.creatorId
      const to = kind === 'TASK_LATE' ? [task.assigneeId, lead] : [task.assigneeId ?? lead]
      for (const person of new Set(to)) {
        if (person === null) continue
        const key = `${kind} ${project.id} ${person}`
        const known = reminders.get(key)
        if (known) known.tasks.push(task)
        else reminders.set(key, { kind, project, person, tasks: [task] })
      }
    }
    const told = [...reminders.values()].flatMap((reminder) => toldBy(reminder, now))
    await writeNotices(transaction, told)
    return due.length === tasksAtOnce
  })
}

/** Tasks of a project that a person is to be told of. */
interface Reminder {
  kind: 'TASK_DUE_SOON' | 'TASK_LATE'
  project: ProjectFacts
  person: string
  tasks: TaskFacts[]
}

function toldBy({ kind, project, person, tasks: due }: Reminder, at: Date): Told[] {
  const [first] = due
  const many = due.length > mostByThemselves && first
  const shown = many ? [{ ...first, detail: { ...first.detail, count: due.length } }] : due
  return shown.map(({ id, detail }) => ({
    kind,
    accountId: project.accountId,
    at,
    actorId: null,
    by: [],
    to: [person],
    project,
    entity: { type: 'TASK', id, name: detail.file ?? '' },
    detail,
  }))
}
