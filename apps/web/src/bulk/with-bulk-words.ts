import { withWords } from '../i18n/with-words.ts'

/** Loads a part of the page together with the words of bulk changes, which only its dialogs need. */
export const withBulkWords = <Part>(load: () => Promise<Part>) => withWords(['bulk'], load)
