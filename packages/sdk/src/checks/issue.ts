/** The kinds of issues that a check of a translation finds. */
export type CheckKind =
  | 'number'
  | 'alphanumeric'
  | 'term'
  | 'placeholder'
  | 'punctuation'
  | 'space'
  | 'repeated'
  | 'bracket'
  | 'address'
  | 'same'
  | 'script'
  | 'control'

/** The rule of a kind that a translation breaks. */
export type CheckRule =
  | 'missing'
  | 'changed'
  | 'extra'
  | 'decimalMark'
  | 'termMissing'
  | 'termForbidden'
  | 'termKept'
  | 'endMark'
  | 'endMarkExtra'
  | 'localMark'
  | 'doubledMark'
  | 'openingMark'
  | 'edgeSpace'
  | 'doubleSpace'
  | 'spaceBefore'
  | 'spaceAfter'
  | 'noBreakSpace'
  | 'spaceBetween'
  | 'lineBreaks'
  | 'hiddenCharacter'
  | 'repeatedWord'
  | 'bracket'
  | 'quotes'
  | 'sameAsSource'
  | 'otherScript'
  | 'mixedScript'
  | 'control'

/** An issue of a translation, and its place there. */
export interface CheckIssue {
  kind: CheckKind
  rule: CheckRule
  /** It keeps the translation from being confirmed. */
  blocking: boolean
  /** The range in the target, in UTF-16 code units; empty where something is missing. */
  begin: number
  end: number
  /** The text that stands there; absent where something is missing. */
  found?: string
  /** The text that belongs there, as far as that is known. */
  expected?: string
  /** The text to put in place of the range; absent where no single text is right. */
  fix?: string
}

/** A term of a glossary that occurs in the source. */
export interface CheckedTerm {
  /** The term as it stands in the source. */
  source: string
  /** The translations to use, any of them; empty where there is none. */
  targets: readonly string[]
  /** Translations not to use. */
  forbidden: readonly string[]
  /** It stays as it is. */
  isKept: boolean
}

/** A translation to check. Placeholders of inline tags stand in both texts as in `segment-text`. */
export interface CheckedText {
  source: string
  target: string
  /** In either spelling. */
  sourceLocale: string
  targetLocale: string
  /** The number may be left out: a plural form that stands for one number alone. */
  mayOmitNumber?: boolean
  /** The terms in the source. */
  terms?: readonly CheckedTerm[]
}

/** Both texts, with each placeholder of a tag filled up by a character that is nothing else. */
export interface Texts {
  source: string
  target: string
  /** Language codes. */
  from: string
  to: string
  /** The whole target locale, lower case with hyphens. */
  locale: string
}

/** Stands in for each code unit of a tag's placeholder, so that places stay the same. */
export const filler = '\uFFFC'

const placeholder = /⟦\/?[1-9]\d{0,5}\/?⟧/g

/** A text with its tags filled up. */
export const withoutTags = (text: string): string =>
  text.includes('⟦') ? text.replace(placeholder, (tag) => filler.repeat(tag.length)) : text

/** Languages without spaces between words. */
export const isUnspaced = (language: string): boolean => ['ja', 'zh', 'yue', 'th', 'lo', 'km', 'my'].includes(language)

/** Messages with choices have words in braces, and as many forms as their language needs. */
const choices = /\{\s*[\w.-]+\s*,\s*(?:plural|select|selectordinal)\b/

/** Whether one of the texts is a message with choices. */
export const hasChoices = ({ source, target }: Pick<Texts, 'source' | 'target'>): boolean =>
  (source.includes('{') || target.includes('{')) && (choices.test(source) || choices.test(target))

/** A text without the characters at its end that match; a pattern that is tied to the end alone would try every run. */
export function withoutEnd(text: string, character: RegExp): string {
  let end = text.length
  while (end > 0 && character.test(text[end - 1]!)) end -= 1
  return text.slice(0, end)
}

/** A function that looks for the answer to each question once. */
export function remembered<Key, Answer>(find: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new Map<Key, { answer: Answer }>()
  return (key) => {
    const known = answers.get(key) ?? { answer: find(key) }
    answers.set(key, known)
    return known.answer
  }
}

/** Whether a range overlaps one of many. */
export function overlapsOf(
  ranges: readonly (readonly [begin: number, end: number])[],
): (begin: number, end: number) => boolean {
  const merged: [begin: number, end: number][] = []
  for (const [begin, end] of ranges.toSorted((one, other) => one[0] - other[0])) {
    const last = merged.at(-1)
    if (last && begin < last[1]) last[1] = Math.max(last[1], end)
    else merged.push([begin, end])
  }
  return (begin, end) => {
    let [low, high] = [0, merged.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (merged[middle]![1] > begin) high = middle
      else low = middle + 1
    }
    return low < merged.length && merged[low]![0] < end
  }
}

/** An issue over a part of the target. */
export function issueAt(
  kind: CheckKind,
  rule: CheckRule,
  target: string,
  [begin, end]: readonly [number, number],
  more: Partial<CheckIssue> = {},
): CheckIssue {
  return { kind, rule, blocking: false, begin, end, ...(end > begin && { found: target.slice(begin, end) }), ...more }
}
