import { describe, expect, test } from 'vitest'
import { fixtureText, optionsFor, under } from '../fixtures/fixture.ts'
import { xml } from '../markup/xml.ts'

const text = fixtureText('strings.xml')
const resources = (content: string): string => `<resources>${content}</resources>`
const upper = ({ source }: { source: string }): string => source.toUpperCase()

describe('strings.xml', () => {
  test('the texts to translate are found', () => {
    const { segments } = under('strings.xml', text, 'es')
    expect(segments.map(({ key, source, note, plural }) => [key, source, note, plural?.category])).toEqual([
      ['welcome', "Welcome, ⟦1⟧⟦2/⟧⟦/1⟧! You've got ⟦3/⟧ messages.", undefined, undefined],
      ['quoted', "Keeps   two spaces, isn't it?", undefined, undefined],
      ['folded', 'On two lines, shown on one.', undefined, undefined],
      ['escapes', '@home ? ⟦1⟧Bold⟦/1⟧ & café\n\tTab "here"', undefined, undefined],
      ['section', "⟦1⟧Don't⟦/1⟧ & more", undefined, undefined],
      ['mixed', 'Before ⟦1⟧in⟦/1⟧ after', undefined, undefined],
      ['markup', '⟦1⟧Red⟦/1⟧⟦2/⟧⟦3⟧tap …⟦/3⟧', undefined, undefined],
      ['choose', '<Choose a country>', undefined, undefined],
      ['size@tablet', 'Large tablet', undefined, undefined],
      ['size', 'Large phone', undefined, undefined],
      ['item', 'An item', undefined, undefined],
      ['days[0]', 'Saturday', 'Days of\n         the weekend', undefined],
      ['days[1]', 'Sunday', 'Days of\n         the weekend', undefined],
      ['files[one]', '⟦1/⟧ file', undefined, 'one'],
      ['files[other]', '⟦1/⟧ files', undefined, 'other'],
      ['files[many]', '⟦1/⟧ files', undefined, 'many'],
    ])
    expect(segments[0]?.codes.map(({ open, display }) => display ?? open)).toEqual(['<b>', '%1$s', '5'])
  })

  test('left-out texts have a reason', () => {
    const parse = (locale: string) => xml.parse(new TextEncoder().encode(text), optionsFor('strings.xml', locale))
    expect(parse('es').leftOut).toEqual([
      { key: 'app_name', text: 'Dragoman', reason: 'NOT_TRANSLATABLE' },
      { key: 'reference', text: '@string/welcome', reason: 'REFERENCE' },
    ])
    expect(parse('ja').leftOut).toContainEqual({ key: 'files[one]', text: '%d file', reason: 'PLURAL_FORM' })
  })

  test('only texts change, and plurals gain the forms of the language', () => {
    const built = under('strings.xml', text, 'ru').build(({ key, source }) =>
      ['welcome', 'quoted', 'escapes', 'section', 'mixed', 'files[many]', 'days[1]'].includes(key)
        ? source.replace(/[aeiou]/g, '<')
        : undefined,
    )
    expect(built).toBe(
      text
        .replace('tools:locale="en"', 'tools:locale="ru"')
        .replace('Welcome, ', 'W&lt;lc&lt;m&lt;, ')
        .replace(String.raw`You\'ve got`, String.raw`Y&lt;&lt;\'v&lt; g&lt;t`)
        .replace(' messages.', ' m&lt;ss&lt;g&lt;s.')
        .replace(
          `"  Keeps   two spaces, isn't it?  "`,
          String.raw`\u0020\u0020K&lt;&lt;ps \u0020\u0020tw&lt; sp&lt;c&lt;s, &lt;sn\'t &lt;t? \u0020`,
        )
        .replace(
          String.raw`\@home \? &lt;b>Bold&lt;/b> &amp; caf\u00e9\n\tTab \"here\"`,
          String.raw`\@h&lt;m&lt; ? &lt;b>B&lt;ld&lt;/b> &amp; c&lt;fé\n\tT&lt;b \"h&lt;r&lt;\"`,
        )
        .replace(String.raw`Don\'t</a> & more`, String.raw`D<n\'t</a> & m<r<`)
        .replace('Before <![CDATA[<i>in</i>]]> after', 'B&lt;f&lt;r&lt; &lt;i&gt;&lt;n&lt;/i&gt; &lt;ft&lt;r')
        .replace('Sunday', 'S&lt;nd&lt;y')
        .replace(
          '<item quantity="other">%d files</item>',
          '<item quantity="other">%d files</item>\n        <item quantity="many">%d f&lt;l&lt;s</item>',
        ),
    )
  })
})

test.each<[string, string, string]>([
  ['a question mark that would be an attribute', 'a', String.raw`\?x`],
  ['an at sign that would be a reference', '@string/a', String.raw`\@string/a`],
  ['quotes and apostrophes', `"it's"`, String.raw`\"it\'s\"`],
  ['a backslash', String.raw`a\n`, String.raw`a\\n`],
  ['line breaks and tabs', 'a\n\tb', String.raw`a\n\tb`],
  ['several spaces', 'a   b', String.raw`a \u0020\u0020b`],
  ['what XML would read', 'a < b & c', 'a &lt; b &amp; c'],
])('%s', (_, target, expected) => {
  const wanted = target === 'a' ? '?x' : target
  expect(under('strings.xml', resources('<string name="a">x</string>'), 'es').build(() => wanted)).toBe(
    resources(`<string name="a">${expected}</string>`),
  )
})

test('a section stays one, whatever is written into it', () => {
  const file = resources('<string name="a"><![CDATA[<b>x</b>]]></string>')
  expect(under('strings.xml', file, 'es').build(() => '⟦1⟧]]> & <⟦/1⟧')).toBe(
    resources('<string name="a"><![CDATA[<b>]]]]><![CDATA[> & <</b>]]></string>'),
  )
})

test('a section with lines of its own keeps its layout', () => {
  const section = (first: string, second: string) =>
    resources(
      `<string name="a"><![CDATA[\n        <p>${first}</p>\n\n    <ul>\n\t<li>${second}</li>\n    </ul>\n    ]]></string>`,
    )
  const { segments, build } = under('strings.xml', section('Our plan', 'One'), 'es')
  expect(segments).toHaveLength(1)
  expect(build(({ source }) => source.replace('Our', "L'  our").replace('One', 'Uno'))).toBe(
    section(String.raw`L\' \u0020our plan`, 'Uno'),
  )
})

test('plurals without line breaks stay on their line', () => {
  const file = resources('<plurals name="a"><item quantity="one">x</item><item quantity=\'other\'>y</item></plurals>')
  expect(under('strings.xml', file, 'ru').build(upper)).toBe(
    resources(
      "<plurals name=\"a\"><item quantity=\"one\">X</item><item quantity='other'>Y</item><item quantity='few'>Y</item><item quantity='many'>Y</item></plurals>",
    ),
  )
})

test.each<[string, string, RegExp]>([
  ['a string without name', resources('<string>x</string>'), /no name/],
  ['an unknown quantity', resources('<plurals name="a"><item quantity="some">x</item></plurals>'), /"some"/],
  ['no XML', 'x', /XML/],
  ['a document type of its own', '<!DOCTYPE resources [<!ENTITY a "b">]><resources/>', /DOCTYPE/],
  ['an escape that is no text', resources(String.raw`<string name="a">\ud800</string>`), /escape/],
])('%s is refused', (_, file, reason) => {
  expect(() => under('strings.xml', file, 'es')).toThrow(reason)
})
