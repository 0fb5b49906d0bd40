import { type Edit, sliceWith } from '../edits.ts'
import { type PlaceholderOptions, tokenizeText } from '../inline/placeholders.ts'
import { encodeTokens, restoreCodes, type Token } from '../inline/tokens.ts'
import type { textsBefore } from '../read-before.ts'
import { type Unit, unitOf } from '../units.ts'
import type { HtmlBlock } from './blocks.ts'
import { attributeWith, escapeHtml } from './write-html.ts'

/** Texts of a page, in its order, or of a piece of HTML within `text`. */
export type ReadHtml = { text: string; units: ReadonlyMap<HtmlBlock, Unit>; codes: PlaceholderOptions }

/** The unit to translate in a block of `text`. */
export function htmlUnit(block: HtmlBlock, key: string, text: string, codes: PlaceholderOptions): Unit {
  return unitOf({ key, place: block.place }, tokensOf(block, codes, sliceWith(text, [])))
}

/** The block, or what an earlier version has read of it. */
export function blockAsRead(
  block: HtmlBlock,
  key: string,
  text: string,
  codes: PlaceholderOptions,
  wasBefore: ReturnType<typeof textsBefore>,
): HtmlBlock {
  if (block.kind !== 'content' || !block.before) return block
  const { before, ...now } = block
  const earlier = { ...now, ...before }
  const textOf = (one: HtmlBlock): string => htmlUnit(one, key, text, codes).text
  return wasBefore(key, textOf(earlier), textOf(block)) ? earlier : block
}

/** The tokens of a block; `slice` gives the codes in it, with what they hold translated. */
function tokensOf(block: HtmlBlock, codes: PlaceholderOptions, slice: (start: number, end: number) => string): Token[] {
  if (block.kind === 'attribute') return tokenizeText(block.attribute.value, codes)
  if (block.kind !== 'content') return tokenizeText(block.text, codes)
  return block.pieces.flatMap(({ token, start, end }): Token[] => {
    if (token.type !== 'text') return [{ ...token, native: slice(start, end) }]
    // Template code stays as it is, although a browser would want it escaped.
    const hasTemplates = token.text.includes('<%') && slice(start, end).includes('<%')
    return tokenizeText(token.text, codes).map((one) => {
      if (one.type === 'text') return one
      const isTemplate = hasTemplates && one.native.startsWith('<%')
      return { ...one, native: isTemplate ? one.native : escapeHtml(one.native), display: one.native }
    })
  })
}

/** Writes translations. `targetOf` gives the segment text of a unit, none where it stays as it is. */
export function htmlEdits(file: ReadHtml, targetOf: (unit: Unit) => string | undefined): Edit[] {
  const edits: Edit[] = []
  // Blocks within content follow it: their edits go into its codes.
  let owner: { block: Extract<HtmlBlock, { kind: 'content' }>; unit: Unit; inside: Edit[] } | undefined
  const finish = (): void => {
    if (!owner) return
    const target = targetOf(owner.unit)
    if (target !== undefined)
      edits.push(contentEdit(owner.block, owner.unit, target, file.codes, sliceWith(file.text, owner.inside)))
    else for (const edit of owner.inside) edits.push(edit)
    owner = undefined
  }
  for (const [block, unit] of file.units) {
    if (block.kind === 'content') {
      finish()
      owner = { block, unit, inside: [] }
      continue
    }
    const target = targetOf(unit)
    if (target === undefined) continue
    const edit = plainEdit(block, unit, target, file.text)
    if (owner && owner.block.start <= edit.start && edit.end <= owner.block.end) owner.inside.push(edit)
    else edits.push(edit)
  }
  finish()
  return edits
}

function contentEdit(
  block: Extract<HtmlBlock, { kind: 'content' }>,
  unit: Unit,
  target: string,
  codes: PlaceholderOptions,
  slice: (start: number, end: number) => string,
): Edit {
  const own = encodeTokens(tokensOf(block, codes, slice)).codes
  const content = restoreCodes(unit.lead + target + unit.trail, own, 'never')
  const text = content.map((part) => (part.kind === 'text' ? escapeHtml(part.text) : part.native)).join('')
  return { start: block.start, end: block.end, text }
}

function plainEdit(block: Exclude<HtmlBlock, { kind: 'content' }>, unit: Unit, target: string, text: string): Edit {
  const value = restoreCodes(unit.lead + target + unit.trail, unit.codes, 'standalone')
    .map((part) => (part.kind === 'text' ? part.text : part.native))
    .join('')
  if (block.kind === 'attribute') return attributeWith(text, block.attribute, value)
  if (block.kind === 'drawn') return { start: block.start, end: block.end, text: escapeHtml(value) }
  return { start: block.start, end: block.end, text: value.replace(/--+>?|<!--/g, '—').replace(/^-?>/, '—') }
}
