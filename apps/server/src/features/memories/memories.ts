import type { TranslationMemory } from '@dragoman/sdk/operations/translationMemories'
import { isManager } from '@dragoman/sdk/permissions'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { orgUnitsOfUser } from '../../identity/org-units.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { organizations, orgUnits } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { only } from '../../kernel/database/one-row.ts'
import { sideBySide } from '../../kernel/database/side-by-side.ts'
import { JobCanceled } from '../../kernel/jobs/job-runner.ts'
import type { Entity } from '../../kernel/journal.ts'
import { findVisible } from '../../kernel/find-visible.ts'
import { conflict, invalid } from '../../kernel/refusals.ts'
import { users } from '../../kernel/tables.ts'
import { versionOf } from '../../kernel/version.ts'
import { requireLanguage } from '../locales/require-language.ts'
import { memoryOrgUnits, translationMemories } from './tables.ts'

export type MemoryRow = typeof translationMemories.$inferSelect

/** Managers see every memory of the account; others who may see memories, those of the units they belong to. */
export function visibleMemories(db: Database, session: SignedIn): SQL | undefined {
  const own = eq(translationMemories.accountId, session.account.id)
  if (isManager(session)) return own
  const ofOrgUnits = db
    .select({ id: memoryOrgUnits.memoryId })
    .from(memoryOrgUnits)
    .where(inArray(memoryOrgUnits.orgUnitId, orgUnitsOfUser(db, session.user.id)))
  return and(own, inArray(translationMemories.id, ofOrgUnits))
}

const what = 'translation memory'

/** A memory that the caller may see; 404 for every other one. */
export const findMemory = (db: Database, session: SignedIn, id: string): Promise<MemoryRow> =>
  findVisible(db, translationMemories, { id, visible: visibleMemories(db, session), what })

/** The same, held for a change until the transaction ends: 409 when someone else holds it for more than three seconds. */
export async function holdMemory(transaction: Database, session: SignedIn, id: string): Promise<MemoryRow> {
  const { rows: limits } = await transaction.execute<{ usual: string }>(
    sql`select current_setting('lock_timeout') as usual, set_config('lock_timeout', '3s', true)`,
  )
  const visible = visibleMemories(transaction, session)
  const row = await findVisible(transaction, translationMemories, { id, visible, what, held: true }).catch(
    (error: unknown) => {
      if (!isLockTimeout(error)) throw error
      throw conflict('Something else is writing to this memory. Try again in a moment.', { id })
    },
  )
  await transaction.execute(sql`select set_config('lock_timeout', ${limits[0]?.usual ?? '0'}, true)`)
  return row
}

/** The memory that a job works on: when it has been removed, the job ends as if canceled. */
export async function findMemoryOfJob(db: Database, memoryId: string): Promise<MemoryRow> {
  const [row] = await db.select().from(translationMemories).where(eq(translationMemories.id, memoryId))
  if (!row) throw new JobCanceled()
  return row
}

/** Sees to it that the memory of a job is not removed before the transaction ends. */
export async function keepMemoryOfJob(transaction: Database, memoryId: string): Promise<void> {
  const rows = await transaction
    .select({ id: translationMemories.id })
    .from(translationMemories)
    .where(eq(translationMemories.id, memoryId))
    .for('key share')
  if (rows.length === 0) throw new JobCanceled()
}

function isLockTimeout(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === '55P03'
}

/** How the journal names a memory. */
export const memoryEntity = ({ id, name }: MemoryRow): Entity<'TRANSLATION_MEMORY'> => ({
  type: 'TRANSLATION_MEMORY',
  id,
  name,
})

