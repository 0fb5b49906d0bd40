import { and, asc, count, desc, eq, not, sql } from 'drizzle-orm'
import { logfiles as table } from '../db/schema.ts'
import { findProject, holdProject } from '../engine/projects/find-project.ts'
import { createLogfile } from '../engine/projects/logfiles/create-logfile.ts'
import {
  findLogfile,
  itemsByFile,
  itemsByLangPair,
  showLogfile,
  showLogfiles,
  summaryRows,
} from '../engine/projects/logfiles/show-logfiles.ts'
import type { Handlers } from '../handlers.ts'
import { pageOf } from '../http/page.ts'

const sortable = { creationDate: table.createdAt, name: table.name, status: table.status, type: table.type }

export const logfiles = {
  async list({ db, session, path, query }) {
    const project = await findProject(db, session, path.projectUUID)
    const column = Object.entries(sortable).find(([key]) => key === query.orderBy)?.[1] ?? table.createdAt
    const direction = query.orderType === 'ASC' ? asc : desc
    // Of the analyses that prices were made from, only the newest counts unless older ones are asked for.
    const rotated = sql`(${table.isCostLogfile} and ${table.status} = 'COMPLETED' and ${table.id} is distinct from ${project.costsLogfileId})`
    const condition = and(eq(table.projectId, project.id), query.rotated ? undefined : not(rotated))
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
      itemsByLangPair: await itemsByLangPair(db, project, logfile, query.targetLocale),
    }
  },
} satisfies Handlers<'logfiles'>
