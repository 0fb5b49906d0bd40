import { filler, isUnspaced, issueAt, remembered, withoutEnd, type CheckIssue, type Texts } from './issue.ts'

/** The marks at the end of a text, by what they mean. */
const classes = {
  stop: '.。．｡।۔։።។॥',
  question: '?？؟՞',
  exclamation: '!！՜',
  colon: ':：',
  ellipsis: '…',
} as const

type Mark = keyof typeof classes

const closing = new RegExp(`[\\s"'”’»›“)\\]}）］｝」』】〉》${filler}\u200B-\u200F\u2066-\u2069]`, 'u')

/** The mark at the end, with its range, behind which are only quotes, brackets, and tags; an empty range for none. */
function endOf(text: string, language: string): { mark?: Mark; begin: number; end: number } {
  const body = withoutEnd(text, closing)
  const end = body.length
  if (/[!?][!?]$/.test(body) && body.slice(-2).includes('?')) return { mark: 'question', begin: end - 1, end }
  if (/(?:\.{3}|。{3})$/.test(body)) return { mark: 'ellipsis', begin: end - 3, end }
  const last = body.at(-1) ?? ''
  if (language === 'el' && /[;\u037E]/.test(last)) return { mark: 'question', begin: end - 1, end }
  for (const mark of Object.keys(classes) as Mark[])
    if (last !== '' && classes[mark].includes(last)) return { mark, begin: end - 1, end }
  return { begin: end, end }
}

/** The marks of languages that do not have those of English. */
const own: Readonly<Record<string, Partial<Record<Mark, string>>>> = {
  zh: { stop: '。', question: '？', exclamation: '！', colon: '：', ellipsis: '……' },
  ja: { stop: '。', question: '？', exclamation: '！', colon: '：' },
  ar: { question: '؟' },
  fa: { question: '؟' },
  ur: { question: '؟', stop: '۔' },
  el: { question: ';' },
  hy: { question: '՞', exclamation: '՜', stop: '։', colon: '.' },
  hi: { stop: '।' },
  bn: { stop: '।' },
}

const usual: Record<Mark, string> = { stop: '.', question: '?', exclamation: '!', colon: ':', ellipsis: '…' }

/** Before these marks French has a space that keeps the line together. */
const withSpace = (mark: Mark, locale: string) => {
  if (!/^fr(?!-ca)/.test(locale)) return ''
  return mark === 'colon' ? '\u00A0' : mark === 'question' || mark === 'exclamation' ? '\u202F' : ''
}

/** Languages in which a sentence has no stop, or where its marks stand elsewhere. */
const endless = ['th', 'lo', 'km', 'my', 'hy', 'am', 'ti', 'bo', 'dz']

