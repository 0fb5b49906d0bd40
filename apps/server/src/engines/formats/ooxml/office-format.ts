import type { InlineCode } from '@dragoman/sdk/segment-text'
import type { Edit } from '../edits.ts'
import type { FileFormat, LeftOutText, ParsedSegment, ParserParameter, ParseOptions } from '../format.ts'
import { tokenizeText } from '../inline/placeholders.ts'
import type { Token } from '../inline/tokens.ts'
import { pattern, readParameters, withinDeadline } from '../parameters.ts'
import type { Place, PlacePart } from '../place.ts'
import { parsedFile, translatedUnits, type Unit, unitOf } from '../units.ts'
import { escapeXml } from '../xml/read-xml.ts'
import { textsBefore } from '../read-before.ts'
import type { OfficeReading } from './office-reading.ts'
import { type Block, editsOf, textBlocks, type TextBlock, type Translations } from './blocks.ts'
import { buildEmbedded, type EmbeddedFile, parseEmbedded } from './embedded.ts'
import { type mainTypes, OfficePackage } from './package.ts'
import type { Edges } from './runs.ts'
import type { ZipPackage } from './zip-package.ts'

/** Longest native code that a segment carries; what is cut off stays in the file and is read there when it is built. */
const maxNative = 500

/** The texts of one part. */
export type PartBlocks = { name: string; text: string; blocks: readonly Block[]; part?: PlacePart }

/** One kind of Office document. */
export type OfficeKind<File extends ZipPackage> = {
  kind: string
  open: (bytes: Uint8Array, fileName: string) => File
  label: string
  extensions: readonly string[]
  parameters: readonly ParserParameter[]
  read: (reading: OfficeReading<File>) => OfficeTexts
  /** Another way of reading that a document asks for; its texts are not cut into sentences. */
  instead?: (reading: OfficeReading<File>, document: FileFormat) => FileFormat | undefined
}

/** The texts of a document. */
export type OfficeTexts = {
  /** In the order in which people read them. */
  parts: PartBlocks[]
  /** Files within the document whose texts are its own; they come after all others. */
  embedded?: readonly EmbeddedFile[]
  /** The texts that are not translated. */
  leftOut?: () => LeftOutText[]
  /** Further edits that translations bring with them, by part; `translated` gives the segment text of a block. */
  along?: (translated: (block: TextBlock) => string | undefined) => ReadonlyMap<string, Edit[]>
}

/** Makes a file format of a kind of Office document. */
export const officeFormat = ({
  kind,
  ...office
}: Omit<OfficeKind<OfficePackage>, 'kind' | 'open'> & { kind: keyof typeof mainTypes }): FileFormat =>
  containerFormat({ ...office, kind, open: (bytes, fileName) => new OfficePackage(bytes, fileName, kind) })

/** Makes a file format of documents that are containers. Parts that hold no translation keep their bytes. */
export function containerFormat<File extends ZipPackage>(office: OfficeKind<File>): FileFormat {
  const withReading = <Result>(
    bytes: Uint8Array,
    options: ParseOptions,
    work: (reading: OfficeReading<File>) => Result,
  ): Result => {
    const values = readParameters(office.parameters, options.parameters, options.fileName)
    const tagRegex = pattern(values, 'tagRegex', options.fileName)
    return withinDeadline([tagRegex], options.fileName, () => {
      const file = office.open(bytes, options.fileName)
      return work({ file, values, options, tagRegex, tokenize: (text) => escapedTokens(text, tagRegex) })
    })
  }
  const format: FileFormat = {
    name: office.kind,
    label: office.label,
    extensions: office.extensions,
    applySourceSegmentation: true,
    parameters: office.parameters,

    parse: (bytes, options) =>
      withReading(bytes, options, (reading) => {
        const instead = office.instead?.(reading, format)
        if (instead) return instead.parse(bytes, { ...options, applySourceSegmentation: false })
        const { parts, embedded = [], leftOut } = office.read(reading)
        const own = parsedFile(unitsOf(parts, reading).primary, options, leftOut?.())
        const inner = embedded.map((one) => parseEmbedded(one, reading))
        return {
          segments: [...own.segments.map(withShortCodes), ...inner.flatMap(({ segments }) => segments)],
          leftOut: [...own.leftOut, ...inner.flatMap((one) => one.leftOut)],
          found: own.found,
        }
      }),

    build(bytes, options, targets) {
      if (targets.size === 0) return bytes
      return withReading(bytes, options, (reading) => {
        const instead = office.instead?.(reading, format)
        if (instead) return instead.build(bytes, { ...options, applySourceSegmentation: false }, targets)
        const { parts, along, embedded = [] } = office.read(reading)
        const { units, primary } = unitsOf(parts, reading)
        const texts = translatedUnits(primary, options, targets)
        const translations: Translations = (block) => {
          const found = units.get(block)
          const text = found && texts.get(found.follows)?.text
          return found && text !== undefined && text !== found.unit.text ? { ...found, text } : undefined
        }
        const edits = new Map<string, Edit[]>()
        for (const { name, text, blocks } of parts) {
          const isTouched = textBlocks(blocks).some((block) => translations(block) !== undefined)
          if (isTouched) edits.set(name, [...(edits.get(name) ?? []), ...editsOf(blocks, text, translations, true)])
        }
        const files = new Map(embedded.flatMap((one) => buildEmbedded(one, reading, targets)))
        if (edits.size === 0 && files.size === 0) return bytes
        for (const [name, list] of along?.((block) => translations(block)?.text) ?? []) {
          edits.set(name, [...(edits.get(name) ?? []), ...list])
        }
        return reading.file.write(edits, files)
      })
    },
  }
  return format
}

