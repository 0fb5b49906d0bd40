import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { optionsFor } from '../fixtures/fixture.ts'
import { cpuTime } from '../../../testing/cpu-time.ts'
import { container, docxOf, pptxOf, shapeOf, xlsxOf } from '../fixtures/office.ts'
import { FileRefused } from '../../../kernel/file-refused.ts'
import { formatFor } from '../formats.ts'

const ole = (...names: readonly string[]): Uint8Array =>
  new Uint8Array(
    Buffer.concat([
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      Buffer.alloc(600),
      ...names.map((name) => Buffer.from(name, 'utf16le')),
    ]),
  )
const changed = (change: (xml: string) => string): Uint8Array => docxOf('<w:p/>', {}, 'document.main', change)
const sheet = (name: string): Uint8Array => xlsxOf([{ name, content: '<sheetData/>' }])
const bomb = (element: string, count: number): Uint8Array =>
  changed((xml) => xml.replace('<w:body>', `<w:body>${element.repeat(count)}`))

describe('is refused by name, and says what to do', () => {
  test.each<[string, string, () => Uint8Array, RegExp]>([
    ['an empty file', 'a.docx', () => new Uint8Array(), /is empty/],
    ['text', 'a.docx', () => strToU8('Dear all,'), /isn't a zip archive/],
    ['a PDF', 'a.pptx', () => strToU8('%PDF-1.7'), /is a PDF/],
    ['an RTF document', 'a.docx', () => strToU8(String.raw`{\rtf1 x}`), /is an RTF document/],
    ['a page', 'a.xlsx', () => strToU8(' <html><table>'), /is a web page/],
    ['Office 97', 'a.docx', () => ole('WordDocument'), /Office 97-2003.*Save it/],
    ['a password', 'a.xlsx', () => ole('EncryptedPackage'), /password-protected.*Remove/],
    ['a zip archive', 'a.docx', () => zipSync({ 'a.txt': strToU8('x') }), /zip archive, not an Office document/],
    [
      'OpenDocument',
      'a.docx',
      () => zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.text') }),
      /OpenDocument/,
    ],
    ['a workbook named docx', 'a.docx', () => sheet('S'), /is an Excel workbook.*\.xlsx/],
    ['a document named xlsx', 'a.xlsm', () => docxOf(''), /is a Word document.*\.docx/],
    ['a document named pptx', 'a.potx', () => docxOf(''), /is a Word document/],
    [
      'a binary workbook',
      'a.xlsx',
      () =>
        container({
          '[Content_Types].xml':
            '<Types><Override PartName="/a" ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"/></Types>',
        }),
      /binary workbook/,
    ],
    [
      'no main part',
      'a.docx',
      () =>
        container({
          '[Content_Types].xml':
            '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
        }),
      /main part .* missing/,
    ],
    [
      'external entities',
      'a.docx',
      () =>
        changed((xml) =>
          xml
            .replace('<w:document', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><w:document')
            .replace('<w:p/>', '<w:p><w:r><w:t>&e;</w:t></w:r></w:p>'),
        ),
      /word\/document\.xml has a document type/,
    ],
    [
      'an external document type',
      'a.docx',
      () =>
        changed((xml) =>
          xml.replace('<w:document', '<!DOCTYPE w:document SYSTEM "https://example.org/x.dtd"><w:document'),
        ),
      /has a document type/,
    ],
    [
      'broken XML',
      'a.docx',
      () => changed((xml) => xml.replace('</w:body>', '')),
      /word\/document\.xml, line 2: This isn't well-formed XML/,
    ],
    [
      'broken encoding',
      'a.docx',
      () => container({ '[Content_Types].xml': new Uint8Array([0x3c, 0xff, 0xfe, 0x3e]) }),
      /\[Content_Types\]\.xml, line 1: This isn't valid UTF-8/,
    ],
    ['deep nesting', 'a.docx', () => bomb('<w:tbl><w:tr><w:tc>', 5000), /nested more than 200 levels/],
    [
      'very many elements',
      'a.docx',
      () => changed((xml) => xml.replace('<w:p/>', '<w:p/><w:r/>'.repeat(1_600_000))),
      /unpacks to more than 400 times|more than 3,000,000 elements/,
    ],
    [
      'a bomb',
      'a.pptx',
      () =>
        pptxOf([
          { file: 'slide1.xml', shapes: shapeOf(`<a:p><a:r><a:t>${'a'.repeat(100_000_000)}</a:t></a:r></a:p>`) },
        ]),
      /unpacks to more than 400 times/,
    ],
  ])('%s', (_, fileName, make, reason) => {
    const bytes = make()
    const format = formatFor(fileName)
    const start = cpuTime()
    const parse = (): unknown => format.parse(bytes, optionsFor(fileName, 'es'))
    expect(parse).toThrow(reason)
    expect(parse).toThrow(FileRefused)
    expect(() => format.build(bytes, optionsFor(fileName, 'es'), new Map([['paragraph-1', 'x']]))).toThrow(reason)
    expect(cpuTime() - start).toBeLessThan(15_000)
  })
})

function outcomeOf(work: () => void): string {
  try {
    work()
    return 'built'
  } catch (error) {
    return error instanceof FileRefused ? 'refused' : String(error)
  }
}

describe('whatever is cut off, a file is read or refused', () => {
  test.each([
    ['a.docx', docxOf('<w:p><w:r><w:t>Hello</w:t></w:r></w:p>')],
    [
      'a.xlsx',
      xlsxOf(
        [{ name: 'S', content: '<sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row></sheetData>' }],
        ['<si><t>Hello</t></si>'],
      ),
    ],
    ['a.pptx', pptxOf([{ file: 'slide1.xml', shapes: shapeOf('<a:p><a:r><a:t>Hello</a:t></a:r></a:p>') }])],
  ])('%s', (fileName, bytes) => {
    const options = optionsFor(fileName, 'es')
    for (let at = 0; at < bytes.length; at += 7) {
      const flipped = bytes.slice()
      flipped[at] = (flipped[at] ?? 0) ^ 0x55
      for (const input of [bytes.subarray(0, at), flipped]) {
        const outcome = outcomeOf(() => {
          const { segments } = formatFor(fileName).parse(input, options)
          formatFor(fileName).build(input, options, new Map(segments.map(({ key }) => [key, 'x'])))
        })
        expect(outcome).toMatch(/^(?:built|refused)$/)
      }
    }
  })
})

describe('targets with wrong codes still give a file that reads', () => {
  const run = (text: string, properties = ''): string => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`
  const bytes = docxOf(
    `<w:p>${run('one ')}${run('two', '<w:b/>')}<w:hyperlink r:id="rId1">${run('three')}${run('four', '<w:i/>')}</w:hyperlink>${run('five')}<w:bookmarkStart w:id="1" w:name="b"/>${run('six')}</w:p>`,
  )
  const options = optionsFor('a.docx', 'es')
  const segments = formatFor('a.docx').parse(bytes, options).segments
  test.each([
    '⟦1⟧',
    '⟦/1⟧ x ⟦1⟧',
    '⟦1⟧⟦2⟧x⟦/1⟧⟦/2⟧',
    '⟦9⟧x⟦/9⟧',
    'x ⟦3⟧⟦2⟧⟦/3⟧⟦/2⟧',
    '⟦3⟧⟦1⟧x⟦/1⟧⟦/3⟧y⟦2⟧z⟦/2⟧',
    '<>&"\'',
    '\u0001\uFFFE\uD800x',
  ])('%j', (target) => {
    const built = formatFor('a.docx').build(bytes, options, new Map(segments.map(({ key }) => [key, target])))
    expect(() => formatFor('a.docx').parse(built, options)).not.toThrow()
  })
})
