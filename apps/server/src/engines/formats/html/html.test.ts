import { parseDocument } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { fixtureText, optionsFor, pseudo, under } from '../fixtures/fixture.ts'
import { cpuTime } from '../../../testing/cpu-time.ts'
import { html } from './html.ts'

const sources = (text: string, parameters: Record<string, unknown> = {}): string[] =>
  under('a.html', text, 'es', parameters).segments.map(({ source }) => source)
const upper = ({ source }: { source: string }): string => source.replace(/\p{L}+/gu, (word) => word.toUpperCase())
const uppered = (text: string, parameters: Record<string, unknown> = {}, locale = 'es'): string =>
  under('a.html', text, locale, parameters).build(upper)

describe('what there is to translate', () => {
  test.each<[string, string, string[]]>([
    ['paragraphs', '<p>One</p><p>Two</p>', ['One', 'Two']],
    ['a fragment', 'Just <b>words</b>', ['Just ⟦1⟧words⟦/1⟧']],
    ['paragraphs that are not closed', '<p>One<p>Two<ul><li>a<li>b</ul>', ['One', 'Two', 'a', 'b']],
    ['nested inline tags', '<p>a <b>b <i>c</i></b> d</p>', ['a ⟦1⟧b ⟦2⟧c⟦/2⟧⟦/1⟧ d']],
    ['tags around everything', '<p><a href="x"><b>Only this</b></a></p>', ['Only this']],
    ['tags that cross', '<p>a <b>b <i>c</b> d</i> e</p>', ['a ⟦1⟧b ⟦2/⟧c⟦/1⟧ d⟦3/⟧ e']],
    ['a break', '<p>a<br>b</p>', ['a⟦1/⟧b']],
    ['entities', '<p>&copy; a &lt;b&gt; &amp;amp; &#8364;&nbsp;5</p>', ['© a <b> &amp; €\u00a05']],
    ['white space', '<p>\n  a\n  <b> b </b>\n  c\n</p>', ['a ⟦1⟧ b ⟦/1⟧ c']],
    [
      'attributes',
      '<img alt="A cat" title="Cat"><input placeholder="Name"><input type="submit" value="Go"><input value="x"><a aria-label="Close">x</a>',
      ['x', 'A cat', 'Cat', 'Name', 'Go', 'Close'],
    ],
    ['an attribute within text', '<p>See <img src="a.png" alt="A cat"> here</p>', ['See ⟦1/⟧ here', 'A cat']],
    [
      'meta',
      '<meta name="description" content="About us"><meta name="viewport" content="width=1"><meta property="og:title" content="Us">',
      ['About us', 'Us'],
    ],
    [
      'not to be translated',
      '<p translate="no">A</p><div class="x notranslate">B <p translate="yes">C</p></div><p>D <span class="notranslate">E <b>F</b></span> G</p>',
      ['C', 'D ⟦1/⟧ G'],
    ],
    [
      'code',
      '<p>Use <code>a <b>b</b></code> now</p><pre>x\n  y</pre><p>Press <kbd>Ctrl</kbd>.</p>',
      ['Use ⟦1/⟧ now', 'Press ⟦1/⟧.'],
    ],
    [
      'scripts and styles',
      '<script>var a = "<p>no</p>"</script><style>p::after{content:"no"}</style><p>yes<script>no</script> it is</p>',
      ['yes⟦1/⟧ it is'],
    ],
    ['comments', '<p>a <!-- note --> b</p><!-- alone -->', ['a ⟦1/⟧ b']],
    ['conditional comments', '<!--[if IE]><p>old</p><![endif]--><![if !IE]><p>new</p><![endif]>', ['new']],
    ['title and textarea', '<title>The <b> page</title><textarea>\n a\n  b</textarea>', ['The <b> page', 'a\n  b']],
    [
      'lists of options',
      '<select><optgroup label="Fruit"><option value="a">Apple<option>Pear</select>',
      ['Fruit', 'Apple', 'Pear'],
    ],
    [
      'tables',
      '<table><caption>C</caption><tr><th abbr="N">Name<td>Value<tr><td>a</table>',
      ['C', 'N', 'Name', 'Value', 'a'],
    ],
    [
      'drawings, and what is written in them',
      '<p>a <svg><title>Gear</title><style>no</style><metadata><dc:title>no</dc:title></metadata><path d=""/></svg> b</p><svg><text>\n Our <tspan>plan</tspan></text><text>12</text><foreignObject><p>Step &amp; one</p></foreignObject></svg><p translate="no"><svg><text>no</text></svg></p>',
      ['a ⟦1/⟧ b', 'Gear', 'Our', 'plan', 'Step & one'],
    ],
    [
      'names of what is embedded',
      '<p>a <svg aria-label="Icon"><path/></svg> b</p><iframe title="Map">no</iframe><style title="no"></style>',
      ['a ⟦1/⟧ b', 'Icon', 'Map'],
    ],
    [
      'maps',
      '<map name="m"><area alt="Left"><area alt="Right" title="To the right"></map>',
      ['Left', 'Right', 'To the right'],
    ],
    [
      'players',
      '<video aria-label="Film"><track label="English">No <b>player</b></video><canvas>Chart</canvas>',
      ['⟦1⟧⟦2/⟧No ⟦3⟧player⟦/3⟧⟦/1⟧⟦4⟧Chart⟦/4⟧', 'Film', 'English'],
    ],
    ['templates', '<template><p title="T">a</p></template><object data="x">b</object>', ['T', 'a', 'b']],
    ['what template engines read', '<p>{% if x %}Hi <%= name %>{% endif %}</p>', ['⟦1/⟧Hi ⟦2/⟧⟦3/⟧']],
    ['links around blocks', '<a href="x"><h2>A</h2><p>B</p></a>', ['A', 'B']],
    ['a tag that never ends', '<p>a <b>b</p><p>c</p>', ['a ⟦1/⟧b', 'c']],
    ['code that never ends', '<p>a <code>b</p><p>c</p>', ['a', 'c']],
    ['half a tag', '<p>a</p><p cl', ['a']],
    ['placeholders', '<p>Hi {{ user }}, %s</p>', ['Hi ⟦1/⟧, ⟦2/⟧']],
    [
      'code at the end',
      '<p>Run <code>npm test</code></p><p>Type <b><kbd>F1</kbd></b>.</p>',
      ['Run ⟦1/⟧', 'Type ⟦1⟧⟦2/⟧⟦/1⟧.'],
    ],
    ['code at the beginning', '<p><code>git add</code> adds <samp>x</samp></p>', ['⟦1/⟧ adds ⟦2/⟧']],
    ['a name at the end', '<p>Open <span translate="no">ACME</span> <br></p>', ['Open ⟦1/⟧']],
    ['pictures in a line', '<p>See <img src="a.png"></p><p><img src="b.png"><br>Fig. 1</p>', ['See ⟦1/⟧', 'Fig. 1']],
    ['marked code at the end', '<p>Run <b><code>x</code></b></p>', ['Run ⟦1⟧⟦2/⟧⟦/1⟧']],
    ['code after a sentence', '<p>Run this:<br><code>x</code></p><p>Done.<code>x</code></p>', ['Run this:', 'Done.']],
    ['only code', '<p><code>x</code> <img src="a.png"></p>', []],
    ['spaces in drawings', '<svg><text>\u3000Our\u00a0 plan </text></svg>', ['Our\u00a0 plan']],
    ['no words', '<p> </p><p>&nbsp;</p><img alt="">', []],
  ])('%s', (_, text, expected) => {
    expect(sources(text)).toEqual(expected)
  })

  test.each<[string, Record<string, unknown>, string, string[]]>([
    ['no attributes', { translateAttributes: false }, '<img alt="A">b', ['b']],
    ['further attributes', { furtherAttributes: 'data-tip, data-x' }, '<p data-tip="T" data-y="no">b</p>', ['T', 'b']],
    ['code', { translateCode: true }, '<pre>a\n  b</pre><p>c <code>d</code></p>', ['a\n  b', 'c ⟦1⟧d⟦/1⟧']],
    ['comments', { translateComments: true }, '<p>a</p><!-- A note. --><!--[if IE]>x<![endif]-->', ['a', 'A note.']],
    ['white space', { preserveWhitespace: true }, '<p>a\n  b</p>', ['a\n  b']],
    ['expressions', { tagRegex: '\\[\\w+\\]', placeholders: false }, '<p>a [x] {y}</p>', ['a ⟦1/⟧ {y}']],
  ])('by option: %s', (_, parameters, text, expected) => {
    expect(sources(text, parameters)).toEqual(expected)
  })
})

