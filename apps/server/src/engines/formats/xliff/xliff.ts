import { applyEdits, type Edit, sliceWith } from '../edits.ts'
import type { FileFormat, ParseOptions, LeftOutText } from '../format.ts'
import { restoreCodes } from '../inline/tokens.ts'
import { meansLanguage, nameOfLanguage } from '../language-codes.ts'
import { choice, flag, pattern, readParameters, withinDeadline } from '../parameters.ts'
import { icuParameter, placeholdersParameter, tagRegexParameter } from '../shared-parameters.ts'
import { parsedFile, translatedUnits, type Unit, unitOf } from '../units.ts'
import { attributeEdit, readLenientXml, refuseElement, type XmlElement } from '../xml/read-xml.ts'
import { decodeXmlFile, type XmlFile } from '../xml/xml-file.ts'
import { dialectOf } from './dialects.ts'
import { entriesOfVersion1, entriesOfVersion2, excludedTexts, type XliffEntry } from './entries.ts'
import { IcuMessages } from './icu-messages.ts'
import { type InlineOptions, tokenizeContent, writeContent } from './inline-codes.ts'
import { subFlowsOf } from './sub-flows.ts'
import { contentEdit } from './target-edits.ts'
import { validateXliff } from './validate.ts'
import type { XliffText } from './xliff-text.ts'

type Translated = ReadonlyMap<Unit, { text: string; complete: boolean }>
/** A text with its units, and its content (XML) once some of them are translated. */
type ReadText = { units: readonly Unit[]; content: (translated: Translated) => string | undefined }
type ReadEntry = { entry: XliffEntry; texts: readonly ReadText[]; sameLanguage: boolean }
type ReadFile = Pick<XmlFile, 'text' | 'encode'> & {
  messages: IcuMessages
  entries: readonly ReadEntry[]
  excluded: readonly LeftOutText[]
  /** The name of the attribute that says the target language. */
  languageAttribute: string
}
type Codes = Pick<InlineOptions, 'placeholders' | 'html' | 'tagRegex'> & { icu: 'auto' | 'on' | 'off' }

/** XLIFF 1.x and 2.x. Only targets, their states and the target language are ever changed. */
export const xliff: FileFormat = {
  name: 'xliff',
  label: 'XLIFF',
  extensions: ['xlf', 'xliff', 'xliff2', 'sdlxliff', 'mqxliff', 'txlf'],
  applySourceSegmentation: false,
  parameters: [placeholdersParameter, tagRegexParameter, icuParameter],

  parse(bytes, options) {
    return withCodes(options, (codes) => {
      const { entries, messages, excluded } = readFile(bytes, options, codes)
      const { segments, ...rest } = parsedFile(unitsIn(entries), options, excluded)
      return { segments: segments.map((segment) => messages.withElements(segment)), ...rest }
    })
  },

  build(bytes, options, targets) {
    if (targets.size === 0) return bytes
    return withCodes(options, (codes) => {
      const file = readFile(bytes, options, codes)
      const translated = translatedUnits(unitsIn(file.entries), options, targets)
      const edits: Edit[] = []
      const owners = new Set<XmlElement>()
      for (const read of file.entries) {
        const contents = read.texts.map(({ content }) => content(translated))
        const isTranslated = contents.some((content) => content !== undefined)
        const isStale = !isTranslated && !read.sameLanguage && read.entry.texts.some((one) => one.target)
        if (isTranslated) for (const edit of read.entry.edits(contents)) edits.push(edit)
        // A translation into another language must not stay among those into this one.
        if (isStale) edits.push(...read.entry.clear())
        if (isTranslated || isStale) owners.add(read.entry.owner)
      }
      for (const owner of owners) edits.push(...languageEdits(owner, file, options))
      return file.encode(applyEdits(file.text, edits))
    })
  },
}

function withCodes<Result>(options: ParseOptions, work: (codes: Codes) => Result): Result {
  const values = readParameters(xliff.parameters, options.parameters, options.fileName)
  const tagRegex = pattern(values, 'tagRegex', options.fileName)
  const icu = choice(values, 'icu', ['auto', 'on', 'off'])
  return withinDeadline([tagRegex], options.fileName, () =>
    work({ placeholders: flag(values, 'placeholders'), html: false, tagRegex, icu }),
  )
}

