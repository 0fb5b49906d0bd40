import type { Handlers } from '../../../identity/context.ts'
import type { Registry } from '../../../identity/feature.ts'
import { holdReachedAccount } from '../../../identity/visit-account.ts'
import { findChange, showUndo } from './find-change.ts'
import { undoChange } from './undo-change.ts'

export const settingsChanges = ({ undo }: Registry) =>
  ({
    async undoChange(input) {
      const account = await holdReachedAccount(input, input.path.accountUUID)
      const entry = await findChange(input.db, account.id, input.path.entryUuid)
      await undoChange(input, account, entry, undo)
      return showUndo(input.db, input.session, entry)
    },
  }) satisfies Pick<Handlers<'accountSettings'>, 'undoChange'>
