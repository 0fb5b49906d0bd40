import { type CatalogEntry, catalogFormat, without } from '../catalog.ts'
import type { FileFormat, ParserParameter } from '../format.ts'
import { withLineFeeds, withoutBlankLines } from '../lines.ts'
import { type ParameterValues, wholeNumber } from '../parameters.ts'
import { sharedParameters } from '../shared-parameters.ts'
import { decodeText, encodeText, lineEndingOf } from '../text.ts'
import { type Cue, scanSrt, scanVtt } from './scan-cues.ts'

const maxCharacters: ParserParameter = {
  key: 'maxCharacters',
  title: 'Longest cue',
  description: 'The most characters that a translated cue may have; 0 for any number.',
  type: 'int',
  value: 0,
}

const tags = /<\/?[A-Za-z0-9][^<>]{0,1000}>/g

// Positions and styles such as {\an8}, {y:i} and {/b}.
const styles = String.raw`\{(?:\\|[A-Za-z]:)[^{}\r\n]{1,100}\}|\{\/?[bius]\}`

/** SubRip subtitles: a cue is a text, its timing stays. */
export const srt: FileFormat = subtitleFormat({
  name: 'srt',
  label: 'SubRip subtitles',
  codes: styles,
  // For players that go by the timing of the next cue a blank line is text.
  blankLines: true,
  scan: scanSrt,
  escape: (value) => value.replaceAll('-->', '-- >'),
})

/** WebVTT: a cue is a text, its timing stays. */
export const vtt: FileFormat = subtitleFormat({
  name: 'vtt',
  label: 'WebVTT subtitles',
  blankLines: false,
  // Files that were SubRip's before keep its styles.
  codes: `&(?:amp|lt|gt|nbsp|lrm|rlm|#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6});|${styles}`,
  scan: scanVtt,
  escape: escapeVtt,
})

function subtitleFormat(kind: {
  name: string
  label: string
  codes: string
  /** Whether a cue may have blank lines. */
  blankLines: boolean
  scan: (text: string, fileName: string) => Cue[]
  escape: (value: string) => string
}): FileFormat {
  const { name, label, codes, blankLines, scan, escape } = kind
  return catalogFormat({
    name,
    label,
    extensions: [name],
    applySourceSegmentation: false,
    parameters: [maxCharacters, ...without(sharedParameters, 'icu')],
    codes,
    read(bytes, { fileName }, values) {
      const { text, encoding } = decodeText(bytes, fileName)
      const lineEnding = lineEndingOf(text)
      const entries = scan(text, fileName).map((cue, index): CatalogEntry => {
        const { start, end } = cue
        const source = withLineFeeds(text.slice(start, end))
        const hasBlankLine = blankLines && /\n[ \t]*\n/.test(source)
        const lines = (value: string) =>
          hasBlankLine ? value.replaceAll('\n', lineEnding) : withoutBlankLines(value, lineEnding)
        return {
          key: cue.id || `cue ${index + 1}`,
          note: [cue.note, cue.timing].filter((line) => line !== '').join('\n'),
          ...limitOf(values),
          source,
          present: source,
          write: (value) => [{ start, end, text: lines(escape(value)) }],
        }
      })
      return { text, encode: (edited) => encodeText(edited, encoding), entries }
    },
  })
}

function limitOf(values: ParameterValues): { maxLength?: number } {
  const limit = wholeNumber(values, 'maxCharacters')
  return limit > 0 ? { maxLength: limit } : {}
}

/** Whatever is no tag and no reference must not look like one. */
function escapeVtt(value: string): string {
  const pieces: string[] = []
  let end = 0
  for (const tag of value.matchAll(tags)) {
    pieces.push(escapeVttText(value.slice(end, tag.index)), tag[0])
    end = tag.index + tag[0].length
  }
  pieces.push(escapeVttText(value.slice(end)))
  return pieces.join('')
}

function escapeVttText(text: string): string {
  return text
    .replace(/&(?!(?:amp|lt|gt|nbsp|lrm|rlm|#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6});)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('-->', '--&gt;')
}
