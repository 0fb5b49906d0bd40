import type { InlineCode } from '@dragoman/sdk/segment-text'
import type { Edit } from '../edits.ts'
import type { FileFormat, ParsedSegment, ParserParameter, ParseOptions } from '../format.ts'
import { tokenizeText } from '../inline/placeholders.ts'
import type { Token } from '../inline/tokens.ts'
import { type ParameterValues, pattern, readParameters, withinDeadline } from '../parameters.ts'
import { parsedFile, translatedUnits, type Unit, unitOf } from '../units.ts'
import { escapeXml } from '../xml/read-xml.ts'
import { type Block, editsOf, textBlocks, type TextBlock } from './blocks.ts'
import { type mainTypes, OfficePackage } from './package.ts'

/** Longest native code that a segment carries; what is cut off stays in the file and is read there when it is built. */
const maxNative = 500

/** What a document is read with. */
export type OfficeReading = {
  file: OfficePackage
  values: ParameterValues
  options: ParseOptions
  /** Words and the codes among them that an expression of the account's finds; codes escaped, as content of runs. */
  tokenize: (text: string) => Token[]
  tagRegex: RegExp | undefined
}

/** The texts of one part. */
export type PartBlocks = { name: string; text: string; blocks: readonly Block[] }

/** One kind of Office document. */
export type OfficeKind = {
  kind: keyof typeof mainTypes
  label: string
  extensions: readonly string[]
  parameters: readonly ParserParameter[]
  read: (reading: OfficeReading) => OfficeTexts
  /** Another way of reading that a document asks for; its texts are not cut into sentences. */
  instead?: (reading: OfficeReading, document: FileFormat) => FileFormat | undefined
}

/** What was read of a document. */
export type OfficeTexts = {
  /** In the order in which people read them. */
  parts: PartBlocks[]
  /** Further edits that translations bring with them, by part; `translated` gives the segment text of a block. */
  along?: (translated: (block: TextBlock) => string | undefined) => ReadonlyMap<string, Edit[]>
}

/** Makes a file format of a kind of Office document. Parts that hold no translation keep their bytes. */
export function officeFormat(office: OfficeKind): FileFormat {
  const withReading = <Result>(
    bytes: Uint8Array,
    options: ParseOptions,
    work: (reading: OfficeReading) => Result,
  ): Result => {
    const values = readParameters(office.parameters, options.parameters, options.fileName)
    const tagRegex = pattern(values, 'tagRegex', options.fileName)
    return withinDeadline([tagRegex], options.fileName, () => {
      const file = new OfficePackage(bytes, options.fileName, office.kind)
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
        const { primary } = unitsOf(office.read(reading).parts, reading)
        const { segments, ...rest } = parsedFile(primary, options)
        return { segments: segments.map(withShortCodes), ...rest }
      }),

    build(bytes, options, targets) {
      if (targets.size === 0) return bytes
      return withReading(bytes, options, (reading) => {
        const instead = office.instead?.(reading, format)
        if (instead) return instead.build(bytes, { ...options, applySourceSegmentation: false }, targets)
        const { parts, along } = office.read(reading)
        const { units, primary } = unitsOf(parts, reading)
        const texts = translatedUnits(primary, options, targets)
        const translations = (block: TextBlock): { unit: Unit; text: string } | undefined => {
          const found = units.get(block)
          const text = found && texts.get(found.follows)?.text
          return found && text !== undefined && text !== found.unit.text ? { unit: found.unit, text } : undefined
        }
        const edits = new Map<string, Edit[]>()
        for (const { name, text, blocks } of parts) {
          const isTouched = textBlocks(blocks).some((block) => translations(block) !== undefined)
          if (isTouched) edits.set(name, [...(edits.get(name) ?? []), ...editsOf(blocks, text, translations, true)])
        }
        if (edits.size === 0) return bytes
        for (const [name, list] of along?.((block) => translations(block)?.text) ?? []) {
          edits.set(name, [...(edits.get(name) ?? []), ...list])
        }
        return reading.file.write(edits)
      })
    },
  }
  return format
}

type Units = { units: ReadonlyMap<TextBlock, { unit: Unit; follows: Unit }>; primary: readonly Unit[] }

/** The units of all blocks. A copy follows the text that it is a copy of; one that has no original stands by itself. */
function unitsOf(parts: readonly PartBlocks[], reading: OfficeReading): Units {
  const blocks = parts.flatMap((part) => {
    const slice = (start: number, end: number): string => part.text.slice(start, end)
    return textBlocks(part.blocks).map((block) => {
      const tokens = block.type === 'rich' ? block.read(slice).core : plainTokens(block.value, reading.tagRegex)
      const maxLength = block.type === 'value' ? block.maxLength : undefined
      return { block, unit: unitOf({ key: block.key, ...(maxLength && { maxLength }) }, tokens) }
    })
  })
  const originals = new Map<string, Unit>()
  for (const { block, unit } of blocks) if (!block.isCopy && !originals.has(unit.text)) originals.set(unit.text, unit)
  const units = new Map<TextBlock, { unit: Unit; follows: Unit }>()
  const primary: Unit[] = []
  for (const { block, unit } of blocks) {
    const original = block.isCopy ? originals.get(unit.text) : undefined
    if (!original && block.isCopy === 'only') continue
    units.set(block, { unit, follows: original ?? unit })
    if (original) continue
    primary.push(unit)
    if (block.isCopy) originals.set(unit.text, unit)
  }
  return { units, primary }
}

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