test('code at the end can be moved', () => {
  const page = '<p>Run <code>npm test</code></p>'
  expect(under('a.html', page, 'ja').build(() => '⟦1/⟧を実行')).toBe('<p><code>npm test</code>を実行</p>')
})

test('a page read by an earlier version without the codes at its edges is still built', () => {
  const bytes = new TextEncoder().encode('<p>Run <code>npm test</code></p><p>Use <kbd>F1</kbd></p>')
  const readBefore = [
    { key: 'text-1', source: 'Run', codes: [] },
    { key: 'text-2', source: 'Use ⟦1/⟧', codes: [{ id: 1, kind: 'standalone' as const, open: '<kbd>F1</kbd>' }] },
  ]
  const targets = new Map([
    ['text-1', 'Ejecute'],
    ['text-2', '⟦1/⟧ usar'],
  ])
  const built = html.build(bytes, { ...optionsFor('a.html', 'es'), readBefore }, targets)
  expect(new TextDecoder().decode(built)).toBe('<p>Ejecute <code>npm test</code></p><p><kbd>F1</kbd> usar</p>')
})

describe('writing', () => {
  test.each<[string, string, string]>([
    ['what template engines read', '<p>a <%= b %> &lt;%= c %></p>', '<p>A <%= b %> <%= c %></p>'],
    [
      'words in a drawing within text',
      '<p>a <svg><title> b &amp; c </title><path/></svg> d</p><svg><text>e<tspan>f</tspan></text></svg>',
      '<p>A <svg><title> B &amp; C </title><path/></svg> D</p><svg><text>E<tspan>F</tspan></text></svg>',
    ],
    [
      'the name of a drawing within text',
      "<p>a <svg aria-label='b'><path/></svg> c</p>",
      "<p>A <svg aria-label='B'><path/></svg> C</p>",
    ],
    [
      'only words change',
      '<P CLASS=x >\n  one\t<B\n>two</B  > &copy;\n</P>\n',
      '<P CLASS=x >\n  ONE <B\n>TWO</B  > ©\n</P>\n',
    ],
    ['attributes keep their quotes', "<img alt='a &amp; b' title=c>", '<img alt=\'A &amp; B\' title="C">'],
    ['attributes within text', '<p>a <img alt="b"> c</p>', '<p>A <img alt="B"> C</p>'],
    ['codes stay as they were', '<p>a <code>x &lt; y</code> b</p>', '<p>A <code>x &lt; y</code> B</p>'],
    ['the root', '<!doctype html><html lang="en"><p>a</html>', '<!doctype html><html lang="es"><p>A</html>'],
    ['a root without language', '<html><p>a', '<html lang="es"><p>A'],
    ['a root of the other direction', '<html dir=rtl lang=ar><p>a', '<html dir="ltr" lang="es"><p>A'],
    ['CRLF around text', '<p>\r\n a\r\n b\r\n</p>\r\n', '<p>\r\n A B\r\n</p>\r\n'],
  ])('%s', (_, text, expected) => {
    expect(uppered(text)).toBe(expected)
  })

  test('from right to left', () => {
    expect(uppered('<html lang="en" xml:lang="en"><p>a', {}, 'ar')).toBe('<html dir="rtl" lang="ar" xml:lang="ar"><p>A')
    expect(uppered('<html lang="en"><p>a', { setLanguage: false }, 'ar')).toBe('<html lang="en"><p>A')
  })

  test('a translation that looks like markup is written as text', () => {
    const file = under('a.html', '<p>a</p><img alt="b">', 'es')
    expect(file.build(() => '<script>"x" & \'y\'</script>')).toBe(
      '<p>&lt;script&gt;"x" &amp; \'y\'&lt;/script&gt;</p><img alt="&lt;script>&quot;x&quot; &amp; \'y\'&lt;/script>">',
    )
    expect(under('a.html', '<!-- a -->', 'es', { translateComments: true }).build(() => 'x --> <b>')).toBe(
      '<!-- x — <b> -->',
    )
    expect(
      under('a.html', '<!--a--><p>b</p>', 'es', { translateComments: true }).build(({ source }) =>
        source === 'a' ? '->c' : undefined,
      ),
    ).toBe('<!--—c--><p>b</p>')
  })
})

