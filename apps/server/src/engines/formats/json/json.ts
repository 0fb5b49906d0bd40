import { applyEdits, type Edit } from '../edits.ts'
import { contentFilter, contentParameters } from '../content/content.ts'
import type { FileFormat, FoundOptions, LeftOutText, ParsedFile, ParserParameter, ParseOptions } from '../format.ts'
import { doublesApostrophes } from '../icu/parse-message.ts'
import { meansLanguage, nameOfLanguage } from '../language-codes.ts'
import { keyFilter, type KeyFilter, keyParameters, pointer } from '../key-parameters.ts'
import { type Message, type MessageSyntax, readMessage, usesIcu } from '../message.ts'
import {
  flag,
  foundOn,
  pattern,
  readParameters,
  switchChoices,
  switchOf,
  withinDeadline,
  withOwnCodes,
} from '../parameters.ts'
import { arePluralForms } from '../plural-categories.ts'
import { wasRead } from '../read-before.ts'
import { keyLike, rootLanguages, type RootLanguages } from '../root-languages.ts'
import { localeKeyParameter, pluralKeysParameter, sharedParameters } from '../shared-parameters.ts'
import { decodeText, encodeText, type TextEncoding } from '../text.ts'
import { parsedFile, translatedUnits } from '../units.ts'
import { describedMessages, statedLanguage } from './described-messages.ts'
import { nestedPlurals } from './nested-plurals.ts'
import { editsOfTarget } from './root-edits.ts'
import { type JsonMember, type JsonObject, type JsonString, quoteJson, scanJson, styleOf } from './scan-json.ts'
import { type PluralGroup, type PluralMember, type PluralPlaces, suffixPlurals } from './suffix-plurals.ts'

const ownParameters: readonly ParserParameter[] = [
  ...keyParameters,
  pluralKeysParameter,
  localeKeyParameter,
  {
    key: 'suffixPlurals',
    title: 'Plural keys',
    description:
      'Treat keys ending in _one, _other, and so on (i18next) as plural forms of one text: on, off, or auto (if the file has such groups).',
    type: 'string',
    value: 'auto',
    choices: switchChoices,
  },
]

/** A text of the file and what it is for: a value of its own, or a plural form, which the file may have to gain. */
type ReadText = { read: JsonString; message: Message; member: PluralMember | undefined }
type ReadFile = {
  text: string
  encoding: TextEncoding
  texts: readonly ReadText[]
  leftOut: readonly LeftOutText[]
  found: FoundOptions
  language: JsonString | undefined
  root: JsonObject | undefined
  strings: readonly JsonString[]
  languages: RootLanguages<JsonMember> | undefined
}
type Switch = 'auto' | 'on' | 'off'
type Settings = {
  syntax: Omit<MessageSyntax, 'icu' | 'doubledApostrophes'>
  icu: Switch
  keys: KeyFilter
  suffixPlurals: Switch
  pluralKeys: Switch
  localeKey: boolean
}

/** JSON catalogs: the string values of nested objects and arrays. Only their literals are ever changed. */
export const json: FileFormat = jsonFormat({
  name: 'json',
  label: 'JSON',
  extensions: ['json'],
  applySourceSegmentation: false,
  parameters: [...sharedParameters, ...ownParameters, ...contentParameters],
})

/** A format whose files are JSON catalogs. What its options leave out is off. */
export function jsonFormat(facts: Omit<FileFormat, 'parse' | 'build'>): FileFormat {
  return {
    ...facts,
    parse: (bytes, options) => parse(bytes, options, facts.parameters),
    build: (bytes, options, targets) => (targets.size === 0 ? bytes : build(bytes, options, targets, facts.parameters)),
  }
}

type Known = readonly ParserParameter[]

function parse(bytes: Uint8Array, options: ParseOptions, known: Known): ParsedFile {
  return withSettings(options, known, (settings) => {
    const { texts, leftOut, found } = readFile(bytes, options, settings)
    return parsedFile(
      texts.flatMap(({ message }) => message.units),
      options,
      leftOut,
      found,
    )
  })
}

