import {
  type InlineCode,
  joinSegmentParts,
  type SegmentPart,
  splitSegmentText,
  stripCodes,
} from '@dragoman/sdk/segment-text'
import { segmentText } from '../segmentation/segment.ts'
import type { ParsedSegment, ParseOptions } from './format.ts'
import { encodeTargetTokens, encodeTokens, type Encoded, type Token } from './inline/tokens.ts'

/**
 * A translatable text of a file before it is split into sentences. `text` and `target` are segment text without the
 * white space around them, which `lead` and `trail` keep.
 */
export type Unit = Pick<ParsedSegment, 'key' | 'context' | 'note' | 'plural' | 'maxLength' | 'locked'> & {
  text: string
  codes: InlineCode[]
  lead: string
  trail: string
  target?: string
  confirmed?: boolean
}

type UnitFacts = Pick<Unit, 'key' | 'context' | 'note' | 'plural' | 'maxLength' | 'locked'>

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

/** A unit with its pieces: the segments that people translate, and how to put them together again. */
type Piece = { segment: ParsedSegment; ids: readonly number[]; before: string; after: string }

/** The segments of units, each a sentence when `applySourceSegmentation` is on. Units without words are left out. */
export function segmentsOf(units: readonly Unit[], options: ParseOptions): ParsedSegment[] {
  return piecesOf(units, options).flatMap(({ pieces }) => pieces.map((piece) => piece.segment))
}

/**
 * The translated units: unit → segment text in the unit's own numbers. Units none of whose segments have a target are
 * missing; of the others, a sentence without target keeps its present translation or its source.
 */
export function translatedUnits(
  units: readonly Unit[],
  options: ParseOptions,
  targets: ReadonlyMap<string, string>,
): Map<Unit, { text: string; complete: boolean }> {
  const translated = new Map<Unit, { text: string; complete: boolean }>()
  for (const { unit, pieces } of piecesOf(units, options)) {
    const found = pieces.filter((piece) => targets.has(piece.segment.key))
    if (found.length === 0) continue
    const text = pieces
      .map(({ segment, ids, before, after }) => {
        const words = targets.get(segment.key) ?? segment.target ?? segment.source
        return before + renumber(words, ids) + after
      })
      .join('')
    translated.set(unit, { text: text.trim(), complete: found.length === pieces.length })
  }
  return translated
}

function piecesOf(units: readonly Unit[], options: ParseOptions): { unit: Unit; pieces: Piece[] }[] {
  const keys = new Set<string>()
  return units
    .filter((unit) => stripCodes(unit.text).trim() !== '')
    .map((unit) => {
      const pieces = splitUnit(unit, options)
      for (const { segment } of pieces) {
        // A file may repeat its own keys, and a key may look like another one's sentence.
        while (keys.has(segment.key)) segment.key += '~'
        keys.add(segment.key)
      }
      return { unit, pieces }
    })
}

function splitUnit(unit: Unit, options: ParseOptions): Piece[] {
  const sentences = options.applySourceSegmentation ? segmentText(unit.text, options.sourceLocale, options.segmentation) : [unit.text]
  const targets = unit.target === undefined ? undefined : targetSentences(unit.target, sentences, options)
  if (sentences.length < 2 || (unit.target !== undefined && !targets)) {
    return [pieceOf(unit, unit.text, unit.target, unit.key)]
  }
  return sentences.map((sentence, index) => pieceOf(unit, sentence, targets?.[index], `${unit.key}#${index + 1}`))
}

function pieceOf(unit: Unit, sentence: string, target: string | undefined, key: string): Piece {
  const ids = [...idsOf(`${sentence}${target ?? ''}`)]
  const numbers = new Map(ids.map((id, index) => [id, index + 1]))
  const source = sentence.trim()
  const codes = ids.map((id, index) => {
    const code = unit.codes[id - 1]
    if (!code) throw new Error(`unit ${unit.key} has no code ${id}`)
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

function factsOf({ context, note, plural, maxLength, locked }: Unit): Omit<UnitFacts, 'key'> {
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
