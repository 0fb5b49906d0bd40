import { type Content as Document, type ContentFilter, readContent } from '../content/content.ts'
import { type Edit, sliceWith } from '../edits.ts'
import { type PlaceholderOptions, tokenizeText } from '../inline/placeholders.ts'
import { encodeTokens, restoreCodes, type Token } from '../inline/tokens.ts'
import { type Unit, unitOf } from '../units.ts'
import { attributeEdit, escapeXml } from '../xml/read-xml.ts'
import { rawParts } from './raw-text.ts'
import type { XmlBlock } from './xml-blocks.ts'
import { xmlPlace } from './xml-place.ts'

/** The blocks of a document in its order, each with its unit, or with the document that its text is. */
export type XmlUnits = ReadonlyMap<XmlBlock, Unit | Document>

type Written = { text: string; asciiOnly: boolean; codes: PlaceholderOptions }
type Content = Extract<XmlBlock, { kind: 'content' }>

/** The units of blocks and of those within them. */
export function unitsOfBlocks(
  blocks: readonly XmlBlock[],
  document: Written & { places: boolean; content: ContentFilter },
): XmlUnits {
  const units = new Map<XmlBlock, Unit | Document>()
  const add = (block: XmlBlock): void => {
    const { key, note } = block
    const place = document.places && { place: xmlPlace(block) }
    const facts = { key, context: key, ...(note !== undefined && { note }), ...place }
    const kind = document.content.kindOf(key)
    const whole = kind && plainText(block, document.text)
    if (kind && whole !== undefined) {
      const { codes, content } = document
      units.set(block, readContent(kind, whole, facts, codes, content.fileName))
      return
    }
    const tokens =
      block.kind === 'attribute'
        ? tokenizeText(block.value, document.codes)
        : tokensOf(block, document, (start, end) => document.text.slice(start, end))
    units.set(block, unitOf(facts, tokens))
    if (block.kind === 'content') block.inner.forEach(add)
  }
  blocks.forEach(add)
  return units
}

/** The text of a block without elements. */
function plainText(block: XmlBlock, text: string): string | undefined {
  if (block.kind === 'attribute' || block.pieces.some(({ token }) => token.type !== 'text')) return undefined
  const parts = rawParts(text, block.start, block.end)
  return parts.every((part) => 'text' in part) ? parts.map((part) => part.text).join('') : undefined
}

/** The tokens of a block; `slice` gives its codes, with what they hold translated. */
function tokensOf(
  { pieces, isSection }: Content,
  { codes, asciiOnly }: Written,
  slice: (start: number, end: number) => string,
): Token[] {
  return pieces.flatMap(({ token, start, end }): Token[] => {
    if (token.type !== 'text') return [{ ...token, native: slice(start, end) }]
    return tokenizeText(token.text, codes).map((one) => {
      if (one.type === 'text') return one
      return {
        ...one,
        native: isSection ? one.native : escapeXml(one.native, asciiOnly),
        display: one.native,
        match: one.native,
      }
    })
  })
}

/** Writes translations. `targetOf` gives the segment text of a unit, none where it stays as it is. */
export function xmlEdits(
  blocks: readonly XmlBlock[],
  units: XmlUnits,
  document: Written,
  targetOf: (unit: Unit) => string | undefined,
): Edit[] {
  return blocks.flatMap((block) => {
    const unit = units.get(block)
    if (!unit) throw new Error(`nothing was read for ${block.key}`)
    if ('write' in unit) {
      const isChanged = unit.units.some((one) => targetOf(one) !== undefined)
      return block.kind === 'content' && isChanged ? [written(block, unit.write(targetOf), document)] : []
    }
    const target = targetOf(unit)
    if (block.kind === 'attribute') return target === undefined ? [] : [attributeText(block, unit, target, document)]
    const inner = xmlEdits(block.inner, units, document, targetOf)
    return target === undefined ? inner : [contentEdit(block, unit, target, document, inner)]
  })
}

function attributeText(
  { element, name }: Extract<XmlBlock, { kind: 'attribute' }>,
  unit: Unit,
  target: string,
  { text, asciiOnly }: Written,
): Edit {
  const value = restoreCodes(unit.lead + target + unit.trail, unit.codes, 'standalone')
    .map((part) => (part.kind === 'text' ? part.text : part.native))
    .join('')
  const edit = attributeEdit(element, text, name, value)
  return asciiOnly ? { ...edit, text: asReferences(edit.text) } : edit
}

function contentEdit(block: Content, unit: Unit, target: string, document: Written, inner: readonly Edit[]): Edit {
  const { start, end, isSection } = block
  const { codes } = inner.length === 0 ? unit : encodeTokens(tokensOf(block, document, sliceWith(document.text, inner)))
  const content = restoreCodes(unit.lead + target + unit.trail, codes, 'never').map((part) =>
    part.kind === 'text' && !isSection
      ? escapeXml(part.text, document.asciiOnly)
      : part.kind === 'text'
        ? part.text
        : part.native,
  )
  return isSection ? section(block, content.join(''), document) : { start, end, text: content.join('') }
}

const written = (block: Content, text: string, document: Written): Edit =>
  block.isSection
    ? section(block, text, document)
    : { start: block.start, end: block.end, text: escapeXml(text, document.asciiOnly) }

function section({ start, end }: Content, text: string, { asciiOnly }: Written): Edit {
  const whole = text.replaceAll(']]>', ']]]]><![CDATA[>')
  return { start, end, text: `<![CDATA[${asciiOnly ? interrupted(whole) : whole}]]>` }
}

/** A section knows no references: it ends before each and begins again behind it. */
const interrupted = (text: string): string =>
  text.replace(/\P{ASCII}+/gu, (characters) => `]]>${asReferences(characters)}<![CDATA[`)

const asReferences = (text: string): string =>
  text.replace(/\P{ASCII}/gu, (character) => `&#x${character.codePointAt(0)!.toString(16).toUpperCase()};`)
