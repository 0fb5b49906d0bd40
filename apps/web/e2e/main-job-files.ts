import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse as parseIcu, type Select } from '@messageformat/parser'
import { po } from 'gettext-parser'
import { fileOf } from './make-project.ts'

const checkout = resolve(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(resolve(checkout, path), 'utf8')

/** The English messages of an area of this product, by their ids. */
export function messagesOf(catalog: string): Map<string, string> {
  const entries = Object.values(po.parse(catalog).translations['']!)
  return new Map(entries.filter(({ msgid }) => msgid !== '').map(({ msgid, msgstr }) => [msgid, msgstr[0]!]))
}

interface Tree {
  [key: string]: string | Tree
}

/** Messages as a JSON file has them: an object for each part of their ids. A message that has others below it is their "text". */
function treeOf(messages: ReadonlyMap<string, string>): Tree {
  const root: Tree = {}
  for (const [id, message] of messages) {
    const parts = id.split('.')
    const hasMore = [...messages.keys()].some((other) => other.startsWith(`${id}.`))
    const path = hasMore ? [...parts, 'text'] : parts
    let tree = root
    for (const part of path.slice(0, -1)) tree = (tree[part] ??= {}) as Tree
    tree[path.at(-1)!] = message
  }
  return root
}

/** The texts of a JSON file by their paths. */
export function textsOf(tree: Tree, path = ''): [path: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}/${key}`, value] as [string, string]] : textsOf(value, `${path}/${key}`),
  )
}

const login = read('apps/web/src/i18n/en/login.po')
const home = messagesOf(read('apps/web/src/i18n/en/home.po'))
const shell = messagesOf(read('apps/web/src/i18n/en/shell.po'))

/** Files of this product itself: a catalog, the same as JSON, and its first document. */
export const catalog = fileOf('login.po', login)
export const words = fileOf('home.json', `${JSON.stringify(treeOf(home), null, 2)}\n`)
export const document = fileOf('README.md', read('README.md'))

/** Some messages with markup and arguments, for the project whose export becomes a file of the next one. */
export const signs = fileOf(
  'signs.json',
  `${JSON.stringify(treeOf(new Map([...shell].filter(([id]) => id.startsWith('shell.forbidden') || id.startsWith('shell.notFound')))), null, 2)}\n`,
)

const targets = ['es', 'ja', 'ar'] as const

/** Makes a stand-in for a translation: all of the text is there, and it can be told from its source. */
export const translated = (language: string, text: string) => `«${language}» ${text}`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A memory of ten thousand units, and some that match what is to be translated. */
export function largeMemory(): { file: ReturnType<typeof fileOf>; units: number } {
  const known = [...home.values()].filter((text) => !text.includes('{')).slice(0, 6)
  const sources = [
    ...new Set(known),
    ...Array.from({ length: 10_000 }, (_, at) => `Parcel ${at} left hall ${at % 97} at gate ${at % 31}.`),
  ]
  const unit = (source: string) => {
    const variants = targets.map(
      (language) => `<tuv xml:lang="${language}"><seg>${escaped(translated(language, source))}</seg></tuv>`,
    )
    return `<tu><tuv xml:lang="en"><seg>${escaped(source)}</seg></tuv>${variants.join('')}</tu>`
  }
  const header =
    '<header creationtool="t" creationtoolversion="1" segtype="sentence" o-tmf="t" adminlang="en" srclang="en" datatype="plaintext"/>'
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<tmx version="1.4">${header}<body>`,
    ...sources.map(unit),
    '</body></tmx>',
    '',
  ]
  return { file: fileOf('large.tmx', lines.join('\n')), units: sources.length }
}

type Token = Select['cases'][number]['tokens'][number]

const tokensOf = (message: string): readonly Token[] => parseIcu(message, { strictPluralKeys: false })

const casesOf = (token: Token) => ('cases' in token ? token.cases : [])

/**
 * The plural categories of a message in ICU, and the texts of all cases without their codes; both empty where there are
 * no plurals. A translation has whole sentences in its cases, one select within the other.
 */
export function pluralsOf(message: string): { categories: string[]; texts: string[] } {
  const tokens = tokensOf(message)
  const categories = [...new Set(categoriesIn(tokens))]
  return { categories, texts: categories.length > 0 ? textsIn(tokens) : [] }
}

const categoriesIn = (tokens: readonly Token[]): string[] =>
  tokens.flatMap((token) => [
    ...(token.type === 'plural' ? casesOf(token).map(({ key }) => key) : []),
    ...casesOf(token).flatMap((each) => categoriesIn(each.tokens)),
  ])

function textsIn(tokens: readonly Token[]): string[] {
  const cases = tokens.flatMap(casesOf)
  if (cases.length > 0) return cases.flatMap((each) => textsIn(each.tokens))
  return [tokens.map((token) => (token.type === 'content' ? token.value : '')).join('')]
}

/** The arguments of a message in ICU, such as `name`. */
export const argumentsOf = (message: string): string[] => [...new Set(argumentsIn(tokensOf(message)))].toSorted()

const argumentsIn = (tokens: readonly Token[]): string[] =>
  tokens.flatMap((token) => [
    ...('arg' in token ? [token.arg] : []),
    ...casesOf(token).flatMap((each) => argumentsIn(each.tokens)),
  ])