function build(
  bytes: Uint8Array,
  options: ParseOptions,
  targets: ReadonlyMap<string, string>,
  known: Known,
): Uint8Array {
  return withSettings(options, known, (settings) => {
    const { text, encoding, texts, language, root, strings, languages } = readFile(bytes, options, settings)
    const translated = translatedUnits(
      texts.flatMap(({ message }) => message.units),
      options,
      targets,
    )
    const style = styleOf(text)
    const translatedTexts: JsonString[] = []
    const untranslated: JsonString[] = []
    const added = new Set<string>()
    const edits = texts.flatMap(({ read, message, member }): Edit[] => {
      const value = message.compose(translated)
      if (value === undefined) {
        if (!member?.after) untranslated.push(read)
        return []
      }
      const literal = quoteJson(value, style)
      if (member?.after) {
        added.add(pointer([...read.path.slice(0, -1), member.key]))
        return [insertion(text, member.after, member.key, literal)]
      }
      translatedTexts.push(read)
      return value === read.value ? [] : [{ start: read.start, end: read.end, text: literal }]
    })
    if (language) {
      const { targetLocale } = options
      const usual = language.path[0] === '@@locale' ? targetLocale.replaceAll('-', '_') : targetLocale
      const name = nameOfLanguage(options, targetLocale, usual)
      edits.push({ start: language.start, end: language.end, text: quoteJson(name, style) })
    }
    if (languages) {
      const changes = { edits, translated: translatedTexts, untranslated, added }
      const ofTarget = editsOfTarget(text, languages, changes, { strings, options })
      return encodeText(applyEdits(text, ofTarget), encoding)
    }
    if (settings.localeKey) edits.push(...rootEdits(text, root, options))
    return encodeText(applyEdits(text, edits), encoding)
  })
}

function withSettings<Result>(options: ParseOptions, known: Known, work: (settings: Settings) => Result): Result {
  const { fileName, sourceLocale, targetLocale } = options
  const values = readParameters(known, options.parameters, fileName)
  const switchedOn = (key: string): Switch => (values.has(key) ? switchOf(values, key) : 'off')
  const tagRegex = pattern(values, 'tagRegex', fileName)
  const keys = keyFilter(values, fileName)
  const content = contentFilter(values, fileName)
  const settings: Settings = {
    syntax: {
      placeholders: flag(values, 'placeholders'),
      html: flag(values, 'html'),
      tagRegex,
      content,
      sourceLocale,
      targetLocale,
    },
    icu: switchOf(values, 'icu'),
    keys,
    suffixPlurals: switchedOn('suffixPlurals'),
    pluralKeys: switchedOn('pluralKeys'),
    localeKey: values.has('localeKey') && flag(values, 'localeKey'),
  }
  return withinDeadline([tagRegex, content.pattern, ...keys.patterns], fileName, () => work(settings))
}

