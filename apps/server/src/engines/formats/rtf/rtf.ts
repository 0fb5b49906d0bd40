import { FileRefused } from '../../../kernel/file-refused.ts'
import { applyEdits } from '../edits.ts'
import type { FileFormat, ParserParameter, ParseOptions } from '../format.ts'
import type { PlaceholderOptions } from '../inline/placeholders.ts'
import { flag, pattern, readParameters, withinDeadline } from '../parameters.ts'
import { tagRegexParameter } from '../shared-parameters.ts'
import { decodeLatin1, encodeLatin1 } from '../text.ts'
import { parsedFile, translatedUnits } from '../units.ts'
import { RtfReader } from './read-rtf.ts'
import type { RtfParagraph } from './rtf-paragraph.ts'
import { rtfEdits, type RtfUnits, unitOfParagraph } from './rtf-units.ts'

const parameters: readonly ParserParameter[] = [
  {
    key: 'translateHeaders',
    title: 'Headers and footers',
    description: 'Translate page headers and footers.',
    type: 'boolean',
    value: true,
  },
  {
    key: 'translateHidden',
    title: 'Hidden text',
    description: 'Translate text formatted as hidden.',
    type: 'boolean',
    value: false,
  },
  tagRegexParameter,
]

type ReadFile = { text: string; paragraphs: readonly RtfParagraph[]; units: RtfUnits; codes: PlaceholderOptions }

/** Rich text: paragraphs with their looks as codes, footnotes, headers, and text boxes. */
export const rtf: FileFormat = {
  name: 'rtf',
  label: 'RTF',
  extensions: ['rtf'],
  applySourceSegmentation: true,
  parameters,
  parse: (bytes, options) => withFile(bytes, options, ({ units }) => parsedFile([...units.values()], options)),
  build(bytes, options, targets) {
    if (targets.size === 0) return bytes
    return withFile(bytes, options, (file) => {
      const translated = translatedUnits([...file.units.values()], options, targets)
      const edits = rtfEdits(file.paragraphs, file.units, file, (unit) => {
        const text = translated.get(unit)?.text
        return text === unit.text ? undefined : text
      })
      return encodeLatin1(applyEdits(file.text, edits), () => '?')
    })
  },
}

function withFile<Result>(bytes: Uint8Array, options: ParseOptions, work: (file: ReadFile) => Result): Result {
  const values = readParameters(parameters, options.parameters, options.fileName)
  const tagRegex = pattern(values, 'tagRegex', options.fileName)
  const codes: PlaceholderOptions = { placeholders: false, html: false, tagRegex, prose: true }
  return withinDeadline([tagRegex], options.fileName, () => {
    if (bytes.length === 0)
      throw new FileRefused({ file: options.fileName, line: 1, reason: 'The file is empty. Save the document again.' })
    const text = decodeLatin1(bytes, options.fileName)
    const paragraphs = new RtfReader(text, options.fileName, {
      headers: flag(values, 'translateHeaders'),
      hidden: flag(values, 'translateHidden'),
    }).read()
    const units = new Map(paragraphs.map((one, at) => [one, unitOfParagraph(one, `paragraph-${at + 1}`, text, codes)]))
    return work({ text, paragraphs, units, codes })
  })
}
