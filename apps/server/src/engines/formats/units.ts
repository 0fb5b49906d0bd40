import { hash } from 'node:crypto'
import {
  type InlineCode,
  joinSegmentParts,
  type SegmentPart,
  splitSegmentText,
  stripCodes,
} from '@dragoman/sdk/segment-text'
import { segmentText } from '../segmentation/segment.ts'
import { FileRefused } from '../../kernel/file-refused.ts'
import {
  type FoundOptions,
  type LeftOutText,
  type ParsedFile,
  type ParsedSegment,
  type ParseOptions,
} from './format.ts'
import { encodeTargetTokens, encodeTokens, type Encoded, restoreCodes, type Token } from './inline/tokens.ts'
import { keyPlace, type Place } from './place.ts'
import { asTextSince, essenceOf, numbersSince, recut } from './recut.ts'

/**
 * A translatable text of a file before it is split into sentences. `text` and `target` are segment text without the
 * white space around them, which `lead` and `trail` keep.
 */
export type Unit = UnitFacts & {
  text: string
  codes: InlineCode[]
  lead: string
  trail: string
  target?: string
  confirmed?: boolean
}

type UnitFacts = Pick<ParsedSegment, 'key' | 'context' | 'note' | 'plural' | 'maxLength' | 'locked' | 'place'>

/** Makes a unit of the tokens of its source and, when the file has one, of its translation. */
export function unitOf(
  facts: UnitFacts,
  source: readonly Token[],
  target?: { tokens: readonly Token[]; confirmed: boolean },
): Unit {
  const encoded = encodeTokens(source)
  const trimmed = trim(encoded.text)
  const unit: Unit = { ...facts, ...trimmed, codes: encoded.codes }
  if (!target) return unit
  return withTarget(unit, encoded, target)
}

function withTarget(unit: Unit, source: Encoded, target: { tokens: readonly Token[]; confirmed: boolean }): Unit {
  const encoded = encodeTargetTokens(target.tokens, source)
  const { text } = trim(encoded.text)
  if (text === '') return unit
  return { ...unit, codes: encoded.codes, target: text, confirmed: target.confirmed }
}

function trim(text: string): { text: string; lead: string; trail: string } {
  const end = text.trimEnd()
  const core = end.trimStart()
  return { text: core, lead: end.slice(0, end.length - core.length), trail: text.slice(end.length) }
}

/** A text with more codes than this isn't taken for text. */
const maxCodes = 250_000

/** A unit with its pieces: the segments that people translate, and how to put them together again. */
type Piece = { segment: ParsedSegment; ids: readonly number[]; before: string; after: string }

/** The segments of units, each a sentence when `applySourceSegmentation` is on. Units without words are left out. */
function segmentsOf(units: readonly Unit[], options: ParseOptions): ParsedSegment[] {
  return piecesOf(units, options).flatMap(({ pieces }) => pieces.map((piece) => piece.segment))
}

/** The segments of units, and what else the file has: units without words, and what its format left out. */
export function parsedFile(
  units: readonly Unit[],
  options: ParseOptions,
  leftOut: readonly LeftOutText[] = [],
  found: FoundOptions = {},
): ParsedFile {
  const onlyTags = units
    .filter((unit) => unit.text !== '' && !hasWords(unit))
    .map(({ key, text, codes }): LeftOutText => {
      const shown = new Map(codes.map((code) => [code.id, code]))
      const parts = restoreCodes(text, codes, 'standalone').map((part) => {
        if (part.kind === 'text') return part.text
        return part.kind === 'close' ? part.native : (shown.get(part.id)?.display ?? part.native)
      })
      return { key, text: parts.join(''), reason: 'ONLY_TAGS' }
    })
  return {
    segments: segmentsOf(units, options),
    leftOut: [...leftOut.filter(({ text }) => text.trim() !== ''), ...onlyTags],
    found,
  }
}

const hasWords = ({ text }: Unit): boolean => stripCodes(text).trim() !== ''

