import type { CancellationOption, CancellationOptionsUpdate } from '@dragoman/sdk/operations/cancellationOptions'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { insertOne } from '../../kernel/database/one-row.ts'
import { impossible, invalid, notFound } from '../../kernel/refusals.ts'
import { settingsOf, writeSettings } from '../account/settings/settings-of.ts'
import { optionsOf } from './options.ts'
import { cancellationOptions, cancellations, type CancellationSubject } from './tables.ts'

/** Options of its own that an account can have, archived ones included. */
const most = 100

/** Adds an option to a held account; under the id that it had, where it comes back. */
export async function addOption(
  db: Database,
  accountId: string,
  { name, appliesTo, uuid: id }: { name: string; appliesTo: readonly CancellationSubject[]; uuid?: string },
): Promise<CancellationOption> {
  const options = await optionsOf(db, accountId)
  if (options.filter(({ isDefault }) => !isDefault).length >= most)
    throw impossible(`An account can have ${most} cancellation options of its own.`, 'TOO_MANY', { limit: most })
  const value = { name: requireName(options, name), appliesTo: [...new Set(appliesTo)] }
  const { id: uuid } = await insertOne(db, cancellationOptions, {
    ...(id !== undefined && { id }),
    accountId,
    ...value,
  })
  return { uuid, ...value, isDefault: false, active: true }
}

function requireName(options: readonly CancellationOption[], given: string, uuid?: string): string {
  const name = given.trim()
  if (name === '') throw invalid('name', 'Enter a name.')
  const same = (other: CancellationOption) => other.uuid !== uuid && other.name.toLowerCase() === name.toLowerCase()
  const taken = options.find(same)
  if (taken) throw impossible(`There is already an option called ${taken.name}.`, 'NAME_TAKEN', { uuid: taken.uuid })
  return name
}

/** Changes options of a held account; gives what has changed, by name, or undefined for nothing. */
export async function changeOptions(
  db: Database,
  accountId: string,
  { required, options: changes = [] }: Pick<CancellationOptionsUpdate, 'required' | 'options'>,
): Promise<{ before: Record<string, unknown>; after: Record<string, unknown> } | undefined> {
  // People name the options.
  const before: Record<string, unknown> = Object.create(null)
  const after: Record<string, unknown> = Object.create(null)
  const { cancellationRequired } = await settingsOf(db, accountId)
  if (required !== undefined && required !== cancellationRequired) {
    await writeSettings(db, accountId, { cancellationRequired: required })
    before['required'] = cancellationRequired
    after['required'] = required
  }
  for (const { uuid, ...change } of changes) {
    const options = await optionsOf(db, accountId)
    const held = requireOption(options, uuid)
    const { name = held.name, active = held.active, appliesTo = held.appliesTo } = change
    if (held.isDefault && (change.name !== undefined || change.appliesTo))
      throw invalid('body.options', "Default options can be archived and restored, but they can't be changed.")
    const wanted = { name: requireName(options, name, uuid), active, appliesTo: [...new Set(appliesTo)] }
    const present = { name: held.name, active: held.active, appliesTo: held.appliesTo }
    if (JSON.stringify(wanted) === JSON.stringify(present)) continue
    await storeOption(db, accountId, held, wanted)
    before[held.name] = present
    after[held.name] = wanted
  }
  return Object.keys(after).length > 0 ? { before, after } : undefined
}

function requireOption(options: readonly CancellationOption[], uuid: string): CancellationOption {
  const option = options.find((each) => each.uuid === uuid)
  if (!option) throw notFound('cancellation option')
  return option
}

async function storeOption(
  db: Database,
  accountId: string,
  { uuid: id, isDefault }: CancellationOption,
  { name, active, appliesTo }: Pick<CancellationOption, 'name' | 'active' | 'appliesTo'>,
): Promise<void> {
  const set = isDefault ? { active } : { name, active, appliesTo: [...appliesTo] }
  await db
    .insert(cancellationOptions)
    .values({ accountId, id, ...set })
    .onConflictDoUpdate({ target: [cancellationOptions.accountId, cancellationOptions.id], set })
}

/** Offers an option of a held account no more; an own one that was never used goes. Gives it as it was. */
export async function archiveOption(db: Database, accountId: string, uuid: string): Promise<CancellationOption> {
  const held = requireOption(await optionsOf(db, accountId), uuid)
  const isIt = and(eq(cancellations.accountId, accountId), eq(cancellations.optionId, uuid))
  if (held.isDefault || (await db.$count(cancellations, isIt)) > 0)
    await storeOption(db, accountId, held, { ...held, active: false })
  else
    await db
      .delete(cancellationOptions)
      .where(and(eq(cancellationOptions.accountId, accountId), eq(cancellationOptions.id, uuid)))
  return held
}
