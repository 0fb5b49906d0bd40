import { type CatalogEntry, catalogFormat, without } from '../catalog.ts'
import { encodingParameter, foundEncoding, readText } from '../charsets.ts'
import type { Edit } from '../edits.ts'
import type { FileFormat, ParserParameter } from '../format.ts'
import { type Line, linesOf, onOneLine, withLineFeeds, withoutBlankLines } from '../lines.ts'
import { choice } from '../parameters.ts'
import { sharedParameters } from '../shared-parameters.ts'
import { lineEndingOf } from '../text.ts'

const unit: ParserParameter = {
  key: 'unit',
  title: 'Segment unit',
  description: 'paragraph (up to the next blank line) or line.',
  type: 'string',
  value: 'paragraph',
  choices: ['paragraph', 'line'],
}

/** Plain text, by paragraphs or lines. Blank lines and indentation stay as they are. */
export const plainText: FileFormat = catalogFormat({
  name: 'text',
  label: 'Plain text',
  extensions: ['txt'],
  applySourceSegmentation: true,
  parameters: [unit, encodingParameter, ...without(sharedParameters, 'icu')],

  read(bytes, { fileName }, values) {
    const decoded = readText(bytes, fileName, values)
    const { text, encode, unheld } = decoded
    const byLine = choice(values, 'unit', ['paragraph', 'line']) === 'line'
    const lineEnding = lineEndingOf(text)
    const blocks = byLine ? linesOf(text).filter(hasText) : paragraphsOf(linesOf(text))
    const entries = blocks.map(({ start, end }, index): CatalogEntry => {
      const source = withLineFeeds(text.slice(start, end))
      const write = (value: string): Edit[] => [
        { start, end, text: byLine ? onOneLine(value) : withoutBlankLines(value, lineEnding) },
      ]
      return { key: `${byLine ? 'line' : 'paragraph'} ${index + 1}`, source, present: source, write }
    })
    return { text, encode, unheld, entries, found: foundEncoding(values, decoded) }
  },
})

function paragraphsOf(lines: readonly Line[]): { start: number; end: number }[] {
  const paragraphs: { start: number; end: number }[] = []
  let open: { start: number; end: number } | undefined
  for (const line of lines) {
    if (!hasText(line)) open = undefined
    else if (open) open.end = line.end
    else paragraphs.push((open = { start: line.start, end: line.end }))
  }
  return paragraphs
}

function hasText(line: Line): boolean {
  return line.text.trim() !== ''
}
