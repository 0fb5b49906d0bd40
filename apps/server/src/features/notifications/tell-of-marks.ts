import type { SignedIn } from '../../identity/sessions.ts'
import { noteChanges } from '../../kernel/change-log.ts'
import type { Database } from '../../kernel/database/connect.ts'

/** Tells the app of a person, wherever it is open, that notifications of theirs were marked. */
export const tellOfMarks = (db: Database, { user, account }: SignedIn, requestId: string): Promise<void> =>
  db.transaction((transaction) =>
    noteChanges(transaction, [
      {
        accountId: account.id,
        userId: user.id,
        actorId: user.id,
        requestId,
        event: 'NOTIFICATIONS_MARKED',
        entityType: 'NOTIFICATION',
        entityId: user.id,
      },
    ]),
  )
