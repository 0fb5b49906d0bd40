import {
  filler,
  isUnspaced,
  issueAt,
  overlapsOf,
  remembered,
  withoutEnd,
  type CheckIssue,
  type Texts,
} from './issue.ts'

type Range = readonly [begin: number, end: number]

/** Checks the spaces of a translation, outside of addresses. */
export function checkSpaces(texts: Texts, addresses: readonly Range[]): CheckIssue[] {
  const { source, target, to, locale } = texts
  const issues = [...edges(source, target), ...hidden(source, target, to)]
  const isInAddress = overlapsOf(addresses)
  const isFree = (begin: number) => !isInAddress(begin, begin + 1)
  const isInSource = remembered((found: string) => source.includes(found))
  const add = (rule: CheckIssue['rule'], begin: number, end: number, fix: string) => {
    if (isFree(begin)) issues.push(issueAt('space', rule, target, [begin, end], { fix }))
  }
  const inner = target.trim()
  const start = target.indexOf(inner)
  if (!/ {2}/.test(source.trim()))
    for (const { 0: found, index } of inner.matchAll(/(?<=\S)[ \u00A0]{2,}(?=\S)/g))
      add('doubleSpace', start + index, start + index + found.length, ' ')
  if (isUnspaced(to)) {
    const isSpaced = /[\p{Script=Han}\p{Script=Hiragana}] +[\p{Script=Han}\p{Script=Hiragana}]/u.test(source)
    if (!isSpaced && (to === 'ja' || to === 'zh' || to === 'yue'))
      for (const { 0: found, index } of target.matchAll(
        /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}。、，]) +(?=[\p{Script=Han}\p{Script=Hiragana}])/gu,
      ))
        add('spaceBetween', index, index + found.length, '')
    return issues
  }
  const isFrench = /^fr(?!-ca)/.test(locale)
  const tight = isFrench ? /(?<=[\p{L}\p{N})”»]) +(?=[,.](?:\s|$))/gu : tightMarks
  for (const { 0: found, index } of target.matchAll(tight))
    if (!isInSource(` ${target[index + found.length]}`)) add('spaceBefore', index, index + found.length, '')
  if (!/\p{L}[,;،؛]\p{L}/u.test(source))
    for (const { index } of target.matchAll(/(?<=\p{L}[,;،؛])(?=\p{L}{2})/gu)) add('spaceAfter', index, index, ' ')
  if (isFrench || locale.startsWith('fr')) issues.push(...french(target, isFrench).filter(({ begin }) => isFree(begin)))
  return issues
}

const tightMarks = /(?<=[\p{L}\p{N})”»]) +(?=[,.;:!?،؛؟](?:\s|$))/gu

const isTag = (letter: string | undefined) => letter === filler

/** The spaces at both ends are those of the source. Beside a tag that is gone they say nothing. */
function edges(source: string, target: string): CheckIssue[] {
  const issues: CheckIssue[] = []
  const end = target.length
  const [wanted, present] = [source.trim(), target.trim()]
  const add = (begin: number, to: number, fix: string) =>
    issues.push(issueAt('space', 'edgeSpace', target, [begin, to], { fix }))
  const [first, last] = [firstSpaces(target), lastSpaces(target)]
  if (first !== firstSpaces(source) && isTag(wanted[0]) === isTag(present[0])) add(0, first.length, firstSpaces(source))
  if (last !== lastSpaces(source) && isTag(wanted.at(-1)) === isTag(present.at(-1)))
    add(end - last.length, end, lastSpaces(source))
  if (breaksIn(source) !== breaksIn(target)) issues.push(issueAt('space', 'lineBreaks', target, [end, end]))
  return issues
}

const firstSpaces = (text: string) => /^[ \t\u00A0\u3000]*/.exec(text)![0]
const lastSpaces = (text: string) => text.slice(withoutEnd(text, /[ \t\u00A0\u3000]/).length)

const behind = new RegExp(`[\\s${filler}]`, 'u')

/** The line breaks before the end of a text. */
const breaksIn = (text: string) => withoutEnd(text, behind).trimStart().match(/\n/g)?.length ?? 0

/** Characters without a shape, which a line or a search trips over. */
function hidden(source: string, target: string, to: string): CheckIssue[] {
  const wanted = isUnspaced(to) ? /[\uFEFF\u2060\t\u00AD]/g : /[\u200B\uFEFF\u2060\t\u00AD]/g
  const isInSource = remembered((found: string) => source.includes(found))
  return Array.from(target.matchAll(wanted))
    .filter(({ 0: found }) => !isInSource(found))
    .map(({ 0: found, index }) =>
      issueAt('space', 'hiddenCharacter', target, [index, index + 1], {
        found: `U+${found.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`,
        fix: found === '\t' ? ' ' : '',
      }),
    )
}

const narrow = '\u202F'
const wide = '\u00A0'

/**
 * French marks that stand off; in Canada only the colon and quotes. A space that a line may end in is left alone, unless
 * the same text has the other ones, too.
 */
function french(target: string, isOfEurope: boolean): CheckIssue[] {
  const issues: CheckIssue[] = []
  const isStrict = /[\u00A0\u202F][;!?:»]|«[\u00A0\u202F]/.test(target)
  const add = (begin: number, end: number, fix: string) =>
    (isStrict || begin === end) && issues.push(issueAt('space', 'noBreakSpace', target, [begin, end], { fix }))
  if (isOfEurope)
    // Repeated marks stand together; after a tag or a sign it may be markup.
    for (const { 0: found, index } of target.matchAll(/(?<=[\p{L}\p{N})”»%]) ?(?=[;!?](?:[!?]*)(?:\s|$|["”)]))/gu))
      add(index, index + found.length, narrow)
  for (const { 0: found, index } of target.matchAll(/(?<=[\p{L}\p{N})”»%]) ?(?=:(?:\s|$))/gu))
    add(index, index + found.length, wide)
  for (const { 0: found, index } of target.matchAll(new RegExp(`(?<=«) ?(?=[^\\s${filler}])`, 'gu')))
    add(index, index + found.length, wide)
  for (const { 0: found, index } of target.matchAll(new RegExp(`(?<=[^\\s${filler}]) ?(?=»)`, 'gu')))
    add(index, index + found.length, wide)
  return issues
}
