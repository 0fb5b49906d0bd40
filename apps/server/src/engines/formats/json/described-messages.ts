import { meansLanguage } from '../language-codes.ts'
import type { ParseOptions } from '../format.ts'
import { isPluralCategory } from '../plural-categories.ts'
import type { JsonString } from './scan-json.ts'

/** A text of a catalog whose entries describe themselves, and what it says for translators. */
export type DescribedMessage = { read: JsonString; note: string | undefined }

/** The texts of such a catalog, and an expression of what is a code in it. */
export type DescribedMessages = { messages: readonly DescribedMessage[]; codes?: string }

/** The members of an entry of a browser extension or of formatjs: texts and their descriptions. */
const members: ReadonlySet<string> = new Set(['message', 'defaultMessage', 'description', 'placeholders'])

type Entries = {
  names: ReadonlySet<string>
  /** Strings directly within an entry, by its name and theirs. */
  member: (name: string, member: string) => JsonString | undefined
  strings: readonly JsonString[]
}

/**
 * Recognizes catalogs in which only some strings are texts and others describe them: those of browser extensions,
 * of formatjs (`defaultMessage`), of go-i18n, and Flutter's (`@@locale`). `undefined` for all others.
 */
export function describedMessages(strings: readonly JsonString[], fileName: string): DescribedMessages | undefined {
  if (strings.length === 0) return undefined
  const entries = entriesOf(strings)
  const isNamed = /\.arb$/i.test(fileName)
  if (isNamed || strings.some(({ path }) => path.length === 1 && path[0] === '@@locale')) return flutter(entries)
  return extension(entries, fileName) ?? formatjs(entries) ?? goMessages(entries)
}

function entriesOf(strings: readonly JsonString[]): Entries {
  const names = new Set<string>()
  const found = new Map<string, Map<string, JsonString>>()
  for (const read of strings) {
    const [name = '', member = ''] = read.path
    // The name of the file's schema isn't an entry.
    if (read.path.length > 1 || !/^[$@]/.test(name)) names.add(name)
    if (read.path.length === 2) found.set(name, (found.get(name) ?? new Map<string, JsonString>()).set(member, read))
  }
  return { names, strings, member: (name, member) => found.get(name)?.get(member) }
}

/** Catalogs each of whose entries has this member. */
function withMember({ names, member }: Entries, key: string): DescribedMessage[] | undefined {
  const messages: DescribedMessage[] = []
  for (const name of names) {
    const read = member(name, key)
    if (!read) return undefined
    messages.push({ read, note: member(name, 'description')?.value })
  }
  return messages.length > 0 ? messages : undefined
}

const noteOf = (lines: readonly (string | undefined)[]): string | undefined =>
  lines.filter((line) => line !== undefined && line !== '').join('\n') || undefined

/** A file is one by its name, or by what its entries say of their placeholders. */
function extension(entries: Entries, fileName: string): DescribedMessages | undefined {
  const isNamed = /(?:^|[/\\])messages\.json$/i.test(fileName)
  const { strings } = entries
  const isAlike = strings.every(
    ({ path }) => path.length === 1 || members.has(path[1] ?? '') || (path.length === 2 && path[1] === 'hash'),
  )
  const hasPlaceholders = strings.some(
    ({ path }) => path.length === 4 && path[1] === 'placeholders' && path[3] === 'content',
  )
  if (!isNamed && !(isAlike && hasPlaceholders)) return undefined
  const messages = withMember(entries, 'message')
  return messages && { messages, codes: String.raw`\$[\w@]{1,100}\$|\$[1-9]` }
}

function formatjs(entries: Entries): DescribedMessages | undefined {
  const messages = withMember(entries, 'defaultMessage')
  return messages && { messages }
}

function flutter({ strings, member }: Entries): DescribedMessages {
  const examples = examplesOf(strings)
  const messages = strings
    .filter(({ path }) => path.length === 1 && !path[0]?.startsWith('@'))
    .map((read) => {
      const about = `@${read.path[0]}`
      return { read, note: noteOf([member(about, 'description')?.value, ...(examples.get(about) ?? [])]) }
    })
  return { messages }
}

/** The members of a go-i18n message besides its plural forms. */
export const ofMessage: ReadonlySet<string> = new Set(['id', 'description', 'hash', 'leftDelim', 'rightDelim'])

/** Files of go-i18n: texts, and objects with plural forms and a description; or, formerly, a list of translations by id. */
function goMessages({ strings }: Entries): DescribedMessages | undefined {
  const objects = Map.groupBy(
    strings.filter(({ path }) => path.length > 1),
    ({ path }) => path[0] ?? '',
  )
  if (objects.size === 0) return undefined
  const messages: DescribedMessage[] = strings
    .filter(({ path }) => path.length === 1)
    .map((read) => ({ read, note: undefined }))
  let isDescribed = false
  for (const own of objects.values()) {
    const read = formsOf(own)
    if (!read) return undefined
    const description = own.find(({ path }) => path.length === 2 && path[1] === 'description')?.value
    isDescribed ||= read.length < own.length
    for (const one of read) messages.push({ read: one, note: description })
  }
  if (!isDescribed) return undefined
  return { messages: messages.toSorted((a, b) => a.read.start - b.read.start) }
}

/** The texts of one object; `undefined` where it is none of a message. */
function formsOf(own: readonly JsonString[]): JsonString[] | undefined {
  const texts: JsonString[] = []
  for (const read of own) {
    const [, member = '', form = ''] = read.path
    const isForm = read.path.length === 2 && isPluralCategory(member)
    const isTranslation = member === 'translation' && (read.path.length === 2 || isPluralCategory(form))
    if (isForm || isTranslation) texts.push(read)
    else if (read.path.length !== 2 || !ofMessage.has(member)) return undefined
  }
  const isOld = texts.every(({ path }) => path[1] === 'translation')
  const hasOther = texts.some(({ path }) => path[1] === 'other')
  const hasId = own.some(({ path }) => path[1] === 'id')
  return texts.length > 0 && (isOld ? hasId : hasOther) ? texts : undefined
}

/** The examples that Flutter's catalogs give for the arguments of each text: `{name}: Ann`. */
function examplesOf(strings: readonly JsonString[]): Map<string, string[]> {
  const examples = new Map<string, string[]>()
  for (const { path, value } of strings) {
    const [about = '', member, name, fact] = path
    if (path.length !== 4 || member !== 'placeholders' || (fact !== 'example' && fact !== 'description')) continue
    const known = examples.get(about)
    const note = `{${name}}: ${value}`
    if (known) known.push(note)
    else examples.set(about, [note])
  }
  return examples
}

/** The language that a catalog states for its texts, as those of Flutter and Angular do; it isn't a text itself. */
export function statedLanguage(
  strings: readonly JsonString[],
  options: Pick<ParseOptions, 'sourceLocale' | 'languageCodes'>,
): JsonString | undefined {
  const isAngular = strings.some(({ path }) => path.length === 2 && path[0] === 'translations')
  return strings.find(({ path, value }) => {
    const saysLanguage = path.length === 1 && (path[0] === '@@locale' || (isAngular && path[0] === 'locale'))
    return saysLanguage && meansLanguage(options, value, options.sourceLocale)
  })
}
