import { createHash } from 'node:crypto'
import { encodingParameter, foundEncoding, type ReadText } from '../charsets.ts'
import { applyEdits, type Edit } from '../edits.ts'
import type { FileFormat, ParserParameter, ParseOptions } from '../format.ts'
import { doublesApostrophes } from '../icu/parse-message.ts'
import { formatOfFlags } from '../inline/format-flags.ts'
import { type Message, type MessageSyntax, readMessage, usesIcu } from '../message.ts'
import {
  choice,
  flag,
  foundOn,
  type ParameterValues,
  pattern,
  readParameters,
  switchOf,
  withinDeadline,
} from '../parameters.ts'
import { categoryOf } from '../plural-categories.ts'
import { textsBefore } from '../read-before.ts'
import { sharedParameters } from '../shared-parameters.ts'
import { encodeText, lineEndingOf } from '../text.ts'
import { parsedFile, translatedUnits, type Unit } from '../units.ts'
import { decodePo, isAscii } from './decode-po.ts'
import { entryFlags, headerEdits, isFuzzy, type PoHeader, readHeader, unfuzzy } from './header.ts'
import { type PoEntry, quotePo, scanPo } from './scan-po.ts'

const sourceFrom: ParserParameter = {
  key: 'sourceFrom',
  title: 'Source text',
  description: 'msgid, or msgstr if the catalog’s msgid is only a key.',
  type: 'string',
  value: 'msgid',
  choices: ['msgid', 'msgstr'],
}

/** An entry with one message, or with one for each plural form of the target language. */
type ReadEntry = { entry: PoEntry; messages: readonly Message[]; sources: readonly string[] }
type ReadFile = {
  text: string
  decoded: ReadText
  header: PoHeader
  entries: readonly ReadEntry[]
  fromTarget: boolean
  usesIcu: boolean
}

/** Gettext catalogs and templates. Only `msgstr`s, the flags of translated entries and the header are ever changed. */
export const po: FileFormat = {
  name: 'po',
  label: 'Gettext',
  extensions: ['po', 'pot'],
  applySourceSegmentation: false,
  parameters: [...sharedParameters, sourceFrom, encodingParameter],

  parse(bytes, options) {
    return withPatterns(options, (settings) => {
      const file = readFile(bytes, options, settings)
      return parsedFile(unitsOf(file), options, [], {
        ...foundOn('icu', settings.syntax.icu === 'auto' && file.usesIcu),
        ...foundEncoding(settings.values, file.decoded),
      })
    })
  },

  build(bytes, options, targets) {
    if (targets.size === 0) return bytes
    return withPatterns(options, (settings) => {
      const file = readFile(bytes, options, settings)
      const translated = translatedUnits(unitsOf(file), options, targets)
      const lineEnding = lineEndingOf(file.text)
      const hasPlurals = file.entries.some(({ entry }) => entry.plural)
      const edits = file.entries.flatMap((read) => entryEdits(read, file, translated, lineEnding))
      const { decoded } = file
      const text = applyEdits(file.text, edits)
      const isRaised = decoded.unheld(text) !== undefined
      const charset = isRaised ? 'utf-8' : decoded.charset
      edits.push(...headerEdits(file.header, options, { hasPlurals, lineEnding, charset, isAscii: isAscii(text) }))
      const whole = applyEdits(file.text, edits)
      return isRaised ? encodeText(whole, { charset: 'utf-8', bom: false }) : decoded.encode(whole)
    })
  },
}

type IcuOption = 'auto' | 'on' | 'off'
type Syntax = Omit<MessageSyntax, 'icu'> & { icu: IcuOption }

type Settings = { syntax: Syntax; fromTarget: boolean; values: ParameterValues }

function withPatterns<Result>(options: ParseOptions, work: (settings: Settings) => Result): Result {
  const values = readParameters(po.parameters, options.parameters, options.fileName)
  const tagRegex = pattern(values, 'tagRegex', options.fileName)
  const fromTarget = choice(values, 'sourceFrom', ['msgid', 'msgstr']) === 'msgstr'
  const syntax: Syntax = {
    placeholders: flag(values, 'placeholders'),
    html: flag(values, 'html'),
    icu: switchOf(values, 'icu'),
    tagRegex,
    sourceLocale: options.sourceLocale,
    targetLocale: options.targetLocale,
  }
  return withinDeadline([tagRegex], options.fileName, () => work({ syntax, fromTarget, values }))
}

function readFile(bytes: Uint8Array, options: ParseOptions, { syntax, fromTarget, values }: Settings): ReadFile {
  const decoded = decodePo(bytes, options.fileName, values)
  const { text } = decoded
  const entries = scanPo(text, options.fileName)
  const header = readHeader(entries, options)
  const used = entries.filter((entry) => entry !== header.entry)
  const texts = used.map((entry) => (fromTarget ? (entry.translations[0]?.value ?? '') : entry.id.value))
  const icu = syntax.icu === 'auto' && header.icu ? 'likely' : usesIcu(syntax.icu, texts)
  const doubledApostrophes = doublesApostrophes(texts, false)
  const before = textsBefore(options)
  const read = used.map((entry) => readEntry(entry, header, { ...syntax, icu, doubledApostrophes }, fromTarget, before))
  return { text, decoded, header, entries: read, fromTarget, usesIcu: icu !== 'never' }
}

