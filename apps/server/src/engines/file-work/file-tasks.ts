import { hash } from 'node:crypto'
import type { WordCounter } from '@dragoman/sdk/operations/shared'
import type { InlineCode } from '@dragoman/sdk/segment-text'
import type { NotTaken } from '../exchange/not-taken.ts'
import { FileRefused } from '../../kernel/file-refused.ts'
import {
  refusalOf,
  type FoundOptions,
  type LeftOutReason,
  type LeftOutText,
  type ParsedFile,
  type ParsedSegment,
  type ParseOptions,
} from '../formats/format.ts'
import { type Refusal } from '../../kernel/file-refused.ts'
import { formatFor } from '../formats/formats.ts'
import { questionsAbout, type SourceQuestion } from '../formats/source-questions.ts'
import {
  readKit,
  writeKit,
  type Kit,
  type KitSegment,
  type ReturnedKit,
  type ReturnedSegment,
} from '../formats/xliff-kit.ts'
import { restoreCodes } from '../formats/inline/tokens.ts'
import { sourceHash } from '../matching/normalize.ts'
import { countCharacters, countWords } from '../segmentation/count.ts'
import { showSplit } from '../segmentation/show-split.ts'
import { hasOnlyExceptions, readSrx } from '../segmentation/srx.ts'
import type { SegmentationRules } from '../segmentation/segmentation-rules.ts'
import { archiveTasks } from './archive-tasks.ts'
import { batches, pieces } from './batches.ts'
import { documentTasks } from './document-tasks.ts'
import { layoutTasks } from './layout-tasks.ts'
import { pictureTasks } from './picture-tasks.ts'
import { prepared } from './prepared.ts'
import { tableTasks } from './table-tasks.ts'

/** A segment as it is stored: with what would otherwise be counted while others wait. */
export type ReadSegment = ParsedSegment & { sourceHash: string; words: number; characters: number }

/** How to read a file, and to count its words. */
export type CountOptions = ParseOptions & { counter: WordCounter }

/** The same for several target locales, BCP 47. */
export type LocalesOptions = Omit<CountOptions, 'targetLocale'> & { targetLocales: readonly string[] }

/** Some of the segments in a locale; how many texts were left out after the last ones, or why it cannot be read in it. */
export type LocalePiece = ReadSegment[] | Refusal | number

/** How much was found in a file; `essence` is the same for readings that give the same segments. */
export interface Measure {
  totalSegments: number
  totalWords: number
  leftOutTexts: number
  essence: string
  questions: SourceQuestion[]
}

/** A segment as it is shown before anything is made of a file. */
export type PreviewSegment = Pick<ParsedSegment, 'key' | 'source' | 'target' | 'note' | 'maxLength' | 'locked'>

/** The translatable text at the beginning of a file. */
export interface Preview extends Measure {
  segments: PreviewSegment[]
  leftOut: LeftOutText[]
  leftOutReasons: { reason: LeftOutReason; count: number }[]
  found: FoundOptions
}

/** How to read a file, and which of the texts that it leaves out are wanted, from 0; without that of `to`. */
export type LeftOutOptions = ParseOptions & { from: number; to: number }

/** Some of the texts that are left out, in their order; `total` counts all of them. */
export interface LeftOutPiece {
  total: number
  texts: LeftOutText[]
}

/** In characters of a key or text that is shown. */
const longestShown = 500

const short = (text: string) => text.slice(0, longestShown).toWellFormed()

/** Segments and left-out texts that a preview shows. */
const previewed = 50

/** The content of an SRX file. */
export interface SrxFacts {
  languages: number
  rules: number
  onlyExceptions: boolean
  notTaken: readonly NotTaken[]
}

/** A text to split; the locale is BCP 47. */
export interface SplitOptions {
  text: string
  locale: string
  rules?: SegmentationRules
}

/**
 * The work on files that runs in separate processes. `bytes` is the content, `entries` what is long beside it. Each
 * gives its result in pieces that are small enough to be taken over without holding up other requests.
 */
