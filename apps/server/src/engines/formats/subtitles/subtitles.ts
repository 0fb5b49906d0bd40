import { type CatalogEntry, catalogFormat, without } from '../catalog.ts'
import { encodingParameter, foundEncoding, readText, readUnicode } from '../charsets.ts'
import type { FileFormat, ParserParameter } from '../format.ts'
import { withLineFeeds, withoutBlankLines } from '../lines.ts'
import { markup } from '../inline/placeholders.ts'
import type { Token } from '../inline/tokens.ts'
import type { OwnMarkup } from '../message.ts'
import { flag, type ParameterValues, wholeNumber } from '../parameters.ts'
import { sharedParameters } from '../shared-parameters.ts'
import { lineEndingOf } from '../text.ts'
import { type Cue, type Cues, scanSrt, scanVtt } from './scan-cues.ts'

const maxCharacters: ParserParameter = {
  key: 'maxCharacters',
  title: 'Maximum subtitle length',
  description: 'Character limit per translated subtitle. 0 = no limit.',
  type: 'int',
  value: 0,
}

const readingSpeed: ParserParameter = {
  key: 'readingSpeed',
  title: 'Reading speed',
  description:
    'Limit each translated subtitle to this many characters per second of its time, for example 17. 0 = no limit.',
  type: 'int',
  value: 0,
}

/** Tags and times of WebVTT. */
const vttTag = /<(?:\/?(?:c|i|b|u|v|lang|ruby|rt)(?:[.\s][^<>]{0,1000})?|\d[\d:.]{0,20})>/g

// Positions and styles such as {\an8}, {y:i} and {/b}.
const styles = String.raw`\{(?:\\|[A-Za-z]:)[^{}\r\n]{1,100}\}|\{\/?[bius]\}`

/** SubRip subtitles: a cue is a text, its timing stays. */
export const srt: FileFormat = subtitleFormat({
  name: 'srt',
  label: 'SubRip subtitles',
  codes: styles,
  // For players that go by the timing of the next cue a blank line is text.
  blankLines: true,
  encodings: true,
  scan: scanSrt,
  markup: () => ({ tokens: (content, words) => words(content), escape: (text) => text.replaceAll('-->', '-- >') }),
})

/** WebVTT: a cue is a text, its timing stays. */
export const vtt: FileFormat = subtitleFormat({
  name: 'vtt',
  label: 'WebVTT subtitles',
  blankLines: false,
  encodings: false,
  // Files that were SubRip's before keep its styles.
  codes: `&(?:amp|lt|gt|nbsp|lrm|rlm|#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6});|${styles}`,
  scan: scanVtt,
  markup: (isProtected) =>
    isProtected
      ? { tokens: vttTokens, escape: escapeVtt }
      : { tokens: (content, words) => words(content), escape: escapeBesideTags },
})

function subtitleFormat(kind: {
  name: string
  label: string
  codes: string
  /** Whether a cue may have blank lines. */
  blankLines: boolean
  /** Whether its files come in other encodings than Unicode. */
  encodings: boolean
  scan: (text: string, fileName: string) => Cues
  markup: (isProtected: boolean) => OwnMarkup
}): FileFormat {
  const { name, label, codes, blankLines, scan, markup: markupOf } = kind
  return catalogFormat({
    name,
    label,
    extensions: [name],
    applySourceSegmentation: false,
    parameters: [
      maxCharacters,
      readingSpeed,
      ...(kind.encodings ? [encodingParameter] : []),
      ...without(sharedParameters, 'icu'),
    ],
    codes,
    read(bytes, { fileName }, values) {
      const decoded = kind.encodings ? readText(bytes, fileName, values) : readUnicode(bytes, fileName)
      const { text, encode, unheld } = decoded
      const lineEnding = lineEndingOf(text)
      const { cues, unread } = scan(text, fileName)
      const entries = cues.map((cue, index): CatalogEntry => {
        const { start, end } = cue
        const source = withLineFeeds(text.slice(start, end))
        const hasBlankLine = blankLines && /\n[ \t]*\n/.test(source)
        const lines = (value: string) =>
          hasBlankLine ? value.replaceAll('\n', lineEnding) : withoutBlankLines(value, lineEnding)
        return {
          key: cue.id || `cue ${index + 1}`,
          note: [cue.note, cue.timing].filter((line) => line !== '').join('\n'),
          ...limitOf(values, cue),
          place: { kind: 'CUE', time: cue.timing },
          source,
          present: source,
          ownMarkup: markupOf(flag(values, 'html')),
          write: (value) => [{ start, end, text: lines(value) }],
        }
      })
      const rest = unread.map((block): CatalogEntry => ({
        key: `line ${block.line}`,
        source: block.text,
        leftOut: 'NOT_TRANSLATABLE',
        present: undefined,
        write: () => [],
      }))
      const found = kind.encodings ? foundEncoding(values, decoded) : {}
      return { text, encode, unheld, entries: [...entries, ...rest], found }
    },
  })
}

/** The shorter one of the limits that the options set. */
function limitOf(values: ParameterValues, { timing }: Cue): { maxLength?: number } {
  const length = wholeNumber(values, 'maxCharacters')
  const speed = wholeNumber(values, 'readingSpeed')
  const limits = [length, speed > 0 ? Math.floor(secondsOf(timing) * speed) : 0].filter((limit) => limit > 0)
  return limits.length > 0 ? { maxLength: Math.min(...limits) } : {}
}

/** How long a cue is shown: `00:00:01,000 --> 00:00:02,500` is 1.5. */
function secondsOf(timing: string): number {
  const [begin = 0, end = 0] = timing.split('-->').map((time) =>
    time
      .replace(',', '.')
      .split(':')
      .reduce((sum, part) => sum * 60 + Number(part), 0),
  )
  return end - begin
}

function vttTokens(content: string, words: (text: string) => Token[]): Token[] {
  return besideTags(content, words, (tag) => [markup(tag)])
}

/** Players take out whatever looks like a tag. */
function escapeVtt(text: string): string {
  return text
    .replace(/&(?!(?:amp|lt|gt|nbsp|lrm|rlm|#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6});)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('-->', '--&gt;')
}

const escapeBesideTags = (text: string): string =>
  besideTags(
    text,
    (words) => [escapeVtt(words)],
    (tag) => [tag],
  ).join('')

function besideTags<Piece>(text: string, words: (text: string) => Piece[], tag: (text: string) => Piece[]): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(vttTag)) {
    if (index > end) for (const piece of words(text.slice(end, index))) pieces.push(piece)
    for (const piece of tag(found)) pieces.push(piece)
    end = index + found.length
  }
  if (end < text.length) for (const piece of words(text.slice(end))) pieces.push(piece)
  return pieces
}
