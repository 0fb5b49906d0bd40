import { describe, expect, it } from 'vitest'
import { childrenOf, readXml, textIn, type XmlElement } from '../formats/xml/read-xml.ts'
import { BankFileRefused } from './bank-file-refused.ts'
import { foldToSepa, isSepaId } from './sepa-characters.ts'
import { type Transfer, type TransferBatch, writeTransfers } from './sepa-transfer.ts'

const lucia: Transfer = {
  endToEndId: 'P-2026-0088-1',
  name: 'Lucía Fernández',
  iban: 'ES91 2100 0418 4502 0005 1332',
  amount: '1060.00',
  currency: 'EUR',
  remittance: 'P-2026-0088, F-17',
}

const batch: TransferBatch = {
  messageId: 'RUN-2026-0031',
  createdAt: '2026-11-24T10:00:00',
  executionDate: '2026-11-25',
  currency: 'EUR',
  payer: { name: 'Müller & Söhne GmbH', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
  payments: [lucia, { ...lucia, endToEndId: 'P-2026-0092-1', amount: '0.1', iban: 'DE02120300000000202051' }],
}

const textsAt = (element: XmlElement, ...path: string[]): string[] =>
  path.length === 0
    ? [textIn(element)]
    : childrenOf(element, path[0]).flatMap((child) => textsAt(child, ...path.slice(1)))

function problemsOf(change: Partial<TransferBatch>): string[] {
  try {
    writeTransfers({ ...batch, ...change })
    return []
  } catch (error) {
    if (!(error instanceof BankFileRefused)) throw error
    return error.problems.map(
      ({ code, field, payment }) => `${code} ${field}${payment === undefined ? '' : ` ${payment}`}`,
    )
  }
}

const only = (change: Partial<Transfer>) => problemsOf({ payments: [{ ...lucia, ...change }] })

describe('a file of SEPA transfers', () => {
  const written = writeTransfers(batch)
  const { root } = readXml(new TextDecoder().decode(written.bytes), 'pain.xml')

  it('says what is paid to whom, from where, and when', () => {
    expect(root.uri).toBe('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09')
    const order = 'CstmrCdtTrfInitn'
    expect(textsAt(root, order, 'GrpHdr', 'MsgId')).toEqual(['RUN-2026-0031'])
    expect(textsAt(root, order, 'GrpHdr', 'CreDtTm')).toEqual(['2026-11-24T10:00:00'])
    expect(textsAt(root, order, 'GrpHdr', 'NbOfTxs')).toEqual(['2'])
    expect(textsAt(root, order, 'GrpHdr', 'CtrlSum')).toEqual(['1060.10'])
    const info = [order, 'PmtInf']
    expect(textsAt(root, ...info, 'ReqdExctnDt', 'Dt')).toEqual(['2026-11-25'])
    expect(textsAt(root, ...info, 'Dbtr', 'Nm')).toEqual(['Mueller + Soehne GmbH'])
    expect(textsAt(root, ...info, 'DbtrAcct', 'Id', 'IBAN')).toEqual(['DE89370400440532013000'])
    const one = [...info, 'CdtTrfTxInf']
    expect(textsAt(root, ...one, 'Amt', 'InstdAmt')).toEqual(['1060.00', '0.10'])
    expect(textsAt(root, ...one, 'PmtId', 'EndToEndId')).toEqual(['P-2026-0088-1', 'P-2026-0092-1'])
    expect(textsAt(root, ...one, 'Cdtr', 'Nm')).toEqual(['Lucia Fernandez', 'Lucia Fernandez'])
    expect(textsAt(root, ...one, 'RmtInf', 'Ustrd')[0]).toBe('P-2026-0088, F-17')
  })

  it('is written the same each time, and lists the transliterated characters', () => {
    expect(Buffer.from(writeTransfers(batch).bytes).equals(written.bytes)).toBe(true)
    expect(written).toMatchObject({ count: 2, total: '1060.10' })
    expect(written.folded).toEqual([
      { field: 'name', from: 'Müller & Söhne GmbH', to: 'Mueller + Soehne GmbH' },
      { payment: 0, field: 'name', from: 'Lucía Fernández', to: 'Lucia Fernandez' },
      { payment: 1, field: 'name', from: 'Lucía Fernández', to: 'Lucia Fernandez' },
    ])
  })

  it('adds up many amounts to the cent', () => {
    const payments = Array.from({ length: 3000 }, (_, at) => ({ ...lucia, endToEndId: `P-${at}`, amount: '0.07' }))
    expect(writeTransfers({ ...batch, payments }).total).toBe('210.00')
  })

  it.each([
    [{ payments: [] }, ['BATCH_EMPTY payments']],
    [{ messageId: 'ü' }, ['REFERENCE messageId']],
    [{ messageId: 'x'.repeat(27) }, ['REFERENCE messageId']],
    [{ executionDate: '2026-02-30' }, ['DATE executionDate']],
    [{ createdAt: '2026-11-24' }, ['DATE createdAt']],
    [{ payer: { ...batch.payer, iban: 'DE00370400440532013000' } }, ['IBAN payer.iban']],
    [{ payer: { ...batch.payer, name: '株式会社' } }, ['NAME_NOT_LATIN payer.name']],
    [{ payments: [lucia, lucia] }, ['DUPLICATE endToEndId 1']],
  ])('is refused with %j', (change, problems) => expect(problemsOf(change)).toEqual(problems))

  it.each([
    [{ amount: '0' }, ['AMOUNT amount 0']],
    [{ amount: '-5.00' }, ['AMOUNT amount 0']],
    [{ amount: '1.005' }, ['AMOUNT amount 0']],
    [{ amount: '1e3' }, ['AMOUNT amount 0']],
    [{ amount: '1000000000' }, ['AMOUNT amount 0']],
    [{ amount: 'NaN' }, ['AMOUNT amount 0']],
    [{ currency: 'USD' }, ['CURRENCY currency 0']],
    [{ iban: 'XX00' }, ['IBAN iban 0']],
    [{ iban: 'BR1800360305000010009795493C1' }, ['IBAN iban 0']],
    [{ bic: 'COBADEFFXXX' }, ['BIC bic 0']],
    [{ bic: 'NOPE' }, ['BIC bic 0']],
    [{ name: ' ' }, ['FIELD_MISSING name 0']],
    [{ name: '山田太郎' }, ['NAME_NOT_LATIN name 0']],
    [{ endToEndId: '//x' }, ['REFERENCE endToEndId 0']],
  ])('is refused with a payment with %j', (change, problems) => expect(only(change)).toEqual(problems))

  it('in another currency names no scheme, and its charges are shared', () => {
    const payer = { name: 'Agentur AG', iban: 'CH9300762011623852957' }
    const swiss = { ...lucia, iban: 'CH5604835012345678009', currency: 'CHF' }
    const abroad = { ...lucia, endToEndId: 'P-2', iban: 'BR1800360305000010009795493C1', currency: 'CHF' }
    const francs = { ...batch, payer, currency: 'CHF' }
    const payments = [swiss, { ...abroad, bic: 'CEFXBRSP' }]
    const xml = new TextDecoder().decode(writeTransfers({ ...francs, payments }).bytes)
    expect(xml).not.toMatch(/SEPA|SLEV|PmtTpInf/)
    expect(xml).toContain('<ChrgBr>SHAR</ChrgBr>')
    expect(xml.match(/<InstdAmt Ccy="CHF">/g)).toHaveLength(2)
    expect(problemsOf({ ...francs, payments: [{ ...swiss, name: 'SLEVIN SEPA/Cd' }] })).toEqual([])
    expect(problemsOf({ ...francs, payments: [swiss, abroad] })).toEqual(['BIC bic 1'])
    expect(problemsOf({ ...francs, payments: [lucia] })).toEqual(['CURRENCY currency 0', 'BIC bic 0'])
  })

  it('has no elements that a name brings along', () => {
    const hostile = { ...lucia, name: '</Nm><Amt>9</Amt>&x;', remittance: `<![CDATA[ ${'x'.repeat(300)}` }
    const { bytes } = writeTransfers({ ...batch, payments: [hostile] })
    const tree = readXml(new TextDecoder().decode(bytes), 'pain.xml').root
    const one = ['CstmrCdtTrfInitn', 'PmtInf', 'CdtTrfTxInf']
    expect(textsAt(tree, ...one, 'Cdtr', 'Nm')).toEqual(['(/Nm)(Amt)9(/Amt)+x,'])
    expect(textsAt(tree, ...one, 'RmtInf', 'Ustrd')[0]).toHaveLength(140)
  })
})

describe('the characters of SEPA', () => {
  it.each([
    ['Jürgen Groß', 'DE', 'Juergen Gross'],
    ['Jürgen Åberg', 'SE', 'Jurgen Aberg'],
    ['Łukasz Żółć', 'PL', 'Lukasz Zolc'],
    ['Ünal Şahin İğdır', 'TR', 'Unal Sahin Igdir'],
    ['Ægir Þórðarson', 'IS', 'Aegir Thordarson'],
    ['Γιώργος Παπαδόπουλος', 'GR', 'Giorgos Papadopoylos'],
    ['Олександр Щербак', 'UA', 'Oleksandr Shcherbak'],
    ['O’Brien—Smith & Co. €', 'IE', "O'Brien-Smith + Co. E"],
    ['a\u202Eb\u0000 c', 'DE', 'ab c'],
  ])('of %s in %s are %s', (text, country, folded) => expect(foldToSepa(text, country).text).toBe(folded))

  it('say what they lack, and leave alone what they have', () => {
    expect(foldToSepa('山 Inc', 'JP')).toEqual({ text: '. Inc', isChanged: true, lost: ['山'] })
    expect(foldToSepa('Plain (1)', 'DE')).toEqual({ text: 'Plain (1)', isChanged: false, lost: [] })
  })

  it('make ids without slashes at the ends', () => {
    expect(['A/1', 'a'.repeat(35)].map(isSepaId)).toEqual([true, true])
    expect(['/A', 'A/', 'A//B', '', 'a'.repeat(36), 'ä', ' a'].map(isSepaId)).toEqual(Array(7).fill(false))
  })
})
