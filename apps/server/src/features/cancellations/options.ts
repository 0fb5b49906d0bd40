import type { CancellationOption } from '@dragoman/sdk/operations/cancellationOptions'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { invalid } from '../../kernel/refusals.ts'
import { settingsOf } from '../account/settings/settings-of.ts'
import { defaultOptions } from './default-options.ts'
import { cancellationOptions, type CancellationSubject } from './tables.ts'

/** All options of an account: the default ones, then its own, oldest first. */
export async function optionsOf(db: Database, accountId: string): Promise<CancellationOption[]> {
  const rows = await db
    .select()
    .from(cancellationOptions)
    .where(eq(cancellationOptions.accountId, accountId))
    .orderBy(asc(cancellationOptions.createdAt), asc(cancellationOptions.id))
  const known = new Map(rows.map((row) => [row.id, row]))
  const own = rows.flatMap(({ id, name, active, appliesTo }) =>
    name === null ? [] : [{ uuid: id, name, isDefault: false, active, appliesTo: appliesTo ?? [] }],
  )
  const given = defaultOptions.map(({ id, code, name, appliesTo }) => ({
    uuid: id,
    name,
    code,
    isDefault: true,
    active: known.get(id)?.active ?? true,
    appliesTo: [...appliesTo],
  }))
  return [...given, ...own]
}

/** How many options are offered. */
export const countActiveOptions = async (db: Database, accountId: string): Promise<number> =>
  (await optionsOf(db, accountId)).filter(({ active }) => active).length

/** Why something is canceled, as a request says it. */
export interface GivenReason {
  reason?: string | undefined
  optionUuid?: string | undefined
}

/** The same, checked. */
export interface CancellationReason {
  /** The reason as entered; the name of the option if none was entered. */
  reason: string | undefined
  option: CancellationOption | undefined
}

/**
 * Why something is canceled: 400 for an option that isn't offered for it, and for none where the account requires one.
 */
export async function requireReason(
  db: Database,
  accountId: string,
  subject: CancellationSubject,
  { reason, optionUuid }: GivenReason,
): Promise<CancellationReason> {
  const text = reason?.trim() || undefined
  if (optionUuid === undefined) {
    if ((await settingsOf(db, accountId)).cancellationRequired)
      throw invalid('body.optionUuid', 'This account requires a cancellation option. Select one.')
    return { reason: text, option: undefined }
  }
  const option = (await optionsOf(db, accountId)).find(({ uuid }) => uuid === optionUuid)
  if (!option?.active || !option.appliesTo.includes(subject))
    throw invalid('body.optionUuid', "This cancellation option isn't offered here. Select another one.")
  return { reason: text ?? option.name, option }
}
