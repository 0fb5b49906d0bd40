import type { Context } from '../../../identity/context.ts'
import { accountEntity, type AccountRow } from '../../../identity/visit-account.ts'
import { settingsOf, writeSettings, type SettingsOfAccount } from './settings-of.ts'

/** Settings that are answered and changed together. */
export type Switches = Omit<
  SettingsOfAccount,
  'cancellationRequired' | 'contractIntroduction' | 'contractsInProfile' | 'journalDays' | 'placement'
>
export type Setting = keyof Switches

/** Changes settings of a held account; the journal has those that are different then, and how many memories follow. */
export async function changeSettings(
  { db, journal }: Context,
  account: AccountRow,
  wanted: Partial<Switches>,
  { memories = 0 }: { memories?: number } = {},
): Promise<void> {
  const held = await settingsOf(db, account.id)
  const changed = (Object.keys(wanted) as Setting[]).filter((setting) => wanted[setting] !== held[setting])
  if (changed.length === 0 && memories === 0) return
  const part = (of: Partial<Switches>) => Object.fromEntries(changed.map((setting) => [setting, of[setting]]))
  if (changed.length > 0) await writeSettings(db, account.id, part(wanted))
  const detail = memories > 0 ? { detail: { memories } } : {}
  await journal({
    accountId: account.id,
    entity: accountEntity(account),
    before: part(held),
    after: part(wanted),
    ...detail,
  })
}