function readFile(bytes: Uint8Array, options: ParseOptions, settings: Settings): ReadFile {
  const { text, encoding } = decodeText(bytes, options.fileName)
  const { strings: all, root } = scanJson(text, options.fileName)
  const described = describedMessages(all, options.fileName)
  const notes = new Map(described?.messages.map(({ read, note }) => [read, note]))
  const language = statedLanguage(all, options)
  const languages = settings.localeKey ? rootLanguages(root?.members ?? [], all, options) : undefined
  const isRead = ({ path }: JsonString): boolean => !languages || path[0] === languages.source.key
  const candidates = (described?.messages.map(({ read }) => read) ?? all).filter(isRead)
  const strings = candidates.filter(
    (read) => read.value.trim() !== '' && read !== language && settings.keys.wants(pointer(read.path)),
  )
  const icu = usesIcu(
    settings.icu,
    strings.map((read) => read.value),
  )
  const doubledApostrophes = doublesApostrophes(
    strings.map((read) => read.value),
    false,
  )
  const tagRegex = withOwnCodes(settings.syntax.tagRegex, described?.codes)
  const syntax: MessageSyntax = { ...settings.syntax, tagRegex, icu, doubledApostrophes }
  const suffixed = pluralsOf(strings, options, settings.suffixPlurals, suffixPlurals)
  const nested = pluralsOf(strings, options, settings.pluralKeys, nestedPlurals)
  const isUnused = (read: JsonString): boolean => [suffixed, nested].some((plurals) => plurals?.unused.has(read))
  const texts = strings
    .filter((read) => !isUnused(read))
    .flatMap((read): ReadText[] => {
      const members = suffixed?.members.get(read) ?? nested?.members.get(read)
      if (!members) return [{ read, message: messageOf(read, undefined, syntax, notes.get(read)), member: undefined }]
      return members.map((member) => ({
        read: member.source,
        message: messageOf(member.source, member, syntax, notes.get(member.source)),
        member,
      }))
    })
  const used = new Set(texts.map(({ read }) => read))
  const isCandidate = new Set(candidates)
  const leftOut = all
    .filter((read) => !used.has(read))
    .map((read): LeftOutText => {
      const describes = read === language || !isCandidate.has(read)
      const why = isUnused(read) ? 'PLURAL_FORM' : describes ? 'DESCRIPTION' : 'SKIPPED_KEY'
      return { key: pointer(read.path), text: read.value, reason: isRead(read) ? why : 'NOT_TRANSLATABLE' }
    })
  for (const { message } of texts) for (const one of message.leftOut ?? []) leftOut.push(one)
  const found = {
    ...foundOn('suffixPlurals', settings.suffixPlurals === 'auto' && hasForms(suffixed)),
    ...foundOn('pluralKeys', settings.pluralKeys === 'auto' && hasForms(nested)),
    ...foundOn('icu', settings.icu === 'auto' && icu !== 'never'),
  }
  return { text, encoding, texts, leftOut, found, language, root, strings: all, languages }
}

const hasForms = (plurals: PluralPlaces | undefined): boolean => plurals !== undefined && plurals.members.size > 0

/** The language that a file has as its only key, as that of Rails and of i18next's resources. */
function rootEdits(text: string, root: JsonObject | undefined, options: ParseOptions): Edit[] {
  const [member, ...others] = root?.members ?? []
  if (!member?.isObject || others.length > 0 || !meansLanguage(options, member.key, options.sourceLocale)) return []
  const literal = /^"(?:[^"\\]|\\.)*"/.exec(text.slice(member.start))?.[0] ?? ''
  const name = JSON.stringify(keyLike(member.key, options))
  return [{ start: member.start, end: member.start + literal.length, text: name }]
}

/** A file that was read without plural forms, by an earlier version, stays as it is. */
function pluralsOf(
  strings: readonly JsonString[],
  options: ParseOptions,
  option: Switch,
  find: (strings: readonly JsonString[], locale: string, isGroup?: (group: PluralGroup) => boolean) => PluralPlaces,
): PluralPlaces | undefined {
  if (option === 'off') return undefined
  const { sourceLocale, targetLocale } = options
  if (option === 'on') return find(strings, targetLocale)
  const plurals = find(strings, targetLocale, ({ forms, type }) =>
    arePluralForms(new Map([...forms].map(([category, { value }]) => [category, value])), sourceLocale, type),
  )
  const isText = wasRead(options)
  return [...plurals.unused].some(({ path }) => isText(pointer(path))) ? undefined : plurals
}

function messageOf(read: JsonString, member: PluralMember | undefined, syntax: MessageSyntax, note?: string): Message {
  const parent = read.path.slice(0, -1)
  const path = pointer(member ? [...parent, member.key] : read.path)
  const plural = member && { plural: { category: member.category, group: pointer(member.group) } }
  return readMessage({ key: path, context: path, ...(note && { note }), ...plural }, read.value, undefined, syntax)
}

/** A new member after another one, laid out like it. */
function insertion(text: string, after: JsonString, key: string, literal: string): Edit {
  const start = after.parent?.members.find((member) => member.value === after)?.start
  if (start === undefined) throw new Error('a plural form without member')
  const before = text.slice(0, start)
  const space = before.slice(before.trimEnd().length)
  const colon = /^"(?:[^"\\]|\\.)*"(\s*:\s*)/.exec(text.slice(start, after.start))?.[1] ?? ': '
  return { start: after.end, end: after.end, text: `,${space}${JSON.stringify(key)}${colon}${literal}` }
}
