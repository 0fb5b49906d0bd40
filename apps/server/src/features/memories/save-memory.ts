import type { TranslationMemoryCreate, TranslationMemoryUpdate } from '@dragoman/sdk/operations/translationMemories'
import { eq } from 'drizzle-orm'
import { checkOwners } from '../../identity/organizations.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { changedFields } from '../../kernel/changed-fields.ts'
import { insertOne, updateOne } from '../../kernel/database/one-row.ts'
import { settingsOf } from '../account/settings/settings-of.ts'
import { checkLocales, writeOwners, type MemoryRow } from './memories.ts'
import { translationMemories } from './tables.ts'
import { requireUnused } from './writing/target-locales.ts'

/** Stores a memory of the caller's account, and says what it is, for the journal. */
export async function createMemory(db: Database, session: SignedIn, draft: TranslationMemoryCreate) {
  const { organization, orgUnits, ...own } = draft
  checkLocales(own.sourceLocale, own.targetLocales)
  const { organizationId, orgUnitIds = [] } = await checkOwners(db, session, { organization, orgUnits })
  const row: MemoryRow = await insertOne(db, translationMemories, {
    requireContext: (await settingsOf(db, session.account.id)).requireContextTmMatching,
    ...own,
    organizationId,
    accountId: session.account.id,
    creatorId: session.user.id,
  })
  await writeOwners(db, row.id, orgUnitIds)
  return { row, after: own }
}

/** Changes a held memory, and says what it was and became, for the journal. */
export async function updateMemory(db: Database, session: SignedIn, before: MemoryRow, draft: TranslationMemoryUpdate) {
  const { uuid: _, organization, orgUnits, ...change } = draft
  const owners = { organization, orgUnits }
  const { organizationId, orgUnitIds } = await checkOwners(db, session, owners, before.organizationId)
  if (change.targetLocales) {
    checkLocales(before.sourceLocale, change.targetLocales, before.targetLocales)
    await requireUnused(db, before, change.targetLocales)
  }
  const row: MemoryRow = await updateOne(db, translationMemories, eq(translationMemories.id, before.id), {
    name: before.name,
    ...change,
    ...(organizationId && { organizationId }),
  })
  const former = orgUnitIds && (await writeOwners(db, row.id, orgUnitIds))
  const state = (memory: MemoryRow, units: readonly string[] = []) => ({
    name: memory.name,
    note: memory.note,
    domain: memory.domain,
    subDomain: memory.subDomain,
    requireContext: memory.requireContext,
    targetLocales: memory.targetLocales,
    organizationId: memory.organizationId,
    orgUnitIds: units.toSorted(),
  })
  return { row, ...changedFields(state(before, former), state(row, orgUnitIds)) }
}
