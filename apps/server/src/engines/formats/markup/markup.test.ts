import { describe, expect, test } from 'vitest'
import { FileRefused } from '../../../kernel/file-refused.ts'
import { fixtureText, under } from '../fixtures/fixture.ts'

const facts = (name: string, parameters: Record<string, unknown> = {}) =>
  under(name, fixtureText(name), 'es', parameters).segments.map(({ key, source }) => [key, source])

test('the texts of a DITA topic are found, footnotes and index terms on their own', () => {
  expect(facts('topic.dita')).toEqual([
    ['#install/title', 'Installing ⟦1/⟧'],
    ['#install/shortdesc', 'How to install the ⟦1⟧server⟦/1⟧.'],
    ['#install/prolog/metadata/keywords/indexterm', 'install⟦1/⟧'],
    ['#install/prolog/metadata/keywords/indexterm/indexterm', 'server'],
    ['#install/taskbody/context[2]/p', 'Before you begin⟦1/⟧, read ⟦2⟧this & that⟦/2⟧ © ⟦3/⟧:'],
    ['#install/taskbody/context[2]/p/fn', 'Or later.'],
    ['#install/taskbody/context[2]/p/ul/li', 'First ⟦1/⟧ item'],
    ['#install/taskbody/context[2]/p/ul/li/image/alt', 'A picture'],
    ['#install/taskbody/context[2]/p/ul/li[2]', 'Second'],
    ['#install/taskbody/context[2]/p/ul/li[2]/p', 'More'],
    ['#install/taskbody/context[2]/p/ul/li[2]~', 'of it'],
    ['#install/taskbody/context[2]/p~', 'and go on.'],
    ['#s1/cmd', 'Choose ⟦1⟧⟦2⟧File⟦/2⟧⟦3⟧Open⟦/3⟧⟦/1⟧⟦4/⟧.'],
    ['#install/taskbody/steps/step[2]/cmd', '⟦1⟧OK⟦/1⟧'],
    ['#install/taskbody/result/codeblock', 'line one\n  line ⟦1⟧two⟦/1⟧'],
  ])
})

test('a DITA topic changes where its texts stand, with those within others in their places', () => {
  const text = fixtureText('topic.dita')
  const built = under('topic.dita', text, 'ar').build(({ key, source }) =>
    key.endsWith('context[2]/p')
      ? '⟦2⟧x & y⟦/2⟧ ⟦1/⟧'
      : /\/(?:fn|alt)$/.test(key) || key === '#install/taskbody/context[2]/p/ul/li'
        ? source.toUpperCase()
        : undefined,
  )
  expect(built).toBe(
    text
      .replace('xml:lang="en"', 'xml:lang="ar" dir="rtl"')
      .replace(
        'Before you begin<fn id="f">Or later.</fn>, read <xref href="a.dita">this &amp; that</xref> &copy; &product;:',
        '<xref href="a.dita">x &amp; y</xref> <fn id="f">OR LATER.</fn>',
      )
      .replace(
        'First <image href="a.png"><alt>A picture</alt></image> item',
        'FIRST <image href="a.png"><alt>A PICTURE</alt></image> ITEM',
      ),
  )
})

test('a DITA map has titles in elements and attributes', () => {
  const text = fixtureText('guide.ditamap')
  expect(facts('guide.ditamap')).toEqual([
    ['/map/title', 'The guide'],
    ['/map/topicref/@navtitle', 'Getting started'],
    ['/map/topicref[2]/topicmeta/navtitle', 'More & better'],
    ['/map/topicref[2]/topicmeta/linktext', 'More'],
    ['/map/topichead/@navtitle', '"Quoted"'],
  ])
  expect(
    under('guide.ditamap', text, 'es').build(({ key }) => (key.includes('topichead') ? 'a "b" & <c>' : undefined)),
  ).toBe(text.replace('xml:lang="en"', 'xml:lang="es"').replace(`'"Quoted"'`, '"a &quot;b&quot; &amp; &lt;c&gt;"'))
})

test('DocBook keeps its entities and the space of its listings', () => {
  expect(facts('book.xml')).toEqual([
    ['#top/title', 'About ⟦1/⟧'],
    ['#top/para', 'Run ⟦1⟧install⟦/1⟧⟦2/⟧ and wait.'],
    ['#top/para/footnote/para', 'As root.'],
    ['#top/para/itemizedlist/listitem/para', 'One'],
    ['#top/programlisting', 'a =  1\nb = ⟦1⟧two⟦/1⟧'],
  ])
})

