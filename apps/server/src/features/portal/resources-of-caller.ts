import { sameLanguage } from '@dragoman/sdk/languages'
import { isManager } from '@dragoman/sdk/permissions'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { orgUnitsOfUser } from '../../identity/org-units.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { sourcePenaltyOf, type MemoryBinding } from '../memories/lookup/binding.ts'
import { visibleMemories } from '../memories/memories.ts'
import { translationMemories } from '../memories/tables.ts'
import { glossaries, glossaryOrgUnits } from '../terminology/tables.ts'

/** Memories and glossaries that a text is looked up in. */
const most = 20

/** Memories with translations from a language: those of the units of a client, all of them for managers. */
export async function memoriesOf(db: Database, session: SignedIn, sourceLocale: string): Promise<MemoryBinding[]> {
  const rows = await db
    .select({
      id: translationMemories.id,
      name: translationMemories.name,
      sourceLocale: translationMemories.sourceLocale,
      targetLocales: translationMemories.targetLocales,
    })
    .from(translationMemories)
    .where(visibleMemories(db, session))
    .orderBy(asc(translationMemories.name), asc(translationMemories.id))
  return rows
    .filter((memory) => sameLanguage(memory.sourceLocale, sourceLocale))
    .slice(0, most)
    .map((memory) => ({
      memoryId: memory.id,
      memoryName: memory.name,
      targetLocales: memory.targetLocales,
      read: true,
      write: false,
      penalty: 0,
      threshold: 75,
      maxHits: 3,
      fixTags: false,
      requireContext: false,
      sourcePenalty: sourcePenaltyOf(memory, sourceLocale),
    }))
}

/** Glossaries with terms in a language: those of the units of a client, all of them for managers. */
export async function glossariesOf(db: Database, session: SignedIn, sourceLocale: string) {
  const ofUnits = db
    .select({ id: glossaryOrgUnits.glossaryId })
    .from(glossaryOrgUnits)
    .where(inArray(glossaryOrgUnits.orgUnitId, orgUnitsOfUser(db, session.user.id)))
  const rows = await db
    .select({ id: glossaries.id, name: glossaries.name, languages: glossaries.languages })
    .from(glossaries)
    .where(
      and(
        eq(glossaries.accountId, session.account.id),
        isManager(session) ? undefined : inArray(glossaries.id, ofUnits),
      ),
    )
    .orderBy(asc(glossaries.name), asc(glossaries.id))
  return rows.filter(({ languages }) => languages.some((locale) => sameLanguage(locale, sourceLocale))).slice(0, most)
}
