import { closestLocale, sameLanguage, wireLanguage } from '@dragoman/sdk/languages'
import { SaxesParser } from 'saxes'
import { toBcp47 } from '@dragoman/sdk/locale'
import type { InlineCode } from '@dragoman/sdk/segment-text'
import { NotTakenTally } from '../../../engines/exchange/not-taken.ts'
import { FileRefused } from '../../../kernel/file-refused.ts'
import { encodeTokens, type Token } from '../../../engines/formats/inline/tokens.ts'
import type { SegmentContext } from '../../../engines/matching/normalize.ts'
import { encodeTranslation } from './tmx-codes.ts'
import { contextOf, contextProperty } from './tmx-context.ts'
import { SegmentBuilder } from './tmx-segment.ts'
import { decodeXml, withoutForbidden } from '../../../engines/formats/xml/decode-xml.ts'
import { firstMoment, firstName } from '../writing/written-elsewhere.ts'

/** One unit of a TMX file, as a memory takes it. */
export interface TmxUnit {
  /** Line of its `tu`, from 1. */
  line: number
  /** Segment text. */
  source: string
  codes: InlineCode[]
  context: SegmentContext
  /** Locales as on the wire. */
  targets: TmxTarget[]
  /** When it was made (ISO), as far as the file says. */
  createdAt?: string
}

export interface TmxTarget {
  locale: string
  text: string
  codes?: InlineCode[]
  /** When (ISO) and by whom it was written, as far as the file says. */
  writtenAt?: string
  writtenBy?: string
  /** When (ISO) the file was, for a translation that says nothing of it itself. */
  fileAt?: string
}

/** A `tu` without a source or without any translation. */
export interface TmxSkipped {
  line: number
  skipped: 'source' | 'target'
}

export interface TmxOptions {
  fileName: string
  /** The memory's locales, as on the wire. */
  sourceLocale: string
  targetLocales: readonly string[]
}

const longestSegment = 1_000_000
const deepest = 200

/** Attributes of units and translations that are read, and those that say how a file was written. */
const readAttributes = new Set(
  'xml:lang lang tuid srclang creationdate creationid changedate changeid datatype segtype o-encoding o-tmf creationtool creationtoolversion'.split(
    ' ',
  ),
)

type Attributes = Readonly<Record<string, string>>

interface OpenTmUnit {
  line: number
  sourceLanguage: string
  attributes: Attributes
  props: Map<string, string>
  variants: { locale: string; attributes: Attributes; tokens: Token[] }[]
}

/**
 * Reads TMX 1.4 (and older) as it comes in, in file order. External entities are never fetched, and entities that the
 * file declares itself are refused. What is not taken is noted.
 * @throws FileRefused for a damaged file and for one whose source language is another, with the line
 */
export async function* readTmx(
  chunks: AsyncIterable<Uint8Array>,
  options: TmxOptions,
  notTaken = new NotTakenTally(),
): AsyncGenerator<TmxUnit | TmxSkipped> {
  const reader = new TmxReader(options, notTaken)
  for await (const text of withoutForbidden(decodeXml(chunks, options.fileName))) {
    reader.parser.write(text)
    yield* reader.take()
  }
  reader.parser.close()
  yield* reader.take()
  reader.finish()
}

class TmxReader {
  readonly parser = new SaxesParser({ xmlns: false as const })
  private readonly options: TmxOptions
  private readonly notTaken: NotTakenTally
  private readonly path: string[] = []
  private ready: (TmxUnit | TmxSkipped)[] = []
  private headerSource: string | undefined
  private fileAt: string | undefined
  private unit: OpenTmUnit | undefined
  private count = 0
  private variant: { locale: string; attributes: Attributes } = { locale: '', attributes: {} }
  private segment: { builder: SegmentBuilder; length: number } | undefined
  private prop: { type: string; text: string } | undefined
  private sawBody = false

