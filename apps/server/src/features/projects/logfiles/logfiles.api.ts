import { and, asc, count, desc, eq, exists, gt, ne, not, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../../kernel/database/connect.ts'
import { logfiles as table } from '../costs/tables.ts'
import { showDownload } from '../../../identity/show-jobs.ts'
import { findProject, holdProject } from '../find-project.ts'
import type { ProjectRow } from '../find-project.ts'
import { createLogfile } from './create-logfile.ts'
import { findExport, startExport } from './export-job.ts'
import { pageOfCounted } from './list-segments.ts'
import { findLogfile, itemsByFile, itemsByLangPair, showLogfile, showLogfiles, summaryRows } from './show-logfiles.ts'
import type { Handlers } from '../../../identity/context.ts'
import { pageOf } from '../../../kernel/paging.ts'

const sortable = { creationDate: table.createdAt, name: table.name, status: table.status, type: table.type }

/**
 * Of the analyses that prices were made from, only the newest counts unless older ones are asked for: before work as
 * after it, as long as there are prices.
 */
function isRotated(db: Database, { costsLogfileId }: ProjectRow): SQL | undefined {
  const newer = alias(table, 'newer')
  const hasNewer = exists(
    db
      .select({ one: sql`1` })
      .from(newer)
      .where(
        and(
          eq(newer.projectId, table.projectId),
          eq(newer.isCostLogfile, true),
          eq(newer.status, 'COMPLETED'),
          eq(newer.type, table.type),
          gt(newer.createdAt, table.createdAt),
        ),
      ),
  )
  const isOlder = costsLogfileId === null ? undefined : and(ne(table.id, costsLogfileId), hasNewer)
  return and(eq(table.isCostLogfile, true), eq(table.status, 'COMPLETED'), isOlder)
}

export const logfiles = {
  async list({ db, session, path, query }) {
    const project = await findProject(db, session, path.projectUUID)
    const column = Object.entries(sortable).find(([key]) => key === query.orderBy)?.[1] ?? table.createdAt
    const direction = query.orderType === 'ASC' ? asc : desc
    const rotated = query.rotated ? undefined : isRotated(db, project)
    const condition = and(eq(table.projectId, project.id), rotated && not(rotated))
    const rows = await db
      .select()
      .from(table)
      .where(condition)
      .orderBy(direction(column), desc(table.id))
      .limit(query.pageSize)
      .offset(query.page * query.pageSize)
    const [all] = await db.select({ total: count() }).from(table).where(condition)
    return pageOf(await showLogfiles(db, rows), all?.total ?? 0, { page: query.page, size: query.pageSize })
  },

  async create(input) {
    const { db, session, path, query, body, journal } = input
    const project = await holdProject(db, session, path.projectUUID)
    const logfile = await createLogfile(input, project, body ?? {}, query['pre-analysis'] ?? false)
    await journal({ entity: { type: 'LOGFILE', id: logfile.id, name: logfile.name }, projectId: project.id })
    return showLogfile(db, logfile)
  },

  async get({ db, session, path }) {
    const project = await findProject(db, session, path.projectUUID)
    const logfile = await findLogfile(db, project, path.logfileUUID)
    return { ...(await showLogfile(db, logfile)), itemsByFile: await itemsByFile(db, project, logfile) }
  },

  async getSummary({ db, session, path }) {
    const project = await findProject(db, session, path.projectUUID)
    return summaryRows(db, await findLogfile(db, project, path.logfileUUID))
  },

  async getBreakdownByLocale({ db, session, path, query }) {
    const project = await findProject(db, session, path.projectUUID)
    const logfile = await findLogfile(db, project, path.logfileUUID)
    return {
      ...(await showLogfile(db, logfile)),
      itemsByLangPair: await itemsByLangPair(db, project, logfile, {
        targetLocale: query.targetLocale,
        workflow: query.targetWorkflow,
      }),
    }
  },

  async listSegments({ db, session, path, query }) {
    const project = await findProject(db, session, path.projectUUID)
    const logfile = await findLogfile(db, project, path.logfileUUID)
    const { targetLocale, workUnitUuid, band } = query
    const workUnitIds = workUnitUuid === undefined ? undefined : [workUnitUuid]
    return pageOfCounted(db, { logfileId: logfile.id, workUnitIds, targetLocale, band }, query)
  },

  async startExport(input) {
    const { db, session, path, query, settings, now, journal } = input
    const project = await findProject(db, session, path.projectUUID)
    const logfile = await findLogfile(db, project, path.logfileUUID)
    const { job, isNew } = await startExport(input, project, logfile, query)
    if (isNew) {
      const entity = { type: 'LOGFILE', id: logfile.id, name: logfile.name } as const
      await journal({ entity, projectId: project.id, detail: { job: job.id } })
    }
    return showDownload(job, settings, now)
  },

  async getExportStatus({ db, session, path, settings, now }) {
    const project = await findProject(db, session, path.projectUUID)
    const logfile = await findLogfile(db, project, path.logfileUUID)
    return showDownload(await findExport(db, logfile, path.requestUUID), settings, now)
  },
} satisfies Handlers<'logfiles'>
