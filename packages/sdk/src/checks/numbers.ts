import { hasChoices, issueAt, overlapsOf, remembered, withoutEnd, type CheckIssue, type Texts } from './issue.ts'
import { hasNumberWord, monthsIn } from './number-words.ts'
import { pairOff } from './pair-off.ts'

/** A number in a text: where it is, and the values that its separators may mean. */
interface Found {
  begin: number
  end: number
  digits: string
  /** Each as a decimal without needless zeros. */
  values: readonly string[]
}

const numeral = /\p{Nd}+(?:[.,'’\u066B\u066C]\p{Nd}+|[ \u00A0\u202F]\p{Nd}{3}(?!\p{Nd}))*/gu
const zeros = [
  0x30, 0x6_60, 0x6_f0, 0x9_66, 0x9_e6, 0xa_66, 0xa_e6, 0xb_66, 0xb_e6, 0xc_66, 0xc_e6, 0xd_66, 0xe_50, 0xe_d0, 0xf_20,
  0x10_40, 0x17_e0, 0x18_10, 0xff_10,
]

/** A text with all its digits as European ones; each digit keeps its place. */
export const europeanDigits = (text: string): string =>
  text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    const point = digit.codePointAt(0)!
    const zero = zeros.findLast((each) => each <= point)
    return zero === undefined || point - zero > 9 || digit.length > 1 ? digit : String(point - zero)
  })

/** Compares the numbers of both texts by their values, whatever their digits and separators. */
export function checkNumbers(
  texts: Texts,
  skipped: { source: readonly Range[]; target: readonly Range[] },
  sourceLocale: string,
  mayOmit: boolean,
): CheckIssue[] {
  const { source, target, from, to, locale } = texts
  if (hasChoices(texts)) return []
  const wanted = numbersIn(source, skipped.source)
  const present = numbersIn(target, skipped.target)
  if (wanted.length === 0 && present.length === 0) return []
  const valuesIn = ({ values }: Found) => values
  let { left: missing, rest: extra } = pairOff(wanted, present, valuesIn, valuesIn)
  if (halfDay.test(source) || halfDay.test(target)) {
    const hoursOf = ({ digits }: Found) => (Number.isSafeInteger(Number(digits)) ? [Number(digits)] : [])
    const later = (one: Found) => hoursOf(one).flatMap((hour) => [hour - 12, hour + 12])
    ;({ left: missing, rest: extra } = pairOff(missing, extra, later, hoursOf))
    missing = missing.filter(({ digits }) => Number(digits) !== 0)
    extra = extra.filter(({ digits }) => Number(digits) !== 0)
  }
  const digitsOf = (numbers: readonly Found[]) => numbers.map(({ digits }) => digits).join('')
  // Parted another way: groups by spaces, phone numbers, dates, times.
  if (digitsOf(missing) === digitsOf(extra)) missing = extra = []
  const isSourceInMyriads = myriads.test(source)
  if (isSourceInMyriads !== myriads.test(target)) {
    missing = missing.filter(({ digits }) => Number(digits) < 100)
    extra = isSourceInMyriads ? [] : extra.filter(({ end }) => !myriad.test(target.slice(end)))
  }
  const wordsIn = (text: string, language: string, textLocale: string) => {
    const isWord = remembered(
      (value: number) => hasNumberWord(text, language, value) || monthsIn(text, textLocale).has(value),
    )
    return ({ digits }: Found) => Number(digits) <= 21 && isWord(Number(digits))
  }
  const [isWordInTarget, isWordInSource] = [wordsIn(target, to, locale), wordsIn(source, from, sourceLocale)]
  missing = missing.filter((one) => !isWordInTarget(one))
  extra = extra.filter((one) => !isWordInSource(one))
  // A dual or a singular needs no number.
  if (mayOmit || to === 'ar' || to === 'he') missing = missing.filter(({ digits }) => Number(digits) > 2)
  if (mayOmit) missing = []
  // One day, one item: a counter wants its number.
  if (['ja', 'zh', 'yue', 'ko'].includes(to)) extra = extra.filter(({ digits }) => Number(digits) !== 1)
  if (from === 'ar' || from === 'he') extra = extra.filter(({ digits }) => Number(digits) > 2)
  return [...issuesOf(source, target, missing, extra), ...wrongMarks(source, target, to, locale, present)]
}

type Range = readonly [begin: number, end: number]

