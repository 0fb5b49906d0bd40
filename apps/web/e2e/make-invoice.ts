import type { APIRequestContext } from '@playwright/test'
import { json, type Named } from './make-project.ts'

interface Versioned {
  version: string
}

/** Enters what has to be known before an invoice can be issued: the company with its taxes, and the client's address. */
export async function enterCompany(admin: APIRequestContext, unit: string): Promise<void> {
  const { accountUuid } = await json<{ accountUuid: string }>(admin.get('/api/v3/user/logged-user'))
  const finance = `/api/v3/account/${accountUuid}/finance`
  const { version } = await json<Versioned>(admin.get(finance))
  const company = {
    legalName: 'Northwind Translations GmbH',
    address: 'Lindenstraße 12\n10969 Berlin',
    country: 'DE',
    taxIds: [{ scheme: 'EU_VAT', value: 'DE136695976' }],
    taxCodes: [
      { name: 'VAT', kind: 'VAT', category: 'S', rate: 20 },
      { name: 'Outside', kind: 'VAT', category: 'O', rate: 0, text: 'Not taxable in Germany.' },
    ],
  }
  await json(admin.put(finance, { data: company, headers: { 'If-Match': version } }))
  const read = await json<Versioned>(admin.get(`/api/v3/client/${unit}`))
  const client = {
    uuid: unit,
    country: 'DE',
    address: { street: 'Torstraße', number: '61', city: 'Berlin', zip: '10119' },
    billingEmail: 'billing@dragoman-software.example',
  }
  await json(admin.put('/api/v3/client', { data: client, headers: { 'If-Match': read.version } }))
}

/** The id of an invoice: one that is there, or one for the project that was delivered first. */
export async function anyInvoice(admin: APIRequestContext): Promise<string> {
  const present = await json<{ content: Named[] }>(admin.get('/api/v3/receivables'))
  if (present.content[0]) return present.content[0].uuid
  const ready = await json<{ content: { organizationalUnit: Named; projects: Named[] }[] }>(
    admin.get('/api/v3/receivables/ready'),
  )
  const { organizationalUnit, projects } = ready.content[0]!
  await enterCompany(admin, organizationalUnit.uuid)
  const data = { organizationalUnit, projects: projects.map(({ uuid }) => ({ uuid })) }
  return (await json<Named>(admin.post('/api/v3/receivables', { data }))).uuid
}
