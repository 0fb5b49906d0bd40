import { lastSettingsChange } from '../account/settings/last-settings-change.ts'
import type { Handlers } from '../../identity/context.ts'
import { accountEntity, holdReachedAccount, visitAccount, type AccountRow } from '../../identity/visit-account.ts'
import { dictionaryLocales } from './check-spelling.ts'
import { addWords, listWords, removeWord, showWords } from './spelling-words.ts'

const events = ['SPELLING_WORDS_ADDED', 'SPELLING_WORD_REMOVED'] as const

export const spellingWords = {
  async list(input) {
    const { db, session, settings } = input
    const { id } = await visitAccount(input, input.path.id, 'SETTINGS')
    return {
      words: await listWords(db, session, id),
      dictionaries: dictionaryLocales(settings),
      ...(await lastSettingsChange(db, session, id, { events })),
    }
  },

  async add(input) {
    const { db, session, path, body, journal } = input
    const account = await holdReachedAccount(input, path.id)
    const { added, rows } = await addWords(db, { accountId: account.id, createdBy: session.user.id }, body)
    if (added.length > 0) {
      const words = added.map(({ word }) => word)
      const change = { words, language: body.language ?? null }
      await journal({ ...about(account), after: change, detail: { words: words.join(' ') } })
    }
    return showWords(db, session, rows)
  },

  async remove(input) {
    const { db, path, journal } = input
    const account = await holdReachedAccount(input, path.id)
    const { word, language } = await removeWord(db, account.id, path.wordUuid)
    await journal({ ...about(account), before: { words: [word], language }, detail: { words: word } })
  },
} satisfies Handlers<'spellingWords'>

const about = (account: AccountRow) => ({
  accountId: account.id,
  entity: accountEntity(account),
})
