import { loadWords } from '../../../i18n/words.ts'

/** Loads a part of the page together with the words of board, calendar, and workload, which the table does not need. */
export const withBoardWords =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    const [part] = await Promise.all([load(), loadWords(['board'])])
    return part
  }
