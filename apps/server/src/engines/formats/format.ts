import type { InlineCode } from '@dragoman/sdk/segment-text'
import type { FileRefused } from '../../kernel/file-refused.ts'
import { type Refusal } from '../../kernel/file-refused.ts'
import type { SegmentationRules } from '../segmentation/segmentation-rules.ts'
import type { LanguageCodes } from './language-codes.ts'
import type { Place } from './place.ts'

/** One option of a format, as `GET /api/v1/atlas/parser/file-params` shows it. `value` is its default. */
export interface ParserParameter {
  key: string
  title: string
  description: string
  type: 'boolean' | 'string' | 'int'
  /** All that a text may be; any text where it is left out. */
  choices?: readonly string[]
  value: boolean | string | number
}

/** How to read a file. Locales are BCP 47; `parameters` override the defaults of the format's `parameters`. */
export interface ParseOptions {
  fileName: string
  sourceLocale: string
  targetLocale: string
  parameters: Readonly<Record<string, unknown>>
  applySourceSegmentation: boolean
  /** Rules of the unit; the built-in ones hold unless given. */
  segmentation?: SegmentationRules
  /**
   * All segments that the file had when it was read, in its order: sentences end where they ended then, whatever the
   * rules say by now, and a translation goes only where its source stands.
   */
  readBefore?: readonly Pick<ParsedSegment, 'key' | 'source' | 'codes'>[]
  /** One of the format's `filters`; its default one unless given. */
  filter?: string
  /** Whether segments say where readers see them. */
  places?: true
  /** The client's codes of languages, where they differ. */
  languageCodes?: LanguageCodes
}

/** A CLDR plural category. */
export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** One piece of a file that is translated by itself. `source` and `target` are segment text. */
export interface ParsedSegment {
  /** Stable, and unique in the file. */
  key: string
  source: string
  /** A translation that the file already holds. */
  target?: string
  /** Whether the file says that its own translation is finished; only with `target`. */
  confirmed?: boolean
  codes: InlineCode[]
  /** The key that distinguishes identical sources, for context matches: a PO context, a JSON path. */
  context?: string
  note?: string
  plural?: { category: PluralCategory; group: string }
  /** In characters. */
  maxLength?: number
  locked?: boolean
  /** Only where `ParseOptions.places` wants it. The sentences of a text have the same object. */
  place?: Place
}

/**
 * Why a text of a file is not translated: the file says so; it is nothing but tags and placeholders; it is the name of
 * another resource; the options leave out its key; the target language has no such plural form; it describes other texts;
 * it is code; it is a page without text, a picture.
 */
export type LeftOutReason =
  | 'NOT_TRANSLATABLE'
  | 'ONLY_TAGS'
  | 'REFERENCE'
  | 'SKIPPED_KEY'
  | 'PLURAL_FORM'
  | 'DESCRIPTION'
  | 'CODE'
  | 'PICTURE'

/** A text that is not translated, as it stands in the file. */
export interface LeftOutText {
  key: string
  text: string
  reason: LeftOutReason
}

/**
 * The options that were left to a file, by key, with what the file says: with these values it is read the same way.
 * Switches are listed where they are found to be on.
 */
export type FoundOptions = Readonly<Record<string, boolean | string | number>>

/** The texts of a file: each is one segment, several segments, or left out. */
export interface ParsedFile {
  segments: ParsedSegment[]
  leftOut: LeftOutText[]
  found: FoundOptions
}

/** One file format. Nothing here is stored: a file is parsed again when it is built. */
export interface FileFormat {
  /** Also the name of its default filter. */
  readonly name: string
  readonly label: string
  /** All filters, by name, of a format that has others beside its default one. */
  readonly filters?: Readonly<Record<string, { name: string; order: number }>>
  /** Without the dot, in lower case. */
  readonly extensions: readonly string[]
  /** By extension, the usual one first: of those that the specification doesn't name. */
  readonly mediaTypes?: Readonly<Record<string, readonly string[]>>
  /** The default of the option. */
  readonly applySourceSegmentation: boolean
  readonly parameters: readonly ParserParameter[]
  /** The extension of translated files, where they are of another kind than the source: its layout is not kept. */
  readonly builtAs?: string
  /**
   * Makes of an uploaded file the one that `parse` and `build` work on, where that is another one. The same file always
   * gives the same bytes.
   * @throws FileRefused
   */
  prepare?(bytes: Uint8Array, fileName: string): Promise<Uint8Array>
  /** @throws FileRefused */
  parse(bytes: Uint8Array, options: ParseOptions): ParsedFile
  /**
   * The translated file. `targets` maps segment keys to segment text; a segment that is missing there keeps what the
   * file has. With no targets at all the bytes come back as they were.
   * @throws FileRefused
   */
  build(bytes: Uint8Array, options: ParseOptions, targets: ReadonlyMap<string, string>): Uint8Array
}

/** Describes a refusal for another process. */
export const refusalOf = ({ file, line, column, reason }: FileRefused): Refusal => ({
  file,
  ...(line !== undefined && { line }),
  ...(column !== undefined && { column }),
  reason,
})