const wordCount = (text: string) => text.match(/\p{L}[\p{L}\p{M}’'-]*/gu)?.length ?? 0

const abbreviation =
  /(?:\p{L}\.[ \u00A0\u202F]?\p{L}|(?:^|[\s(])(?:etc|inc|ltd|co|corp|no|nr|st|str|vs|mr|mrs|dr|jr|sr|approx|max|min|ca|fig|ext|dept|usw|bzw|ecc|др|тел|ул|руб|стр|мин|макс|núm|pág|réf|tél|s|p|art|abs|kl|tsd|mio|mrd))\.$/iu

/** A colon without a stop after it. */
const hasLateColon = (text: string) => /[：:]/.test(text.slice(text.lastIndexOf('。') + 1))

/** Compares what the texts end with: a sentence, a question, something that follows, or nothing. */
export function checkEnd({ source, target, from, to, locale }: Texts): CheckIssue[] {
  if (endless.includes(to) || endless.includes(from)) return []
  const [wanted, present] = [endOf(source, from), endOf(target, to)]
  if (wanted.mark === present.mark) return []
  const stops: readonly (Mark | undefined)[] = ['stop', 'exclamation', 'ellipsis']
  // The strength of a sentence is a matter of taste, and so is how softly it ends.
  if (stops.includes(wanted.mark) && stops.includes(present.mark)) return []
  const isShort = isUnspaced(from) ? source.length < 6 : wordCount(source) < 3
  // Abbreviations, and labels that are sentences elsewhere.
  if (isShort && (wanted.mark ?? present.mark) === 'stop') return []
  if (wanted.mark === undefined) {
    // A salutation, and a label of a word or two.
    if (/[,，、،]\s*$/.test(source) || (isShort && present.mark !== 'question')) return []
    if (present.mark === 'stop' && ['zh', 'ja'].includes(from)) return []
    // The last word may be an abbreviation.
    if (present.mark === 'stop' && abbreviation.test(target)) return []
    const range = [present.begin, present.end] as const
    return [issueAt('punctuation', 'endMarkExtra', target, range, { fix: '' })]
  }
  // A line that ends in an abbreviation ends in a word elsewhere.
  if (wanted.mark === 'stop' && present.mark === undefined && abbreviation.test(source)) return []
  if (['ja', 'zh', 'yue'].includes(to)) {
    if (wanted.mark === 'colon' && present.mark === 'stop') return []
    // A list after a colon has no stop, and neither has a heading with its text.
    if (wanted.mark === 'stop' && present.mark === undefined && hasLateColon(target)) return []
  }
  const expected = own[to]?.[wanted.mark] ?? usual[wanted.mark]
  const fix = withSpace(wanted.mark, locale) + expected
  // The question may have been asked another way.
  const isSure = present.mark === undefined || wanted.mark === 'question'
  return [issueAt('punctuation', 'endMark', target, [present.begin, present.end], { expected, ...(isSure && { fix }) })]
}

/** Marks of another script after a letter of this one, and the ones to write. */
const local: Readonly<Record<string, { after: RegExp; marks: Readonly<Record<string, string>> }>> = {
  zh: {
    after: /[\p{Script=Han}](?:[,?!;]|:(?=\s|$)|\.(?=\s|$))/gu,
    marks: { ',': '，', '.': '。', '?': '？', '!': '！', ';': '；', ':': '：' },
  },
  ja: {
    after: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}](?:,|\.(?=\s|$))/gu,
    marks: { ',': '、', '.': '。' },
  },
  ar: { after: /\p{Script=Arabic}[,;?]/gu, marks: { ',': '،', ';': '؛', '?': '؟' } },
  fa: { after: /\p{Script=Arabic}[,;?]/gu, marks: { ',': '،', ';': '؛', '?': '؟' } },
  ur: { after: /\p{Script=Arabic}[,;?]/gu, marks: { ',': '،', ';': '؛', '?': '؟' } },
  el: { after: /\p{Script=Greek}\?/gu, marks: { '?': ';' } },
}

/** Marks of another language: half-width ones after Chinese, Latin ones after Arabic. */
export function checkMarks({ source, target, to, locale }: Texts): CheckIssue[] {
  const issues: CheckIssue[] = []
  const { after, marks } = local[to] ?? {}
  if (after && marks)
    for (const { 0: found, index } of target.matchAll(after)) {
      const at = index + found.length - 1
      const expected = marks[found.at(-1)!]!
      issues.push(issueAt('punctuation', 'localMark', target, [at, at + 1], { expected, fix: expected }))
    }
  const isInSource = remembered((found: string) => source.includes(found))
  const doubled = /(?<![,.;:。、，])(?:,,|;;|::(?!\w)|\.\.(?!\.)|。。(?!。)|、、|，，)(?![.。])/gu
  for (const { 0: found, index } of target.matchAll(doubled)) {
    if (isInSource(found)) continue
    const expected = found[0]!
    issues.push(issueAt('punctuation', 'doubledMark', target, [index, index + 2], { expected, fix: expected }))
  }
  if (to === 'es' && !locale.startsWith('es-x')) issues.push(...openingMarks(target))
  return issues
}

/** Spanish opens a question, and an exclamation. */
function openingMarks(target: string): CheckIssue[] {
  return (
    [
      ['?', '¿'],
      ['!', '¡'],
    ] as const
  ).flatMap(([close, open]) => {
    const first = target.search(new RegExp(`\\p{L}[)"”»]?[${close}]`, 'u'))
    if (first === -1 || target.includes(open)) return []
    // Mixed marks open with either.
    if (target.includes('¿') || target.includes('¡')) return []
    const start = target.search(/[\p{L}\p{N}]/u)
    const isOne = !/[.?!:;…,]\s/.test(target.slice(0, first))
    return [
      issueAt('punctuation', 'openingMark', target, [start, start], { expected: open, ...(isOne && { fix: open }) }),
    ]
  })
}
