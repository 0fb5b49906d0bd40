import { parse as parseCues } from '@plussub/srt-vtt-parser'
import { XMLParser } from 'fast-xml-parser'
import { po as gettextPo } from 'gettext-parser'
import { Parser as HtmlParser } from 'htmlparser2'
import { load as loadYaml } from 'js-yaml'
import { parseSync } from 'oxc-parser'
import Papa from 'papaparse'
import { Engine as PhpEngine } from 'php-parser'
import { getProperties } from 'properties-file'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { parse as parsePlist } from 'xcparse'
import type { OddFormat } from './fixtures/odd-format.ts'
import { trials } from './fixtures/trials.ts'

const xml = (file: string): unknown =>
  new XMLParser({ trimValues: false, ignoreAttributes: true, parseTagValue: false, htmlEntities: true }).parse(file)
const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
/** The content of the paragraphs of a page. */
function paragraphs(file: string): string[] {
  const texts: string[] = []
  const parser = new HtmlParser({
    onopentag: (name) => void (name === 'p' && texts.push('')),
    ontext: (text) => void (texts.length > 0 && text !== '\n' && texts.push((texts.pop() ?? '') + text)),
  })
  parser.end(file.replaceAll('\r\n', '\n'))
  return texts
}
/** The strings in the tree of a program, but for keys. */
function stringsIn(node: unknown, kind: string, isKey?: RegExp): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, kind: own, value } = node as { type?: unknown; kind?: unknown; value?: unknown }
  if ((type ?? own) === kind && typeof value === 'string') return isKey?.test(value) ? [] : [value]
  return Object.values(node).flatMap((inner) => stringsIn(inner, kind, isKey))
}
const unescapeCue = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
const listOf = <Item>(items: Item | readonly Item[] | undefined): readonly Item[] =>
  items === undefined ? [] : Array.isArray(items) ? (items as readonly Item[]) : [items as Item]
const time = (second: number, mark: string): string =>
  `${String(Math.floor(second / 3600)).padStart(2, '0')}:${String(Math.floor(second / 60) % 60).padStart(2, '0')}:${String(second % 60).padStart(2, '0')}${mark}000`

