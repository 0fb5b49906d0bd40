import { type Edit, sliceWith } from '../edits.ts'
import type { LeftOutText, ParseOptions } from '../format.ts'
import type { HtmlBlock } from '../html/blocks.ts'
import { blockAsRead, htmlEdits, htmlUnit } from '../html/html-units.ts'
import { type PlaceholderOptions, tokenizeText } from '../inline/placeholders.ts'
import { encodeTokens, restoreCodes, type Token } from '../inline/tokens.ts'
import { onOneLine } from '../lines.ts'
import { withOwnCodes } from '../parameters.ts'
import { textsBefore } from '../read-before.ts'
import { type Unit, unitOf } from '../units.ts'
import { type Block, blocksOf, type BlockOptions } from './blocks.ts'
import { escapeQuoted } from './escape.ts'
import { splitFormulas, withoutFormulas } from './formulas.ts'
import { expressionCodes, type InlineContext, templateCodes, tokenizeBlock } from './inline-markdown.ts'
import { parseFile } from './parse-tree.ts'
import { renderContent } from './render-markdown.ts'

/** How documents are read. */
export type MarkdownSettings = {
  blocks: BlockOptions
  codes: PlaceholderOptions
  /** Those of front matter, titles, and code, which hold no expressions of MDX. */
  plainCodes: PlaceholderOptions
}
type ContentBlock = Extract<Block, { type: 'content' }>
type HtmlPiece = Extract<Block, { type: 'html' }>
/** The texts of a document. */
type MarkdownTexts = {
  text: string
  plain: string
  units: ReadonlyMap<Block, Unit>
  leftOut: readonly LeftOutText[]
}

/** The settings of documents whose codes are those of templates, and of MDX its expressions. */
export function settingsOf(
  blocks: BlockOptions,
  { isMdx, ...codes }: Pick<PlaceholderOptions, 'placeholders' | 'tagRegex'> & { isMdx: boolean },
): MarkdownSettings {
  const codesWith = (own: string): PlaceholderOptions => ({
    ...codes,
    html: false,
    tagRegex: withOwnCodes(codes.tagRegex, own),
  })
  return {
    blocks,
    codes: codesWith(isMdx ? `${templateCodes}|${expressionCodes}` : templateCodes),
    plainCodes: codesWith(templateCodes),
  }
}

/** @throws FileRefused */
export function readMarkdown(
  text: string,
  options: Pick<ParseOptions, 'fileName' | 'readBefore'>,
  settings: MarkdownSettings,
): MarkdownTexts {
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
          { key: block.key, place: block.place },
          tokensOf(block, block.type === 'content' ? context : { ...context, ...settings.plainCodes }),
        )
  const units = new Map(blocks.map((block) => [block, unitOfBlock(block)]))
  return { text, plain, units, leftOut }
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

/** Writes translations. `targetOf` gives the segment text of a unit, none where it stays as it is. */
export function markdownEdits(
  { text, plain, units }: MarkdownTexts,
  targetOf: (unit: Unit) => string | undefined,
  { codes }: MarkdownSettings,
): Edit[] {
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
