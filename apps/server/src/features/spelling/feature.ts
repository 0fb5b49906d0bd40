import { defineFeature } from '../../identity/feature.ts'
import { spellingWords } from './spellingWords.api.ts'
import { eq } from 'drizzle-orm'
import { spellingWords as wordRows } from './tables.ts'
import { undoWords } from './undo-words.ts'

export const feature = defineFeature({
  api: { spellingWords },
  undo: { SPELLING_WORDS_ADDED: undoWords, SPELLING_WORD_REMOVED: undoWords },
  settingsPages: {
    SPELLING: {
      events: ['SPELLING_WORDS_ADDED', 'SPELLING_WORD_REMOVED'],
      counts: (db, accountId) => ({ count: db.$count(wordRows, eq(wordRows.accountId, accountId)) }),
    },
  },
})
