import type { KeptThing } from '@dragoman/sdk/operations/imports'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { sessions } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { ApiError } from '../../kernel/refusals.ts'
import { journal, users } from '../../kernel/tables.ts'
import { takeBackTerms } from '../glossaries/exchange/take-back-terms.ts'
import { deleteGlossary } from '../glossaries/save-glossary.ts'
import { glossaries } from '../terminology/tables.ts'
import { memoryEntity } from '../memories/memories.ts'
import { translationMemories } from '../memories/tables.ts'
import { countChangedSince, revertJob } from '../memories/writing/change-pieces.ts'
import { removeMemory } from '../memories/writing/removal-job.ts'
import { glossaryEntity } from '../glossaries/glossaries.ts'
import { removePerson } from '../people/remove-person.ts'
import { removeRate } from '../rates/save-user-rates.ts'
import { userRates } from '../rates/tables.ts'
import type { Work } from './jobs.ts'
import type { ImportFileRow } from './tables.ts'

/** Takes back what a file has made, as far as no one has changed it since, and answers what stays. */
export async function takeBack(work: Work, row: ImportFileRow): Promise<KeptThing[]> {
  if (row.jobId === null) return []
  if (row.kind === 'MEMORY' || row.kind === 'TRANSLATIONS') return takeBackMemory(work, row)
  if (row.kind === 'GLOSSARY') return takeBackGlossary(work, row)
  if (row.kind === 'PEOPLE') return takeBackPeople(work, row)
  return row.kind === 'RATES' ? takeBackRates(work, row) : []
}

async function takeBackMemory({ run, changing }: Work, { jobId, made }: ImportFileRow): Promise<KeptThing[]> {
  const { db } = run
  const [memory] = await db
    .select()
    .from(translationMemories)
    .where(eq(translationMemories.id, made?.intoId ?? ''))
  if (!memory) return []
  const changed = await countChangedSince(db, jobId!)
  await revertJob(db, memory.id, jobId!)
  const [left] = await db.select().from(translationMemories).where(eq(translationMemories.id, memory.id))
  if (made?.isNew && left?.totalUnits === 0) {
    await db.transaction(async (transaction) => {
      const context = changing(transaction)
      await removeMemory({ ...context, pool: db }, memory.id)
      await context.journal({
        event: 'TRANSLATION_MEMORY_REMOVED',
        entity: memoryEntity(memory),
        before: { name: memory.name },
      })
    })
    return []
  }
  return changed > 0 ? [{ name: `${memory.name} (${changed})`, reason: 'CHANGED_SINCE' }] : []
}

function takeBackGlossary({ run, changing }: Work, { made }: ImportFileRow): Promise<KeptThing[]> {
  return run.db.transaction(async (transaction): Promise<KeptThing[]> => {
    const id = made?.intoId ?? ''
    const [glossary] = await transaction.select().from(glossaries).where(eq(glossaries.id, id)).for('update')
    if (!glossary) return []
    const { kept, isEmpty } = await takeBackTerms(transaction, glossary.id, new Date(made?.at ?? 0))
    if (made?.isNew && isEmpty) {
      await deleteGlossary(transaction, glossary)
      const before = { name: glossary.name }
      await changing(transaction).journal({ event: 'GLOSSARY_REMOVED', entity: glossaryEntity(glossary), before })
    }
    return kept > 0 ? [{ name: `${glossary.name} (${kept})`, reason: 'CHANGED_SINCE' }] : []
  })
}

/** The entries that a job has written about people. */
const entriesOf = (db: Database, { whole }: Work, { jobId }: ImportFileRow) =>
  db
    .select({
      entryId: journal.id,
      event: journal.event,
      id: journal.entityId,
      name: journal.entityName,
      after: journal.after,
    })
    .from(journal)
    .where(
      and(
        eq(journal.accountId, whole.accountId),
        eq(journal.userId, whole.createdBy),
        eq(journal.entityType, 'USER'),
        sql`${journal.detail} ->> 'job' = ${jobId}`,
      ),
    )

/** Whether something else than the import has changed a person since an entry. */
async function isChangedSince(db: Database, { run, files }: Work, { entryId, id }: { entryId: number; id: string }) {
  const own = [run.job.id, ...files.flatMap(({ jobId }) => jobId ?? [])]
  const isOfOther = sql`coalesce(${journal.detail} ->> 'job', '') <> all(${sql.param(own)}::text[])`
  const entries = and(eq(journal.entityId, id), eq(journal.entityType, 'USER'), gt(journal.id, entryId), isOfOther)
  return (await db.$count(journal, entries)) > 0
}

async function takeBackPeople(work: Work, row: ImportFileRow): Promise<KeptThing[]> {
  const { run, now, changing } = work
  const kept: KeptThing[] = []
  for (const { entryId, event, id, name } of await entriesOf(run.db, work, row)) {
    if (event !== 'USER_CREATED') {
      kept.push({ name, reason: 'NOT_UNDOABLE' })
      continue
    }
    await run.db.transaction(async (db) => {
      const [user] = await db
        .select()
        .from(users)
        .where(and(eq(users.id, id), isNull(users.removedAt)))
        .for('update')
      if (!user) return
      const signedIn = await db.$count(sessions, eq(sessions.userId, id))
      // A password or a session says that the person has been here.
      if (user.passwordHash !== null || signedIn > 0 || (await isChangedSince(db, work, { entryId, id }))) {
        kept.push({ name, reason: 'CHANGED_SINCE' })
        return
      }
      const none = { endAll: () => Promise.resolve() }
      const isGone = await db
        .transaction((inner) => removePerson({ db: inner, now, sessions: none }, user))
        .then(() => true)
        .catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error
          return false
        })
      if (!isGone) kept.push({ name, reason: 'IN_USE' })
      const { email, roles, status } = user
      const entity = { type: 'USER', id, name } as const
      if (isGone) await changing(db).journal({ event: 'USER_REMOVED', entity, before: { email, roles, status } })
    })
  }
  return kept
}

async function takeBackRates(work: Work, row: ImportFileRow): Promise<KeptThing[]> {
  const { run, changing } = work
  const kept: KeptThing[] = []
  for (const { event, id, name, after } of await entriesOf(run.db, work, row)) {
    const rate = after?.['rate'] as { uuid: string; version: number } | undefined
    if (!rate) continue
    if (event !== 'USER_RATE_CREATED') {
      kept.push({ name, reason: 'NOT_UNDOABLE' })
      continue
    }
    await run.db.transaction(async (db) => {
      const [present] = await db.select().from(userRates).where(eq(userRates.id, rate.uuid)).for('update')
      if (!present) return
      if (present.version !== rate.version) kept.push({ name, reason: 'CHANGED_SINCE' })
      else {
        const before = await removeRate(db, present)
        await changing(db).journal({
          event: 'USER_RATE_REMOVED',
          entity: { type: 'USER', id, name },
          before: { rate: before },
        })
      }
    })
  }
  return kept
}
