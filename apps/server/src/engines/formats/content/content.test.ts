import { XMLParser } from 'fast-xml-parser'
import { load as loadYaml } from 'js-yaml'
import MarkdownIt from 'markdown-it'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { under } from '../fixtures/fixture.ts'
import { htmlOf } from '../fixtures/foreign-readers.ts'

const html =
  '<h1>Hello</h1>\r\n<p>Press <b>Save</b>, {name} &amp; <img alt="A photo" src="a.png"> go.</p><pre>npm</pre><ul><li>One</li></ul>'
const markdown = '# Hello\n\nPress **Save**, {name} or [read](x.md "A photo").\n\n* One\n\n```\nnpm\n```\n'

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const xmlText = (file: string): string => (new XMLParser({ trimValues: false }).parse(file) as { r: { b: string } }).r.b

/** How a text stands in a file, and how a parser that isn't ours reads it there. */
const files: readonly { name: string; write(text: string): string; read(file: string): string }[] = [
  {
    name: 'a.json',
    write: (body) => `{ "body": ${JSON.stringify(body)}, "size": 1 }`,
    read: (file) => (JSON.parse(file) as { body: string }).body,
  },
  {
    name: 'a.yaml',
    write: (body) => `# Body\nbody: ${JSON.stringify(body)} # end\n`,
    read: (file) => (loadYaml(file) as { body: string }).body,
  },
  {
    name: 'a.csv',
    write: (body) => `key,en,de\nbody,${quoted(body)},\n`,
    read: (file) => {
      const [, row] = Papa.parse<string[]>(file, { newline: '\n' }).data
      return row?.[2] || row?.[1] || ''
    },
  },
  { name: 'a.xml', write: (body) => `<r><!-- a --><b><![CDATA[${body}]]></b></r>`, read: xmlText },
  { name: 'b.xml', write: (body) => `<r>\n  <b>${escaped(body)}</b>\n</r>`, read: xmlText },
]
const documents = [
  { content: 'html', body: html, read: htmlOf },
  { content: 'markdown', body: markdown, read: (body: string) => htmlOf(new MarkdownIt().render(body)) },
] as const
const cases = files.flatMap((file) => documents.map((document) => ({ ...file, ...document, readFile: file.read })))

const edges = [
  '1 < 2 & "3"',
  "it's </p> <b>",
  '{x} %s',
  'مرحبا \u200f(1)',
  '👩‍👩‍👧 𝒳',
  '# a * b _ c',
  ']]> -->',
  'x'.repeat(40_000),
]

describe.each(cases)('$content in $name', ({ content, name, body, write, readFile, read }) => {
  const file = write(body)
  const one = under(name, file, 'de', { content })

  test('each paragraph is a segment, and tags within it are inline tags', () => {
    const sources = one.segments.map(({ source }) => source)
    expect(sources).toContain('Hello')
    expect(sources).toContain('A photo')
    expect(sources.find((source) => source.startsWith('Press'))).toMatch(/^Press ⟦1⟧Save⟦\/1⟧, ⟦2\/⟧ .*⟦3/)
    expect(one.leftOut).toMatchObject([{ text: 'npm', reason: 'CODE' }])
    expect(one.segments.map(({ context }) => context)).toEqual(one.segments.map(({ key }) => key))
  })

  test('a document that is not translated keeps its bytes', () => {
    expect(one.build(() => undefined)).toBe(file)
    expect(readFile(one.build(({ source }) => source)).replaceAll('\r\n', '\n')).toBe(body.replaceAll('\r\n', '\n'))
  })

  test('another reader finds the translations, and everything else as it was', () => {
    const before = read(body)
    for (const edge of edges) {
      const built = one.build(({ source }) => (source === 'One' ? edge : undefined))
      const { shape, texts } = read(readFile(built))
      expect(shape).toEqual(before.shape)
      expect(texts).toEqual(before.texts.map((text) => (text === 'One' ? edge : text)))
    }
  })
})

test('only texts under the given keys are documents', () => {
  const file = JSON.stringify({ title: 'a < b', body: '<p>One</p><p>Two</p>' })
  const one = under('a.json', file, 'de', { content: 'html', contentKeys: '/body$' })
  expect(one.segments.map(({ source }) => source)).toEqual(['a < b', 'One', 'Two'])
  expect(one.build(({ source }) => `${source} <`)).toBe(
    JSON.stringify({ title: 'a < b <', body: '<p>One &lt;</p><p>Two &lt;</p>' }),
  )
  expect(() => under('a.json', file, 'de', { content: 'html', contentKeys: '(' })).toThrow('"contentKeys"')
})

test('a translation in the file stands beside its source, if it is laid out like it', () => {
  const row = (translation: string): string => `en,de\n<p>One</p><p>Two <img alt='x'> 2</p>,${translation}\n`
  const alike = under('a.csv', row("<p>Eins</p><p>Zwei <img alt='y'> 2</p>"), 'de', { content: 'html' })
  expect(alike.segments.map(({ source, target }) => [source, target])).toEqual([
    ['One', 'Eins'],
    ['Two ⟦1/⟧ 2', 'Zwei ⟦1/⟧ 2'],
    ['x', 'y'],
  ])
  expect(alike.build(({ source }) => (source === 'One' ? 'Ein' : undefined))).toBe(
    row("<p>Ein</p><p>Zwei <img alt='y'> 2</p>"),
  )
  const own = row("<p class='de'>Eins</p><pre>x</pre><p>Zwei <img alt='y'> 2</p>").replace(
    '</p><p>',
    '</p><pre>y</pre><p>',
  )
  expect(
    under('a.csv', own, 'de', { content: 'html' }).build(({ source }) => (source === 'One' ? 'Ein' : undefined)),
  ).toBe(own.replace('Eins', 'Ein'))
  const other = under('a.csv', row('<h1>Eins</h1>'), 'de', { content: 'html' })
  expect(other.segments.map(({ target }) => target)).toEqual([expect.stringMatching(/Eins/)])
})

test('elements of XML stay elements, and a byte order mark shifts nothing', () => {
  const xml = under('a.xml', '<r><a>&lt;p>One&lt;/p></a><b>Two <i>three</i></b></r>', 'de', { content: 'html' })
  expect(xml.segments.map(({ key }) => key)).toEqual(['/r/a/text-1', '/r/b'])
  expect(xml.build(({ source }) => source.replace('Two', 'Zwei'))).toBe(
    '<r><a>&lt;p>One&lt;/p></a><b>Zwei <i>three</i></b></r>',
  )
  const marked = '["\uFEFF# One\\n\\n\uFEFFTwo *three*"]'
  expect(under('a.json', marked, 'de', { content: 'markdown' }).build(({ source }) => source.replace('T', 'Z'))).toBe(
    marked.replace('T', 'Z'),
  )
})

test('a document that cannot be read is refused with the key of its text', () => {
  const deep = JSON.stringify({ a: `${'> '.repeat(200)}x` })
  expect(() => under('a.json', deep, 'de', { content: 'markdown' })).toThrow('In the text /a: ')
})