/** The page as another parser reads it: elements, attributes and words. */
function outline(text: string): string {
  type Node = ReturnType<typeof parseDocument>['children'][number]
  const show = (node: Node): string => {
    if (node.type === 'text') return node.data.replace(/\s+/g, ' ')
    if (!('children' in node) || !('name' in node)) return ''
    const attributes = Object.entries(node.attribs)
      .filter(([name]) => name !== 'lang')
      .map(([name, value]) => ` ${name}=${value}`)
    return `<${node.name}${attributes.join('')}>${node.children.map(show).join('')}</${node.name}>`
  }
  return parseDocument(text, { decodeEntities: true }).children.map(show).join('')
}

test('translated, the page has the same structure for another reader', () => {
  const text = fixtureText('page.html')
  const built = under('page.html', text, 'es', { translateComments: true }).build(pseudo)
  const accents: Readonly<Record<string, string>> = {
    á: 'a',
    é: 'e',
    ï: 'i',
    ö: 'o',
    ü: 'u',
    Á: 'A',
    É: 'E',
    Ï: 'I',
    Ö: 'O',
    Ü: 'U',
  }
  expect(built).not.toBe(text)
  expect(built).toContain('Wélcömé')
  expect(outline(built.replace(/[áéïöüÁÉÏÖÜ]/g, (letter) => accents[letter] ?? letter))).toBe(outline(text))
})