/**
 * The translated units: unit → segment text in the unit's own numbers. Units none of whose segments have a target are
 * missing; of the others, a sentence without target keeps its present translation or its source.
 * @throws FileRefused where the source of a translation stands no longer, as its key says something else by now
 */
export function translatedUnits(
  units: readonly Unit[],
  options: ParseOptions,
  targets: ReadonlyMap<string, string>,
): Map<Unit, { text: string; complete: boolean }> {
  const translated = new Map<Unit, { text: string; complete: boolean }>()
  const sources = new Map(options.readBefore?.map((segment) => [segment.key, segment]))
  for (const { unit, pieces } of piecesOf(units, options)) {
    const found = pieces.filter((piece) => targets.has(piece.segment.key))
    const given = new Map(
      found.map(({ segment }) => [
        segment.key,
        asNumberedNow(targets.get(segment.key)!, sources.get(segment.key), segment, options),
      ]),
    )
    if (found.length === 0) continue
    const text = pieces
      .map(({ segment, ids, before, after }) => {
        const words = given.get(segment.key) ?? segment.target ?? segment.source
        return before + renumber(words, ids) + after
      })
      .join('')
    translated.set(unit, { text: text.trim(), complete: found.length === pieces.length })
  }
  return translated
}

/** A translation of `before`, with the numbers that its codes have by now. */
function asNumberedNow(
  target: string,
  before: Pick<ParsedSegment, 'source' | 'codes'> | undefined,
  segment: ParsedSegment,
  { fileName }: ParseOptions,
): string {
  if (!before || before.source === segment.source || essenceOf(before.source) === essenceOf(segment.source))
    return target
  const numbers = numbersSince(before.source, segment)
  if (numbers) return mapIds(target, numbers)
  // The present reader may take a former tag for text.
  const asText = asTextSince(before.codes, segment.codes)
  const rest = numbersSince(asText(before.source), segment)
  if (!rest) throw standsElsewhere(fileName, before.source)
  return mapIds(asText(target), rest)
}

const standsElsewhere = (file: string, source: string) =>
  new FileRefused({
    file,
    reason: `The text “${source.slice(0, 60)}” is in a different place than when the file was imported, because the import has been improved since. Upload the file as a new version. Unchanged texts keep their translations.`,
  })

function piecesOf(units: readonly Unit[], options: ParseOptions): { unit: Unit; pieces: Piece[] }[] {
  const unlike = uniqueKeys()
  const asRead =
    options.applySourceSegmentation && options.readBefore && recut(options.readBefore.map(({ source }) => source))
  const keysBefore = new Set(options.readBefore?.map(({ key }) => key))
  const overloaded = units.find(({ codes }) => codes.length > maxCodes)
  if (overloaded) {
    const reason = `The text ${overloaded.key.slice(0, 100)} has more than ${maxCodes} inline tags. Split it, or correct the options that define inline tags.`
    throw new FileRefused({ file: options.fileName, reason })
  }
  return units.filter(hasWords).map((unit) => {
    const pieces = splitUnit(unit, options, asRead ? asRead(unit.text) : undefined)
    for (const { segment } of pieces) {
      segment.key = unlike(keysBefore.has(segment.key) ? segment.key : bounded(segment.key))
    }
    if (options.places) {
      const place = placeOf(unit)
      for (const { segment } of pieces) segment.place = place
    }
    return { unit, pieces }
  })
}

/** An object of the unit's own. */
const placeOf = ({ place, context }: Unit): Place =>
  place ? { ...place } : context === undefined ? { kind: 'PARAGRAPH' } : keyPlace(context)

/** In bytes: databases take no longer ones for an index. */
const longestKey = 2500

/** A key of any length, as where texts are their own keys: long ones are shortened, with a digest that keeps them apart. */
function bounded(key: string): string {
  if (Buffer.byteLength(key) <= longestKey) return key
  return `${key.slice(0, 500).toWellFormed()}…${hash('sha256', key).slice(0, 16)}`
}

