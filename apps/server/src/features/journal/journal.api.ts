import type { JournalChain, JournalCheck, JournalSettings } from '@dragoman/sdk/operations/journal'
import { and, eq, lt } from 'drizzle-orm'
import type { Context, Handlers } from '../../identity/context.ts'
import { loadPeople } from '../../identity/people.ts'
import { reachAccount } from '../../identity/reach-account.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { accountEntity, holdReachedAccount, visitAccount, type AccountRow } from '../../identity/visit-account.ts'
import { changedFields } from '../../kernel/changed-fields.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { chainOf, checkChain, type Chain } from '../../kernel/journal-chain.ts'
import { journal, journalChains, journalFeed } from '../../kernel/tables.ts'
import { versionOf } from '../../kernel/version.ts'
import { lastSettingsChange } from '../account-settings/last-settings-change.ts'
import { listExportCalls } from '../lists/list-export.ts'
import { settingsOf, writeSettings } from '../settings-of-accounts/settings-of.ts'
import { journalExport, listJournal } from './list-journal.ts'

const exports = listExportCalls(journalExport)

export const journalApi = {
  async list(input) {
    const { id } = await visitAccount(input, input.path.accountUUID, 'JOURNAL')
    return listJournal(input.db, input.session, id, input.query, input.now)
  },

  async startExport(input) {
    const { id: accountId } = await visitAccount(input, input.path.accountUUID, 'JOURNAL')
    return exports.startExport(Object.assign(input, { body: { ...input.body, accountId } }))
  },

  async getExportStatus(input) {
    await reachAccount(input.db, input.session, input.path.accountUUID)
    return exports.getExportStatus(input)
  },

  async getSettings(input) {
    return showSettings(input, await visitAccount(input, input.path.accountUUID, 'JOURNAL'))
  },

  async updateSettings(input) {
    const account = await holdReachedAccount(input, input.path.accountUUID)
    const present = () => showSettings(input, account)
    await input.requireVersion({ entity: accountEntity(account), present })
    const { keepDays } = input.body
    const { journalDays } = await settingsOf(input.db, account.id)
    const { isChanged, ...parts } = changedFields({ keepDays: journalDays }, { keepDays })
    if (!isChanged) return present()
    await writeSettings(input.db, account.id, { journalDays: keepDays })
    await input.journal({ ...about(input, account), ...parts })
    return present()
  },

  async getChain(input) {
    const { id } = await visitAccount(input, input.path.accountUUID, 'JOURNAL')
    return showChain(input.db, input.session, id)
  },

  async verify(input) {
    const { db, session, now } = input
    const account = await holdReachedAccount(input, input.path.accountUUID)
    const found = await checkChain(db, account.id)
    const lastCheck = { at: now.getTime(), ...found }
    await db
      .update(journalChains)
      .set({ lastCheck, checkedBy: session.user.id })
      .where(eq(journalChains.accountId, account.id))
    const { entries, problems } = found
    await input.journal({ ...about(input, account), detail: { entries, problems: problems.length } })
    return showCheck(db, session, { lastCheck, checkedBy: session.user.id })
  },
} satisfies Handlers<'journal'>

const about = ({ session }: Pick<Context, 'session'>, account: AccountRow) => ({
  author: { accountId: account.id, userId: session.user.id },
  entity: accountEntity(account),
})

async function showSettings({ db, session }: Context, { id }: AccountRow): Promise<JournalSettings> {
  const { journalDays: keepDays } = await settingsOf(db, id)
  const change = await lastSettingsChange(db, session, id, { events: ['JOURNAL_SETTINGS_UPDATED'] })
  return { keepDays, version: versionOf({ keepDays }), ...change }
}

async function showChain(db: Database, session: SignedIn, accountId: string): Promise<JournalChain> {
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

async function showCheck(
  db: Database,
  session: SignedIn,
  { lastCheck, checkedBy }: Pick<Chain, 'lastCheck' | 'checkedBy'>,
): Promise<JournalCheck> {
  const user = (await loadPeople(db, session, [checkedBy]))(checkedBy)
  // Written by `verify` alone.
  return { ...(lastCheck as unknown as JournalCheck), ...(user && { user }) }
}