describe('encodings', () => {
  const build = (bytes: Uint8Array): Uint8Array =>
    html.build(bytes, optionsFor('a.html', 'el'), new Map([['text-1', 'Γειά é']]))
  const latin1 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'))

  test('bytes of a declared encoding stay, and what it cannot hold becomes references', () => {
    const bytes = latin1('<meta charset="iso-8859-1"><p>caf\u00e9</p><!-- \u00e9\u00ff -->')
    expect(html.parse(bytes, optionsFor('a.html', 'el')).segments.map(({ source }) => source)).toEqual(['café'])
    expect(Buffer.from(build(bytes)).toString('latin1')).toBe(
      '<meta charset="iso-8859-1"><p>&#x393;&#x3B5;&#x3B9;&#x3AC; &#xE9;</p><!-- \u00e9\u00ff -->',
    )
  })

  test('others are refused, unless only ASCII is in them', () => {
    const page = (word: string): Uint8Array =>
      latin1(`<meta http-equiv="Content-Type" content="text/html; charset=Shift_JIS"><p>${word}</p>`)
    expect(Buffer.from(build(page('hi'))).toString('latin1')).toContain('<p>&#x393;')
    expect(() => html.parse(page('\u0082\u00a0'), optionsFor('a.html', 'el'))).toThrow(
      'declares the encoding Shift_JIS',
    )
  })

  test('UTF-8 that is none is refused with its line', () => {
    expect(() => html.parse(latin1('<p>\n\u00e9</p>'), optionsFor('a.html', 'el'))).toThrow('line 2')
  })
})

test('untranslated texts have a reason, and scripts aren’t texts', () => {
  const { leftOut } = html.parse(
    new TextEncoder().encode(
      '<p>Text</p><pre>npm\n install</pre><div translate="no">Stays <b>so</b><script>a</script></div><style>b</style>',
    ),
    optionsFor('a.html', 'es'),
  )
  expect(leftOut.map(({ text, reason }) => [text, reason])).toEqual([
    ['npm install', 'CODE'],
    ['Stays', 'NOT_TRANSLATABLE'],
    ['so', 'NOT_TRANSLATABLE'],
  ])
})

describe('hostile pages take no more than linear time', () => {
  test.each<[string, string]>([
    ['deep nesting', '<div>'.repeat(50_000)],
    ['deep inline nesting', `<p>a${'<b>'.repeat(25_000)}x`],
    ['end tags for nothing', '<p>'.repeat(25_000) + '</x></b>'.repeat(25_000)],
    ['end tags in the wrong order', '<b><i>'.repeat(15_000) + '</b></i>'.repeat(15_000)],
    ['items without a list', '<li>'.repeat(25_000) + '<div>'.repeat(25_000) + '<li>'.repeat(12_500)],
    ['attributes', `<p ${Array.from({ length: 10_000 }, (_, at) => `a${at}="x"`).join(' ')}>a`],
    ['many texts in one paragraph', `<p>a${'<img alt="b">c'.repeat(15_000)}`],
    ['half tags', '<'.repeat(50_000)],
    ['half entities', '&amp'.repeat(50_000)],
    ['half comments', '<!--'.repeat(25_000)],
  ])('%s', (_, text) => {
    const start = cpuTime()
    under('a.html', text, 'es').build(({ source }) => `${source}.`)
    expect(cpuTime() - start).toBeLessThan(5000)
  })
})
