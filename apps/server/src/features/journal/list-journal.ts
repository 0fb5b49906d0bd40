import type { JournalEntry } from '@dragoman/sdk/operations/journal'
import { can } from '@dragoman/sdk/permissions'
import type { ListExport } from '@dragoman/sdk/operations/shared'
import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Registry } from '../../identity/feature.ts'
import { reachAccount } from '../../identity/reach-account.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { isOneOfNumbers } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import type { Page, PageQuery } from '../../kernel/list-page.ts'
import { pageOf } from '../../kernel/paging.ts'
import { journal, journalSeals, users } from '../../kernel/tables.ts'
import { countEntries } from '../activity/count-entries.ts'
import { eventKind } from '../activity/event-kind.ts'
import { showEntries, shownEntry } from '../activity/show-activity.ts'
import { timeCell, type ExportedList } from '../lists/list-export.ts'
import { projects } from '../work/tables.ts'
import { journalExportJob } from '../jobs/journal-export-job.ts'
import { journalCondition, type JournalFilter } from './journal-query.ts'

type Pages = Registry['settingsPages']

/** One page of an account's journal, newest first. */
export async function listJournal(
  db: Database,
  session: SignedIn,
  accountId: string,
  query: PageQuery & JournalFilter,
  now: Date,
  pages: Pages,
): Promise<Page<JournalEntry>> {
  const { page, size, q, filter } = query
  const where = journalCondition(db, session, accountId, query, now, pages)
  // Names that a query asks about may change; the journal itself only grows.
  const isLasting = !q?.trim() && !filter?.trim()
  const finding = found(db, where)
    .orderBy(desc(journal.id))
    .limit(size)
    .offset(page * size)
  const [rows, total] = await Promise.all([finding, countEntries(db, where, isLasting)])
  return pageOf(await show(db, session, accountId, rows), total, { page, size })
}

const found = (db: Database, where: SQL | undefined) =>
  db
    .select({
      ...shownEntry,
      id: journal.id,
      kind: eventKind,
      address: journal.address,
      projectName: projects.reference,
      position: journalSeals.position,
      hash: journalSeals.hash,
    })
    .from(journal)
    .leftJoin(users, eq(users.id, journal.userId))
    .leftJoin(projects, and(eq(projects.id, journal.projectId), eq(projects.accountId, journal.accountId)))
    .leftJoin(journalSeals, eq(journalSeals.entryId, journal.id))
    .where(where)

type FoundRow = Awaited<ReturnType<typeof found>>[number]

async function show(
  db: Database,
  session: SignedIn,
  accountId: string,
  rows: readonly FoundRow[],
): Promise<JournalEntry[]> {
  const entries = await showEntries(db, session, rows, accountId)
  return entries.map((entry, at) => {
    const { kind, address, projectName, position, hash } = rows[at]!
    return {
      ...entry,
      kind,
      ...(address !== null && { address }),
      ...(projectName !== null && { projectName }),
      ...(position !== null && hash !== null && { position, hash }),
    }
  })
}

interface JournalExport extends ListExport {
  accountId: string
}

/** The journal of an account as a file. */
export const journalExport = (pages: Pages): ExportedList<JournalEntry, JournalExport> => ({
  jobType: journalExportJob,
  fileName: 'journal',
  async ids(db, session, wanted, now) {
    const accountId = await reachAccount(db, session, wanted.accountId)
    // Since the export was asked for, the role may be gone.
    if (!can(session, ['ROLE_ACCOUNT_ADMIN'])) throw new Error('the person is no longer an account administrator')
    const rows = await db
      .select({ id: sql<string>`${journal.id}::text` })
      .from(journal)
      .where(journalCondition(db, session, accountId, wanted, now, pages))
      .orderBy(desc(journal.id))
    return rows.map(({ id }) => id)
  },
  async rows(db, session, ids, { accountId }) {
    const listed = and(eq(journal.accountId, accountId), isOneOfNumbers(journal.id, ids))
    return show(db, session, accountId, await found(db, listed).orderBy(desc(journal.id)))
  },
  fields: {
    uuid: ({ uuid }) => uuid,
    at: ({ at }) => timeCell(at),
    who: ({ user, impersonator }) => impersonator?.name ?? user?.name,
    as: ({ user, impersonator }) => (impersonator ? user?.name : undefined),
    kind: ({ kind }) => kind,
    event: ({ event }) => event,
    about: ({ entityType }) => entityType,
    aboutUuid: ({ entityUuid }) => entityUuid,
    name: ({ entityName }) => entityName,
    project: ({ projectName }) => projectName,
    projectUuid: ({ projectUuid }) => projectUuid,
    address: ({ address }) => address,
    before: ({ before }) => json(before),
    after: ({ after }) => json(after),
    detail: ({ detail }) => json(detail),
    position: ({ position }) => position,
    hash: ({ hash }) => hash,
  },
})

const json = (value: object | null | undefined) => (value ? JSON.stringify(value) : undefined)
