import Pdf from 'pdfkit'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { FileRefused } from '../../../kernel/file-refused.ts'
import { partOf } from '../fixtures/office.ts'
import { buildWith, optionsFor } from '../fixtures/fixture.ts'
import { linesAt, type RawPage, rawPdf } from './fixtures/raw-pdf.ts'
import { pdf } from './pdf.ts'

const options = { ...optionsFor('a.pdf', 'es'), applySourceSegmentation: false }

async function read(pages: readonly RawPage[]) {
  const document = await pdf.prepare!(rawPdf(pages), 'a.pdf')
  const { segments, leftOut } = pdf.parse(document, options)
  return { document, leftOut, texts: segments.map(({ source }) => source) }
}

const prose = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `the ${name} column goes on in line ${at} and`)

test('columns are read one after the other, below what stands over both', async () => {
  const { texts } = await read([
    [
      { text: 'A title that stands over both of the two columns of this page and is wide', x: 50, y: 100, size: 14 },
      ...linesAt(50, 130, ['The first paragraph', ...prose('left', 4), 'it ends here.']),
      ...linesAt(310, 134, [...prose('right', 5), 'this is the end.']),
      { text: 'A note at the foot of the page that is as wide as the two columns together are.', x: 50, y: 400 },
    ],
  ])
  expect(texts).toEqual([
    'A title that stands over both of the two columns of this page and is wide',
    `The first paragraph ${prose('left', 4).join(' ')} it ends here.`,
    `${prose('right', 5).join(' ')} this is the end.`,
    'A note at the foot of the page that is as wide as the two columns together are.',
  ])
})

test('lines are put together to paragraphs, and words that were divided to words', async () => {
  const { texts } = await read([
    [
      ...linesAt(50, 100, [
        'A well-known paragraph with several lines, of which the first one is divi-',
        'ded at its end and the second one ends within a word that is known as well-',
        'known. It ends here.',
      ]),
      ...linesAt(50, 136, [
        '- One item of a list that is long enough to go on in the line below this',
        '  one',
        '- Two',
      ]),
      ...linesAt(50, 200, ['Name', 'Ann']),
      ...linesAt(300, 200, ['Place', 'Rome']),
      { text: 'Turned', x: 580, y: 700, turned: true },
    ],
  ])
  expect(texts).toEqual([
    'A well-known paragraph with several lines, of which the first one is divided at its end and the second one ends within a word that is known as well-known. It ends here.',
    '- One item of a list that is long enough to go on in the line below this one',
    '- Two',
    'Name',
    'Place',
    'Ann',
    'Rome',
    'Turned',
  ])
})

test('text from right to left is read in its order, and marked as such', async () => {
  const backwards = (text: string): string => [...text].toReversed().join('')
  const { texts, document } = await read([
    [
      { text: backwards('שלום לכולם'), x: 400, y: 100, font: 'Unicode' },
      { text: 'Dragoman 2', x: 338, y: 100, font: 'Latin' },
      { text: backwards('ברוכים'), x: 297, y: 100, font: 'Unicode' },
    ],
  ])
  expect(texts).toEqual(['שלום לכולם Dragoman 2 ברוכים'])
  expect(partOf(document, 'word/document.xml')).toMatch(/<w:bidi\/>.*<w:rtl\/>/)
})

test('heads and feet of pages are read once, and pages without text are named', async () => {
  const page = (number: number): RawPage => [
    { text: 'Manual of the machine', x: 50, y: 40 },
    ...linesAt(50, 200, [`Text of page number ${number}.`]),
    { text: `Page ${number}`, x: 280, y: 780 },
  ]
  const { texts, leftOut, document } = await read([page(1), page(2), '0 0 100 100 re f', '', page(5), page(6)])
  expect(texts).toEqual([
    ...[1, 2, 5, 6].map((number) => `Text of page number ${number}.`),
    'Page ⟦1/⟧',
    'Manual of the machine',
  ])
  expect(leftOut).toEqual([{ key: 'page/3', text: 'Page 3', reason: 'PICTURE' }])
  const built = buildWith(pdf, document, options, ({ source }) => source.toUpperCase())
  expect(partOf(built, 'word/footer1.xml')).toMatch(/PAGE <.*w:instr=" PAGE "/)
  expect(partOf(built, 'word/document.xml')).toContain('TEXT OF PAGE NUMBER 2.')
})

const withKit = async (settings: PDFKit.PDFDocumentOptions): Promise<Uint8Array> => {
  const document = new Pdf(settings)
  document.text('Hello')
  document.end()
  return buffer(document)
}

test.each<[string, () => Uint8Array | Promise<Uint8Array>, RegExp]>([
  ['a password', () => withKit({ userPassword: 'x' }), /protected by a password\. Save a copy/],
  ['a ban on copies', () => withKit({ ownerPassword: 'x', permissions: { copying: false } }), /doesn't allow.*Ask/],
  ['nothing but pictures', () => rawPdf(['0 0 100 100 re f', '0 0 9 9 re f']), /No page.*text recognition/],
  [
    'text from top to bottom',
    () => rawPdf([[], [{ text: '日本', x: 300, y: 100, font: 'Vertical' }]]),
    /^Page 2 has.*top to bottom/,
  ],
  ['other content', () => new TextEncoder().encode('Hello'), /isn't a PDF, or it is damaged/],
  ['nothing', () => new Uint8Array(), /isn't a PDF, or it is damaged/],
])('a file with %s is refused with what to do', async (_, write, reason) => {
  const refused = await Promise.resolve(pdf.prepare!(await write(), 'a.pdf')).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(FileRefused)
  expect((refused as FileRefused).reason).toMatch(reason)
})

test('a file that was read again is the same document', async () => {
  const file = rawPdf([linesAt(50, 100, ['One line', 'and another'])])
  expect(await pdf.prepare!(file, 'a.pdf')).toEqual(await pdf.prepare!(file, 'a.pdf'))
})
