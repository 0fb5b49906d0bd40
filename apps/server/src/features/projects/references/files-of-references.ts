import { and, eq, inArray } from 'drizzle-orm'
import type { FileAccess } from '../../../identity/feature.ts'
import { referenceFiles } from '../../work/file-tables.ts'
import { mayDownload } from '../../work/may-download.ts'
import { projects } from '../../work/tables.ts'
import { visibleProjects } from '../../work/visible.ts'

/** Reference files of projects. */
export const filesOfReferences: FileAccess = {
  async mayFetch(db, session, id) {
    const seen = db.select({ id: projects.id }).from(projects).where(visibleProjects(db, session))
    const found = and(eq(referenceFiles.id, id), inArray(referenceFiles.projectId, seen))
    return mayDownload(session) && (await db.$count(referenceFiles, found)) > 0
  },

  async isOf(db, id, accountId) {
    const own = db.select({ id: projects.id }).from(projects).where(eq(projects.accountId, accountId))
    return (await db.$count(referenceFiles, and(eq(referenceFiles.id, id), inArray(referenceFiles.projectId, own)))) > 0
  },
}
