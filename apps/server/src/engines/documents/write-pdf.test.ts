import { describe, expect, it } from 'vitest'
import { wordLanguages, wordsIn } from '../../kernel/words/words.ts'
import { readXml } from '../formats/xml/read-xml.ts'
import { writeCii } from './e-invoice/write-cii.ts'
import { readPdf } from './fixtures/read-pdf.ts'
import { creditNote, invoice, northwind, remittance, statement } from './fixtures/sample-documents.ts'
import type { BillingDocument, MoneyDocument } from './money-document.ts'
import { paperOf } from './paper/paper-of.ts'
import { writePdf } from './write-pdf.ts'

const side = 51
const width = 595.28

const written = async (document: MoneyDocument) => {
  const { bytes, pages: count, missing } = await writePdf(document)
  return { ...(await readPdf(bytes)), count, missing }
}

const changed = (change: Partial<BillingDocument>): BillingDocument => ({ ...invoice, ...change })

/** A reader puts the letters of a ligature in another order, and spaces where it finds them. */
const lettersOf = (text: string) => Array.from(text.replace(/\s/g, '')).toSorted().join('')
const hasTitle = (title: string, text: string) =>
  text.replace(/\s/g, '').includes(title.replace(/\s/g, '')) ||
  text.split('\n').some((line) => lettersOf(line) === lettersOf(title))

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...invoice.lines[at % 4]!,
    id: `${at + 1}`,
    description: `Line ${at + 1}.`,
  }))

