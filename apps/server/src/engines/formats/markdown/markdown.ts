import { applyEdits, type Edit, sliceWith } from '../edits.ts'
import type { FileFormat, LeftOutText, ParserParameter, ParseOptions } from '../format.ts'
import type { HtmlBlock } from '../html/blocks.ts'
import { blockAsRead, htmlEdits, htmlUnit } from '../html/html-units.ts'
import { type PlaceholderOptions, tokenizeText } from '../inline/placeholders.ts'
import { encodeTokens, restoreCodes, type Token } from '../inline/tokens.ts'
import { onOneLine } from '../lines.ts'
import { flag, pattern, readParameters, textOf, withinDeadline, withOwnCodes } from '../parameters.ts'
import { textsBefore } from '../read-before.ts'
import { tagRegexParameter } from '../shared-parameters.ts'
import { decodeText, encodeText, type TextEncoding } from '../text.ts'
import { parsedFile, translatedUnits, type Unit, unitOf } from '../units.ts'
import { type Block, blocksOf, type BlockOptions } from './blocks.ts'
import { escapeQuoted } from './escape.ts'
import { splitFormulas, withoutFormulas } from './formulas.ts'
import { expressionCodes, type InlineContext, templateCodes, tokenizeBlock } from './inline-markdown.ts'
import { parseFile } from './parse-tree.ts'
import { renderContent } from './render-markdown.ts'