function readFile(bytes: Uint8Array, options: ParseOptions, codes: Codes): ReadFile {
  const { fileName } = options
  const { text, encode, asciiOnly } = decodeXmlFile(bytes, fileName)
  const { root } = readLenientXml(text, fileName)
  const version = root.attributes.get('version') ?? ''
  if (root.local !== 'xliff') {
    refuseElement(
      root,
      text,
      fileName,
      `The file begins with <${root.local}>, not with <xliff>. Is it another kind of file?`,
    )
  }
  const isFirst = version.startsWith('1.')
  if (!isFirst && !version.startsWith('2.')) {
    refuseElement(root, text, fileName, `XLIFF version "${version}" is unknown. Export the file as XLIFF 1.2 or 2.1.`)
  }
  // A file that an earlier version read is built as it was read.
  if (!options.readBefore) validateXliff(root, text, fileName)
  const dialect = isFirst ? dialectOf(root, text) : undefined
  const entries = isFirst
    ? entriesOfVersion1(root, { text, fileName, dialect })
    : entriesOfVersion2(root, { text, fileName })
  const languageAttribute = isFirst ? 'target-language' : 'trgLang'
  const { icu, ...inlineCodes } = codes
  const { sourceLocale, targetLocale } = options
  const inline: InlineOptions = {
    ...inlineCodes,
    slice: (start, end) => text.slice(start, end),
    asciiOnly,
    originals: new Map(),
  }
  const messages = new IcuMessages(text, icu, { ...inlineCodes, icu: 'always', sourceLocale, targetLocale })
  const read = entries.map((entry): ReadEntry => {
    const language = entry.owner.attributes.get(languageAttribute) ?? ''
    const sameLanguage = language === '' || meansLanguage(options, language, options.targetLocale)
    return { entry, texts: entry.texts.map((one) => readText(one, sameLanguage, inline, messages, text)), sameLanguage }
  })
  return { text, encode, messages, entries: read, excluded: excludedTexts(root), languageAttribute }
}

function unitsIn(entries: readonly ReadEntry[]): Unit[] {
  return entries.flatMap(({ texts }) => texts.flatMap(({ units }) => units))
}

function readText(
  one: XliffText,
  sameLanguage: boolean,
  options: InlineOptions,
  messages: IcuMessages,
  text: string,
): ReadText {
  const { key, context, note, maxLength, confirmed, locked } = one
  const facts = {
    key,
    ...(context && { context }),
    ...(note && { note }),
    ...(maxLength && { maxLength }),
    ...(locked && { locked }),
  }
  const present = one.target && sameLanguage ? { element: one.target, confirmed } : undefined
  const subFlows = subFlowsOf(one).map((sub) => ({ sub, ...readText(sub, sameLanguage, options, messages, text) }))
  const message = subFlows.length === 0 ? messages.read(facts, one.source, present) : undefined
  if (message) {
    const { units, compose } = message
    const content = (translated: Translated): string | undefined => {
      const composed = compose(translated)
      return composed === undefined ? undefined : messages.write(composed, options.asciiOnly)
    }
    return { units, content }
  }
  const inline = { ...options, originals: one.originals }
  const unitWith = (slice: InlineOptions['slice']): Unit => {
    const held = present && { tokens: tokenizeContent(present.element, { ...inline, slice: options.slice }), confirmed }
    return unitOf(facts, tokenizeContent(one.source, { ...inline, slice }), held)
  }
  const unit = unitWith(options.slice)
  const content = (translated: Translated): string | undefined => {
    const own = translated.get(unit)?.text
    const contents = subFlows.map((flow) => flow.content(translated))
    if (contents.every((inner) => inner === undefined)) {
      if (own === undefined) return undefined
      if (own === unit.target && one.target)
        return confirmed || locked ? undefined : options.slice(one.target.openEnd, one.target.closeStart)
    }
    const edits = subFlows.flatMap(({ sub, units: [first] }, at): Edit[] => {
      const held =
        sub.target && first?.target !== undefined ? options.slice(sub.target.openEnd, sub.target.closeStart) : undefined
      const inner = contents[at] ?? held
      return inner === undefined ? [] : [contentEdit(sub.source, inner, text)]
    })
    const { codes } = subFlows.length === 0 ? unit : unitWith(sliceWith(text, edits))
    return writeContent(
      restoreCodes(unit.lead + (own ?? unit.target ?? unit.text) + unit.trail, codes, 'never'),
      options.asciiOnly,
    )
  }
  return { units: [unit, ...subFlows.flatMap(({ units }) => units)], content }
}

function languageEdits(owner: XmlElement, file: ReadFile, options: ParseOptions): Edit[] {
  const language = owner.attributes.get(file.languageAttribute) ?? ''
  if (language !== '' && meansLanguage(options, language, options.targetLocale)) return []
  return [attributeEdit(owner, file.text, file.languageAttribute, nameOfLanguage(options, options.targetLocale))]
}
