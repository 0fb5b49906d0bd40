import { applyEdits } from '../edits.ts'
import type { FileFormat, ParserParameter, ParseOptions } from '../format.ts'
import { flag, pattern, readParameters, textOf, withinDeadline } from '../parameters.ts'
import { tagRegexParameter } from '../shared-parameters.ts'
import { decodeText, encodeText } from '../text.ts'
import { parsedFile, translatedUnits } from '../units.ts'
import { markdownEdits, type MarkdownSettings, readMarkdown, settingsOf } from './markdown-texts.ts'

const ownParameters: readonly ParserParameter[] = [
  {
    key: 'frontMatterKeys',
    title: 'Front matter',
    description: 'Front matter keys (YAML or TOML) to translate, separated by commas: title, seo.title, links.text.',
    type: 'string',
    value: 'title, description, summary, excerpt, subtitle',
  },
  {
    key: 'translateCode',
    title: 'Code blocks',
    description: 'Translate text in code blocks.',
    type: 'boolean',
    value: false,
  },
]

/** Markdown: paragraphs, headings, list items, table cells, titles and alternative texts, edited where they stand. */
export const markdown: FileFormat = {
  name: 'markdown',
  label: 'Markdown',
  extensions: ['md', 'mdx'],
  mediaTypes: { mdx: ['text/mdx', 'text/markdown', 'text/plain'] },
  applySourceSegmentation: true,
  parameters: [...ownParameters, tagRegexParameter],

  parse(bytes, options) {
    return withSettings(options, (settings) => {
      const { text } = decodeText(bytes, options.fileName)
      const { units, leftOut } = readMarkdown(text, options, settings)
      return parsedFile([...units.values()], options, leftOut)
    })
  },

  build(bytes, options, targets) {
    if (targets.size === 0) return bytes
    return withSettings(options, (settings) => {
      const { text, encoding } = decodeText(bytes, options.fileName)
      const file = readMarkdown(text, options, settings)
      const translated = translatedUnits([...file.units.values()], options, targets)
      const edits = markdownEdits(
        file,
        (unit) => {
          const found = translated.get(unit)?.text
          return found === unit.text ? undefined : found
        },
        settings,
      )
      return encodeText(applyEdits(text, edits), encoding)
    })
  },
}

function withSettings<Result>(options: ParseOptions, work: (settings: MarkdownSettings) => Result): Result {
  const values = readParameters(markdown.parameters, options.parameters, options.fileName)
  const tagRegex = pattern(values, 'tagRegex', options.fileName)
  const keys = textOf(values, 'frontMatterKeys')
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '')
  const blocks = { frontMatterKeys: new Set(keys), code: flag(values, 'translateCode') }
  const settings = settingsOf(blocks, { placeholders: false, tagRegex, isMdx: /\.mdx$/i.test(options.fileName) })
  return withinDeadline([tagRegex], options.fileName, () => work(settings))
}
