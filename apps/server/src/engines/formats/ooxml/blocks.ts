import { type Edit, sliceWith } from '../edits.ts'
import { encodeTokens, restoreCodes } from '../inline/tokens.ts'
import type { Place } from '../place.ts'
import type { Unit } from '../units.ts'
import { type Edges, type RichText, type RunWriter, writeRuns } from './runs.ts'

/** A piece of a part, with the edits that belong into it already made. */
export type Slice = (start: number, end: number) => string

/**
 * Whether a text is a copy of another one, kept for older programs or drawn from it: it follows that one. Without an
 * original it stands by itself, or is left alone when it is `only` a copy.
 */
export type IsCopy = boolean | 'only'

/** Runs of text that are rewritten as a whole when they are translated. */
export type RichBlock = {
  type: 'rich'
  key: string
  /** The content that is replaced. */
  start: number
  end: number
  read: (slice: Slice, edges: Edges) => RichText
  writer: RunWriter
  /** Blocks within the content that are translated separately: text boxes, alternative texts. */
  nested: readonly Block[]
  isCopy: IsCopy
  /** A paragraph of its own unless given. */
  place?: Place
  /** Around what is written. */
  wrap?: (content: string) => string
}

/** A text without formatting: an attribute, a property. */
export type ValueBlock = {
  type: 'value'
  key: string
  value: string
  edit: (text: string) => Edit[]
  isCopy: IsCopy
  /** Beside the text unless given. */
  place?: Place
  maxLength?: number
}

/** A change that goes along with any translation in its part: the direction of a paragraph. */
export type AlongBlock = { type: 'along'; edits: readonly Edit[] }

export type Block = RichBlock | ValueBlock | AlongBlock
export type TextBlock = RichBlock | ValueBlock

/** All blocks with text, those within others after them. */
export function textBlocks(blocks: readonly Block[]): TextBlock[] {
  return blocks.flatMap((block): TextBlock[] => {
    if (block.type === 'along') return []
    return block.type === 'rich' ? [block, ...textBlocks(block.nested)] : [block]
  })
}

/** How a block's translation is found: its unit, and the unit's text in the target language. */
export type Translations = (block: TextBlock) => { unit: Unit; text: string; edges: Edges } | undefined

/** The edits of translated blocks. Changes that go along are only made where `withAlong`. */
export function editsOf(
  blocks: readonly Block[],
  text: string,
  translations: Translations,
  withAlong: boolean,
): Edit[] {
  return blocks.flatMap((block): readonly Edit[] => {
    if (block.type === 'along') return withAlong ? block.edits : []
    const found = translations(block)
    if (block.type === 'value') return found ? block.edit(valueOf(found)) : []
    const within = editsOf(block.nested, text, translations, withAlong)
    if (!found) return within
    const rich = block.read(sliceWith(text, within), found.edges)
    const { unit } = found
    // Codes are read again: what stands within them may have been translated meanwhile.
    const { codes } = encodeTokens(rich.core)
    const core = restoreCodes(unit.lead + found.text + unit.trail, codes, 'never')
    const content = writeRuns(rich, core, codes, block.writer)
    return [{ start: block.start, end: block.end, text: block.wrap ? block.wrap(content) : content }]
  })
}

function valueOf({ unit, text }: Pick<NonNullable<ReturnType<Translations>>, 'unit' | 'text'>): string {
  return restoreCodes(unit.lead + text + unit.trail, unit.codes, 'standalone')
    .map((part) => (part.kind === 'text' ? part.text : part.native))
    .join('')
}
