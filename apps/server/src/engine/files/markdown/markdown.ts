import { applyEdits, type Edit, sliceWith } from '../edits.ts'
import type { FileFormat, ParserParameter, ParseOptions } from '../format.ts'
import { type PlaceholderOptions, tokenizeText } from '../inline/placeholders.ts'
import { encodeTokens, restoreCodes, type Token } from '../inline/tokens.ts'
import { flag, pattern, readParameters, textOf, withinDeadline } from '../parameters.ts'
import { tagRegexParameter } from '../shared-parameters.ts'
import { decodeText, encodeText, type TextEncoding } from '../text.ts'
import { segmentsOf, translatedUnits, type Unit, unitOf } from '../units.ts'
import { type Block, blocksOf, type BlockOptions } from './blocks.ts'
import { escapeQuoted } from './escape.ts'
import { writeFrontMatterValue } from './front-matter.ts'
import { type InlineContext, tokenizeBlock } from './inline-markdown.ts'
import { parseFile } from './parse-tree.ts'
import { renderContent } from './render-markdown.ts'

const ownParameters: readonly ParserParameter[] = [
  {
    key: 'frontMatterKeys',
    title: 'Front matter',
    description: 'Keys of the YAML front matter whose values are translated, separated by commas.',
    type: 'string',
    value: '',
  },
  {
    key: 'translateCode',
    title: 'Code blocks',
    description: 'Whether the lines of code blocks are translated.',
    type: 'boolean',
    value: false,
  },
]

type Settings = { blocks: BlockOptions; codes: PlaceholderOptions }
type ContentBlock = Extract<Block, { type: 'content' }>
type ReadFile = { text: string; encoding: TextEncoding; units: ReadonlyMap<Block, Unit> }

/** Markdown: paragraphs, headings, list items, table cells, titles and alternative texts, edited where they stand. */
export const markdown: FileFormat = {
  name: 'markdown',
  label: 'Markdown',
  extensions: ['md'],
  applySourceSegmentation: true,
  parameters: [...ownParameters, tagRegexParameter],

  parse(bytes, options) {
    return withSettings(options, (settings) => {
      const { units } = readFile(bytes, options, settings)
      return { segments: segmentsOf([...units.values()], options) }
    })
  },

  build(bytes, options, targets) {
    if (targets.size === 0) return bytes
    return withSettings(options, (settings) => {
      const { text, encoding, units } = readFile(bytes, options, settings)
      const translated = translatedUnits([...units.values()], options, targets)
      return encodeText(applyEdits(text, editsOf(text, units, translated, settings.codes)), encoding)
    })
  },
}

function withSettings<Result>(options: ParseOptions, work: (settings: Settings) => Result): Result {
  const values = readParameters(markdown.parameters, options.parameters, options.fileName)
  const tagRegex = pattern(values, 'tagRegex', options.fileName)
  const keys = textOf(values, 'frontMatterKeys').split(',').map((key) => key.trim()).filter((key) => key !== '')
  const settings: Settings = {
    blocks: { frontMatterKeys: new Set(keys), code: flag(values, 'translateCode') },
    codes: { placeholders: false, html: false, tagRegex },
  }
  return withinDeadline([tagRegex], options.fileName, () => work(settings))
}

function readFile(bytes: Uint8Array, options: ParseOptions, settings: Settings): ReadFile {
  const { text, encoding } = decodeText(bytes, options.fileName)
  const blocks = blocksOf(parseFile(text, options.fileName), text, settings.blocks)
  const context = { ...settings.codes, definitions: new Set<string>(), slice: sliceWith(text, []) }
  const units = new Map(blocks.map((block) => [block, unitOf({ key: block.key }, tokensOf(block, context))]))
  return { text, encoding, units }
}

function tokensOf(block: Block, context: Omit<InlineContext, 'kind'>): Token[] {
  if (block.type === 'content') return tokenizeBlock(block.children, { ...context, kind: block.kind })
  return tokenizeText(block.type === 'frontMatter' ? block.at.value : block.value, context)
}

function editsOf(
  text: string,
  units: ReadonlyMap<Block, Unit>,
  translated: ReadonlyMap<Unit, { text: string }>,
  codes: PlaceholderOptions,
): Edit[] {
  const edits: Edit[] = []
  // Titles and alternative texts follow the block that they stand in: their edits go into its codes.
  let owner: { block: ContentBlock; unit: Unit; within: Edit[] } | undefined
  const finish = (): void => {
    if (!owner) return
    const found = translated.get(owner.unit)
    if (!found || found.text === owner.unit.text) edits.push(...owner.within)
    else edits.push(contentEdit(owner.block, owner.unit, found.text, text, owner.within, codes))
    owner = undefined
  }
  for (const [block, unit] of units) {
    if (block.type === 'content') {
      finish()
      owner = { block, unit, within: [] }
      continue
    }
    const found = translated.get(unit)
    if (!found || found.text === unit.text) continue
    const edit = simpleEdit(block, unit, found.text)
    if (owner && edit.start >= owner.block.start && edit.end <= owner.block.end) owner.within.push(edit)
    else edits.push(edit)
  }
  finish()
  return edits
}

function simpleEdit(block: Exclude<Block, ContentBlock>, unit: Unit, target: string): Edit {
  const content = restoreCodes(unit.lead + target + unit.trail, unit.codes, 'standalone')
  const value = content.map((part) => (part.kind === 'text' ? part.text : part.native)).join('')
  if (block.type === 'quoted') return { start: block.start, end: block.end, text: escapeQuoted(value) }
  if (block.type === 'code') return { start: block.start, end: block.end, text: value.replace(/[\r\n]+/g, ' ') }
  return { start: block.at.start, end: block.at.end, text: writeFrontMatterValue(value, block.at.quote) }
}

function contentEdit(
  block: ContentBlock,
  unit: Unit,
  target: string,
  text: string,
  within: readonly Edit[],
  codes: PlaceholderOptions,
): Edit {
  const definitions = new Set<string>()
  const tokens = tokensOf(block, { ...codes, definitions, slice: sliceWith(text, within) })
  const content = restoreCodes(unit.lead + target + unit.trail, encodeTokens(tokens).codes, 'never')
  return { start: block.start, end: block.end, text: renderContent(content, block.kind, definitions, codes) }
}
