import { loadWords } from '../i18n/words.ts'

/** Loads a part of the page together with the words of bulk changes, which only its dialogs need. */
export const withBulkWords =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    const [part] = await Promise.all([load(), loadWords(['bulk'])])
    return part
  }
