import type { Handlers } from '../../../identity/context.ts'
import type { Registry } from '../../../identity/feature.ts'
import { holdReachedAccount } from '../../../identity/visit-account.ts'
import { reachAccount } from '../../../identity/reach-account.ts'
import type { UndoableEvent } from '../../../identity/undo.ts'
import { findChange, showUndo } from './find-change.ts'
import { undoChange } from './undo-change.ts'

export const settingsChanges = ({ undo }: Registry) =>
  ({
    async undoChange(input) {
      const accountId = await reachAccount(input.db, input.session, input.path.accountUUID)
      const entry = await findChange(input.db, accountId, input.path.entryUuid)
      await undo[entry.event as UndoableEvent].confirm?.(input, input.body?.password)
      const account = await holdReachedAccount(input, accountId)
      await undoChange(input, account, entry, undo)
      return showUndo(input.db, input.session, entry)
    },
  }) satisfies Pick<Handlers<'accountSettings'>, 'undoChange'>