const ownParameters: readonly ParserParameter[] = [
  {
    key: 'frontMatterKeys',
    title: 'Front matter',
    description: 'Front matter keys (YAML or TOML) to translate, separated by commas.',
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

type Settings = {
  blocks: BlockOptions
  codes: PlaceholderOptions
  /** Those of front matter, titles, and code, which hold no expressions of MDX. */
  plainCodes: PlaceholderOptions
}
type ContentBlock = Extract<Block, { type: 'content' }>
type HtmlPiece = Extract<Block, { type: 'html' }>
type ReadFile = {
  text: string
  plain: string
  encoding: TextEncoding
  units: ReadonlyMap<Block, Unit>
  leftOut: readonly LeftOutText[]
}

/** Markdown: paragraphs, headings, list items, table cells, titles and alternative texts, edited where they stand. */
export const markdown: FileFormat = {
  name: 'markdown',
  label: 'Markdown',
  extensions: ['md', 'mdx'],
  applySourceSegmentation: true,
  parameters: [...ownParameters, tagRegexParameter],

  parse(bytes, options) {
    return withSettings(options, (settings) => {
      const { units, leftOut } = readFile(bytes, options, settings)
      return parsedFile([...units.values()], options, leftOut)
    })
  },

  build(bytes, options, targets) {
    if (targets.size === 0) return bytes
    return withSettings(options, (settings) => {
      const file = readFile(bytes, options, settings)
      const translated = translatedUnits([...file.units.values()], options, targets)
      return encodeText(applyEdits(file.text, editsOf(file, translated, settings.codes)), file.encoding)
    })
  },
}

function withSettings<Result>(options: ParseOptions, work: (settings: Settings) => Result): Result {
  const values = readParameters(markdown.parameters, options.parameters, options.fileName)
  const tagRegex = pattern(values, 'tagRegex', options.fileName)
  const keys = textOf(values, 'frontMatterKeys')
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '')
  const codesWith = (own: string): PlaceholderOptions => ({
    placeholders: false,
    html: false,
    tagRegex: withOwnCodes(tagRegex, own),
  })
  const isMdx = /\.mdx$/i.test(options.fileName)
  const settings: Settings = {
    blocks: { frontMatterKeys: new Set(keys), code: flag(values, 'translateCode') },
    codes: codesWith(isMdx ? `${templateCodes}|${expressionCodes}` : templateCodes),
    plainCodes: codesWith(templateCodes),
  }
  return withinDeadline([tagRegex], options.fileName, () => work(settings))
}

function readFile(bytes: Uint8Array, options: ParseOptions, settings: Settings): ReadFile {
  const { text, encoding } = decodeText(bytes, options.fileName)
  const document = parseFile(text, options.fileName)
  const { blocks: all, leftOut } = blocksOf(document, text, settings.blocks)
  const before = textsBefore(options)
  const blocks = all.map((block) =>
    block.type === 'html'
      ? { ...block, block: blockAsRead(block.block, block.key, text, settings.codes, before) }
      : block,
  )
  const { plain } = document
  const context = { ...settings.codes, definitions: new Set<string>(), slice: sliceWith(text, []), plain }
  const unitOfBlock = (block: Block): Unit =>
    block.type === 'html'
      ? htmlUnit(block.block, block.key, text, settings.codes)
      : unitOf(
          { key: block.key },
          tokensOf(block, block.type === 'content' ? context : { ...context, ...settings.plainCodes }),
        )
  const units = new Map(blocks.map((block) => [block, unitOfBlock(block)]))
  return { text, plain, encoding, units, leftOut }
}

function tokensOf(block: Exclude<Block, HtmlPiece>, context: Omit<InlineContext, 'kind'>): Token[] {
  if (block.type === 'content') return tokenizeBlock(block.children, { ...context, kind: block.kind })
  if (block.type === 'code') return tokenizeText(block.value, context)
  const value = block.type === 'frontMatter' ? block.at.value : block.value
  const plain = withoutFormulas(value)
  return splitFormulas(plain, plain, value).flatMap(({ text, isFormula }) =>
    isFormula ? [{ type: 'standalone', native: text }] : tokenizeText(text, context),
  )
}

function editsOf(
  { text, plain, units }: ReadFile,
  translated: ReadonlyMap<Unit, { text: string }>,
  codes: PlaceholderOptions,
): Edit[] {
  const targetOf = (unit: Unit): string | undefined => {
    const found = translated.get(unit)?.text
    return found === unit.text ? undefined : found
  }
  const contents: { block: ContentBlock; unit: Unit; target: string }[] = []
  const html = new Map<HtmlBlock, Unit>()
  const simple: Edit[] = []
  for (const [block, unit] of units) {
    const target = targetOf(unit)
    if (block.type === 'html') html.set(block.block, unit)
    else if (target === undefined) continue
    else if (block.type === 'content') contents.push({ block, unit, target })
    else simple.push(...simpleEdits(block, unit, target, text))
  }
  // A blank line would end the piece of HTML.
  const lineOf = (unit: Unit): string | undefined => {
    const target = targetOf(unit)
    return target === undefined ? undefined : onOneLine(target)
  }
  // Titles, alternative texts and the like: where they stand within translated content their edits go into its codes.
  const inner = [...simple, ...htmlEdits({ text, units: html, codes }, lineOf)].sort((a, b) => a.start - b.start)
  const slice = sliceWith(text, inner)
  const edits = contents.map(({ block, unit, target }) => contentEdit(block, unit, target, { slice, plain }, codes))
  let next = 0
  const outside = inner.filter(({ start, end }) => {
    while ((edits[next]?.end ?? Number.POSITIVE_INFINITY) < end) next += 1
    return (edits[next]?.start ?? Number.POSITIVE_INFINITY) > start
  })
  return [...edits, ...outside]
}

function simpleEdits(
  block: Exclude<Block, ContentBlock | HtmlPiece>,
  unit: Unit,
  target: string,
  text: string,
): Edit[] {
  const content = restoreCodes(unit.lead + target + unit.trail, unit.codes, 'standalone')
  const value = content.map((part) => (part.kind === 'text' ? part.text : part.native)).join('')
  if (block.type === 'frontMatter') return block.at.edits(value)
  if (block.type === 'quoted')
    return [{ start: block.start, end: block.end, text: escapeQuoted(value, text.charAt(block.end)) }]
  return [{ start: block.start, end: block.end, text: value.replace(/[\r\n]+/g, ' ') }]
}

function contentEdit(
  block: ContentBlock,
  unit: Unit,
  target: string,
  file: Pick<InlineContext, 'slice' | 'plain'>,
  codes: PlaceholderOptions,
): Edit {
  const definitions = new Set<string>()
  const tokens = tokensOf(block, { ...codes, definitions, ...file })
  const content = restoreCodes(unit.lead + target + unit.trail, encodeTokens(tokens).codes, 'never')
  return { start: block.start, end: block.end, text: renderContent(content, block.kind, definitions, codes) }
}