  constructor(options: TmxOptions, notTaken: NotTakenTally) {
    this.options = options
    this.notTaken = notTaken
    const { parser } = this
    parser.on('error', (error) => this.refuse(`The XML is damaged (${plainReason(error)}). Export the file again.`))
    parser.on('doctype', (doctype) => {
      if (!/<!ENTITY/i.test(doctype)) return
      this.refuse("Entities that the file itself declares aren't supported. Export it without them.")
    })
    parser.on('opentag', (tag) => this.open(tag.name, tag.attributes))
    parser.on('closetag', (tag) => this.close(tag.name))
    parser.on('text', (text) => this.text(text))
    parser.on('cdata', (text) => this.text(text))
  }

  take(): (TmxUnit | TmxSkipped)[] {
    const taken = this.ready
    this.ready = []
    return taken
  }

  finish(): void {
    if (!this.sawBody) this.refuse('The file has no body. Export it again.')
  }

  private refuse(reason: string, line = this.parser.line): never {
    throw new FileRefused({ file: this.options.fileName, line, reason })
  }

  private open(name: string, attributes: Record<string, string>): void {
    if (this.path.length === 0 && name !== 'tmx') this.refuse(`This isn't a TMX file. It starts with <${name}>.`)
    if (this.path.length >= deepest)
      this.refuse(`Elements are nested more than ${deepest} levels deep. Export the file again.`)
    this.path.push(name)
    if (this.segment) {
      const known = this.segment.builder.open(name, attributes)
      if (!known) this.notTaken.note('CODE', `<${name}>`, { line: this.parser.line, takenAs: 'code' })
      return
    }
    if (name === 'header') this.openHeader(attributes)
    if (name === 'body') this.sawBody = true
    if (name === 'tu') this.openUnit(attributes)
    if (name === 'tuv') {
      const locale = wireLanguage(attributes['xml:lang'] ?? attributes['lang'] ?? '')
      this.variant = { locale, attributes }
    }
    if (this.unit) this.noteFields(name, attributes)
    if (name === 'prop' && this.unit) this.prop = { type: attributes['type'] ?? '', text: '' }
    if (name === 'seg') {
      if (!this.variant.locale) this.refuse('A translation has no language (xml:lang).')
      this.segment = { builder: new SegmentBuilder(), length: 0 }
    }
  }

  /** Names what a unit or a translation says and a memory does not keep. */
  private noteFields(name: string, attributes: Attributes): void {
    const note = (field: string) => this.notTaken.note('FIELD', field, { line: this.parser.line })
    if (name === 'prop' && contextProperty(attributes['type'] ?? '') === undefined) note(attributes['type'] || name)
    if (name === 'note') note(name)
    if (name === 'tu' || name === 'tuv')
      for (const field of Object.keys(attributes)) if (!readAttributes.has(field)) note(field)
  }

  private openHeader(attributes: Record<string, string>): void {
    // A header that does not say it leaves it to the memory, as `*all*` does.
    this.headerSource = attributes['srclang'] || '*all*'
    this.checkSource(this.headerSource)
    this.fileAt = firstMoment(attributes['changedate'], attributes['creationdate'])
  }

  private openUnit(attributes: Record<string, string>): void {
    if (this.headerSource === undefined) this.refuse('The file has no header with the source language.')
    const language = attributes['srclang'] ?? this.headerSource
    if (attributes['srclang']) this.checkSource(attributes['srclang'])
    const sourceLanguage = isAnyLanguage(language) ? this.options.sourceLocale : wireLanguage(language)
    this.count += 1
    this.unit = { line: this.parser.line, sourceLanguage, attributes, props: new Map(), variants: [] }
  }

  private checkSource(language: string): void {
    if (isAnyLanguage(language) || sameLanguage(wireLanguage(language), this.options.sourceLocale)) return
    const wanted = toBcp47(this.options.sourceLocale)
    const reason = `The source language is ${language}, but the memory's is ${wanted}.`
    this.refuse(`${reason} Import it into a memory from ${language}.`)
  }

