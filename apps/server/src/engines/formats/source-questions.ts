import { stripCodes } from '@dragoman/sdk/segment-text'
import { FileRefused } from '../../kernel/file-refused.ts'
import type { FileFormat, ParsedFile, ParsedSegment, ParseOptions } from './format.ts'

/** One way to read a file in doubt: the options that settle it, and what is translated then. */
export interface Reading {
  parameters: Readonly<Record<string, boolean | string | number>>
  samples: readonly string[]
}

/**
 * A doubt about a file: most of its source texts look like the keys of a program, and translating those would waste
 * money. The first reading is the present one; others are there where the file has texts elsewhere.
 */
export interface SourceQuestion {
  code: 'KEYS_AS_SOURCE'
  readings: readonly Reading[]
}

const samplesShown = 5
/** In characters. */
const longestSample = 120

/** The doubts about what `options` make of a file; none where its texts read like texts. @throws FileRefused */
export function questionsAbout(
  format: FileFormat,
  bytes: Uint8Array,
  options: ParseOptions,
  present: ParsedFile,
): SourceQuestion[] {
  const byPlace = placesOf(format, present.segments)
  const inDoubt = [...byPlace.values()].filter(areKeys)
  if (inDoubt.length === 0) return []
  const readings = alternatives(format, [...byPlace.keys()], options).flatMap(({ parameters }): Reading[] => {
    const segments = read(format, bytes, { ...options, parameters: { ...options.parameters, ...parameters } })
    const isBetter = segments.length > 0 && ![...placesOf(format, segments).values()].some(areKeys)
    return isBetter ? [{ parameters, samples: samplesOf(segments) }] : []
  })
  return [{ code: 'KEYS_AS_SOURCE', readings: [presentReading(format, options, inDoubt[0] ?? []), ...readings] }]
}

/**
 * The options that state where the format reads sources now: sending them settles the question in favor of the present
 * reading.
 */
function presentReading(format: FileFormat, options: ParseOptions, segments: readonly ParsedSegment[]): Reading {
  const own = format.parameters.find(({ key }) => sourceKeys.includes(key))
  const parameters = own ? { [own.key]: valueOf(options, own.key) ?? own.value } : {}
  return { parameters, samples: samplesOf(segments) }
}

/** The options that say where the source texts are. */
const sourceKeys = ['sourceFrom', 'sourceColumns']

function valueOf({ parameters }: ParseOptions, key: string): boolean | string | number | undefined {
  const value = parameters[key]
  return typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number' ? value : undefined
}

/** Other places where the format could have its source texts. */
function alternatives(
  format: FileFormat,
  places: readonly string[],
  { parameters }: ParseOptions,
): Pick<Reading, 'parameters'>[] {
  const own = format.parameters.find(({ key }) => key === 'sourceFrom')
  if (own) {
    const present = parameters['sourceFrom'] ?? own.value
    return (own.choices ?? [])
      .filter((value) => value !== present)
      .map((value) => ({ parameters: { sourceFrom: value } }))
  }
  // Of a table all of whose columns are read, one may hold the texts and another their keys.
  const columns = places.filter((place) => place !== '')
  if (columns.length < 2) return []
  return columns.map((column) => ({
    parameters: { sourceColumns: column, keyColumn: columns.find((one) => one !== column) ?? '' },
  }))
}

/** Segments by the column that they are from; all under one name in formats without columns, or with a single one. */
function placesOf(format: FileFormat, segments: readonly ParsedSegment[]): Map<string, ParsedSegment[]> {
  const hasColumns = format.parameters.some(({ key }) => key === 'sourceColumns')
  return Map.groupBy(segments, ({ key }) => (hasColumns ? (/\/(\d+)(?:#\d+)?~*$/.exec(key)?.[1] ?? '') : ''))
}

function read(format: FileFormat, bytes: Uint8Array, options: ParseOptions): readonly ParsedSegment[] {
  try {
    return format.parse(bytes, options).segments
  } catch (error) {
    if (error instanceof FileRefused) return []
    throw error
  }
}

const samplesOf = (segments: readonly ParsedSegment[]): string[] =>
  segments.slice(0, samplesShown).map(({ source }) => stripCodes(source).slice(0, longestSample).toWellFormed())

/** Of texts with letters, from this share on they are taken for keys. */
const suspiciousShare = 0.6

/** Whether most texts look like keys. */
function areKeys(segments: readonly ParsedSegment[]): boolean {
  const texts = segments.map(({ source }) => stripCodes(source).trim()).filter((text) => /\p{L}/u.test(text))
  if (texts.length === 0) return false
  return texts.filter(looksLikeKey).length >= suspiciousShare * texts.length
}

/** `tasks.assign`, `btn_save`, `errors/notFound`, `saveButton`, `ERROR_TITLE`; not `sign-in`, `e.g.`, `README.md` or an address. */
export function looksLikeKey(text: string): boolean {
  if (/\s/u.test(text) || /^[a-z][\w+.-]*:\/\/|@|^www\./iu.test(text)) return false
  if (/^\w+\.(?:com|org|net|io|html?|md|pdf|txt|js|json|xml|docx?|xlsx?|png|jpe?g|svg|zip)$/iu.test(text)) return false
  const hasSeparator = /^[\p{L}\p{N}]+(?:[._:/][\p{L}\p{N}]+|-[\p{L}\p{N}]+)+$/u.test(text) && /[._:/]|-.+-/u.test(text)
  if (hasSeparator) return /\p{L}{2}/u.test(text) && !/^\p{Lu}\p{Ll}*\/\p{Lu}\p{Ll}*$/u.test(text)
  return /^\p{Ll}{2,}(?:\p{Lu}\p{Ll}+)+\p{N}*$/u.test(text)
}
