import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { cpuTime } from '../../testing/cpu-time.ts'
import { optionsFor } from './fixtures/fixture.ts'
import { FileRefused } from '../../kernel/file-refused.ts'
import { formatFor, formats } from './formats.ts'
import { encodeText } from './text.ts'

/** A file that must be refused: its line (where there is one) and what the reason says. */
type Hostile = {
  title: string
  fileName: string
  content: string | Uint8Array
  line: number | undefined
  reason: RegExp
  parameters?: Record<string, unknown>
}

const deep = 100_000
const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values)
const resx = (content: string, prolog = ''): string =>
  `<?xml version="1.0"?>\n${prolog}<root><data name="a"><value>${content}</value></data></root>`
const laughs = `<!DOCTYPE root [\n<!ENTITY a "ha">\n${Array.from({ length: 10 }, (_, at) => `<!ENTITY l${at} "${`&${at === 0 ? 'a' : `l${at - 1}`};`.repeat(10)}">`).join('\n')}\n]>\n`
const bomb = `a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n${Array.from({ length: 12 }, (_, at) => `a${at + 1}: &a${at + 1} [${Array.from({ length: 10 }, () => `*a${at}`).join(', ')}]\n`).join('')}`

const hostile: readonly Hostile[] = [
  { title: 'a YAML alias bomb', fileName: 'bomb.yaml', content: bomb, line: 6, reason: /aliases/ },
  {
    title: 'YAML lists in lists',
    fileName: 'deep.yaml',
    content: `a:\n  ${'['.repeat(deep)}`,
    line: 2,
    reason: /200 levels/,
  },
  { title: 'YAML maps in maps', fileName: 'deep.yaml', content: '{a: '.repeat(deep), line: 1, reason: /200 levels/ },
  { title: 'YAML entries in entries', fileName: 'deep.yml', content: '- '.repeat(deep), line: 1, reason: /200 levels/ },
  { title: 'YAML keys of keys', fileName: 'deep.yml', content: '? '.repeat(deep), line: 1, reason: /200 levels/ },
  {
    title: 'YAML indented ever more',
    fileName: 'deep.yml',
    content: Array.from({ length: 2000 }, (_, at) => `${' '.repeat(at)}a:\n`).join(''),
    line: 200,
    reason: /200 levels/,
  },
  {
    title: 'YAML with tabs as indentation',
    fileName: 'bad.yaml',
    content: 'a:\n\tb: c\n',
    line: 2,
    reason: /isn't valid YAML/,
  },
  {
    title: 'YAML with ends of nothing',
    fileName: 'ends.yaml',
    content: `a: b\nc: ${'}'.repeat(1_000_000)}`,
    line: 2,
    reason: /flow-map-end/,
  },
  { title: 'YAML cut off', fileName: 'bad.yaml', content: 'a: b\nc: "d\n', line: 3, reason: /isn't valid YAML/ },
  {
    title: 'YAML with half a character',
    fileName: 'half.yaml',
    content: 'a: b\nc: "\\ud800"\n',
    line: 2,
    reason: /lone surrogate/,
  },
  { title: 'JSON lists in lists', fileName: 'deep.json', content: '['.repeat(deep), line: 1, reason: /200 levels/ },
  {
    title: 'JSON objects in objects',
    fileName: 'deep.json',
    content: '{"a":\n'.repeat(deep),
    line: 202,
    reason: /200 levels/,
  },
  {
    title: 'JSON with long names in long names',
    fileName: 'paths.json',
    content: `{"${'a'.repeat(6000)}":\n{"${'b'.repeat(6000)}":"c"}}`,
    line: 2,
    reason: /exceeds 10000 characters/,
  },
  {
    title: 'YAML with long names in long names',
    fileName: 'paths.yaml',
    content: `${'a'.repeat(900)}: {${'b'.repeat(900)}: {`.repeat(6) + `c: d${'}'.repeat(12)}`,
    line: 1,
    reason: /exceeds 10000 characters/,
  },
  {
    title: 'JSON with comments',
    fileName: 'a.json',
    content: '{\n  // Menu\n  "a": "b"}',
    line: 2,
    reason: /doesn't allow comments/,
  },
  {
    title: 'JSON with a comma too many',
    fileName: 'a.json',
    content: '{"a": ["b",\n]}',
    line: 2,
    reason: /the comma before it/,
  },
  {
    title: 'JSON with half a character',
    fileName: 'half.json',
    content: '{"a": "b",\n"c": "x\\ude00"}',
    line: 2,
    reason: /lone surrogate/,
  },
  { title: 'JSON with NUL', fileName: 'nul.json', content: '{"c": "x\\u0000"}', line: 1, reason: /NUL/ },
  {
    title: 'TOML lists in lists',
    fileName: 'deep.toml',
    content: `a = ${'['.repeat(deep)}`,
    line: 1,
    reason: /200 levels/,
  },
  {
    title: 'TOML with a text that never ends',
    fileName: 'open.toml',
    content: `a = "b"\nc = """${'"" '.repeat(deep)}`,
    line: 2,
    reason: /no closing quotes/,
  },
  {
    title: 'Fluent with open braces',
    fileName: 'a.ftl',
    content: `a = b\nc = ${'{'.repeat(deep)}`,
    line: 2,
    reason: /never closed/,
  },
  {
    title: 'Fluent selectors in selectors',
    fileName: 'deep.ftl',
    content: `a = ${'{ $x ->\n *[a] '.repeat(1000)}`,
    line: 52,
    reason: /50 levels/,
  },
  {
    title: 'Fluent that is none',
    fileName: 'a.ftl',
    content: 'a = b\n<html>\n',
    line: 2,
    reason: /isn't valid Fluent/,
  },
  {
    title: 'a program of TypeScript',
    fileName: 'a.ts',
    content: 'export const a = <TS>b\n',
    line: 1,
    reason: /well-formed|Qt Linguist/,
  },
  {
    title: 'a catalog of Xcode without texts',
    fileName: 'a.xcstrings',
    content: '{"version": "1.0"}',
    line: 1,
    reason: /isn't a string catalog/,
  },
  {
    title: 'a stringsdict with a key alone',
    fileName: 'a.stringsdict',
    content: '<plist><dict>\n<key>a</key><key>b</key></dict></plist>',
    line: 2,
    reason: /no value/,
  },
  {
    title: 'XML elements in elements',
    fileName: 'deep.resx',
    content: '<a>\n'.repeat(deep),
    line: 201,
    reason: /200 levels/,
  },
  {
    title: 'XLIFF elements in elements',
    fileName: 'deep.xlf',
    content: '<g>'.repeat(deep),
    line: 1,
    reason: /200 levels/,
  },
  { title: 'a billion laughs', fileName: 'laughs.resx', content: resx('&l9;', laughs), line: 14, reason: /DOCTYPE/ },
  {
    title: 'an external entity',
    fileName: 'outside.resx',
    content: resx('&x;', '<!DOCTYPE root [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    line: 2,
    reason: /DOCTYPE/,
  },
  {
    title: 'an external entity in XLIFF',
    fileName: 'outside.xlf',
    content: '<!DOCTYPE xliff [<!ENTITY x SYSTEM "http://127.0.0.1/">]><xliff version="1.2"/>',
    line: 1,
    reason: /DOCTYPE/,
  },
  {
    title: 'an entity that nobody declared',
    fileName: 'bad.resx',
    content: resx('&x;'),
    line: 2,
    reason: /well-formed/,
  },
  { title: 'a reference to NUL', fileName: 'bad.resx', content: resx('&#0;'), line: 2, reason: /well-formed/ },
  { title: 'other XML', fileName: 'other.resx', content: '\n<html/>', line: 2, reason: /<root>/ },
  {
    title: 'a declaration that is not true',
    fileName: 'ansi.resx',
    content: '<?xml version="1.0" encoding="windows-1252"?><root>é</root>',
    line: 1,
    reason: /windows-1252/,
  },
  {
    title: 'a million columns',
    fileName: 'wide.csv',
    content: `a,b\n${','.repeat(1_000_000)}`,
    line: 2,
    reason: /10000 columns/,
  },
  {
    title: 'a million columns with tabs',
    fileName: 'wide.tsv',
    content: '\t'.repeat(1_000_000),
    line: 1,
    reason: /10000 columns/,
  },
  {
    title: 'a cell without end',
    fileName: 'open.csv',
    content: `a,b\nc,"${'d\n'.repeat(100_000)}`,
    line: 2,
    reason: /closing quote/,
  },
  {
    title: 'a cell with more than its quotes',
    fileName: 'bad.csv',
    content: 'a,b\n"c"d,e\n',
    line: 2,
    reason: /after the closing quote/,
  },
  {
    title: 'a column that is not there',
    fileName: 'a.csv',
    content: 'a,b\n',
    line: 1,
    reason: /"sourceColumns"/,
    parameters: { sourceColumns: 'c' },
  },
  {
    title: 'an escape of nothing',
    fileName: 'bad.properties',
    content: 'a=b\nc=\\u12\n',
    line: 2,
    reason: /hexadecimal/,
  },
  {
    title: 'half a character in an escape',
    fileName: 'half.properties',
    content: 'a=b\nc=\\ud83d\n',
    line: 2,
    reason: /lone surrogate/,
  },
  {
    title: 'strings without end',
    fileName: 'open.strings',
    content: '"a" = "b";\n"c" = "d',
    line: 2,
    reason: /closing quote/,
  },
  { title: 'a comment without end', fileName: 'open.strings', content: '"a" = "b";\n/* c', line: 2, reason: /comment/ },
  {
    title: 'strings without semicolon',
    fileName: 'bad.strings',
    content: '"a" = "b"\n"c" = "d";',
    line: 2,
    reason: /";"/,
  },
  {
    title: 'dictionaries in strings',
    fileName: 'deep.strings',
    content: `"a" = ${'{ a = '.repeat(deep)}`,
    line: 1,
    reason: /dictionaries/,
  },
  {
    title: 'an XML property list',
    fileName: 'plist.strings',
    content: '<?xml version="1.0"?><plist/>',
    line: 1,
    reason: /property list/,
  },
  {
    title: 'half a character in strings',
    fileName: 'half.strings',
    content: '"a" = "\\Ud800";',
    line: 1,
    reason: /lone surrogate/,
  },
  {
    title: 'PHP arrays in arrays',
    fileName: 'deep.php',
    content: `<?php\nreturn ${'['.repeat(deep)}`,
    line: 2,
    reason: /200 levels/,
  },
  {
    title: 'a PHP text without end',
    fileName: 'a.php',
    content: "<?php\nreturn ['a' => 'b];",
    line: 2,
    reason: /quote/,
  },
  {
    title: 'a PHP array without end',
    fileName: 'a.php',
    content: "<?php\nreturn ['a' => 'b';",
    line: 2,
    reason: /no end/,
  },
  { title: 'a heredoc without end', fileName: 'a.php', content: '<?php\n$a = <<<A\nb\n', line: 2, reason: /heredoc/ },
  { title: 'a PHP comment without end', fileName: 'a.php', content: '<?php\n/* a', line: 2, reason: /comment/ },
  { title: 'a page without PHP', fileName: 'a.php', content: '<p>Hello</p>', line: 1, reason: /<\?php/ },
  {
    title: 'half a character in PHP',
    fileName: 'a.php',
    content: '<?php\n$a = ["\\u{d800}"];',
    line: 2,
    reason: /lone surrogate/,
  },
  {
    title: 'objects in objects',
    fileName: 'deep.js',
    content: `\nx = ${'{a: '.repeat(500)}1${'}'.repeat(500)}`,
    line: 2,
    reason: /200 levels/,
  },
  {
    title: 'JavaScript lists in lists',
    fileName: 'deep.js',
    content: `x = ${'['.repeat(deep)}`,
    line: undefined,
    reason: /nested too deeply/,
  },
  {
    title: 'JavaScript without end',
    fileName: 'a.js',
    content: '\nexport default { a:',
    line: 2,
    reason: /JavaScript/,
  },
  { title: 'JavaScript with types', fileName: 'a.js', content: 'const a: string = "b"', line: 1, reason: /JavaScript/ },
  {
    title: 'half a character in JavaScript',
    fileName: 'a.js',
    content: 'x = {\n a: "\\ud800" }',
    line: 2,
    reason: /lone surrogate/,
  },
  {
    title: 'a document of elements in elements',
    fileName: 'deep.xml',
    content: `\n${'<a>'.repeat(deep)}`,
    line: 2,
    reason: /200 levels/,
  },
  {
    title: 'a topic that is cut off',
    fileName: 'cut.dita',
    content: '<topic>\n<title>a',
    line: 2,
    reason: /well-formed/,
  },
  {
    title: 'a stray ampersand',
    fileName: 'a.dita',
    content: '<topic>\n<title>a & b</title></topic>',
    line: 2,
    reason: /&amp;/,
  },
  {
    title: 'a rule that XPath alone understands',
    fileName: 'rules.xml',
    content:
      '<a xmlns:its="http://www.w3.org/2005/11/its">\n<its:rules version="2.0"><its:translateRule selector="id(1)" translate="no"/></its:rules></a>',
    line: 2,
    reason: /isn't supported/,
  },
  {
    title: 'RTF groups in groups',
    fileName: 'deep.rtf',
    content: `{\\rtf1\n${'{'.repeat(deep)}`,
    line: 2,
    reason: /1000 levels/,
  },
  { title: 'RTF that is cut off', fileName: 'cut.rtf', content: '{\\rtf1\n{\\b a', line: 2, reason: /no end/ },
  {
    title: 'RTF with too many ends',
    fileName: 'more.rtf',
    content: '{\\rtf1 a}\n}',
    line: 2,
    reason: /closes nothing/,
  },
  { title: 'a letter that is no RTF', fileName: 'a.rtf', content: 'Hello', line: 1, reason: /isn't an RTF document/ },
  { title: 'an empty RTF file', fileName: 'a.rtf', content: '', line: 1, reason: /empty/ },
  { title: 'subtitles that are none', fileName: 'other.srt', content: '\nHello\n', line: 2, reason: /00:00:01,000/ },
  {
    title: 'SubRip as WebVTT',
    fileName: 'other.vtt',
    content: '1\n00:00:01,000 --> 00:00:02,000\nx\n',
    line: 1,
    reason: /WEBVTT/,
  },
  {
    title: 'a WebVTT block without timing',
    fileName: 'bad.vtt',
    content: 'WEBVTT\n\na\nb\n',
    line: 3,
    reason: /timing/,
  },
  { title: 'a catalog with NUL', fileName: 'nul.po', content: 'msgid "a"\nmsgstr "b\\0"\n', line: 2, reason: /NUL/ },
  { title: 'JSON as a catalog', fileName: 'other.po', content: '{"a": "b"}', line: 1, reason: /./ },
  {
    title: 'more codes than words',
    fileName: 'codes.txt',
    content: `a ${'⟦'.repeat(250_001)}`,
    line: undefined,
    reason: /250000 inline tags/,
  },
  {
    title: 'Markdown of nothing',
    fileName: 'blank.md',
    content: `a${'\n'.repeat(500_000)}`,
    line: 80_002,
    reason: /blank lines/,
  },
  {
    title: 'a Markdown row of marks',
    fileName: 'row.md',
    content: `|a|\n|-|\n|${'['.repeat(500_000)}|`,
    line: 3,
    reason: /8000 emphasis marks/,
  },
  {
    title: 'Markdown lists in lists',
    fileName: 'deep.md',
    content: Array.from({ length: 1000 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n'),
    line: 101,
    reason: /100 levels/,
  },
  {
    title: 'Markdown of marks alone',
    fileName: 'marks.md',
    content: `a\n\n${'\\\\'.repeat(500_000)}`,
    line: 3,
    reason: /80000 other marks/,
  },
  { title: 'a page as JSON', fileName: 'other.json', content: '<html></html>', line: 1, reason: /Expected a value/ },
]

function refusalOf(fileName: string, content: Uint8Array, parameters: Record<string, unknown> = {}): FileRefused {
  const options = optionsFor(fileName, 'ar', parameters)
  try {
    formatFor(fileName).parse(content, options)
  } catch (error) {
    if (error instanceof FileRefused) return error
    throw error
  }
  throw new Error(`${fileName} was read`)
}

test.each(hostile)('$title is refused by name', ({ fileName, content, line, reason, parameters }) => {
  const refusal = refusalOf(
    fileName,
    typeof content === 'string' ? new TextEncoder().encode(content) : content,
    parameters,
  )
  expect(refusal).toMatchObject({ file: fileName, line })
  expect(refusal.reason).toMatch(reason)
  expect(refusal.reason.length).toBeLessThan(400)
  expect(refusal.message).toContain(fileName)
})

test('entities declared to expand without end are not expanded', () => {
  const content = new TextEncoder().encode(laughs.replace('root', 'doc') + '<doc><p>Ha &l9;</p></doc>')
  const { segments } = formatFor('laughs.xml').parse(content, optionsFor('laughs.xml', 'ar'))
  expect(segments.map(({ source }) => source)).toEqual(['Ha ⟦1/⟧'])
})

test('a key that is repeated a hundred thousand times costs no more than other keys', () => {
  const content = new TextEncoder().encode('a=b\n'.repeat(100_000))
  const { segments } = formatFor('a.properties').parse(content, optionsFor('a.properties', 'ar'))
  expect(new Set(segments.map(({ key }) => key)).size).toBe(100_000)
  expect(segments.slice(0, 4).map(({ key }) => key)).toEqual(['a', 'a~', 'a~~', 'a~3'])
})

const long = 12_000_000
test.each<[string, string]>([
  ['a.json', `{"a": "${'x'.repeat(long)}"}`],
  ['escapes.json', `{"a": "${'\\n'.repeat(long / 2)}b"}`],
  ['a.po', `msgid "${'x'.repeat(long)}"\nmsgstr ""\n`],
  ['a.strings', `"a" = "${'x'.repeat(long)}";`],
])('a text of twelve million characters: %s', (fileName, text) => {
  expect(formatFor(fileName).parse(new TextEncoder().encode(text), optionsFor(fileName, 'ar')).segments).toHaveLength(1)
})

test('a unit with very many segments takes no longer than units with one each', () => {
  const segments = Array.from({ length: 30_000 }, () => '<segment><source>a</source></segment>').join('')
  const content = new TextEncoder().encode(
    `<xliff version="2.0" srcLang="en"><file id="f"><unit id="u"><notes><note>n</note></notes>${segments}</unit></file></xliff>`,
  )
  const start = cpuTime()
  expect(formatFor('a.xlf').parse(content, optionsFor('a.xlf', 'ar')).segments).toHaveLength(30_000)
  expect(cpuTime() - start).toBeLessThan(4000)
})

/** Formats whose files are text; the others are archives. */
const texts = formats.filter(
  ({ name }) => !/docx|xlsx|pptx|od[tspg]|idml|rtf|pdf|word|sheet|presentation|excel|powerpoint/.test(name),
)

describe.each(texts.map(({ name, extensions }) => ({ name, fileName: `file.${extensions[0]}` })))(
  '$name',
  ({ fileName }) => {
    const plain = 'a = "b";\n'
    test.each<[string, Uint8Array, number, RegExp]>([
      ['invalid UTF-8', bytes(0x61, 0x0a, 0xc3, 0x28), 2, /UTF-8/],
      ['Windows 1252', bytes(0x61, 0x0a, 0x0a, 0x93, 0x94), 3, /UTF-8/],
      ['half a surrogate in UTF-8', bytes(0x61, 0xed, 0xa0, 0x80), 1, /UTF-8/],
      ['half a surrogate in UTF-16 LE', bytes(0xff, 0xfe, 0x0a, 0x00, 0x00, 0xd8, 0x61, 0x00), 2, /UTF-16/],
      ['half a surrogate in UTF-16 BE', bytes(0xfe, 0xff, 0x00, 0x0a, 0xdc, 0x00), 2, /UTF-16/],
      ['UTF-16 with an odd byte', bytes(0xff, 0xfe, 0x61, 0x00, 0x62), 1, /UTF-16/],
      ['UTF-16 without a mark', encodeText(plain, { charset: 'utf-16le', bom: false }), 1, /isn't a text file/],
      ['NUL bytes', bytes(0x61, 0x0a, 0x00), 2, /isn't a text file/],
      ['NUL after a mark', bytes(0xef, 0xbb, 0xbf, 0x61, 0x00), 1, /isn't a text file/],
      ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00), 1, /PNG image/],
      ['an archive', bytes(0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x00), 1, /zip archive/],
      ['a PDF', new TextEncoder().encode('%PDF-1.7\n'), 1, /PDF/],
      ['random bytes', new Uint8Array(deflateSync(Buffer.alloc(100_000, 'abc'))), 1, /UTF-8|isn't a text file/],
    ])('%s is refused by name', (_, content, line, reason) => {
      const refusal = refusalOf(fileName, content)
      expect(refusal).toMatchObject({ file: fileName, line })
      expect(refusal.reason).toMatch(reason)
    })
  },
)
