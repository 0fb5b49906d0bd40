import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { serverCatalogs, sourceLocale, webCatalogs } from '../scripts/words/catalogs.ts'
import { messageTexts } from '../scripts/words/message-shape.ts'
import { neverInEnglish, neverInLocale, neverInMessages, neverOnScreens, type NeverWord } from './never-words.ts'

// The product's words are those of docs/terms.md, in every text that people read. To have another source of texts read,
// add a line to `sources`.

const root = resolve(import.meta.dirname, '..')

interface Source {
  name: string
  never: readonly NeverWord[]
  texts: () => Text[]
}

interface Text {
  where: string
  text: string
}

const sources: Source[] = [
  {
    name: 'documents',
    never: neverInEnglish,
    texts: () => documents('*.md', 'docs/{,help/}*.md', '{apps,packages}/*/README.md'),
  },
  { name: 'the API reference', never: neverInEnglish, texts: () => literals('apps/reference/src/**/*.ts') },
  {
    name: 'the messages of the server',
    never: [...neverInEnglish, ...neverInMessages],
    texts: () =>
      literals(
        'apps/server/src/{app,serve,settings}.ts',
        'apps/server/src/{commands,engines,features,http,identity,kernel}/**/*.ts',
      ),
  },
  { name: 'the contract', never: neverInEnglish, texts: contract },
  {
    name: 'the English catalogs',
    never: [...neverInEnglish, ...neverInMessages, ...neverOnScreens],
    texts: () => catalogs(sourceLocale),
  },
  ...translations().map((locale) => ({
    name: `the catalogs of ${locale}`,
    never: neverInLocale[locale] ?? [],
    texts: () => catalogs(locale),
  })),
]

/** Texts that use a banned word for a reason, by place and word. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  // Quoted from the specification.
  'banners.usage': ['please'],
  'shell.notFound.title': ['could not'],
  // The unit of measure of a price, such as a word or an hour.
  'costs.unit': ['unit'],
  'tasks.payment.unit': ['unit'],
}

describe.each(sources)('$name', ({ never, texts }) => {
  it('use the words of docs/terms.md', () => {
    const all = texts()
    expect(all.length).toBeGreaterThan(10)
    expect(all.flatMap((text) => offences(text, never))).toEqual([])
  })
})

it('a banned word is reported with its place and the better one', () => {
  const planted = { where: 'projects.planted', text: 'The task was given back.' }
  expect(offences(planted, neverInEnglish)).toEqual(['projects.planted: “given back” → return'])
})

it('docs/terms.md says of the same words that they are never used', () => {
  const rows = readFileSync(join(root, 'docs/terms.md'), 'utf8').matchAll(/^\|[^|]+\|[^|]+\|([^|]*)\|$/gm)
  const words = [...rows].flatMap(([, cell]) => [...cell!.matchAll(/`([^`]+)`/g)].map(([, word]) => word!))
  expect(words.length).toBeGreaterThan(15)
  const never = [...neverInEnglish, ...neverInMessages, ...neverOnScreens]
  expect(words.filter((word) => !never.some(({ pattern }) => pattern.test(word)))).toEqual([])
})

function offences({ where, text }: Text, never: readonly NeverWord[]): string[] {
  return never.flatMap(({ pattern, instead }) => {
    const word = pattern.exec(text)?.[0]
    return word === undefined || allowed[where]?.includes(word.toLowerCase())
      ? []
      : [`${where}: “${word}” → ${instead}`]
  })
}

function translations(): string[] {
  return webCatalogs.locales().filter((locale) => locale !== sourceLocale)
}

/** The messages of a locale, of the web app and of the server, without what is ICU's own. */
function catalogs(locale: string): Text[] {
  return [webCatalogs, serverCatalogs].flatMap((all) =>
    all
      .areas(sourceLocale)
      .flatMap((area) =>
        [...all.read(locale, area)].flatMap(([id, message]) =>
          messageTexts(message).map((text) => ({ where: id, text })),
        ),
      ),
  )
}

/** The paragraphs of documents. Of code, only the comments are read. */
function documents(...globs: string[]): Text[] {
  return globSync(globs, { cwd: root }).flatMap((file) =>
    [...prose(readFileSync(join(root, file), 'utf8')).matchAll(/(?:.+\n?)+/g)].map(({ 0: text, index, input }) => ({
      where: `${file}:${input.slice(0, index).split('\n').length}`,
      text: text.replaceAll(/\s+/g, ' '),
    })),
  )
}

function prose(document: string): string {
  const withoutBlocks = document.replaceAll(/^```.*?^```/gms, (block) =>
    block.replaceAll(/^.*$/gm, (line) => /\/\/ .*/.exec(line)?.[0] ?? '…'),
  )
  return withoutBlocks.replaceAll(/`[^`\n]*`/g, '…')
}

/** The texts of the contract: summaries, descriptions, and meanings of error codes. */
function contract(): Text[] {
  return globSync(['openapi/*.yaml', 'openapi/{resources,shared}/*.yaml'], { cwd: root }).flatMap((file) => {
    const texts: Text[] = []
    const walk = (value: unknown, path: readonly string[]): void => {
      if (typeof value === 'string') {
        if (spoken.test(path.at(-1) ?? '') && value.includes(' ')) {
          const text = value.replaceAll(/`[^`]*`/g, '…').replaceAll(/\s+/g, ' ')
          texts.push({ where: `${file} ${path.join('.')}`, text })
        }
      } else if (typeof value === 'object' && value !== null) {
        for (const [key, part] of Object.entries(value)) walk(part, [...path, key])
      }
    }
    walk(parse(readFileSync(join(root, file), 'utf8')), [])
    return texts
  })
}

const spoken = /^(description|summary|title|means|remedy)$/

/** The sentences in the code of a program: its literals with at least two words, but what a tag makes SQL of. */
function literals(...globs: string[]): Text[] {
  const exclude = ['**/*.test.ts', '**/generated/**', '**/*.gen.ts', '**/fixtures/**', '**/odd-formats.ts']
  return globSync(globs, { cwd: root, exclude }).flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    const found: { start: number; text: string }[] = []
    const tagged = new Set<number>()
    new Visitor({
      TaggedTemplateExpression: ({ tag, quasi }) => {
        if (tag.type === 'Identifier' && tag.name === 'sql') tagged.add(quasi.start)
      },
      Literal: ({ start, value }) => {
        if (typeof value === 'string') found.push({ start, text: value })
      },
      TemplateLiteral: ({ start, quasis }) => {
        if (!tagged.has(start)) found.push({ start, text: quasis.map(({ value }) => value.cooked).join('…') })
      },
    }).visit(parseSync(file, source).program)
    return found
      .map(({ start, text }) => ({
        where: `${file}:${source.slice(0, start).split('\n').length}`,
        text: text.replaceAll(/`[^`]*`|<[^>]*>/g, '…').replaceAll(/\s+/g, ' '),
      }))
      .filter(({ text }) => text.trim().includes(' '))
  })
}