test('a drawing has its title and its texts', () => {
  expect(facts('drawing.xml')).toEqual([
    ['/svg/title', 'A drawing'],
    ['/svg/text', 'Hello ⟦1⟧World⟦/1⟧'],
    ['/svg/g/@aria-label', 'Group'],
    ['/svg/g/text', '⟦1⟧One⟦/1⟧⟦2⟧Two⟦/2⟧'],
  ])
})

test('a feed has its titles and descriptions, whose markup is kept as it is written', () => {
  const text = fixtureText('feed.xml')
  expect(facts('feed.xml')).toEqual([
    ['/rss/channel/title', 'News'],
    ['/rss/channel/item/title', "It's ⟦1⟧here⟦/1⟧"],
    ['/rss/channel/item/description', '⟦1⟧Read ⟦2⟧more⟦/2⟧ & more⟦/1⟧'],
  ])
  const built = under('feed.xml', text, 'es').build(({ source }) => source.replace(/ & |It's/, ' & ]]> <x '))
  expect(built).toBe(
    text
      .replace("It's &lt;b&gt;", ' &amp; ]]&gt; &lt;x  &lt;b&gt;')
      .replace('</a> & more', '</a> & ]]]]><![CDATA[> <x more')
      .replace('<title> &amp;', '<title>&amp;'),
  )
})

