import { hasMessage, t } from '../../../i18n/t.ts'

/** The server's own words, in English, where this version of the app has none yet. */
const wordOr = (id: string, fallback: string) => (hasMessage(id) ? t(id) : fallback)

/** Words of a format itself come first: what is hidden are words in one, slides in another. */
const formatWord = (kind: 'option' | 'optionText', format: string, key: string, fallback: string) =>
  wordOr(`parsers.${kind}.${format}.${key}`, wordOr(`parsers.${kind}.${key}`, fallback))

/** Label and help of a parser's option. */
export const optionWords = (
  format: string,
  key: string,
  { title, description }: { title: string; description: string },
) => ({
  label: formatWord('option', format, key, title),
  description: formatWord('optionText', format, key, description),
})

/** The word for one of the values that an option can have. */
export const choiceWord = (choice: string): string => wordOr(`parsers.choice.${choice}`, choice)

/** Name and help of a parser's way of reading. */
export const filterWords = (id: string, name: string) => ({
  label: wordOr(`parsers.filter.${id}`, name),
  description: wordOr(`parsers.filterText.${id}`, ''),
})
