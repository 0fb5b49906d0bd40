import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../../identity/context.ts'
import type { Registry } from '../../../identity/feature.ts'
import { accountEntity, type AccountRow } from '../../../identity/visit-account.ts'
import { lastChange, named, type Entity, type NewEntry } from '../../../kernel/journal.ts'
import { ApiError } from '../../../kernel/refusals.ts'
import type { Change, Fields, Undo, UndoableEvent } from '../../../identity/undo.ts'
import type { EntryRow } from './find-change.ts'

/** Undoes a change of settings of a held account, and records that; 409 where what it left has changed since. */
export async function undoChange(
  context: Context,
  account: AccountRow,
  entry: EntryRow,
  undos: Registry['undo'],
): Promise<void> {
  const { before = null, after = null, detail, entityId, entityName } = entry
  const event = entry.event as UndoableEvent
  const change: Change = { event, entityId, entityName, before, after, detail: detail ?? {} }
  const undo = undos[event]
  const present = await undo.present(context, account, change)
  const moved = movedOn(after, present)
  if (moved !== undefined) await refuse(context, account, { entry, undo, undos, moved })
  const undone = await undo.restore(context, account, change)
  const type = entry.entityType as Entity['type']
  const { undoes: _, ...about } = change.detail
  const undoing: NewEntry = {
    entity: type === 'ACCOUNT' ? accountEntity(account) : { type, id: entityId, name: nameIn(before) ?? entityName },
    before: after,
    after: undone.after ?? before,
    detail: { ...about, undoes: entry.uuid },
  }
  await context.journal({ ...named(undoing, undone.event), accountId: account.id })
}

const nameIn = (fields: Fields | null) => (typeof fields?.['name'] === 'string' ? fields['name'] : undefined)

/**
 * The fields that are no longer as a change has left them: null where it does not exist; undefined where nothing has
 * moved on.
 */
function movedOn(left: Fields | null, present: Fields | null): Fields | null | undefined {
  if (left === null || present === null) return left === present ? undefined : present
  // As the journal keeps values.
  const plain = JSON.parse(JSON.stringify(present)) as Fields
  const moved = Object.keys(left).filter(
    (field) => field in plain && !isDeepStrictEqual(left[field] ?? null, plain[field] ?? null),
  )
  return moved.length > 0 ? Object.fromEntries(moved.map((field) => [field, plain[field]])) : undefined
}

async function refuse(
  { db }: Context,
  account: AccountRow,
  { entry, undo, undos, moved }: { entry: EntryRow; undo: Undo; undos: Registry['undo']; moved: Fields | null },
): Promise<never> {
  const { entityId: id, entityType, detail } = entry
  const found = await lastChange(
    db,
    account.id,
    { type: entityType as Entity['type'], id },
    {
      events: [
        ...Object.entries(undos).flatMap(([event, each]) => (each === undo ? (event as UndoableEvent) : [])),
        'BANK_ACCOUNT_REMOVED',
      ],
      ...(undo.which !== undefined && { holds: { detail: { [undo.which]: detail?.[undo.which] } } }),
      ...(moved && entry.before && { changes: Object.keys(moved) }),
    },
  )
  const last = found && found.at > entry.at ? found : undefined
  const data = {
    present: moved,
    ...(last?.by && { changedBy: last.by }),
    ...(last && { changedAt: last.at.getTime() }),
  }
  throw new ApiError(409, `What this change left has changed since${fieldNames(moved)}.`, {
    code: 'SETTINGS_CHANGED_SINCE',
    data,
  })
}

const fieldNames = (moved: Fields | null) =>
  moved === null ? ': it was deleted' : `: ${Object.keys(moved).join(', ')}`