describe('rules of ITS', () => {
  test('a document may hold them', () => {
    const { segments, leftOut } = under('rules.xml', fixtureText('rules.xml'), 'es')
    expect(segments.map(({ key, source, note }) => [key, source, note])).toEqual([
      ['/catalog/title', 'The shop', 'Keep it short.\nstorageSize="20"'],
      ['/catalog/item/@label', 'Shoes', 'For feet'],
      ['/catalog/item/name', 'Blue shoes', 'For feet'],
      ['/catalog/item/price', '12', 'For feet'],
      ['/catalog/item[2]/@label', 'Hidden label', undefined],
      ['/catalog/p', 'Type ⟦1/⟧⟦2/⟧ and ⟦3/⟧.', undefined],
      ['/catalog/p/note', 'Or pnpm.', undefined],
      ['/catalog/pre', 'two  spaces', undefined],
    ])
    expect(leftOut).toEqual([{ key: '/catalog/item[2]/name', text: 'Hidden', reason: 'NOT_TRANSLATABLE' }])
  })

  const own = (rules: string): Record<string, unknown> => ({
    itsRules: `<its:rules xmlns:its="http://www.w3.org/2005/11/its" version="2.0" xmlns:a="urn:a">${rules}</its:rules>`,
  })
  const sources = (file: string, rules: string) =>
    under('a.xml', file, 'es', own(rules)).segments.map(({ source }) => source)

  test.each<[string, string, string, string[]]>([
    [
      'the path of an element',
      '<r><a><t>1x</t></a><t>2x</t></r>',
      '<its:translateRule selector="/r/t" translate="no"/>',
      ['1x'],
    ],
    [
      'an element anywhere',
      '<r><a><b><t>1x</t></b></a><t>2x</t></r>',
      '<its:translateRule selector="//a//t" translate="no"/>',
      ['2x'],
    ],
    [
      'a namespace',
      '<r xmlns="urn:a" xmlns:b="urn:b"><t>1x</t><b:t>2x</b:t></r>',
      '<its:translateRule selector="//a:t" translate="no"/>',
      ['2x'],
    ],
    [
      'an attribute',
      '<r><t k="x">1x</t><t k="y">2x</t><t>3x</t></r>',
      '<its:translateRule selector="//t[@k=\'x\'] | //t[not(@k)]" translate="no"/>',
      ['2x'],
    ],
    [
      'a later rule',
      '<r><t>1x</t><u>2x</u></r>',
      '<its:translateRule selector="//*" translate="no"/><its:translateRule selector="//u" translate="yes"/>',
      ['2x'],
    ],
    [
      'an attribute of any element',
      '<r><t k="1x"/><u k="2x"/></r>',
      '<its:translateRule selector="//@k" translate="yes"/>',
      ['1x', '2x'],
    ],
    [
      'an element within text that ends it',
      '<r><p>a <t>b</t> c</p></r>',
      '<its:withinTextRule selector="//t" withinText="no"/>',
      ['a', 'b', 'c'],
    ],
    [
      'an element that is text',
      '<r><p><t>a</t> <t>b</t></p></r>',
      '<its:withinTextRule selector="//t" withinText="yes"/>',
      ['⟦1⟧a⟦/1⟧ ⟦2⟧b⟦/2⟧'],
    ],
  ])('a rule of one’s own is for %s', (_, file, rules, expected) => {
    expect(sources(file, rules)).toEqual(expected)
  })

  test.each<[string, string | RegExp]>([
    [
      '<its:translateRule selector="//t[position() = 1]" translate="no"/>',
      /The path "\/\/t\[position\(\) = 1\]" isn't supported/,
    ],
    ['<its:translateRule selector="//x:t" translate="no"/>', /isn't supported/],
    [`<its:translateRule selector="${'//a'.repeat(21)}" translate="no"/>`, /isn't supported.*at most 20 steps/],
    ['<its:', /well-formed/],
  ])('a rule that is not understood is refused: %s', (rules, reason) => {
    expect(() => sources('<r/>', rules)).toThrow(reason)
    expect(() => sources('<r/>', rules)).toThrow('"itsRules"')
  })
})

test('a path of many steps is looked for once in each place', () => {
  const nested = (depth: number) => `${'<a>'.repeat(depth)}x${'</a>'.repeat(depth)}`
  const rules = `<its:rules xmlns:its="http://www.w3.org/2005/11/its" version="2.0"><its:translateRule selector="/b${'//a'.repeat(19)}" translate="no"/></its:rules>`
  expect(under('a.xml', nested(60), 'es', { itsRules: rules }).segments.map(({ source }) => source)).toEqual(['x'])
})

test('a document says of its own elements whether they are translated', () => {
  const file =
    '<r xmlns:its="http://www.w3.org/2005/11/its"><t its:translate="no">1x <u its:translate="yes">2x</u></t><t xml:space="preserve" its:locNote="Mind it">3x  y</t></r>'
  expect(under('a.xml', file, 'es').segments.map(({ source, note }) => [source, note])).toEqual([
    ['2x', undefined],
    ['3x  y', 'Mind it'],
  ])
})

test('keys and attributes are chosen by options', () => {
  const file = '<r><t k="1x">2x</t><u>3x</u></r>'
  const { segments, leftOut } = under('a.xml', file, 'es', { furtherAttributes: 'k', skipKeys: '/u$' })
  expect(segments.map(({ source }) => source)).toEqual(['1x', '2x'])
  expect(leftOut).toEqual([{ key: '/r/u', text: '3x', reason: 'SKIPPED_KEY' }])
})

test('a document of another type is refused with its extension', () => {
  expect(() => under('a.xml', '<?xml version="1.0"?><xliff version="1.2"/>', 'es')).toThrow('extension .xlf')
  expect(() => under('a.xml', '<!DOCTYPE html><html/>', 'es')).toThrow('extension .html')
})

test('a document in ASCII has other letters as references', () => {
  const file = '<?xml version="1.0" encoding="ISO-8859-2"?><r><t>x</t></r>'
  expect(under('a.xml', file, 'es').build(() => 'é')).toBe(file.replace('>x<', '>&#xE9;<'))
  const section = file.replace('>x<', '><![CDATA[x]]><')
  expect(under('a.xml', section, 'es').build(() => 'aéb]]>')).toBe(
    section.replace('[x]]>', '[a]]>&#xE9;<![CDATA[b]]]]><![CDATA[>]]>'),
  )
})

test.each([
  ['<r><t><![CDATA[ x ]]></t></r>', '<r><t><![CDATA[ y ]]></t></r>'],
  ['<r><t>  <![CDATA[x]]>\n</t></r>', '<r><t>  <![CDATA[y]]>\n</t></r>'],
  ['<r><t xml:space="preserve">\r\n &#10; x&#10;&#10; </t></r>', '<r><t xml:space="preserve">\r\n \n y\n\n </t></r>'],
])('white space that is part of a text stays around its translation: %j', (file, expected) => {
  const { segments, build } = under('a.xml', file, 'es')
  expect(segments.map(({ source }) => source)).toEqual(['x'])
  expect(build(() => 'y')).toBe(expected)
})

test('an attribute with an entity of the document is left out by name', () => {
  const file = '<!DOCTYPE r [<!ENTITY e "x">]><r><t k="1 &e; b">2x</t></r>'
  const { segments, leftOut } = under('a.xml', file, 'es', { furtherAttributes: 'k' })
  expect(segments.map(({ source }) => source)).toEqual(['2x'])
  expect(leftOut).toEqual([{ key: '/r/t/@k', text: '1 &e; b', reason: 'CODE' }])
})

test('the beginning of a document is read at once, however long it is', () => {
  const read = (text: string) => under('a.xml', text, 'es').segments.map(({ source }) => source)
  expect(read(`${'<!-- a --> '.repeat(40)}<каталог><т>x</т></каталог>`)).toEqual(['x'])
  expect(() => read(`${' '.repeat(40)}x`)).toThrow(FileRefused)
  expect(() => read(`${'<!---->'.repeat(40)}x`)).toThrow(FileRefused)
})
