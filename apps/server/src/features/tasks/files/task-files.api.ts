import type { Handlers } from '../../../identity/context.ts'
import { downloadStream } from '../../../kernel/download.ts'
import { findProject } from '../../work/find-project.ts'
import { zipStream } from '../../downloads/zip-stream.ts'
import { referenceFilesOf } from '../../projects/references/reference-files.ts'
import { taskEntity } from '../../work/held-task.ts'
import { findTask } from '../find-task.ts'
import { holdTask } from '../hold-tasks.ts'
import { addTaskFile, filesOfTasks, removeTaskFile } from './task-files.ts'

/** The part of `tasks` that is about the reference files of one task. */
export const taskFileHandlers = {
  async uploadReferenceFile(input) {
    const { db, session, path, body, journal } = input
    const held = await holdTask(db, session, path.taskUuid)
    const { id, name, size, hash } = await addTaskFile(input, held, body.File)
    await journal({ entity: taskEntity(held), projectId: held.project.id, after: { file: name, size, hash } })
    return { uuid: id, name, size, isOwn: true }
  },

  async removeReferenceFile({ db, session, path, journal }) {
    const held = await holdTask(db, session, path.taskUuid)
    const { name, size, hash } = await removeTaskFile(db, held, path.taskFileUUID)
    await journal({ entity: taskEntity(held), projectId: held.project.id, before: { file: name, size, hash } })
  },

  async downloadReferenceFiles({ db, objects, session, path }) {
    const task = await findTask(db, session, path.taskUuid)
    const own = await filesOfTasks(db, [task.id])
    // Files to look things up in are for those who see the project, not for all who may claim the task.
    const project = await findProject(db, session, task.projectId)
    const ofProject = await referenceFilesOf(db, [project.id])
    const names = new Set(own.map(({ name }) => name))
    const contents = [
      ...own,
      // A name that the task has, too, would hide one of the two.
      ...ofProject.map((file) => (names.has(file.name) ? { ...file, name: `project/${file.name}` } : file)),
    ].map(({ name, fileKey, createdAt }) => ({
      name,
      changed: createdAt,
      content: () => objects.content(fileKey),
    }))
    return downloadStream(zipStream(contents), 'reference.zip', 'application/zip')
  },
} satisfies Pick<Handlers<'tasks'>, 'uploadReferenceFile' | 'removeReferenceFile' | 'downloadReferenceFiles'>
