import type { Task, TaskFile } from '@dragoman/sdk/operations/tasks'
import { hasPermission } from '@dragoman/sdk/permissions'
import { and, eq, isNotNull } from 'drizzle-orm'
import { visibleProjects, visibleTasks } from '../work/visible.ts'
import { tasks } from '../work/task-tables.ts'
import { taskFiles } from './tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { referenceFiles } from '../work/file-tables.ts'
import { projectResources, projects } from '../work/tables.ts'
import { downloadUrl, type FileOwner, type LinkTerms } from '../../kernel/download.ts'
import type { SignedIn } from '../../identity/sessions.ts'

/**
 * A task with addresses to fetch its files from, for users who may download: the source from as soon as the task is
 * seen, reference files only for those who see the project.
 */
export async function withFileLinks<T extends Task>(
  { db, session, settings, now }: LinkTerms & { db: Database; session: SignedIn },
  task: T,
): Promise<T> {
  if (!hasPermission(session, 'PROJECT_download') && !hasPermission(session, 'TASK_work')) return task
  const sources = db
    .select({ id: projectResources.id, fileKey: projectResources.fileKey })
    .from(projectResources)
    .where(and(eq(projectResources.id, task.workUnit.projectResource.uuid), isNotNull(projectResources.fileKey)))
  const references = db
    .select({ id: referenceFiles.id, fileKey: referenceFiles.fileKey })
    .from(referenceFiles)
    .innerJoin(projects, eq(projects.id, referenceFiles.projectId))
    .where(and(eq(referenceFiles.projectId, task.project.uuid), visibleProjects(db, session)))
  const own = db
    .select({ id: taskFiles.id, fileKey: taskFiles.fileKey })
    .from(taskFiles)
    .innerJoin(tasks, eq(tasks.id, taskFiles.taskId))
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(and(eq(taskFiles.taskId, task.uuid), visibleTasks(db, session), visibleProjects(db, session)))
  const found = await Promise.all([
    sources,
    task.referenceFiles.some(({ isOwn }) => !isOwn) ? references : [],
    task.referenceFiles.some(({ isOwn }) => isOwn) ? own : [],
  ])
  const keys = new Map(found.flat().map(({ id, fileKey }) => [id, fileKey]))
  const linked =
    (ownerOf: (file: TaskFile) => FileOwner) =>
    (file: TaskFile): TaskFile => {
      const key = keys.get(file.uuid)
      return key ? { ...file, downloadUrl: downloadUrl({ settings, now, session }, key, ownerOf(file)) } : file
    }
  return {
    ...task,
    files: task.files.map(linked(() => `workUnit-${task.workUnit.uuid}`)),
    referenceFiles: task.referenceFiles.map(
      linked(({ uuid, isOwn }) => (isOwn ? `taskFile-${uuid}` : `reference-${uuid}`)),
    ),
  }
}
