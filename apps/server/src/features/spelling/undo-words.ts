import { formerly, type Change, type Undo } from '../../identity/undo.ts'
import { addWords, findWords, removeWord } from './spelling-words.ts'

interface Recorded {
  words: string[]
  language: string | null
}

const recorded = ({ before, after }: Change) => (after ?? before) as unknown as Recorded

/** Words to ignore that were added or deleted. */
export const undoWords: Undo = {
  which: 'words',

  async present({ db }, { id }, change) {
    const { words, language } = recorded(change)
    const found = await findWords(db, id, { words, language })
    const present = new Set(found.map(({ word }) => word))
    return found.length > 0 ? { words: words.filter((word) => present.has(word)), language } : null
  },

  async restore({ db, session }, { id }, change) {
    const found = await findWords(db, id, recorded(change))
    if (found.length > 0) {
      for (const row of found) await removeWord(db, id, row.id)
      return { event: 'SPELLING_WORD_REMOVED' }
    }
    const { words, language } = formerly<Recorded>(change)
    await addWords(db, { accountId: id, createdBy: session.user.id }, { words, ...(language !== null && { language }) })
    return { event: 'SPELLING_WORDS_ADDED' }
  },
}