export const fileTasks = {
  /** One locale after the other. */
  async *segments(
    content: Uint8Array,
    { targetLocales, counter, ...options }: LocalesOptions,
  ): AsyncGenerator<LocalePiece> {
    const bytes = await prepared(content, options)
    const read = (segment: ParsedSegment): ReadSegment => ({
      ...segment,
      sourceHash: sourceHash(segment.source),
      words: countWords(segment.source, options.sourceLocale, counter),
      characters: countCharacters(segment.source),
    })
    for (const targetLocale of targetLocales) {
      try {
        const { segments, leftOut } = formatFor(options.fileName).parse(bytes, { ...options, targetLocale })
        for (const batch of batches(segments)) yield batch.map(read)
        yield leftOut.length
      } catch (error) {
        if (!(error instanceof FileRefused)) throw error
        yield refusalOf(error)
      }
    }
  },

  async *measure(content: Uint8Array, options: CountOptions): AsyncGenerator<Measure> {
    const bytes = await prepared(content, options)
    yield measured(bytes, options, formatFor(options.fileName).parse(bytes, options))
  },

  async *preview(content: Uint8Array, options: CountOptions): AsyncGenerator<Preview> {
    const bytes = await prepared(content, options)
    const parsed = formatFor(options.fileName).parse(bytes, options)
    yield {
      ...measured(bytes, options, parsed),
      segments: parsed.segments.slice(0, previewed).map(shownSegment),
      leftOut: parsed.leftOut.slice(0, previewed).map(shownLeftOut),
      leftOutReasons: [...Map.groupBy(parsed.leftOut, ({ reason }) => reason)].map(([reason, texts]) => ({
        reason,
        count: texts.length,
      })),
      found: parsed.found,
    }
  },

  async *leftOut(content: Uint8Array, { from, to, ...options }: LeftOutOptions): AsyncGenerator<LeftOutPiece> {
    const bytes = await prepared(content, options)
    const { leftOut } = formatFor(options.fileName).parse(bytes, options)
    yield { total: leftOut.length, texts: leftOut.slice(from, to).map(shownLeftOut) }
  },

  async *build(content: Uint8Array, options: ParseOptions, entries: [string, string][]): AsyncGenerator<Uint8Array> {
    const bytes = await prepared(content, options)
    yield* pieces(formatFor(options.fileName).build(bytes, options, new Map(entries)))
  },

  *readKit(bytes: Uint8Array, { fileName }: { fileName: string }): Generator<ReturnedKit | ReturnedSegment[]> {
    const kit = readKit(bytes, fileName)
    yield { ...kit, segments: [] }
    yield* batches(kit.segments)
  },

  *srx(bytes: Uint8Array, { fileName }: { fileName: string }): Generator<SrxFacts> {
    const srx = readSrx(bytes, fileName)
    const rules = [...srx.rules.values()].reduce((count, set) => count + set.length, 0)
    yield { languages: srx.rules.size, rules, onlyExceptions: hasOnlyExceptions(srx), notTaken: srx.notTaken }
  },

  *split(_: Uint8Array, { text, locale, rules }: SplitOptions): Generator<ReturnType<typeof showSplit>> {
    yield showSplit(text, locale, rules)
  },

  *writeKit(_: Uint8Array, kit: Omit<Kit, 'segments'>, entries: KitSegment[]): Generator<Uint8Array> {
    yield* pieces(writeKit({ ...kit, segments: entries }))
  },

  // Spreadsheets are loaded with the first one: most processes never see any.
  async *readXlsxKit(
    bytes: Uint8Array,
    { fileName }: { fileName: string },
  ): AsyncGenerator<ReturnedKit | ReturnedSegment[]> {
    const { readXlsxKit } = await import('../formats/xlsx-kit.ts')
    const kit = await readXlsxKit(bytes, fileName)
    yield { ...kit, segments: [] }
    yield* batches(kit.segments)
  },

  async *writeXlsxKit(_: Uint8Array, kit: Omit<Kit, 'segments'>, entries: KitSegment[]): AsyncGenerator<Uint8Array> {
    const { writeXlsxKit } = await import('../formats/xlsx-kit.ts')
    yield* pieces(await writeXlsxKit({ ...kit, segments: entries }))
  },

  ...archiveTasks,
  ...layoutTasks,
  ...pictureTasks,
  ...tableTasks,
  ...documentTasks,
}

function measured(bytes: Uint8Array, options: CountOptions, parsed: ParsedFile): Measure {
  const { segments, leftOut } = parsed
  const essence = segments.map(({ key, source, codes, locked }) => [key, source, codes, locked ?? false])
  return {
    totalSegments: segments.length,
    totalWords: segments.reduce(
      (words, { source }) => words + countWords(source, options.sourceLocale, options.counter),
      0,
    ),
    leftOutTexts: leftOut.length,
    essence: hash('sha256', JSON.stringify(essence), 'hex'),
    questions: questionsAbout(formatFor(options.fileName), bytes, options, parsed),
  }
}

const shownLeftOut = (one: LeftOutText): LeftOutText => ({ ...one, key: short(one.key), text: short(one.text) })

/** With its tags as the file writes them: no one has numbered them yet. */
const shownSegment = ({ key, source, target, codes, note, maxLength, locked }: ParsedSegment): PreviewSegment => ({
  key: short(key),
  source: short(withTags(source, codes)),
  ...(target !== undefined && { target: short(withTags(target, codes)) }),
  ...(note !== undefined && { note: short(note) }),
  ...(maxLength !== undefined && { maxLength }),
  ...(locked !== undefined && { locked }),
})

function withTags(text: string, codes: readonly InlineCode[]): string {
  const shown = new Map(codes.map((code) => [code.id, code.display]))
  return restoreCodes(text, codes, 'standalone')
    .map((part) =>
      part.kind === 'text' ? part.text : part.kind === 'close' ? part.native : (shown.get(part.id) ?? part.native),
    )
    .join('')
}

export type FileTasks = typeof fileTasks
export type FileTask = keyof FileTasks
