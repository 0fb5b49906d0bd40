import type { GlossaryCreate, GlossaryUpdate } from '@dragoman/sdk/operations/glossaries'
import { and, eq } from 'drizzle-orm'
import { checkOwners } from '../../identity/organizations.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { changedFields } from '../../kernel/changed-fields.ts'
import { insertOne, updateOne } from '../../kernel/database/one-row.ts'
import { accounts } from '../../kernel/tables.ts'
import { checkAttributes } from './attributes.ts'
import { checkedLanguages, writeGlossaryOrgUnits, type GlossaryRow } from './glossaries.ts'
import { glossaries } from '../terminology/tables.ts'

/** Stores a glossary of the caller's account. */
export async function createGlossary(db: Database, session: SignedIn, draft: GlossaryCreate): Promise<GlossaryRow> {
  const { organization, orgUnits, languages, ...own } = draft
  const { organizationId, orgUnitIds = [] } = await checkOwners(db, session, { organization, orgUnits })
  checkAttributes('body.customAttributes', own.customAttributes ?? [], {})
  if (own.isDefault) await clearDefault(db, session)
  const row = await insertOne(db, glossaries, {
    ...own,
    languages: checkedLanguages(languages),
    organizationId,
    accountId: session.account.id,
    creatorId: session.user.id,
  })
  await writeGlossaryOrgUnits(db, row.id, orgUnitIds)
  return row
}

/** An account has at most one default glossary. The account is locked, so that two saves at once can’t make two. */
async function clearDefault(db: Database, { account }: SignedIn): Promise<void> {
  await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, account.id)).for('no key update')
  await db
    .update(glossaries)
    .set({ isDefault: false })
    .where(and(eq(glossaries.accountId, account.id), eq(glossaries.isDefault, true)))
}

/** Changes a held glossary, and says what it was and became, for the journal. */
export async function updateGlossary(db: Database, session: SignedIn, before: GlossaryRow, draft: GlossaryUpdate) {
  const { uuid: _, orgUnits, languages, ...own } = draft
  const { orgUnitIds } = await checkOwners(db, session, { orgUnits }, before.organizationId)
  checkAttributes('body.customAttributes', own.customAttributes ?? [], { present: before.customAttributes })
  const change = { ...own, ...(languages && { languages: checkedLanguages(languages) }) }
  if (own.isDefault && !before.isDefault) await clearDefault(db, session)
  const row = await updateOne(db, glossaries, eq(glossaries.id, before.id), { name: before.name, ...change })
  const former = orgUnitIds && (await writeGlossaryOrgUnits(db, row.id, orgUnitIds))
  const state = (
    { name, note, domain, subDomain, isDefault, languages: used, customAttributes }: GlossaryRow,
    units: readonly string[] = [],
  ) => ({
    name,
    note,
    domain,
    subDomain,
    isDefault,
    languages: used,
    customAttributes,
    orgUnitIds: units.toSorted(),
  })
  return { row, ...changedFields(state(before, former), state(row, orgUnitIds)) }
}

export async function deleteGlossary(db: Database, { id }: GlossaryRow): Promise<void> {
  await db.delete(glossaries).where(eq(glossaries.id, id))
}
