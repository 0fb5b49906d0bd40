import { meansLanguage } from '../language-codes.ts'
import type { ParseOptions } from '../format.ts'
import type { JsonString } from './scan-json.ts'

/** A text of a catalog whose entries describe themselves, and what it says for translators. */
export type DescribedMessage = { read: JsonString; note: string | undefined }

/** What of an entry says what it is. */
const used: ReadonlySet<string> = new Set(['message', 'defaultMessage', 'description'])

/** The texts of such a catalog, and an expression of what is a code in it. */
export type DescribedMessages = { messages: readonly DescribedMessage[]; codes?: string }

/**
 * Recognizes catalogs in which only some strings are texts and others describe them: those of browser extensions
 * (`messages.json`), of formatjs (`defaultMessage`), and Flutter's (`@@locale`). `undefined` for all others.
 */
export function describedMessages(strings: readonly JsonString[], fileName: string): DescribedMessages | undefined {
  const names = new Set(strings.map(({ path }) => path[0] ?? ''))
  const members = new Map<string, Map<string, JsonString>>()
  for (const read of strings) {
    const [name = '', member = ''] = read.path
    if (read.path.length !== 2 || !used.has(member)) continue
    members.set(name, (members.get(name) ?? new Map<string, JsonString>()).set(member, read))
  }
  const describe = (name: string): string | undefined => members.get(name)?.get('description')?.value
  const entries = (member: string): DescribedMessage[] | undefined => {
    const found: DescribedMessage[] = []
    for (const name of names) {
      const read = members.get(name)?.get(member)
      if (!read) return undefined
      found.push({ read, note: describe(name) })
    }
    return found
  }
  if (strings.length === 0) return undefined
  if (strings.some(({ path }) => path.length === 1 && path[0] === '@@locale')) {
    const examples = examplesOf(strings)
    const messages = strings
      .filter(({ path }) => path.length === 1 && !path[0]?.startsWith('@'))
      .map((read) => {
        const about = `@${read.path[0]}`
        const notes = [describe(about), ...(examples.get(about) ?? [])].filter((note) => note !== undefined)
        return { read, note: notes.length > 0 ? notes.join('\n') : undefined }
      })
    return { messages }
  }
  const extension = /(?:^|[/\\])messages\.json$/i.test(fileName) ? entries('message') : undefined
  if (extension) return { messages: extension, codes: String.raw`\$[\w@]{1,100}\$|\$[1-9]` }
  const formatjs = entries('defaultMessage')
  return formatjs && { messages: formatjs }
}

/** What Flutter's catalogs say of the arguments of each text: `{name}: Ann`. */
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

/** What says which language the texts of a catalog are in, as those of Flutter and Angular do: no text itself. */
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