/** One for each text format; a new format has its own in its folder. */
export const oddFormats: readonly OddFormat[] = [
  ...trials.flatMap(({ oddFormats: own }) => own),
  {
    fileName: 'odd.po',
    inPlace: false,
    write: (texts) =>
      [
        'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n',
        ...texts.map((text, at) => `msgctxt "k${at}"\nmsgid ${JSON.stringify(text)}\nmsgstr ""\n`),
      ].join('\n'),
    read: (file) =>
      Object.values(gettextPo.parse(Buffer.from(file)).translations)
        .flatMap((entries) => Object.values(entries))
        .filter(({ msgid }) => msgid !== '')
        .map(({ msgstr }) => msgstr[0] ?? ''),
    comments:
      '# KEEP me\n#. KEEP me too\n#: KEEP.c:1\nmsgid "Hello"\nmsgstr ""\n\n#~ msgid "KEEP"\n#~ msgstr ""\n\nmsgid "World"\nmsgstr ""\n',
    indented: '\tmsgid "Hello"\n\tmsgstr ""\n\n  msgid "World"\n  msgstr ""\n',
    duplicates: 'msgctxt "a"\nmsgid "First"\nmsgstr ""\n\nmsgctxt "a"\nmsgid "Second"\nmsgstr ""\n',
  },
  {
    fileName: 'odd.json',
    write: (texts) => `${JSON.stringify(Object.fromEntries(texts.map((text, at) => [`k${at}`, text])), null, 2)}\n`,
    read: (file) => Object.values(JSON.parse(file) as Record<string, string>),
    indented: '{\n\t"a": "Hello",\n    "b": "World"\n}\n',
    duplicates: '{"a": "First", "a": "Second"}\n',
    emptyRefused: /Expected a value/,
  },
  {
    fileName: 'odd.xlf',
    inPlace: false,
    slowReader: true,
    write: (texts) =>
      `<xliff version="1.2"><file original="a" source-language="en" datatype="x"><body>\n${texts
        .map((text, at) => `<trans-unit id="${at}"><source>${escapeXml(text)}</source></trans-unit>`)
        .join('\n')}\n</body></file></xliff>\n`,
    read(file) {
      type Read = { xliff: { file: { body: { 'trans-unit': { target: string } | { target: string }[] } } } }
      return listOf((xml(file) as Read).xliff.file.body['trans-unit']).map(({ target }) => target)
    },
    comments:
      '<!-- KEEP --><xliff version="1.2"><file original="a" source-language="en" datatype="x"><body><trans-unit id="1"><!-- KEEP --><source>Hello</source></trans-unit><trans-unit id="2"><source>World</source></trans-unit></body></file></xliff>\n',
    indented:
      '<xliff version="1.2">\n\t<file original="a" source-language="en" datatype="x">\n\t  <body>\n\t\t<trans-unit id="1">\n\t\t\t<source>Hello</source>\n        </trans-unit><trans-unit id="2"><source>World</source></trans-unit></body></file></xliff>\n',
    emptyRefused: /XML/,
  },
  {
    fileName: 'odd.md',
    write: (texts) => `${texts.join('\n\n')}\n`,
    read: (file) =>
      unified()
        .use(remarkParse)
        .parse(file)
        .children.flatMap((block) =>
          'children' in block ? [block.children.map((one) => ('value' in one ? one.value : '')).join('')] : [],
        ),
    // The meaning of its characters depends on their place, which the tests of the format try.
    cannot: /[^\p{L}\p{M}\p{N} .,!?«»%\u200e\u200f\u2066-\u2069-]|^\s|\s$|^\d/u,
    comments: '<!-- KEEP -->\n\nHello\n\n[//]: # (KEEP)\n\nWorld\n',
    indented: '-\tHello\n\n    World\n',
    duplicates: 'First\n\nSecond\n',
  },
  {
    fileName: 'odd.yaml',
    write: (texts) => texts.map((text, at) => `k${at}: ${JSON.stringify(text)}\n`).join(''),
    read: (file) => Object.values((loadYaml(file) ?? {}) as Record<string, string>),
    comments: '# KEEP\na: Hello # KEEP\n# KEEP\nb: World\n# KEEP\n',
    indented: 'a:   Hello\nc:\n      b:\tWorld\n',
    duplicates: 'a: First\na: Second\n',
  },
  {
    fileName: 'odd.properties',
    write: (texts) =>
      texts
        .map(
          (text, at) => `k${at} = ${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replace(/^ /, '\\ ')}\n`,
        )
        .join(''),
    read: (file) => Object.values(getProperties(file)),
    comments: '# KEEP\na=Hello\n! KEEP\nb=World\n',
    indented: '\ta = Hello\n    b\t=\tWorld\n',
    duplicates: 'a=First\na=Second\n',
  },
  {
    fileName: 'odd.txt',
    parameters: { unit: 'line' },
    write: (texts) => texts.map((text) => `${text}\n`).join(''),
    read: (file) => file.replace(/\r?\n$/, '').split(/\r?\n/),
    cannot: /\n/,
    indented: '\tHello\n    World\n',
    duplicates: 'First\nSecond\n',
  },
  {
    fileName: 'odd.csv',
    write: (texts) => `key,text\n${texts.map((text, at) => `k${at},"${text.replaceAll('"', '""')}"\n`).join('')}`,
    read: (file) =>
      Papa.parse<string[]>(file.replaceAll('\r\n', '\n'), { delimiter: ',', newline: '\n', skipEmptyLines: true })
        .data.slice(1)
        .map((row) => row[1] ?? ''),
    indented: 'key,text\n\ta,Hello\n   b,World\n',
    duplicates: 'key,text\na,First\na,Second\n',
  },
  {
    fileName: 'odd.tsv',
    write: (texts) =>
      `key\ttext\n${texts.map((text, at) => `k${at}\t${/["\t\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text}\n`).join('')}`,
    read: (file) =>
      Papa.parse<string[]>(file.replaceAll('\r\n', '\n'), { delimiter: '\t', newline: '\n', skipEmptyLines: true })
        .data.slice(1)
        .map((row) => row[1] ?? ''),
    duplicates: 'key\ttext\na\tFirst\na\tSecond\n',
  },
  {
    fileName: 'odd.strings',
    slowReader: true,
    write: (texts) => texts.map((text, at) => `"k${at}" = ${JSON.stringify(text)};\n`).join(''),
    read: (file) =>
      Object.values(parsePlist(`{ ${file.replace(/^\uFEFF/, '')} }`) as unknown as Record<string, string>),
    comments: '/* KEEP */\n"a" = "Hello"; // KEEP\n"b" = "World";\n',
    indented: '\t"a" = "Hello";\n    "b"\t=\n"World" ;\n',
    duplicates: '"a" = "First";\n"a" = "Second";\n',
  },
  {
    fileName: 'odd.resx',
    slowReader: true,
    write: (texts) =>
      `<?xml version="1.0"?>\n<root>\n${texts.map((text, at) => `  <data name="k${at}" xml:space="preserve"><value>${escapeXml(text)}</value></data>\n`).join('')}</root>\n`,
    read: (file) =>
      listOf((xml(file) as { root: { data: { value: string } | { value: string }[] } }).root.data).map(
        ({ value }) => value,
      ),
    comments:
      '<!-- KEEP --><root><data name="a"><value>Hello</value></data><!-- KEEP --><data name="b"><value>World</value><comment>KEEP</comment></data></root>\n',
    indented:
      '<root>\n\t<data name="a">\n\t\t<value>Hello</value>\n    </data>\n  <data name="b"><value>World</value></data></root>\n',
    duplicates: '<root><data name="a"><value>First</value></data><data name="a"><value>Second</value></data></root>\n',
    emptyRefused: /XML/,
  },
  {
    fileName: 'odd.xml',
    slowReader: true,
    write: (texts) =>
      `<?xml version="1.0"?>\n<resources>\n${texts
        .map(
          (text, at) =>
            `  <string name="k${at}">${escapeXml(
              text
                .replace(/[\\'"]|^[@?]/g, String.raw`\$&`)
                .replaceAll('\n', String.raw`\n`)
                .replaceAll('\t', String.raw`\t`)
                .replace(/^ | $|(?<= ) /g, String.raw`\u0020`),
            )}</string>\n`,
        )
        .join('')}</resources>\n`,
    read: (file) =>
      listOf((xml(file) as { resources: { string: string | string[] } }).resources.string).map((text) =>
        text.replace(/\\(u[0-9a-fA-F]{4}|[^])/g, (_, escape: string) =>
          escape.length === 5
            ? String.fromCharCode(Number.parseInt(escape.slice(1), 16))
            : ({ n: '\n', t: '\t' }[escape] ?? escape),
        ),
      ),
    comments:
      '<!-- KEEP --><resources><string name="a">Hello</string><!-- KEEP --><string name="b">World</string></resources>\n',
    indented: '<resources>\n\t<string name="a">\n\t\tHello</string>\n    <string name="b">World</string></resources>\n',
    duplicates: '<resources><string name="a">First</string><string name="a">Second</string></resources>\n',
    emptyRefused: /XML/,
  },
  ...['odd.dita', 'odd-text.xml'].map((fileName): OddFormat => ({
    fileName,
    parameters: { preserveWhitespace: true },
    write: (texts) => `<topic id="t">\n${texts.map((text) => `<p>${escapeXml(text)}</p>\n`).join('')}</topic>\n`,
    read: (file) => paragraphs(file.replaceAll(/<!\[CDATA\[([^]*?)\]\]>/g, (_, text: string) => escapeXml(text))),
    comments: '<topic><!-- KEEP --><p>Hello</p><!-- KEEP --><?KEEP?><p>World<!-- KEEP --></p></topic>\n',
    indented: '<topic>\n\t<p>\n\t\tHello</p>\n    <p>World</p></topic>\n',
    duplicates: '<topic><p id="a">First</p><p id="a">Second</p></topic>\n',
    emptyRefused: /XML/,
  })),
  {
    fileName: 'odd.php',
    write: (texts) =>
      `<?php\nreturn [\n${texts.map((text, at) => `    'k${at}' => '${text.replace(/[\\']/g, String.raw`\$&`)}',\n`).join('')}];\n`,
    read: (file) => stringsIn(new PhpEngine({}).parseCode(file, 'odd.php'), 'string', /^k\d+$/),
    comments: "<?php\n# KEEP\nreturn [ // KEEP\n  /* KEEP */ 'a' => 'Hello', // KEEP\n  'b' => 'World', # KEEP\n];\n",
    indented: "<?php\nreturn array(\n\t'a' => 'Hello',\n    'b'\t=>\t'World'\n);\n",
    duplicates: "<?php return ['a' => 'First', 'a' => 'Second'];\n",
    emptyRefused: /<\?php/,
  },
  {
    fileName: 'odd.js',
    write: (texts) =>
      `export default {\n${texts.map((text, at) => `  k${at}: ${JSON.stringify(text)},\n`).join('')}}\n`,
    read: (file) => stringsIn(parseSync('odd.js', file).program, 'Literal'),
    comments: "// KEEP\nexport default { // KEEP\n  /* KEEP */ a: 'Hello', // KEEP\n  b: 'World', // KEEP\n}\n",
    indented: "export default {\n\ta: 'Hello',\n    b\t:\t'World'\n}\n",
    duplicates: "export default { a: 'First', a: 'Second' }\n",
  },
  {
    fileName: 'odd.srt',
    write: (texts) =>
      texts.map((text, at) => `${at + 1}\n${time(at, ',')} --> ${time(at + 1, ',')}\n${text}\n\n`).join(''),
    read: (file) => parseCues(file.replaceAll('\r\n', '\n')).entries.map(({ text }) => text),
    cannot: /\n\s*\n|^\s|\s$|-->/,
    indented: '  1\n  00:00:00,000 --> 00:00:01,000\n\tHello\n\n2\n00:00:01,000 --> 00:00:02,000\n    World\n',
    duplicates: '1\n00:00:00,000 --> 00:00:01,000\nFirst\n\n1\n00:00:01,000 --> 00:00:02,000\nSecond\n',
  },
  {
    fileName: 'odd.vtt',
    write: (texts) =>
      `WEBVTT\n\n${texts.map((text, at) => `${time(at, '.')} --> ${time(at + 1, '.')}\n${text}\n\n`).join('')}`,
    read: (file) => parseCues(file.replaceAll('\r\n', '\n')).entries.map(({ text }) => unescapeCue(text)),
    cannot: /\n\s*\n|^\s|\s$|-->|&/,
    comments:
      'WEBVTT KEEP\n\nNOTE KEEP\n\nSTYLE\n::cue(.KEEP) {}\n\n00:00.000 --> 00:01.000\nHello\n\n00:01.000 --> 00:02.000\nWorld\n',
    duplicates: 'WEBVTT\n\na\n00:00.000 --> 00:01.000\nFirst\n\na\n00:01.000 --> 00:02.000\nSecond\n',
  },
  {
    fileName: 'odd.html',
    parameters: { preserveWhitespace: true },
    write: (texts) => texts.map((text) => `<p>${escapeXml(text)}</p>\n`).join(''),
    read: paragraphs,
    comments: '<!-- KEEP --><p>Hello</p><!-- KEEP -->\n<style>/* KEEP */</style><p>World<script>// KEEP</script></p>\n',
    indented: '<div>\n\t<p>\n\t\tHello</p>\n    <p>World</p></div>\n',
    duplicates: '<p id="a">First</p><p id="a">Second</p>\n',
  },
]
