import { applyEdits, type Edit } from '../edits.ts'
import type { FileFormat, ParseOptions } from '../format.ts'
import { restoreCodes } from '../inline/tokens.ts'
import { isSameLanguage } from '../locales.ts'
import { flag, pattern, readParameters, withinDeadline } from '../parameters.ts'
import { placeholdersParameter, tagRegexParameter } from '../shared-parameters.ts'
import { decodeText, encodeText, type TextEncoding } from '../text.ts'
import { segmentsOf, translatedUnits, type Unit, unitOf } from '../units.ts'
import { declaredAscii } from '../xml/declared-encoding.ts'
import { attributeEdit, readXml, refuseElement, type XmlElement } from '../xml/read-xml.ts'
import { entriesOfVersion1, entriesOfVersion2, type XliffEntry } from './entries.ts'
import { type InlineOptions, tokenizeContent, writeContent } from './inline-codes.ts'
import type { XliffText } from './xliff-text.ts'

type ReadEntry = { entry: XliffEntry; units: readonly Unit[]; sameLanguage: boolean }
type ReadFile = {
  text: string
  encoding: TextEncoding
  asciiOnly: boolean
  entries: readonly ReadEntry[]
  /** The name of the attribute that says the target language. */
  languageAttribute: string
}
type Codes = Pick<InlineOptions, 'placeholders' | 'html' | 'tagRegex'>

/** XLIFF 1.x and 2.x. Only targets, their states and the target language are ever changed. */
export const xliff: FileFormat = {
  name: 'xliff',
  label: 'XLIFF',
  extensions: ['xlf', 'xliff', 'xliff2'],
  applySourceSegmentation: false,
  parameters: [placeholdersParameter, tagRegexParameter],

  parse(bytes, options) {
    return withCodes(options, (codes) => {
      const { entries } = readFile(bytes, options, codes)
      return { segments: segmentsOf(entries.flatMap(({ units }) => units), options) }
    })
  },

  build(bytes, options, targets) {
    if (targets.size === 0) return bytes
    return withCodes(options, (codes) => {
      const file = readFile(bytes, options, codes)
      const translated = translatedUnits(file.entries.flatMap(({ units }) => units), options, targets)
      const edits: Edit[] = []
      const owners = new Set<XmlElement>()
      for (const read of file.entries) {
        const contents = read.units.map((unit, index) => contentOf(unit, read.entry.texts[index], translated, file))
        const isTranslated = contents.some((content) => content !== undefined)
        const isStale = !isTranslated && !read.sameLanguage && read.entry.texts.some((one) => one.target)
        if (isTranslated) edits.push(...read.entry.edits(contents))
        // A translation into another language must not stay among those into this one.
        if (isStale) edits.push(...read.entry.clear())
        if (isTranslated || isStale) owners.add(read.entry.owner)
      }
      for (const owner of owners) edits.push(...languageEdits(owner, file, options))
      return encodeText(applyEdits(file.text, edits), file.encoding)
    })
  },
}

function withCodes<Result>(options: ParseOptions, work: (codes: Codes) => Result): Result {
  const values = readParameters(xliff.parameters, options.parameters, options.fileName)
  const tagRegex = pattern(values, 'tagRegex', options.fileName)
  return withinDeadline([tagRegex], options.fileName, () =>
    work({ placeholders: flag(values, 'placeholders'), html: false, tagRegex }),
  )
}

function readFile(bytes: Uint8Array, options: ParseOptions, codes: Codes): ReadFile {
  const { fileName } = options
  const { text, encoding } = decodeText(bytes, fileName)
  const { root, encoding: declared } = readXml(text, fileName)
  const asciiOnly = declaredAscii(declared, text, fileName)
  const version = root.attributes.get('version') ?? ''
  if (root.local !== 'xliff') {
    refuseElement(root, text, fileName, `The file begins with <${root.local}>, not with <xliff>. Is it another kind of file?`)
  }
  const isFirst = version.startsWith('1.')
  if (!isFirst && !version.startsWith('2.')) {
    refuseElement(root, text, fileName, `XLIFF version "${version}" is unknown. Export the file as XLIFF 1.2 or 2.1.`)
  }
  const entries = isFirst ? entriesOfVersion1(root, { text, fileName }) : entriesOfVersion2(root, { text, fileName })
  const languageAttribute = isFirst ? 'target-language' : 'trgLang'
  const inline: InlineOptions = { ...codes, text, asciiOnly }
  const read = entries.map((entry): ReadEntry => {
    const language = entry.owner.attributes.get(languageAttribute) ?? ''
    const sameLanguage = language === '' || isSameLanguage(language, options.targetLocale)
    return { entry, units: entry.texts.map((one) => unitOfText(one, sameLanguage, inline)), sameLanguage }
  })
  return { text, encoding, asciiOnly, entries: read, languageAttribute }
}

function unitOfText(one: XliffEntry['texts'][number], sameLanguage: boolean, inline: InlineOptions): Unit {
  const { key, context, note, maxLength } = one
  const facts = { key, ...(context && { context }), ...(note && { note }), ...(maxLength && { maxLength }) }
  const source = tokenizeContent(one.source, inline)
  if (!one.target || !sameLanguage) return unitOf(facts, source)
  return unitOf(facts, source, { tokens: tokenizeContent(one.target, inline), confirmed: one.confirmed })
}

function contentOf(
  unit: Unit,
  one: XliffText | undefined,
  translated: ReadonlyMap<Unit, { text: string }>,
  file: ReadFile,
): string | undefined {
  const found = translated.get(unit)
  if (!found) return undefined
  if (found.text === unit.target && one?.target) {
    return one.confirmed ? undefined : file.text.slice(one.target.openEnd, one.target.closeStart)
  }
  return writeContent(restoreCodes(unit.lead + found.text + unit.trail, unit.codes, 'never'), file.asciiOnly)
}

function languageEdits(owner: XmlElement, file: ReadFile, options: ParseOptions): Edit[] {
  const language = owner.attributes.get(file.languageAttribute) ?? ''
  if (language !== '' && isSameLanguage(language, options.targetLocale)) return []
  return [attributeEdit(owner, file.text, file.languageAttribute, options.targetLocale)]
}