  private text(text: string): void {
    if (this.prop) this.prop.text += text
    if (!this.segment) return
    this.segment.length += text.length
    if (this.segment.length > longestSegment)
      this.refuse(`A segment exceeds ${longestSegment} characters. Remove it or split it into sentences.`)
    this.segment.builder.text(text)
  }

  private close(name: string): void {
    this.path.pop()
    if (this.segment) {
      if (name !== 'seg') return this.segment.builder.close(name)
      this.unit?.variants.push({ ...this.variant, tokens: this.segment.builder.tokens })
      this.segment = undefined
    }
    if (name === 'prop' && this.prop) {
      const property = contextProperty(this.prop.type)
      if (property !== undefined) this.unit?.props.set(property, this.prop.text)
      this.prop = undefined
    }
    if (name === 'tu' && this.unit) {
      this.ready.push(this.finished(this.unit))
      this.unit = undefined
    }
  }

  private finished(tmUnit: OpenTmUnit): TmxUnit | TmxSkipped {
    const { line, props, variants } = tmUnit
    const filled = variants.filter(({ tokens }) =>
      tokens.some((token) => token.type !== 'text' || token.text.trim() !== ''),
    )
    const own =
      filled.find(({ locale }) => locale === tmUnit.sourceLanguage) ??
      filled.find(({ locale }) => sameLanguage(locale, tmUnit.sourceLanguage))
    if (!own) return { line, skipped: 'source' }
    const source = encodeTokens(own.tokens)
    const localeOf = this.targetLocalesOf(filled)
    const targets = filled.flatMap((variant): TmxTarget[] => {
      if (variant === own) return []
      if (variant.locale === own.locale) {
        this.notTaken.note('REPLACED', toBcp47(variant.locale), { line })
        return []
      }
      const locale = localeOf(variant.locale)
      if (locale !== variant.locale) this.notTaken.note('LANGUAGE', toBcp47(variant.locale), { takenAs: locale })
      const written = writtenAs(variant.attributes, tmUnit.attributes)
      const fileAt = written.writtenAt === undefined && this.fileAt !== undefined && { fileAt: this.fileAt }
      const target = encodeTranslation(variant.tokens, { source, sourceTokens: own.tokens })
      return [{ locale, ...target, ...written, ...fileAt }]
    })
    if (targets.length === 0) return { line, skipped: 'target' }
    const context = contextOf(props, tmUnit.attributes['tuid'], this.count)
    const createdAt = firstMoment(...[tmUnit, ...variants].map(({ attributes }) => attributes['creationdate']))
    return { line, source: source.text, codes: source.codes, context, targets, createdAt }
  }

  /**
   * Finds the memory's locale for a variant. A locale that another variant means as well stays itself, so that none is
   * lost.
   */
  private targetLocalesOf(variants: readonly { locale: string }[]): (locale: string) => string {
    const { targetLocales } = this.options
    const taken = new Map(variants.map(({ locale }) => [locale, locale]))
    return (locale) => {
      const closest = closestLocale(locale, targetLocales)
      const first = taken.get(closest) ?? locale
      taken.set(closest, first)
      return first === locale ? closest : locale
    }
  }
}

const isAnyLanguage = (language: string) => language.toLowerCase() === '*all*'

/** The author and time of a translation; those of its unit if it has none. */
const writtenAs = (own: Attributes, tmUnit: Attributes) => ({
  writtenAt: firstMoment(own['changedate'], own['creationdate'], tmUnit['changedate'], tmUnit['creationdate']),
  writtenBy: firstName(own['changeid'], own['creationid'], tmUnit['changeid'], tmUnit['creationid']),
})

/** The parser's message without the position that it puts in front. */
function plainReason(error: Error): string {
  return error.message.replace(/^(?:[^:]*:)?\d+:\d+: /, '').replace(/\.$/, '')
}
