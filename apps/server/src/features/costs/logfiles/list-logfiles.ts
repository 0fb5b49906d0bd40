import type { Logfile, LogfilesListParams } from '@dragoman/sdk/operations/logfiles'
import { and, asc, desc, eq, exists, gt, ne, not, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../../kernel/database/connect.ts'
import { listPage } from '../../../kernel/list-page.ts'
import type { Page } from '../../../kernel/list-page.ts'
import { logfiles } from '../tables.ts'
import type { ProjectRow } from '../../work/find-project.ts'
import { showLogfiles } from './show-logfiles.ts'

const sortable = { creationDate: logfiles.createdAt, name: logfiles.name, status: logfiles.status, type: logfiles.type }

/**
 * Of the analyses that prices were made from, only the newest counts unless older ones are asked for: before work as
 * after it, as long as there are prices.
 */
function isRotated(db: Database, { costsLogfileId }: ProjectRow): SQL | undefined {
  const newer = alias(logfiles, 'newer')
  const hasNewer = exists(
    db
      .select({ one: sql`1` })
      .from(newer)
      .where(
        and(
          eq(newer.projectId, logfiles.projectId),
          eq(newer.isCostLogfile, true),
          eq(newer.status, 'COMPLETED'),
          eq(newer.type, logfiles.type),
          gt(newer.createdAt, logfiles.createdAt),
        ),
      ),
  )
  const isOlder = costsLogfileId === null ? undefined : and(ne(logfiles.id, costsLogfileId), hasNewer)
  return and(eq(logfiles.isCostLogfile, true), eq(logfiles.status, 'COMPLETED'), isOlder)
}

/** One page of the analyses of a project, newest first unless the query says otherwise. */
export function listLogfiles(
  db: Database,
  project: ProjectRow,
  query: NonNullable<LogfilesListParams['query']> & { page: number; pageSize: number },
): Promise<Page<Logfile>> {
  const column = Object.entries(sortable).find(([key]) => key === query.orderBy)?.[1] ?? logfiles.createdAt
  const direction = query.orderType === 'ASC' ? asc : desc
  const rotated = query.rotated ? undefined : isRotated(db, project)
  const page = { page: query.page, size: query.pageSize }
  return listPage(db, page, {
    from: logfiles,
    where: and(eq(logfiles.projectId, project.id), rotated && not(rotated)),
    orderBy: [direction(column), desc(logfiles.id)],
    show: (rows) => showLogfiles(db, rows),
  })
}