describe('an invoice as PDF', () => {
  it('says who bills whom for what, and how to pay', async () => {
    const { pages, count, missing } = await written(invoice)
    const texts = pages[0]!.map(({ text }) => text)
    expect(count).toBe(1)
    expect(missing).toEqual([])
    expect(texts).toEqual(
      expect.arrayContaining([
        'Northwind Translations GmbH',
        'VAT ID DE136695976',
        'Dragoman Software GmbH',
        '10119 Berlin',
        'November 29, 2026',
        'PR-2291',
        'Invoice INV-2026-0142',
        'Interface 0.9, English to Spanish',
        '9,930 words',
        '$1,145.89',
        '$4,511.81',
        'VAT 19%',
        '$857.24',
        'Total, USD',
        '$5,369.05',
        'Pay $5,369.05 by November 29, 2026 and state INV-2026-0142.',
        'DE89 3704 0044 0532 0130 00',
        'Page 1 of 1',
      ]),
    )
  })

  it('has figures that end at the margin, below each other', async () => {
    const { pages } = await written(invoice)
    const ends = pages[0]!.filter(({ text }) => /^\$[\d,]+\.\d\d$/.test(text) && text !== '$0.12')
    expect(ends).toHaveLength(7)
    for (const { right } of ends) expect(right).toBeCloseTo(width - side, 0)
  })

  it('is mirrored in Arabic, with its numbers in order', async () => {
    const [english, arabic] = [await written(invoice), await written(changed({ language: 'ar' }))]
    const place = (read: typeof english, text: RegExp) => read.pages[0]!.find((one) => text.test(one.text))!
    expect(place(english, /^Northwind Translations GmbH$/).left).toBeCloseTo(side, 0)
    expect(place(arabic, /^Northwind Translations GmbH$/).right).toBeCloseTo(width - side, 0)
    expect(place(english, /^\$5,369\.05$/).right).toBeCloseTo(width - side, 0)
    expect(place(arabic, /^US\$/).left).toBeLessThan(width / 2)
    const negative = await written(
      changed({ language: 'ar', totals: { ...invoice.totals, prepaid: '100', payable: '5269.05' } }),
    )
    const prepaid = place(negative, /100\.00/)
    expect(prepaid.text.trim()).toBe('US$ -100.00')
    const amount = arabic.pages[0]!.filter(({ top }) => Math.abs(top - place(arabic, /4,511\.81/).top) < 1)
    const order = amount.toSorted((a, b) => a.left - b.left).map(({ text }) => text.trim())
    expect(order.join(' ')).toMatch(/US\$ ?4,511\.81/)
  })

  it.each(wordLanguages)('in %s is in its words, with every character', async (language) => {
    for (const document of [
      changed({ language }),
      { ...creditNote, language },
      { ...remittance, language },
      { ...statement, language },
    ]) {
      const { text, missing } = await written(document)
      expect(missing).toEqual([])
      expect(text).not.toContain('\uFFFD')
      const title = wordsIn(language)(`documents.title.${document.kind}`)
      expect(hasTitle(title, text)).toBe(true)
    }
  })

  it('keeps names in other scripts than its own', async () => {
    const buyer = { ...invoice.buyer, name: '株式会社ドラゴマン', department: 'חברת דקל', street: 'ул. Ленина' }
    const { text, missing } = await written(changed({ buyer }))
    expect(missing).toEqual([])
    // Each font has a piece of its own, and so have spaces.
    const joined = text.replace(/\s/g, '')
    expect(joined).toContain('株式会社ドラゴマン')
    expect(joined).toContain('ул.Ленина')
    expect(joined).toContain('חברתדקל')
  })

  it('goes on over pages, with headings and numbers on each', async () => {
    const { pages, count } = await written(changed({ lines: lines(100) }))
    expect(count).toBeGreaterThan(4)
    const found = pages.flatMap((page) => page.flatMap(({ text }) => /^Line (\d+)\.$/.exec(text)?.[1] ?? []))
    expect(found.map(Number)).toEqual(Array.from({ length: 100 }, (_, at) => at + 1))
    const texts = pages.map((page) => page.map(({ text }) => text))
    expect(texts.map((page) => page.at(-2))).toEqual([
      texts[0]!.at(-2),
      ...texts.slice(1).map((_, at) => `Page ${at + 2} of ${count}`),
    ])
    expect(texts.slice(1).map((page) => page.at(-1))).toEqual(texts.slice(1).map(() => 'Invoice INV-2026-0142'))
    const withLines = texts.filter((page) => page.some((text) => text.startsWith('Line ')))
    expect(withLines.filter((page) => !page.includes('Description'))).toEqual([])
    expect(Math.max(...pages.flat().map(({ top }) => top))).toBeLessThan(842 - 30)
  })

  it('breaks a line that is longer than a page, and loses nothing of it', async () => {
    const words = Array.from({ length: 1200 }, (_, at) => `w${at}`)
    const [first, ...others] = invoice.lines
    const { text, count } = await written(changed({ lines: [{ ...first!, description: words.join(' ') }, ...others] }))
    expect(count).toBeGreaterThan(1)
    const found = new Set(text.split(/\s+/))
    expect(words.filter((word) => !found.has(word))).toEqual([])
  })

  it('keeps hostile texts on the page, and hides nothing', async () => {
    const hostile = `\u202Eevil\u0000${'W'.repeat(4000)}`
    const { pages, text } = await written(
      changed({
        number: hostile.slice(0, 300),
        seller: { ...northwind, name: hostile, vatId: hostile.slice(0, 200) },
        buyer: { ...invoice.buyer, name: hostile.slice(0, 500) },
        references: { purchaseOrder: hostile.slice(0, 200) },
        notes: [hostile],
      }),
    )
    // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
    expect(text).not.toMatch(/[\u0000\u202E]/)
    for (const one of pages.flat()) {
      expect(one.left).toBeGreaterThanOrEqual(side - 1)
      expect(one.right).toBeLessThanOrEqual(width - side + 1)
    }
  })

  it('is the same bytes for the same document, whatever was written between', async () => {
    const once = await writePdf(invoice)
    await writePdf(changed({ language: 'ja' }))
    await writePdf(changed({ language: 'ar' }))
    expect(Buffer.from((await writePdf(structuredClone(invoice))).bytes).equals(once.bytes)).toBe(true)
    expect(Buffer.from((await writePdf(changed({ number: 'X' }))).bytes).equals(once.bytes)).toBe(false)
  })

  it('says what it is in its metadata, is tagged, and claims no PDF/A', async () => {
    const seller = { ...northwind, name: 'A & B <script>' }
    const { info, metadata, isTagged, text } = await written(changed({ seller, language: 'de' }))
    expect(info).toMatchObject({ Title: 'Rechnung INV-2026-0142', CreationDate: 'D:20261030000000Z', Language: 'de' })
    expect(isTagged).toBe(true)
    expect(text).toContain('A & B <script>')
    expect(
      readXml(metadata.slice(metadata.indexOf('<x:xmpmeta'), metadata.indexOf('<?xpacket end')), 'xmp').root.local,
    ).toBe('xmpmeta')
    expect(metadata).not.toContain('pdfaid')
  })

  it('has its e-invoice in it as Factur-X', async () => {
    const xml = writeCii(invoice)
    const { bytes } = await writePdf(invoice, { facturX: xml })
    const { attachments, metadata } = await readPdf(bytes)
    expect(Object.keys(attachments)).toEqual(['factur-x.xml'])
    expect(Buffer.from(attachments['factur-x.xml']!).equals(xml)).toBe(true)
    expect(metadata).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')
    const raw = Buffer.from(bytes).toString('latin1')
    expect(raw).toContain('/AFRelationship /Alternative')
    expect(raw).toMatch(/\/AF \[\d+ 0 R\]/)
    expect(Buffer.from((await writePdf(invoice, { facturX: xml })).bytes).equals(bytes)).toBe(true)
  })

  it('says which characters it has no font for', async () => {
    const { missing } = await writePdf(changed({ notes: ['Thanks 😀 한국'] }))
    expect(missing).toEqual(['국', '한', '😀'])
  })

  it('is marked as a preview, on each page', async () => {
    const { pages } = await written(changed({ isPreview: true, lines: lines(40) }))
    expect(pages.length).toBeGreaterThan(1)
    for (const page of pages) expect(page.filter(({ text }) => text === 'Preview')).toHaveLength(1)
  })

  it('adds up several taxes, and says why there is none', async () => {
    const taxes = [
      { category: 'S', rate: '19', base: '3000', amount: '570' },
      { category: 'AE', rate: '0', base: '1511.81', amount: '0' },
    ] as const
    const withholdings = [{ name: 'IRPF', rate: '15', amount: '450' }]
    const totals = { ...invoice.totals, prepaid: '100', payable: '4819.05' }
    const { text } = await written(changed({ taxes, withholdings, totals }))
    for (const found of [
      'VAT 19% on $3,000.00',
      'IRPF 15%, withheld',
      '-$450.00',
      '-$100.00',
      'Amount due',
      'Reverse charge',
    ])
      expect(text).toContain(found)
  })

  it('lists installments rather than asking for all at once', async () => {
    const installments = [
      { dueDate: '2026-11-29', amount: '2684.53' },
      { dueDate: '2026-12-29', amount: '2684.52' },
    ]
    const { text } = await written(changed({ installments }))
    expect(text).toContain('December 29, 2026')
    expect(text).toContain('$2,684.52')
    expect(text).not.toContain('Pay $5,369.05')
  })

  it('that is self-billed is sent by the buyer', async () => {
    const { pages, text } = await written(changed({ kind: 'SELF_BILLED_INVOICE', language: 'de' }))
    expect(pages[0]![0]!.text).toBe('Dragoman Software GmbH')
    expect(text).toContain('Gutschrift INV-2026-0142')
  })

  it.each([
    { lines: [{ ...invoice.lines[0]!, net: 'abc' }] },
    { issueDate: '2026-02-30' },
    { totals: { ...invoice.totals, gross: '' } },
  ])('a document with an invalid number or date is refused', async (change) => {
    await expect(writePdf(changed(change))).rejects.toThrow(RangeError)
  })
})

