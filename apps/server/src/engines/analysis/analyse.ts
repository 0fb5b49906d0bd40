import { compare, type Decimal, decimal, multiply, toNumber } from '../../kernel/decimal.ts'
import { type Band, bandOf, isScoreless, machineBandOf } from './bands.ts'
import type { WordCounts } from '../segmentation/count.ts'
import type { TextKind } from './text-kind.ts'

/** A segment to count. */
export interface AnalysedSegment {
  segmentId: number
  workUnitId: string
  /** As on the wire. */
  sourceLocale: string
  targetLocale: string
  /** Hash of the normalized source. */
  sourceHash: string
  words: number
  /** Beside `words`, for comparison. */
  wordCounts?: WordCounts | undefined
  /** Places where a term stands; absent where none were looked for. */
  terms?: number | undefined
  characters: number
  confirmed: boolean
  locked: boolean
  /** Best match of the memories, in percent; 0 without one. */
  match: number
  kind: TextKind
  /** How much of its machine translation has stayed, in percent, 0 before anyone has edited it; absent without one. */
  machine?: number | undefined
}

export interface AnalysisOptions {
  bands: readonly Band[]
  /** An exact or context match counts as such even where the text was counted before. */
  tmMatchOverRepetition: boolean
  /** Text that need not be translated counts as such even where it was counted before. */
  ntOverRepetition: boolean
  /** Text that need not be translated has a band of its own. */
  calculateNonTranslatableReuse: boolean
  ignoreConfirmedSegments: boolean
  ignoreLockedSegments: boolean
  /** Segments of numbers alone don't count. */
  ignoreNumbers: boolean
}

/** How one segment was counted. */
export interface CountedSegment {
  segmentId: number
  workUnitId: string
  sourceLocale: string
  targetLocale: string
  /** Key of its band. */
  band: string
  /** Percent; 0 without a match. */
  match: number
  words: number
  wordCounts?: WordCounts | undefined
  terms?: number | undefined
  characters: number
  factor: Decimal
}

/**
 * Puts each segment into its band, in the order given (domain: Numbers). A repetition is text that was already counted
 * for the same language pair; segments that are left out neither count nor make others repetitions.
 */
export function analyse(segments: readonly AnalysedSegment[], options: AnalysisOptions): CountedSegment[] {
  const seen = new Set<string>()
  const counted: CountedSegment[] = []
  for (const segment of segments) {
    if (options.ignoreConfirmedSegments && segment.confirmed) continue
    if (options.ignoreLockedSegments && segment.locked) continue
    if (options.ignoreNumbers && segment.kind === 'NUMBERS') continue
    const { segmentId, workUnitId, sourceLocale, targetLocale, match, words, wordCounts, terms, characters } = segment
    const text = `${sourceLocale} ${targetLocale} ${segment.sourceHash}`
    const isKnown = seen.has(text)
    seen.add(text)
    const plain =
      options.calculateNonTranslatableReuse && segment.kind !== 'TEXT' && (!isKnown || options.ntOverRepetition)
    const repeated = isKnown && !(options.tmMatchOverRepetition && match >= 100)
    const known = bandOf(options.bands, match, repeated)
    const band = plain ? nonTranslatable(options.bands) : cheaper(known, segment.machine, options.bands)
    counted.push({
      segmentId,
      workUnitId,
      sourceLocale,
      targetLocale,
      band: band.key,
      match,
      words,
      wordCounts,
      terms,
      characters,
      factor: band.factor,
    })
  }
  return counted
}

/** The band of the machine translation where that costs less than what the memories or the file know. */
function cheaper(known: Band, machine: number | undefined, bands: readonly Band[]): Band {
  if (machine === undefined || known.type !== 'FUZZY') return known
  const found = machineBandOf(bands, machine)
  return found && compare(found.factor, known.factor) < 0 ? found : known
}

function nonTranslatable(bands: readonly Band[]): Band {
  const found = bands.find(({ type }) => type === 'NON_TRANSLATABLE')
  if (!found) throw new RangeError('no band for text that need not be translated')
  return found
}

/** A row of an analysis table, as the wire has it (contract: AnalysisTotals). */
export interface AnalysisTotals {
  analysisItemType: 'CONTEXT' | 'EXACT' | 'REPETITION' | 'FUZZY' | 'NEW' | 'NON_TRANSLATABLE' | 'MT'
  /** Lowest and highest score; null for repetitions and text that need not be translated, which have none. */
  match: number | null
  matchEnd: number | null
  matchLabel: string
  matchOrZeroIfNull: number
  isMissingMatch: boolean
  netRateFactor: number
  totalSegments: number
  totalWords: number
  totalChars: number
  netSegments: number
  netWords: number
  netChars: number
  totalTerms?: number
}

/** The counts of one band. */
export interface BandCount {
  band: string
  segments: number
  words: number
  characters: number
  /** Null where none were looked for. */
  terms?: number | null
}

/**
 * The table of one file or language pair: a row for each band, best first, empty ones too, but for those of machine
 * translation and of text that need not be translated, which most analyses do not have.
 */
export function analysisTotals(bands: readonly Band[], counts: readonly BandCount[]): AnalysisTotals[] {
  const strangers = counts.filter(({ band }) => !bands.some(({ key }) => key === band))
  if (strangers.length > 0) throw new RangeError(`no band ${strangers.map(({ band }) => band).join(', ')}`)
  const isRare = ({ type }: Band) => type === 'NON_TRANSLATABLE' || type === 'MT'
  const shown = bands.filter((each) => !isRare(each) || counts.some(({ band }) => band === each.key))
  return shown.map((band) => {
    const own = counts.filter((count) => count.band === band.key)
    const total = (of: 'segments' | 'words' | 'characters') => own.reduce((sum, count) => sum + count[of], 0)
    const net = (of: 'segments' | 'words' | 'characters') => toNumber(multiply(decimal(total(of)), band.factor))
    const scored = !isScoreless(band.type)
    const hasTerms = own.some(({ terms }) => terms != null)
    const missing = band.type === 'FUZZY' && band.start === 0
    return {
      analysisItemType: missing ? 'NEW' : band.type,
      match: scored ? band.start : null,
      matchEnd: scored ? band.end : null,
      matchLabel: band.key,
      matchOrZeroIfNull: scored ? band.start : 0,
      isMissingMatch: missing,
      netRateFactor: toNumber(band.factor),
      totalSegments: total('segments'),
      totalWords: total('words'),
      totalChars: total('characters'),
      netSegments: net('segments'),
      netWords: net('words'),
      netChars: net('characters'),
      ...(hasTerms && { totalTerms: own.reduce((sum, { terms }) => sum + (terms ?? 0), 0) }),
    }
  })
}

/** Counted segments by band. */
export function countBands(segments: readonly CountedSegment[]): BandCount[] {
  const counts = new Map<string, BandCount>()
  for (const { band, words, characters } of segments) {
    const count = counts.get(band) ?? { band, segments: 0, words: 0, characters: 0 }
    count.segments += 1
    count.words += words
    count.characters += characters
    counts.set(band, count)
  }
  return [...counts.values()]
}