type Units = { units: ReadonlyMap<TextBlock, { unit: Unit; follows: Unit; edges: Edges }>; primary: readonly Unit[] }

/** The units of all blocks. A copy follows the text that it is a copy of; one that has no original stands by itself. */
function unitsOf(parts: readonly PartBlocks[], reading: Pick<OfficeReading, 'options' | 'tagRegex'>): Units {
  const before = textsBefore(reading.options)
  const blocks = parts.flatMap((part) => {
    const slice = (start: number, end: number): string => part.text.slice(start, end)
    return textBlocks(part.blocks).map((block): { block: TextBlock; unit: Unit; edges: Edges } => {
      const { key } = block
      const place = placeIn(part, block)
      if (block.type === 'value') {
        const maxLength = block.maxLength === undefined ? {} : { maxLength: block.maxLength }
        return {
          block,
          unit: unitOf({ key, place, ...maxLength }, plainTokens(block.value, reading.tagRegex)),
          edges: 'shown',
        }
      }
      const [shown, bare] = (['shown', 'bare'] as const).map((edges) =>
        unitOf({ key, place }, block.read(slice, edges).core),
      )
      const isBare = before(key, bare!.text, shown!.text)
      return isBare ? { block, unit: bare!, edges: 'bare' } : { block, unit: shown!, edges: 'shown' }
    })
  })
  const originals = new Map<string, Unit>()
  for (const { block, unit } of blocks) if (!block.isCopy && !originals.has(unit.text)) originals.set(unit.text, unit)
  const units = new Map<TextBlock, { unit: Unit; follows: Unit; edges: Edges }>()
  const primary: Unit[] = []
  for (const { block, unit, edges } of blocks) {
    const original = block.isCopy ? originals.get(unit.text) : undefined
    if (!original && block.isCopy === 'only') continue
    units.set(block, { unit, follows: original ?? unit, edges })
    if (original) continue
    primary.push(unit)
    if (block.isCopy) originals.set(unit.text, unit)
  }
  return { units, primary }
}

const placeIn = ({ part }: PartBlocks, { place, type }: TextBlock): Place => ({
  ...(place ?? { kind: type === 'rich' ? 'PARAGRAPH' : 'ASIDE' }),
  ...(part && { part }),
})

/** The texts of blocks that stay as they are. */
export function leftOutOf(parts: readonly PartBlocks[], reason: LeftOutText['reason']): LeftOutText[] {
  return parts.flatMap(({ text, blocks }) => {
    const slice = (start: number, end: number): string => text.slice(start, end)
    return textBlocks(blocks).flatMap((block): LeftOutText[] => {
      if (block.isCopy) return []
      const shown = block.type === 'value' ? block.value : shownText(block.read(slice, 'shown').core)
      return [{ key: block.key, text: shown, reason }]
    })
  })
}

const shownText = (tokens: readonly Token[]): string =>
  tokens
    .map((token) =>
      token.type === 'text' ? token.text : (token.type === 'standalone' && token.shown && token.display) || '',
    )
    .join('')

function plainTokens(text: string, tagRegex: RegExp | undefined): Token[] {
  return tokenizeText(text, { placeholders: false, html: false, tagRegex })
}

/** Codes that are text are written as XML, so that nothing that begins like a tag is taken for one. */
function escapedTokens(text: string, tagRegex: RegExp | undefined): Token[] {
  return plainTokens(text, tagRegex).map((token) =>
    token.type === 'text' ? token : { ...token, native: escapeXml(token.native), display: token.native },
  )
}

function withShortCodes(segment: ParsedSegment): ParsedSegment {
  if (segment.codes.every(({ open, close }) => open.length <= maxNative && (close ?? '').length <= maxNative))
    return segment
  const short = (native: string): string => (native.length > maxNative ? `${native.slice(0, maxNative)}…` : native)
  const codes = segment.codes.map((code): InlineCode => ({
    ...code,
    open: short(code.open),
    ...(code.close !== undefined && { close: short(code.close) }),
  }))
  return { ...segment, codes }
}
