import { contentFilter } from './content/content.ts'
import { FileRefused } from '../../kernel/file-refused.ts'
import { applyEdits, type Edit } from './edits.ts'
import type { FileFormat, FoundOptions, LeftOutReason, LeftOutText, ParserParameter, ParseOptions } from './format.ts'
import { doublesApostrophes } from './icu/parse-message.ts'
import { keyFilter } from './key-parameters.ts'
import {
  type Message,
  type MessageFacts,
  type MessageSyntax,
  type OwnChoices,
  type OwnMarkup,
  readMessage,
  usesIcu,
} from './message.ts'
import {
  flag,
  foundOn,
  type ParameterValues,
  pattern,
  readParameters,
  switchOf,
  withinDeadline,
  withOwnCodes,
} from './parameters.ts'
import { parsedFile, translatedUnits } from './units.ts'

/** A text of a file, and how a translation of it is written. */
export type CatalogEntry = MessageFacts & {
  source: string
  /** The translation that the file holds. */
  target?: { text: string; confirmed: boolean }
  ownMarkup?: OwnMarkup
  ownChoices?: OwnChoices
  /** Why it is not translated. */
  leftOut?: LeftOutReason
  /** The text in place of the translation; nothing is written if it equals the translation. */
  present: string | undefined
  write(value: string): Edit[]
}

/** A file that was read. `encode` turns its text, edited, into bytes. */
export type Catalog = {
  text: string
  encode(text: string): Uint8Array
  /** The first character of a text that the file's encoding can't hold; it can hold all of them unless given. */
  unheld?(text: string): string | undefined
  entries: readonly CatalogEntry[]
  /** Options that the file says. */
  found?: FoundOptions
  /** Edits that the file needs besides those of its translations, once it has some. */
  finish?(edits: readonly Edit[]): Edit[]
  /** Instead of all these edits, those of the place that the file has for the target language. */
  moved?(edits: readonly Edit[], untranslated: readonly CatalogEntry[]): Edit[]
}

/** The parts in which such formats differ. */
export type CatalogDefinition = Omit<FileFormat, 'parse' | 'build'> & {
  /** A regular expression of what is always a code in this format. */
  codes?: string
  /** Messages of this format are usually meant for `java.text.MessageFormat`. */
  doublesApostrophes?: true
  /** @throws FileRefused */
  read(bytes: Uint8Array, options: ParseOptions, values: ParameterValues): Catalog
  /** Edits that the file needs besides its translations, once it has some. */
  finish?(catalog: Catalog, options: ParseOptions, values: ParameterValues): Edit[]
}

type ReadEntry = { entry: CatalogEntry; message: Message }
type Reading = {
  catalog: Catalog
  entries: readonly ReadEntry[]
  leftOut: readonly LeftOutText[]
  found: FoundOptions
  values: ParameterValues
}

/**
 * A format whose files are lists of texts, each written in place. Takes the options of `sharedParameters` and
 * `keyParameters` into account as far as `parameters` has them.
 */
export function catalogFormat(definition: CatalogDefinition): FileFormat {
  const { codes: _codes, doublesApostrophes: _doubles, read: _read, finish, ...facts } = definition
  return {
    ...facts,
    parse: (bytes, options) =>
      reading(definition, bytes, options, ({ entries, leftOut, found }) =>
        parsedFile(
          entries.flatMap(({ message }) => message.units),
          options,
          leftOut,
          found,
        ),
      ),
    build(bytes, options, targets) {
      if (targets.size === 0) return bytes
      return reading(definition, bytes, options, ({ catalog, entries, values }) => {
        const translated = translatedUnits(
          entries.flatMap(({ message }) => message.units),
          options,
          targets,
        )
        const done = new Set<CatalogEntry>()
        const edits = entries.flatMap(({ entry, message }) => {
          const value = message.compose(translated)
          if (value === undefined) return []
          done.add(entry)
          if (value === entry.present) return []
          refuseUnheld(value, entry.key, catalog, options)
          return entry.write(value)
        })
        if (catalog.moved) {
          const untranslated = catalog.entries.filter((entry) => entry.leftOut === undefined && !done.has(entry))
          return catalog.encode(applyEdits(catalog.text, catalog.moved(edits, untranslated)))
        }
        if (edits.length > 0) edits.push(...(catalog.finish?.(edits) ?? []))
        edits.push(...(finish?.(catalog, options, values) ?? []))
        return catalog.encode(applyEdits(catalog.text, edits))
      })
    },
  }
}

