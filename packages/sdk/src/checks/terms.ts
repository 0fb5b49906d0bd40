import { foldText } from '../text-search.ts'
import { issueAt, type CheckedTerm, type CheckIssue, type Texts } from './issue.ts'

/** Languages that put so much into the end of a word that its beginning does not tell. */
const agglutinating = [
  'fi',
  'hu',
  'tr',
  'et',
  'az',
  'kk',
  'ky',
  'uz',
  'tk',
  'eu',
  'ka',
  'ta',
  'te',
  'kn',
  'ml',
  'zu',
  'xh',
  'sw',
  'kl',
]

/** Languages without spaces, or with words that are stuck to others: a term may stand anywhere. */
const anywhere = ['ja', 'zh', 'yue', 'th', 'lo', 'km', 'my', 'ko', 'ar', 'he', 'fa', 'ur']

const signs = /[.*+?^${}()|[\]\\/-]/g

/** The part of a word that stays when it is inflected. */
function stemOf(word: string, language: string): string {
  if (['ja', 'zh', 'yue', 'th', 'lo', 'km', 'my', 'ko'].includes(language) || word.length <= 3) return word
  if (['ar', 'he'].includes(language)) return word.replace(/^ال/, '').slice(0, Math.max(3, word.length - 3))
  return word.slice(0, Math.max(3, Math.ceil(word.length * 0.7)))
}

const patterns = new Map<string, RegExp>()

/** A pattern for a term in one of its forms, in a folded text. */
function formOf(term: string, language: string): RegExp {
  const key = `${language} ${term}`
  const known = patterns.get(key)
  if (known) return known
  if (patterns.size > 5000) patterns.clear()
  const words = foldText(term).trim().split(/\s+/)
  const isAnywhere = anywhere.includes(language)
  const inflected = words.map((word) => {
    const stem = stemOf(word, language).replaceAll(signs, '\\$&')
    return isAnywhere ? `${stem}\\p{L}*` : `\\p{L}{0,3}${stem}[\\p{L}\\p{M}]*`
  })
  // Articles and endings come between the words of a term, and compounds have none.
  const pattern = new RegExp(inflected.join('[^.!?]{0,12}?'), 'u')
  patterns.set(key, pattern)
  return pattern
}

/** The place of a text as it is, as a word; -1 for none. */
function placeOf(text: string, term: string, language: string): number {
  const [lower, wanted] = [text.toLowerCase(), term.toLowerCase()]
  const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{M}\p{N}]/u.test(letter)
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, at + 1)) {
    if (anywhere.includes(language)) return at
    if (!isLetter(lower[at - 1]) && !isLetter(lower[at + wanted.length])) return at
  }
  return -1
}

/** Terms of the source that are translated in another way than the glossary wants, or that should have stayed. */
export function checkTerms({ target, to }: Texts, terms: readonly CheckedTerm[]): CheckIssue[] {
  const issues: CheckIssue[] = []
  const folded = foldText(target)
  const isRight = ({ targets }: CheckedTerm) => targets.some((term) => formOf(term, to).test(folded))
  for (const term of terms) {
    const { source, targets, forbidden, isKept } = term
    const bad = forbidden.flatMap((word) => {
      const at = placeOf(target, word, to)
      // A term that is right may contain one that is not.
      const isPart = targets.some(
        (each) => each.toLowerCase().includes(word.toLowerCase()) && placeOf(target, each, to) !== -1,
      )
      return at === -1 || isPart ? [] : [{ at, word }]
    })
    for (const { at, word } of bad) {
      const more = targets.length > 0 ? { expected: targets[0]! } : {}
      issues.push(issueAt('term', 'termForbidden', target, [at, at + word.length], more))
    }
    const end: readonly [number, number] = [target.length, target.length]
    if (isKept && !target.toLowerCase().includes(source.toLowerCase()))
      issues.push(issueAt('term', 'termKept', target, end, { expected: source }))
    else if (!isKept && targets.length > 0 && bad.length === 0 && !agglutinating.includes(to) && !isRight(term))
      issues.push(issueAt('term', 'termMissing', target, end, { expected: targets[0]!, found: source }))
  }
  return issues
}
