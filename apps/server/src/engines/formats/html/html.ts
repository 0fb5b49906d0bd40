import { directionOf } from '@dragoman/sdk/direction'
import type { Edit } from '../edits.ts'
import type { FileFormat, ParserParameter, ParseOptions } from '../format.ts'
import type { PlaceholderOptions } from '../inline/placeholders.ts'
import { nameOfLanguage } from '../language-codes.ts'
import { flag, type ParameterValues, pattern, readParameters, textOf, withinDeadline } from '../parameters.ts'
import { textsBefore } from '../read-before.ts'
import { placeholdersParameter, tagRegexParameter } from '../shared-parameters.ts'
import { parsedFile, translatedUnits } from '../units.ts'
import { blocksOf, type HtmlTexts } from './blocks.ts'
import { type DecodedHtml, decodeHtml } from './decode-html.ts'
import { blockAsRead, htmlEdits, htmlUnit, type ReadHtml } from './html-units.ts'
import { attributeWith } from './write-html.ts'

const ownParameters: readonly ParserParameter[] = [
  {
    key: 'translateAttributes',
    title: 'Attributes',
    description: 'Translate alt text, titles, placeholders, labels, and meta descriptions.',
    type: 'boolean',
    value: true,
  },
  {
    key: 'furtherAttributes',
    title: 'Additional attributes',
    description: 'Other attributes to translate, separated by commas: data-title, data-tooltip.',
    type: 'string',
    value: '',
  },
  {
    key: 'translateCode',
    title: 'Code',
    description: 'Translate the content of pre, code, kbd, samp, and var.',
    type: 'boolean',
    value: false,
  },
  {
    key: 'translateComments',
    title: 'Comments',
    description: 'Translate comments, except conditional comments.',
    type: 'boolean',
    value: false,
  },
  {
    key: 'preserveWhitespace',
    title: 'Preserve whitespace',
    description: 'Keep line breaks and indentation. When off, they collapse to one space, as in a browser.',
    type: 'boolean',
    value: false,
  },
  {
    key: 'setLanguage',
    title: 'Language and direction',
    description: 'Set the page’s language and text direction to those of the translation.',
    type: 'boolean',
    value: true,
  },
]

type ReadFile = DecodedHtml & HtmlTexts & ReadHtml & { values: ParameterValues }

/** Web pages and pieces of them, edited where they stand. */
export const html: FileFormat = {
  name: 'html',
  label: 'HTML',
  extensions: ['html', 'htm'],
  applySourceSegmentation: true,
  parameters: [...ownParameters, placeholdersParameter, tagRegexParameter],

  parse(bytes, options) {
    return withFile(bytes, options, ({ units, leftOut }) => parsedFile([...units.values()], options, leftOut))
  },

  build(bytes, options, targets) {
    if (targets.size === 0) return bytes
    return withFile(bytes, options, (file) => {
      const translated = translatedUnits([...file.units.values()], options, targets)
      const edits = htmlEdits(file, (unit) => {
        const text = translated.get(unit)?.text
        return text === unit.text ? undefined : text
      })
      return file.apply([...edits, ...rootEdits(file, options)])
    })
  },
}

function withFile<Result>(bytes: Uint8Array, options: ParseOptions, work: (file: ReadFile) => Result): Result {
  const values = readParameters(html.parameters, options.parameters, options.fileName)
  const tagRegex = pattern(values, 'tagRegex', options.fileName)
  const codes: PlaceholderOptions = { placeholders: flag(values, 'placeholders'), html: false, tagRegex, prose: true }
  return withinDeadline([tagRegex], options.fileName, () => {
    const decoded = decodeHtml(bytes, options.fileName)
    const names = textOf(values, 'furtherAttributes')
      .split(',')
      .map((name) => name.trim().toLowerCase())
    const texts = blocksOf(decoded.text, {
      attributes: flag(values, 'translateAttributes'),
      furtherAttributes: new Set(names.filter((name) => name !== '')),
      code: flag(values, 'translateCode'),
      comments: flag(values, 'translateComments'),
      preserveSpace: flag(values, 'preserveWhitespace'),
    })
    const before = textsBefore(options)
    const blocks = texts.blocks.map((block) => blockAsRead(block, block.key, decoded.text, codes, before))
    const units = new Map(blocks.map((block) => [block, htmlUnit(block, block.key, decoded.text, codes)]))
    return work({ ...decoded, ...texts, units, codes, values })
  })
}

/** The language of the translation, and its direction where the page has another one. */
function rootEdits({ root, text, values }: ReadFile, options: ParseOptions): Edit[] {
  if (!root || !flag(values, 'setLanguage')) return []
  const language = nameOfLanguage(options, options.targetLocale)
  const direction = directionOf(options.targetLocale)
  const present = root.attributes.find(({ name }) => name === 'dir')
  const hasOther = present ? present.value.toLowerCase() !== direction : direction === 'rtl'
  const wanted = [
    ...(root.attributes.some(({ name }) => name === 'xml:lang') ? [['xml:lang', language] as const] : []),
    ['lang', language] as const,
    ...(hasOther ? [['dir', direction] as const] : []),
  ]
  return wanted.map(([name, value]) => {
    const attribute = root.attributes.find((one) => one.name === name)
    if (attribute) return attributeWith(text, attribute, value)
    const at = root.start + '<html'.length
    return { start: at, end: at, text: ` ${name}="${value}"` }
  })
}