function reading<Result>(
  { parameters, codes, doublesApostrophes: usuallyDoubles, read }: CatalogDefinition,
  bytes: Uint8Array,
  options: ParseOptions,
  work: (reading: Reading) => Result,
): Result {
  const { fileName, sourceLocale, targetLocale } = options
  const values = readParameters(parameters, options.parameters, fileName)
  const has = (key: string): boolean => values.has(key)
  const given = pattern(values, 'tagRegex', fileName)
  const keys = has('onlyKeys') ? keyFilter(values, fileName) : undefined
  const content = contentFilter(values, fileName)
  const icuOption = has('icu') ? switchOf(values, 'icu') : 'off'
  return withinDeadline([given, content.pattern, ...(keys?.patterns ?? [])], fileName, () => {
    const catalog = read(bytes, options, values)
    const reasonOf = ({ leftOut, context, key }: CatalogEntry): LeftOutReason | undefined =>
      leftOut ?? (keys?.wants(context ?? key) === false ? 'SKIPPED_KEY' : undefined)
    const entries: CatalogEntry[] = []
    const leftOut: LeftOutText[] = []
    for (const entry of catalog.entries) {
      const reason = reasonOf(entry)
      if (reason === undefined) entries.push(entry)
      else leftOut.push({ key: entry.key, text: shownText(entry), reason })
    }
    const texts = entries.map(({ source }) => source)
    const doubledApostrophes = doublesApostrophes(texts, usuallyDoubles === true)
    const isForJava = usuallyDoubles === true && doubledApostrophes && hasNumberedArgument(texts)
    const syntax: MessageSyntax = {
      placeholders: has('placeholders') && flag(values, 'placeholders'),
      html: has('html') && flag(values, 'html'),
      tagRegex: withOwnCodes(given, codes),
      icu: isForJava && icuOption === 'auto' ? 'likely' : usesIcu(icuOption, texts),
      doubledApostrophes,
      content,
      sourceLocale,
      targetLocale,
    }
    const messages = entries.map((entry) => ({ entry, message: messageOf(entry, syntax) }))
    const found = { ...catalog.found, ...foundOn('icu', icuOption === 'auto' && syntax.icu !== 'never') }
    for (const { message } of messages) for (const one of message.leftOut ?? []) leftOut.push(one)
    return work({ catalog, entries: messages, leftOut, found, values })
  })
}

/** `{0}`: what only messages for `java.text.MessageFormat` have. */
function hasNumberedArgument(texts: readonly string[]): boolean {
  return texts.some((text) => /\{\d{1,3}[,}]/.test(text))
}

function refuseUnheld(value: string, key: string, { unheld }: Catalog, { fileName }: ParseOptions): void {
  const character = unheld?.(value)
  if (character === undefined) return
  const reason = `The translation of ${key.slice(0, 100)} contains “${character}”, which the encoding of the file can't hold. Change the translation, or save the source file as UTF-8 and upload it as a new version.`
  throw new FileRefused({ file: fileName, reason })
}

function shownText({ source, ownMarkup }: CatalogEntry): string {
  if (!ownMarkup) return source
  return ownMarkup
    .tokens(source, (text) => [{ type: 'text', text }])
    .map((token) => (token.type === 'text' ? token.text : token.native))
    .join('')
}

function messageOf(entry: CatalogEntry, syntax: MessageSyntax): Message {
  const { key, context, note, plural, maxLength, locked, place, source, target, ownMarkup, ownChoices } = entry
  const facts: MessageFacts = {
    key,
    ...(context !== undefined && { context }),
    ...(note !== undefined && note !== '' && { note }),
    ...(plural !== undefined && { plural }),
    ...(maxLength !== undefined && { maxLength }),
    ...(locked !== undefined && { locked }),
    ...(place !== undefined && { place }),
  }
  return readMessage(facts, source, target, syntax, { ownMarkup, ownChoices })
}

/** The options of `parameters` but for those named. */
export function without(
  parameters: readonly ParserParameter[],
  ...keys: readonly string[]
): readonly ParserParameter[] {
  return parameters.filter(({ key }) => !keys.includes(key))
}
