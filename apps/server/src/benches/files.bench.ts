import { XMLParser } from 'fast-xml-parser'
import { strFromU8, unzipSync } from 'fflate'
import { po as gettextPo } from 'gettext-parser'
import { parseDocument } from 'htmlparser2'
import mammoth from 'mammoth'
import { readSheet } from 'read-excel-file/node'
import { it } from 'vitest'
import { docxOf, pptxOf, shapeOf, xlsxOf } from '../engines/formats/fixtures/office.ts'
import { formatFor } from '../engines/formats/formats.ts'
import { oddFormats } from '../engines/formats/odd-formats.ts'

// Read the ratios: ours against a parser of the field or the floor that the platform sets, in one run.

const entries = 10_000

const po = [
  'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n',
  ...Array.from({ length: entries }, (_, at) => `#: file.c:${at}\nmsgid "Message %d of ${at}, for %s"\nmsgstr ""\n`),
].join('\n')
const json = JSON.stringify(
  Object.fromEntries(Array.from({ length: entries }, (_, at) => [`key${at}`, `Message ${at}, for {name}`])),
  null,
  2,
)
const bytes = (text: string) => new TextEncoder().encode(text)
const poBytes = bytes(po)
const jsonBytes = bytes(json)

const options = (fileName: string) => ({
  fileName,
  sourceLocale: 'en',
  targetLocale: 'es',
  parameters: {},
  applySourceSegmentation: false,
})

it(`reads a gettext catalog of ${entries} entries`, async ({ bench }) => {
  await bench.compare(
    bench('ours: into segments', () => void formatFor('a.po').parse(poBytes, options('a.po'))),
    bench('gettext-parser', () => void gettextPo.parse(Buffer.from(poBytes))),
  )
})

it(`reads a JSON catalog of ${entries} keys`, async ({ bench }) => {
  await bench.compare(
    bench('ours: into segments', () => void formatFor('a.json').parse(jsonBytes, options('a.json'))),
    bench('floor: JSON.parse', () => void JSON.parse(new TextDecoder().decode(jsonBytes))),
  )
})

const sentences = Array.from({ length: entries }, (_, at) => `Message ${at} of many things to say`)

// Measures as many segments in each text format; the floor is to decode the file.
for (const odd of oddFormats) {
  it(`reads and builds ${odd.fileName} of ${sentences.length} segments`, async ({ bench }) => {
    const format = formatFor(odd.fileName)
    const file = bytes(odd.write(sentences))
    const given = { ...options(odd.fileName), parameters: odd.parameters ?? {} }
    const targets = new Map(format.parse(file, given).segments.map(({ key, source }) => [key, source.toUpperCase()]))
    await bench.compare(
      bench('into segments', () => void format.parse(file, given)),
      bench('with translations', () => void format.build(file, given, targets)),
      bench('floor: decoding', () => void new TextDecoder().decode(file)),
      { time: 0, iterations: 3, warmupTime: 0, warmupIterations: 1 },
    )
  }, 120_000)
}

