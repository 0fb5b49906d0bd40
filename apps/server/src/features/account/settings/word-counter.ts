import type { WordCounter } from '@dragoman/sdk/operations/shared'
import type { Database } from '../../../kernel/database/connect.ts'
import { settingsOf } from './settings-of.ts'

/** How the words of new projects of an organizational unit are counted: as it says itself, or else its account. */
export const wordCounterOf = async (
  db: Database,
  orgUnit: { accountId: string; wordCounter: WordCounter | null },
): Promise<WordCounter> => orgUnit.wordCounter ?? (await settingsOf(db, orgUnit.accountId)).wordCounter
