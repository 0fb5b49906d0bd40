/** The bank account of the company. */
export const companyIban = 'DE89370400440532013000'

/** A booking of a statement. */
export interface Entry {
  amount: number
  reference: string
  endToEndId?: string | undefined
  name?: string
  text?: string
  returnReason?: string
  /** The payments that it is made of as the bank writes them, instead of one. */
  payments?: string
}

const day = new Date().toISOString().slice(0, 10)

const balance = (kind: string, amount: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`

/** A statement in camt.053, with balances that its entries lead from and to. */
export function camtOf(
  entries: readonly Entry[],
  { iban: account = companyIban, closing }: { iban?: string; closing?: string } = {},
): File {
  const end = 10_000 + entries.reduce((sum, { amount }) => sum + amount, 0)
  const text = `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId></GrpHdr><Stmt><Id>S-1</Id><ElctrncSeqNb>221</ElctrncSeqNb><Acct><Id><IBAN>${account}</IBAN></Id><Ccy>EUR</Ccy></Acct>${balance('OPBD', '10000.00')}${balance('CLBD', closing ?? end.toFixed(2))}${entries.map(entryOf).join('')}</Stmt></BkToCstmrStmt></Document>`
  return new File([text], 'statement.xml')
}

function entryOf({ amount, reference, endToEndId, name, text, returnReason, payments }: Entry): string {
  const side = amount < 0 ? 'DBIT' : 'CRDT'
  const party = amount < 0 ? 'Cdtr' : 'Dbtr'
  const refs = endToEndId ? `<Refs><EndToEndId>${endToEndId}</EndToEndId></Refs>` : ''
  const parties = name ? `<RltdPties><${party}><Pty><Nm>${name}</Nm></Pty></${party}></RltdPties>` : ''
  const purpose = text ? `<RmtInf><Ustrd>${text}</Ustrd></RmtInf>` : ''
  const returned = returnReason ? `<RtrInf><Rsn><Cd>${returnReason}</Cd></Rsn></RtrInf>` : ''
  return `<Ntry><Amt Ccy="EUR">${Math.abs(amount).toFixed(2)}</Amt><CdtDbtInd>${side}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef><NtryDtls>${payments ?? `<TxDtls>${refs}${parties}${purpose}${returned}</TxDtls>`}</NtryDtls></Ntry>`
}