/** Memories as the wire shows them, in the order given; `counted` adds how many units and translations they hold. */
export async function showMemories(
  db: Database,
  rows: readonly MemoryRow[],
  { counted }: { counted: boolean },
): Promise<TranslationMemory[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const finding = db
    .select({ memoryId: memoryOrgUnits.memoryId, id: orgUnits.number, uuid: orgUnits.id, name: orgUnits.name })
    .from(memoryOrgUnits)
    .innerJoin(orgUnits, eq(orgUnits.id, memoryOrgUnits.orgUnitId))
    .where(inArray(memoryOrgUnits.memoryId, ids))
    .orderBy(orgUnits.name)
  const [owners, organizationRefs, creatorRefs] = await sideBySide(
    db,
    () => finding,
    () =>
      numbered(
        db,
        organizations,
        rows.map(({ organizationId }) => organizationId),
      ),
    () =>
      numbered(
        db,
        users,
        rows.map(({ creatorId }) => creatorId),
      ),
  )
  return rows.map((row) => {
    const orgUnitRefs = owners
      .filter(({ memoryId }) => memoryId === row.id)
      .map(({ id, uuid, name }) => ({ id, uuid, name }))
    return {
      id: row.number,
      uuid: row.id,
      version: versionOf([
        row.name,
        row.note,
        row.domain,
        row.subDomain,
        row.requireContext,
        row.targetLocales,
        row.organizationId,
        orgUnitRefs.map(({ uuid }) => uuid),
      ]),
      name: row.name,
      note: row.note,
      domain: row.domain,
      subDomain: row.subDomain,
      requireContext: row.requireContext,
      sourceLocale: row.sourceLocale,
      targetLocales: row.targetLocales,
      organization: organizationRefs(row.organizationId),
      orgUnits: orgUnitRefs,
      client: orgUnitRefs[0],
      creator: creatorRefs(row.creatorId),
      creationDate: row.createdAt.getTime(),
      customFields: [],
      ...(counted && { totalUnits: row.totalUnits, totalSegments: row.totalSegments }),
      ...(counted &&
        row.lastImportAt &&
        row.lastImportFile && {
          lastImport: { fileName: row.lastImportFile, creationDate: row.lastImportAt.getTime() },
        }),
    }
  })
}

/** One memory as the wire shows it. */
export async function showMemory(db: Database, row: MemoryRow): Promise<TranslationMemory> {
  return only(await showMemories(db, [row], { counted: true }))
}

async function numbered(db: Database, table: typeof organizations | typeof users, ids: readonly (string | null)[]) {
  const wanted = [...new Set(ids)].filter((id) => id !== null)
  const rows =
    wanted.length > 0
      ? await db
          .select({ id: table.number, uuid: table.id, name: table.name })
          .from(table)
          .where(inArray(table.id, wanted))
      : []
  return (id: string | null) => rows.find(({ uuid }) => uuid === id)
}

/**
 * Refuses with 400 anything that isn't a language that the product translates, and a target that is the source. A memory keeps
 * what is `present`, whichever locales a file has brought.
 */
export function checkLocales(
  sourceLocale: string,
  targetLocales: readonly string[],
  present: readonly string[] = [],
): void {
  requireLanguage(sourceLocale, 'body.sourceLocale')
  for (const [at, locale] of targetLocales.entries()) {
    if (present.includes(locale)) continue
    const field = `body.targetLocales[${at}]`
    requireLanguage(locale, field)
    if (locale === sourceLocale)
      throw invalid(field, `${locale} is the source language. Choose another target language.`)
  }
}

/** Replaces the organizational units that a memory is for; settings of those that stay are kept. Returns the former ones. */
export async function writeOwners(db: Database, memoryId: string, orgUnitIds: readonly string[]): Promise<string[]> {
  const present = await db.select().from(memoryOrgUnits).where(eq(memoryOrgUnits.memoryId, memoryId))
  const former = present.map(({ orgUnitId }) => orgUnitId)
  const gone = former.filter((id) => !orgUnitIds.includes(id))
  if (gone.length > 0) {
    await db
      .delete(memoryOrgUnits)
      .where(and(eq(memoryOrgUnits.memoryId, memoryId), inArray(memoryOrgUnits.orgUnitId, gone)))
  }
  if (orgUnitIds.length === 0) return former
  await db
    .insert(memoryOrgUnits)
    .values(orgUnitIds.map((orgUnitId) => ({ memoryId, orgUnitId })))
    .onConflictDoNothing()
  return former
}
