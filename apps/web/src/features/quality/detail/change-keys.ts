import type { ReviewChange } from '@dragoman/sdk/operations/quality'
import type { Severity } from '@dragoman/sdk/quality-score'
import type { Command } from '../../../ground/commands.ts'
import { severityWord } from '../review-words.ts'
import { categoryName, type Categories } from '../use-categories.ts'

/** Keys of severities: the same as in the editor. */
const severityKeys: readonly (readonly [key: string, severity: Severity])[] = [
  ['0', 'NEUTRAL'],
  [',', 'MINOR'],
  ['m', 'MAJOR'],
  ['c', 'CRITICAL'],
]

/** The keys that say what is wrong in a change: digits are categories, letters severities. */
export const kindKeys = (
  categories: Categories,
  choose: (kind: { category: string } | { severity: Severity }) => void,
): Command[] => [
  ...categories.usable
    .filter(({ parent }) => !parent)
    .slice(0, 9)
    .map((category, at) => ({
      keys: [String(at + 1)],
      label: () => categoryName(category),
      run: () => choose({ category: category.code }),
    })),
  ...severityKeys.map(([key, severity]) => ({
    keys: [key],
    label: () => severityWord(severity),
    run: () => choose({ severity }),
  })),
]

/** The id of the next change, or of the one before. */
export const changeBeside = (changes: readonly ReviewChange[], current: ReviewChange | undefined, by: 1 | -1) =>
  changes[(current ? changes.indexOf(current) : -1) + by]?.uuid

/** The id of the next change without a category, from the first one again at the end. */
export function nextUncategorized(changes: readonly ReviewChange[], current: ReviewChange | undefined) {
  const at = current ? changes.indexOf(current) : -1
  const isOpen = ({ category }: ReviewChange) => category === undefined
  return (changes.slice(at + 1).find(isOpen) ?? changes.find(isOpen))?.uuid
}