function readEntry(
  entry: PoEntry,
  header: PoHeader,
  syntax: MessageSyntax,
  fromTarget: boolean,
  wasBefore: ReturnType<typeof textsBefore>,
): ReadEntry {
  const note = noteOf(entry)
  const context = fromTarget
    ? `${entry.context ? `${entry.context.value}\u0004` : ''}${entry.id.value}`
    : entry.context?.value
  const flags = entryFlags(entry)
  const facts = {
    key: keyOf(entry),
    ...(context !== undefined && { context }),
    ...(note !== '' && { note }),
    ...limitOf(flags, note),
  }
  const confirmed = !isFuzzy(entry)
  const format = formatOfFlags(flags)
  const targetAt = (index: number): { text: string; confirmed: boolean } | undefined => {
    const value = entry.translations.find((translation) => translation.index === index)?.value
    return fromTarget || !header.sameLanguage || !value ? undefined : { text: value, confirmed }
  }
  if (!entry.plural) {
    const source = fromTarget ? (entry.translations[0]?.value ?? '') : entry.id.value
    const isFormat = flags.some((name) => /^(?!no-|icu).*-format$/.test(name))
    const icu = isFormat ? 'never' : syntax.icu
    const messages = [readMessage(facts, source, targetAt(0), { ...syntax, ...format, icu })]
    return { entry, messages, sources: [source] }
  }
  const { categories } = header.forms
  const forms = categories.map((category, index) => {
    const form = { ...facts, key: `${facts.key}[${index}]`, plural: { category, group: facts.key } }
    const read = (source: string) => ({
      source,
      message: readMessage(form, source, targetAt(index), { ...syntax, ...format, icu: 'never' }),
    })
    const own = read(pluralSource(entry, category, syntax.sourceLocale, fromTarget))
    if (fromTarget || category !== 'one' || !isForMany(syntax.targetLocale)) return own
    const many = read(entry.plural?.value ?? '')
    const [ownUnit, manyUnit] = [own.message.units[0], many.message.units[0]]
    // "One file" would be shown for 21 files.
    const saysLess = ownUnit && manyUnit && ownUnit.codes.length < manyUnit.codes.length
    return saysLess && !wasBefore(form.key, ownUnit.text, manyUnit.text) ? many : own
  })
  return { entry, messages: forms.map(({ message }) => message), sources: forms.map(({ source }) => source) }
}

/** Whether the form for one thing is that of other numbers as well, as in Russian that of 21. */
const isForMany = (locale: string): boolean =>
  [11, 21, 31, 101].some((count) => categoryOf(count, locale, 'cardinal') === 'one')

function pluralSource(entry: PoEntry, category: string, sourceLocale: string, fromTarget: boolean): string {
  if (!fromTarget) return (category === 'one' ? entry.id : (entry.plural ?? entry.id)).value
  const forms = entry.translations.toSorted((a, b) => a.index - b.index)
  const singular = category === 'one' && forms.length > 1 && categoryOf(1, sourceLocale, 'cardinal') === 'one'
  return (singular ? forms[0] : forms.at(-1))?.value ?? ''
}

function entryEdits(
  read: ReadEntry,
  file: ReadFile,
  translated: ReadonlyMap<Unit, { text: string; complete: boolean }>,
  lineEnding: string,
): Edit[] {
  const { entry, messages, sources } = read
  const composed = messages.map((message) => message.compose(translated))
  const kept = (index: number): string => {
    if (file.fromTarget) return sources[index] ?? ''
    const present = entry.translations.find((translation) => translation.index === index)?.value ?? ''
    // A translation into another language must not stay among those into this one.
    return file.header.sameLanguage ? present : ''
  }
  const values = composed.map((value, index) => value ?? kept(index))
  const edits = valueEdits(entry, values, lineEnding)
  const units = messages.flatMap((message) => message.units)
  const complete = units.every((unit) => translated.get(unit)?.complete ?? unit.text === '')
  if (complete && units.some((unit) => translated.has(unit))) edits.push(...unfuzzy(entry))
  return edits
}

function valueEdits(entry: PoEntry, values: readonly string[], lineEnding: string): Edit[] {
  const present = entry.translations
  const inPlace = present.length === values.length && present.every((translation) => translation.index < values.length)
  if (inPlace) {
    return present.flatMap((translation): Edit[] => {
      const value = values[translation.index]
      if (value === undefined || value === translation.value) return []
      return [{ start: translation.start, end: translation.end, text: quotePo(value, lineEnding) }]
    })
  }
  const start = Math.min(...present.map((translation) => translation.keywordStart))
  const end = Math.max(...present.map((translation) => translation.end))
  const text = values.map((value, index) => `msgstr[${index}] ${quotePo(value, lineEnding)}`).join(lineEnding)
  return [{ start, end, text }]
}

function unitsOf(file: ReadFile): Unit[] {
  return file.entries.flatMap(({ messages }) => messages.flatMap((message) => message.units))
}

/** Context and id; long ones are shortened, with a digest that keeps them apart. */
function keyOf(entry: PoEntry): string {
  const key = `${entry.context ? `${entry.context.value}|` : ''}${entry.id.value}`
  if (key.length <= 200) return key
  return `${key.slice(0, 150).toWellFormed()}…${createHash('sha256').update(key).digest('hex').slice(0, 16)}`
}

/** The limit of a translation in characters: a flag, as Weblate has it, or a comment that says nothing else. */
function limitOf(flags: readonly string[], note: string): { maxLength?: number } {
  const said = [...flags, ...note.split('\n')].flatMap(
    (line) => /^max(?:imum)?[ -]?length\s*[:=]\s*(\d{1,6})$/i.exec(line)?.[1] ?? [],
  )
  const limits = said.map(Number).filter((limit) => limit > 0)
  return limits.length > 0 ? { maxLength: Math.min(...limits) } : {}
}

/** Comments of programmer and translator, and where the text is used. */
function noteOf(entry: PoEntry): string {
  return entry.comments
    .filter((line) => !/^\s*#[,|]/.test(line.text))
    .map((line) => line.text.trim().replace(/^#[.:]?\s*/, ''))
    .filter((note) => note !== '')
    .join('\n')
}