const page = bytes(
  Array.from({ length: entries }, (_, at) => `<p class="x">Sentence ${at} about <b>bold</b> things</p>\n`).join(''),
)
const article = (at: number) => [
  `Heading ${at}`,
  `Sentence ${at} about things that are bold, with code and a link to try.`,
  `First item ${at}`,
  `Second item ${at}`,
]
const articles = Array.from({ length: entries / 4 }, (_, at) => article(at))
const bold = (text: string, mark: (words: string) => string) => text.replace('bold', mark('bold'))
const asHtml = bytes(
  articles
    .map(
      ([heading, text = '', one, two]) =>
        `<h2>${heading}</h2>\n<p>${bold(text, (words) => `<b>${words}</b>`)
          .replace('code', '<code>code</code>')
          .replace(
            'a link',
            '<a href="https://example.org">a link</a>',
          )}</p>\n<ul><li>${one}</li><li>${two}</li></ul>\n`,
    )
    .join(''),
)
const asMarkdown = bytes(
  articles
    .map(
      ([heading, text = '', one, two]) =>
        `## ${heading}\n\n${bold(text, (words) => `**${words}**`)
          .replace('code', '`code`')
          .replace('a link', '[a link](https://example.org)')}\n\n- ${one}\n- ${two}\n\n`,
    )
    .join(''),
)
const run = (text: string, properties = '') => `<w:r>${properties}<w:t xml:space="preserve">${text}</w:t></w:r>`
const letter = docxOf(
  Array.from(
    { length: entries },
    (_, at) => `<w:p>${run(`Sentence ${at} about `)}${run('bold', '<w:rPr><w:b/></w:rPr>')}${run(' things')}</w:p>`,
  ).join(''),
)
const rows = Array.from(
  { length: entries },
  (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>${at}</v></c><c r="B${at + 1}"><v>${at}</v></c></row>`,
)
const book = xlsxOf(
  [{ name: 'S', content: `<sheetData>${rows.join('')}</sheetData>` }],
  Array.from({ length: entries }, (_, at) => `<si><t>Cell ${at} with words</t></si>`),
)
const bullets = (slide: number) =>
  Array.from(
    { length: 100 },
    (_, at) => `<a:p><a:r><a:rPr lang="en-US"/><a:t>Bullet ${slide}, ${at}</a:t></a:r></a:p>`,
  ).join('')
const talk = pptxOf(
  Array.from({ length: entries / 100 }, (_, at) => ({ file: `slide${at + 1}.xml`, shapes: shapeOf(bullets(at)) })),
)

const read = (fileName: string, content: Uint8Array) => () => void formatFor(fileName).parse(content, options(fileName))
const translate = (fileName: string, content: Uint8Array) => {
  const targets = new Map(
    formatFor(fileName)
      .parse(content, options(fileName))
      .segments.map(({ key, source }) => [key, `${source}.`]),
  )
  return () => void formatFor(fileName).build(content, options(fileName), targets)
}

it(`reads and writes a page of ${entries} paragraphs`, async ({ bench }) => {
  await bench.compare(
    bench('ours: into segments', read('a.html', page)),
    bench('ours: with translations', translate('a.html', page)),
    bench('htmlparser2: into a tree', () => void parseDocument(new TextDecoder().decode(page))),
  )
}, 120_000)

const changes = Array.from({ length: entries / 4 }, (_, at) => ({
  heading: at % 40 === 0 ? `Version 1.${at}` : undefined,
  words: [`scope ${at}:`, `change number ${at}`, `https://example.org/c/${at}`] as const,
}))
const changelogAsMarkdown = bytes(
  changes
    .map(({ heading, words: [scope, change, url] }) =>
      [heading ? `\n## ${heading}\n\n` : '', `* **${scope}** ${change} ([abc](${url}))\n`].join(''),
    )
    .join(''),
)
const changelogAsHtml = bytes(
  changes
    .map(({ heading, words: [scope, change, url] }) =>
      [heading ? `<h2>${heading}</h2>\n` : '', `<li><b>${scope}</b> ${change} (<a href="${url}">abc</a>)</li>\n`].join(
        '',
      ),
    )
    .join(''),
)

// Of each, Markdown takes twice the time of HTML at most.
it('reads and writes a changelog in Markdown as in HTML', async ({ bench }) => {
  await bench.compare(
    bench('HTML: into segments', read('a.html', changelogAsHtml)),
    bench('Markdown: into segments', read('a.md', changelogAsMarkdown)),
    bench('HTML: with translations', translate('a.html', changelogAsHtml)),
    bench('Markdown: with translations', translate('a.md', changelogAsMarkdown)),
  )
}, 120_000)

it(`reads and writes ${entries} texts in Markdown as in HTML`, async ({ bench }) => {
  await bench.compare(
    bench('HTML: into segments', read('a.html', asHtml)),
    bench('Markdown: into segments', read('a.md', asMarkdown)),
    bench('HTML: with translations', translate('a.html', asHtml)),
    bench('Markdown: with translations', translate('a.md', asMarkdown)),
  )
}, 120_000)

it(`reads and writes a document of ${entries} paragraphs`, async ({ bench }) => {
  await bench.compare(
    bench('ours: into segments', read('a.docx', letter)),
    bench('ours: with translations', translate('a.docx', letter)),
    bench('mammoth: into plain text', async () => void (await mammoth.extractRawText({ buffer: Buffer.from(letter) }))),
  )
}, 120_000)

it(`reads and writes a workbook of ${entries} strings`, async ({ bench }) => {
  await bench.compare(
    bench('ours: into segments', read('a.xlsx', book)),
    bench('ours: with translations', translate('a.xlsx', book)),
    bench('read-excel-file: into rows', async () => void (await readSheet(Buffer.from(book)))),
  )
}, 120_000)

it(`reads and writes a presentation of ${entries} paragraphs`, async ({ bench }) => {
  const parser = new XMLParser({ ignoreAttributes: false })
  await bench.compare(
    bench('ours: into segments', read('a.pptx', talk)),
    bench('ours: with translations', translate('a.pptx', talk)),
    bench('floor: fflate and fast-xml-parser, into objects', () => {
      for (const part of Object.values(unzipSync(talk))) parser.parse(strFromU8(part))
    }),
  )
}, 120_000)