function issuesOf(source: string, target: string, missing: readonly Found[], extra: readonly Found[]): CheckIssue[] {
  const rest = [...extra]
  const issues = missing.map((one) => {
    const expected = source.slice(one.begin, one.end)
    const other = missing.length === extra.length ? rest.shift() : undefined
    if (!other) return issueAt('number', 'missing', target, [target.length, target.length], { expected })
    // The way that digits and separators are written is the translator's.
    const isPlain = /^\d+$/.test(expected) && /^\d+$/.test(target.slice(other.begin, other.end))
    const isSure = missing.length === 1 && isPlain
    const more = { expected, ...(isSure && { fix: expected }) }
    return issueAt('number', 'changed', target, [other.begin, other.end], more)
  })
  return [...issues, ...rest.map(({ begin, end }) => issueAt('number', 'extra', target, [begin, end]))]
}

/** 5 PM may be 17:00. */
const halfDay =
  /(?<=\d\s?)[ap]\.?\s?m\b|午前|午後|上午|下午|오전|오후|de la (?:mañana|tarde|noche)|da (?:manhã|tarde|noite)/iu

const myriads = /\d\s?[万萬億亿兆千百만억천백]|\b(?:thousand|million|billion|lakh|crore)s?\b/iu
const myriad = /^\s?[万萬億亿兆千百만억천백]/u

function numbersIn(text: string, skipped: readonly Range[]): Found[] {
  const found: Found[] = []
  const latin = europeanDigits(text)
  const isSkipped = overlapsOf(skipped)
  for (const { 0: written, index } of latin.matchAll(numeral)) {
    if (isSkipped(index, index + written.length)) continue
    const values = valuesOf(written)
    if (values) {
      found.push({ begin: index, end: index + written.length, digits: written.replaceAll(/\D/g, ''), values })
      continue
    }
    // A date, a version, a list: each number by itself.
    for (const part of written.matchAll(/\d+/g)) {
      const begin = index + part.index
      found.push({ begin, end: begin + part[0].length, digits: part[0], values: [plain(part[0])] })
    }
  }
  return found
}

/** The values that a number can have, grouped or with decimals; undefined where it is several numbers. */
function valuesOf(written: string): string[] | undefined {
  const parts = written.split(/\D/)
  if (parts.length === 1) return [plain(written)]
  const marks = written.replaceAll(/\d/g, '')
  const last = parts.at(-1)!
  const isGrouped = (groups: readonly string[]) =>
    groups.length === 1 || (groups[0]!.length <= 3 && groups.slice(1).every((group) => /^\d{2,4}$/.test(group)))
  const values: string[] = []
  const isOneMark = new Set(marks).size === 1
  if (isOneMark && isGrouped(parts) && last.length === 3) values.push(plain(parts.join('')))
  const isDecimal =
    marks.length === 1 || (!isOneMark && marks.lastIndexOf(marks.at(-1)!) === marks.indexOf(marks.at(-1)!))
  if (isDecimal && isGrouped(parts.slice(0, -1)) && !/[ \u00A0\u202F'’]/.test(marks.at(-1)!))
    values.push(plain(`${parts.slice(0, -1).join('')}.${last}`))
  return values.length > 0 ? values : undefined
}

function plain(number: string): string {
  const [whole = '', decimals = ''] = number.split('.')
  const rest = withoutEnd(decimals, /0/)
  return (whole.replace(/^0+(?=\d)/, '') || '0') + (rest && `.${rest}`)
}

const unit = /^\s?(?:%|°|[€$£¥]|(?:mm|cm|km|kg|mg|ml|kW|MW|MB|GB|Hz|V|A|W|m|g|l|s|h)(?!\p{L}))/u
const marks = new Map<string, string>()

/** A decimal mark that was left as in the source, where a unit says that it is a decimal. */
function wrongMarks(
  source: string,
  target: string,
  to: string,
  locale: string,
  present: readonly Found[],
): CheckIssue[] {
  if (['ar', 'fa', 'ur', 'hi', 'bn', 'mr', 'ne', 'my'].includes(to)) return []
  const mark = markOf(locale)
  const isInSource = remembered((written: string) => source.includes(written))
  return present.flatMap(({ begin, end }) => {
    const written = target.slice(begin, end)
    const parts = /^(\d+)([.,])(\d{1,2})$/.exec(written)
    if (!parts || parts[2] === mark || !unit.test(target.slice(end)) || !isInSource(written)) return []
    const expected = `${parts[1]}${mark}${parts[3]}`
    return [issueAt('number', 'decimalMark', target, [begin, end], { expected, fix: expected })]
  })
}

function markOf(locale: string): string {
  let mark = marks.get(locale)
  if (mark === undefined) {
    const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
    mark = parts.find(({ type }) => type === 'decimal')?.value ?? '.'
    marks.set(locale, mark)
  }
  return mark
}