describe('other documents', () => {
  it('say what a payment pays', async () => {
    const { text } = await written(remittance)
    for (const found of [
      'Aviso de pago PAY-2026-0031',
      'P-2026-0092',
      'F-18',
      '400,00 €',
      '1460,00 €',
      'ES91 2100 0418 4502 0005 1332',
    ])
      expect(text.replaceAll('\u00A0', ' ')).toContain(found)
  })

  it('say what an account has come to', async () => {
    const { text } = await written(statement)
    for (const found of ['Opening balance', '-$5,197.19', '$10,566.24', 'Closing balance', 'October 1'])
      expect(text).toContain(found)
  })

  it('point from the text of a finding to its correction, in the direction of the page', () => {
    const finding = {
      before: 'a',
      after: 'b',
      category: 'OTHER',
      categoryName: '',
      severity: 'MINOR',
      points: '1',
    } as const
    const findings = {
      kind: 'QUALITY_FINDINGS',
      number: 'findings',
      issueDate: '2026-03-05',
      from: 'Northwind',
    } as const
    const period = { from: '2026-03-01', to: '2026-03-31' }
    for (const [language, arrow] of [
      ['de', '→'],
      ['ar', '←'],
    ] as const) {
      const { table } = paperOf({ ...findings, language, period, rows: [{ ...finding, details: [] }] })
      expect(table.rows[0]!.cells[0]).toBe(`\u2068a\u2069 ${arrow} \u2068b\u2069`)
    }
  })
})
