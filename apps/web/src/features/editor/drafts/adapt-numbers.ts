/** A number of a match, and the one that stands in its place in the segment. */
interface ChangedNumber {
  before: string
  after: string
}

interface AdaptedText {
  text: string
  /** The changed numbers, as the translation spells them. */
  numbers: ChangedNumber[]
}

/** Tags have numbers, too, which are not the text's. */
const numberOrTag = /⟦[^⟧]*⟧|\d+(?:[.,\u00A0\u202F'’]\d+)*/g

const numbersIn = (text: string) => (text.match(numberOrTag) ?? []).filter((found) => !found.startsWith('⟦'))

/** Marks inside numbers, as one language and another have them. */
const spellings: readonly ((number: string) => string)[] = [
  (number) => number,
  (number) => number.replaceAll(/[.,]/g, (mark) => (mark === '.' ? ',' : '.')),
  (number) => number.replaceAll(',', '\u00A0').replaceAll('.', ','),
  (number) => number.replaceAll(',', '\u202F').replaceAll('.', ','),
  (number) => number.replaceAll(',', ''),
]

/** How often each number stands in a text. */
function tally(numbers: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1)
  return counts
}

/**
 * The translation of a similar source with the numbers of this one. Undefined where there is nothing to change, and where
 * it is not sure which number belongs where: both sources have as many numbers, one that changes does so wherever it
 * stands, and the translation has it just as often. A mark that only the new number has could be spelled otherwise there.
 */
export function adaptNumbers(before: string, after: string, translation: string): AdaptedText | undefined {
  const [old, present] = [numbersIn(before), numbersIn(after)]
  if (old.length !== present.length) return undefined
  const inSource = tally(old)
  const inTranslation = tally(numbersIn(translation))
  const changes = new Map<string, string>()
  const decided = new Map<string, string>()
  for (const [at, number] of old.entries()) {
    const next = present[at]!
    if ((decided.get(number) ?? next) !== next) return undefined
    if (decided.has(number)) continue
    decided.set(number, next)
    if (next === number) continue
    const spell = spellings.find((each) => inTranslation.get(each(number)) === inSource.get(number))
    const hasNewMarks = next.split(/\d+/).some((mark) => !number.includes(mark))
    if (!spell || hasNewMarks || changes.has(spell(number))) return undefined
    changes.set(spell(number), spell(next))
  }
  if (changes.size === 0) return undefined
  return {
    text: translation.replaceAll(numberOrTag, (found) => changes.get(found) ?? found),
    numbers: [...changes].map(([from, to]) => ({ before: from, after: to })),
  }
}
