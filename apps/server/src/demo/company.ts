import { call } from '@dragoman/sdk'
import * as api from '@dragoman/sdk/api'
import type { Worker } from './worker.ts'

const agreement = `<h2>What it covers</h2>
<p>Texts, files, and translations that you get to see here belong to our clients. You use them for the work that you
accepted, and for nothing else.</p>
<h2>How long you keep files</h2>
<table><tbody>
<tr><th>What</th><th>Until</th></tr>
<tr><td>Source files on your devices</td><td>14 days after delivery</td></tr>
<tr><td>Your own notes and terms</td><td>The end of the project</td></tr>
</tbody></table>
<h2>Tools of others</h2>
<ul><li>Do not paste client texts into public machine translation or chat services.</li>
<li>Tell your project manager at once if somebody else has seen them.</li></ul>`

/** The company behind the account: what stands on its invoices, and the contract that everyone who works here accepted. */
export async function seedCompany(
  administrator: Worker,
  accountUUID: string,
  people: readonly Worker[],
): Promise<void> {
  const path = { accountUUID }
  const { version } = await call(administrator.client, api.finance.get, { path })
  await call(administrator.client, api.finance.update, {
    path,
    headers: { 'If-Match': version },
    body: {
      legalName: 'Northwind Translations GmbH',
      address: 'Lindenstraße 12\n10969 Berlin',
      country: 'DE',
      taxIds: [{ scheme: 'EU_VAT', value: 'DE136695976' }],
      approvalLimit: 5000,
    },
  })
  await call(administrator.client, api.finance.createBankAccount, {
    path,
    body: {
      holder: 'Northwind Translations GmbH',
      format: 'IBAN',
      number: 'DE89370400440532013000',
      bank: 'Commerzbank',
      currency: 'EUR',
    },
  })
  const { uuid } = await call(administrator.client, api.contracts.create, {
    body: { name: 'Confidentiality agreement', content: agreement },
  })
  for (const { client } of people) await call(client, api.contracts.accept, { path: { id: uuid } })
}
