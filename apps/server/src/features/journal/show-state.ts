import type { JournalChain, JournalCheck, JournalSettings } from '@dragoman/sdk/operations/journal'
import { and, eq, lt } from 'drizzle-orm'
import { loadPeople } from '../../identity/people.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { chainOf, type Chain, type ChainCheck } from '../../kernel/journal-chain.ts'
import { journal, journalChains, journalFeed } from '../../kernel/tables.ts'
import { versionOf } from '../../kernel/version.ts'
import { lastSettingsChange } from '../account/settings/last-settings-change.ts'
import { settingsOf } from '../account/settings/settings-of.ts'

/** How long the journal of an account is kept. */
export async function showSettings(db: Database, session: SignedIn, accountId: string): Promise<JournalSettings> {
  const { journalDays: keepDays } = await settingsOf(db, accountId)
  const change = await lastSettingsChange(db, session, accountId, { events: ['JOURNAL_SETTINGS_UPDATED'] })
  return { keepDays, version: versionOf({ keepDays }), ...change }
}

/** How far the journal of an account is sealed, and what the last check has found. */
export async function showChain(db: Database, session: SignedIn, accountId: string): Promise<JournalChain> {
  const chain = await chainOf(db, accountId)
  const waiting = await db
    .select({ id: journal.id })
    .from(journalFeed)
    .innerJoin(journal, and(eq(journal.id, journalFeed.id), eq(journal.accountId, accountId)))
  const ofAccount = eq(journal.accountId, accountId)
  const unsealed = chain ? await db.$count(journal, and(ofAccount, lt(journal.id, chain.firstEntry))) : 0
  if (!chain) return { entries: 0, waiting: waiting.length, unsealed }
  const { position, hash, anchor, anchorHash } = chain
  return {
    entries: position - anchor,
    waiting: waiting.length,
    unsealed,
    ...(position > 0 && { newest: { position, hash } }),
    ...(anchor > 0 && { anchor: { position: anchor, hash: anchorHash } }),
    ...(chain.lastCheck && { lastCheck: await showCheck(db, session, chain) }),
  }
}

/** Keeps what a check of the chain of an account has found. */
export async function keepCheck(
  db: Database,
  session: SignedIn,
  accountId: string,
  found: ChainCheck & { at: number },
): Promise<JournalCheck> {
  const lastCheck = { ...found }
  const checkedBy = session.user.id
  await db.update(journalChains).set({ lastCheck, checkedBy }).where(eq(journalChains.accountId, accountId))
  return showCheck(db, session, { lastCheck, checkedBy })
}

async function showCheck(
  db: Database,
  session: SignedIn,
  { lastCheck, checkedBy }: Pick<Chain, 'lastCheck' | 'checkedBy'>,
): Promise<JournalCheck> {
  const user = (await loadPeople(db, session, [checkedBy]))(checkedBy)
  // Written by `keepCheck` alone.
  return { ...(lastCheck as unknown as JournalCheck), ...(user && { user }) }
}