/** Keys that differ: a file may repeat its own ones, and one may look like the sentence of another. */
function uniqueKeys(): (key: string) => string {
  const keys = new Set<string>()
  const repeats = new Map<string, number>()
  return (key) => {
    let unique = key
    while (keys.has(unique)) {
      const count = (repeats.get(key) ?? 0) + 1
      repeats.set(key, count)
      unique = key + (count < 3 ? '~'.repeat(count) : `~${count}`)
    }
    keys.add(unique)
    return unique
  }
}

/** `asRead` are the sentences that the unit had when its file was read. */
function splitUnit(unit: Unit, options: ParseOptions, asRead?: string[]): Piece[] {
  const sentences = asRead ?? sentencesOf(unit, options)
  const targets = unit.target === undefined ? undefined : targetSentences(unit.target, sentences, options)
  // Sentences that were there when the file was read stay, also where its own translation would be cut otherwise by now.
  if (sentences.length < 2 || (!asRead && unit.target !== undefined && !targets)) {
    return [pieceOf(unit, unit.text, unit.target, unit.key)]
  }
  return sentences.map((sentence, index) => pieceOf(unit, sentence, targets?.[index], `${unit.key}#${index + 1}`))
}

const sentencesOf = ({ text }: Unit, { applySourceSegmentation, sourceLocale, segmentation }: ParseOptions): string[] =>
  applySourceSegmentation ? segmentText(text, sourceLocale, segmentation) : [text]

function pieceOf(unit: Unit, sentence: string, target: string | undefined, key: string): Piece {
  const ids = [...idsOf(`${sentence}${target ?? ''}`)]
  const numbers = new Map(ids.map((id, index) => [id, index + 1]))
  const source = sentence.trim()
  const codes = ids.map((id, index) => {
    const code = unit.codes[id - 1]
    if (!code) throw new Error(`text ${unit.key} has no code ${id}`)
    return { ...code, id: index + 1 }
  })
  const segment: ParsedSegment = { ...factsOf(unit), key, source: mapIds(source, numbers), codes }
  if (target !== undefined) {
    segment.target = mapIds(target.trim(), numbers)
    segment.confirmed = unit.confirmed === true
  }
  const end = sentence.trimEnd().length
  return { segment, ids, before: sentence.slice(0, end - source.length), after: sentence.slice(end) }
}

/** The sentences of an existing translation, where they stand one to one for those of the source. */
function targetSentences(target: string, sentences: readonly string[], options: ParseOptions): string[] | undefined {
  const found = segmentText(target, options.targetLocale, options.segmentation)
  const fits =
    found.length === sentences.length &&
    found.every((sentence, index) => {
      const ids = idsOf(sentences[index] ?? '')
      return [...idsOf(sentence)].every((id) => ids.has(id))
    })
  return fits ? found : undefined
}

function factsOf({ context, note, plural, maxLength, locked }: Unit): Omit<UnitFacts, 'key' | 'place'> {
  return {
    ...(context !== undefined && { context }),
    ...(note !== undefined && { note }),
    ...(plural !== undefined && { plural }),
    ...(maxLength !== undefined && { maxLength }),
    ...(locked !== undefined && { locked }),
  }
}

function idsOf(text: string): Set<number> {
  return new Set(splitSegmentText(text).flatMap((part) => (part.kind === 'text' ? [] : [part.id])))
}

function renumber(text: string, ids: readonly number[]): string {
  return mapIds(text, new Map(ids.map((id, index) => [index + 1, id])))
}

function mapIds(text: string, numbers: ReadonlyMap<number, number>): string {
  const parts = splitSegmentText(text).flatMap((part): SegmentPart[] => {
    if (part.kind === 'text') return [part]
    const id = numbers.get(part.id)
    return id === undefined ? [] : [{ kind: part.kind, id }]
  })
  return joinSegmentParts(parts)
}
