import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk'
import type { Invoice, InvoiceInput } from '@dragoman/sdk/operations/receivables'
import { eq, inArray } from 'drizzle-orm'
import { projects } from '../features/work/tables.ts'
import type { Database } from '../kernel/database/connect.ts'
import { shiftDay } from '../kernel/days.ts'
import type { WholePlace } from './customers.ts'
import { earlierProjects } from './project-list.ts'
import type { Worker } from './worker.ts'

/** The fate of the invoice of a project. */
type Fate = 'PAID' | 'PARTLY_PAID' | 'OPEN' | 'CANCELLED_FIRST' | 'CREDITED' | 'INSTALLMENTS'

interface Billed {
  reference: string
  fate: Fate
  currency?: 'EUR' | 'GBP'
  purchaseOrder?: string
}

/** The projects that are invoiced, delivered first come first. What was delivered later waits for the bookkeeper. */
const billed: readonly Billed[] = [
  ...earlierProjects.map(({ reference, orgUnit }, at) => ({
    reference,
    fate: 'PAID' as const,
    ...(orgUnit === 'portal' && { purchaseOrder: `45001120${String(10 + at)}` }),
  })),
  { reference: 'Corvidol 20 mg leaflet', fate: 'PARTLY_PAID' },
  { reference: 'Service portal 7.2', fate: 'CANCELLED_FIRST', purchaseOrder: '4500112871' },
  { reference: 'Interface 0.7', fate: 'PAID' },
  { reference: 'Rotor safety cards', fate: 'OPEN', currency: 'GBP' },
  { reference: 'Corvidol 40 mg leaflet', fate: 'CREDITED', currency: 'EUR' },
  { reference: 'Service portal 7.3', fate: 'PAID', purchaseOrder: '4500112990' },
  { reference: 'Interface 0.8', fate: 'PAID' },
  { reference: 'Yaw brake handbook', fate: 'PAID' },
  { reference: 'Side effects, web page', fate: 'PAID' },
  { reference: 'Spare parts shop', fate: 'INSTALLMENTS', purchaseOrder: '4500113104' },
  { reference: 'Interface 0.9', fate: 'OPEN' },
  { reference: 'Dosing cards', fate: 'OPEN' },
]

/** How invoices name the clients. */
const clients = {
  portal: { street: 'Kongens gate', number: '14', zip: '0153', city: 'Oslo', taxpayerId: 'NO 974 760 673 MVA' },
  handbooks: { street: 'Kongens gate', number: '14', zip: '0153', city: 'Oslo', taxpayerId: 'NO 974 760 673 MVA' },
  leaflets: { street: 'Rue de Rivoli', number: '88', zip: '75004', city: 'Paris', taxpayerId: 'FR40303265045' },
  product: { street: 'Torstraße', number: '61', zip: '10119', city: 'Berlin', taxpayerId: 'DE129273398' },
} as const

const taxCodes = [
  { name: 'VAT 19 %', kind: 'VAT', category: 'S', rate: 19 },
  { name: 'Reverse charge', kind: 'VAT', category: 'AE', rate: 0, text: 'Reverse charge: the recipient owes the tax.' },
  {
    name: 'Outside the scope of tax',
    kind: 'VAT',
    category: 'O',
    rate: 0,
    text: 'Service not taxable in Germany: place of supply is that of the recipient (section 3a (2) UStG).',
  },
] as const

const dollars = { EUR: 0.9217, GBP: 0.788 } as const

/** Invoices the projects of a year: most are paid, one late, one in part, one in installments, one is credited in part. */
export async function seedReceivables(
  db: Database,
  { bookkeeper, accountUUID, place }: { bookkeeper: Worker; accountUUID: string; place: WholePlace },
  now: Date,
): Promise<void> {
  const { client } = bookkeeper
  await describeClients(bookkeeper, accountUUID, place)
  const rows = await db
    .select()
    .from(projects)
    .where(
      inArray(
        projects.reference,
        billed.map(({ reference }) => reference),
      ),
    )
  const today = now.toISOString().slice(0, 10)
  for (const { reference, fate, currency, purchaseOrder } of billed) {
    const project = rows.find((row) => row.reference === reference)
    if (!project?.deliveredAt) throw new Error(`${reference} is not delivered`)
    const day = shiftDay(project.deliveredAt.toISOString().slice(0, 10), 2)
    if (currency) {
      await db.update(projects).set({ currency }).where(eq(projects.id, project.id))
      for (const each of [day, today]) {
        const body = { currency, rate: dollars[currency], day: each }
        await call(client, api.finance.createExchangeRate, { path: { accountUUID }, body })
      }
    }
    const body: InvoiceInput = {
      organizationalUnit: { uuid: project.orgUnitId },
      projects: [{ uuid: project.id }],
      creationDate: Date.parse(`${day}T00:00:00Z`),
      ...(purchaseOrder && { purchaseOrder }),
      ...(fate === 'INSTALLMENTS' && { multipleInstallments: true, numInstallments: 3, invoiceFirstOnly: true }),
    }
    if (fate === 'CANCELLED_FIRST') {
      const first = await call(client, api.receivables.create, { body: { ...body, purchaseOrder: '4500112817' } })
      const reason = 'The purchase order has two digits the wrong way round.'
      await call(client, api.receivables.cancel, { body: { invoiceUuids: [first.uuid], reason } })
    }
    await settle(bookkeeper, await call(client, api.receivables.create, { body }), fate, { day, today })
  }
}

/** Pays or credits an invoice, as its fate is. */
async function settle(
  { client }: Worker,
  invoice: Invoice,
  fate: Fate,
  { day, today }: { day: string; today: string },
): Promise<void> {
  const { uuid: invoiceUuid, currency, total, lines, number } = invoice
  let open = total
  if (fate === 'CREDITED') {
    const [line] = lines
    const body = { lines: [{ lineUuid: line!.uuid }], reason: 'Delivered late, agreed with the client' }
    const credit = await call(client, api.receivables.createCreditNote, { path: { receivableUUID: invoiceUuid }, body })
    open = Math.round((total - credit.total) * 100) / 100
  }
  if (fate === 'OPEN' || fate === 'INSTALLMENTS') return
  const paid = shiftDay(day, 27)
  const amount = fate === 'PARTLY_PAID' ? Math.round(open * 50) / 100 : open
  await call(client, api.receivables.recordPayment, {
    body: {
      currency,
      amount,
      valueDate: paid < today ? paid : today,
      reference: number,
      ...((currency === 'EUR' || currency === 'GBP') && { exchangeRate: dollars[currency] + 0.004 }),
      allocations: [{ invoiceUuid, amount }],
    },
  })
}

async function describeClients({ client }: Worker, accountUUID: string, place: WholePlace): Promise<void> {
  const path = { accountUUID }
  const { version, taxCodes: present } = await call(client, api.finance.get, { path })
  const known = present.map(({ uuid, name, kind, category, rate, text }) => ({
    uuid,
    name,
    kind: kind as 'VAT',
    category: category as 'S',
    rate,
    ...(text && { text }),
  }))
  const added = taxCodes.filter(({ name }) => !present.some((code) => code.name === name))
  await call(client, api.finance.update, {
    path,
    headers: { 'If-Match': version },
    body: { taxCodes: [...known, ...added] },
  })
  for (const [name, { taxpayerId, ...address }] of Object.entries(clients)) {
    const uuid = place.orgUnits[name as keyof typeof clients]
    const billingEmail = `billing-${name}@clients.example`
    await call(client, api.orgUnits.update, {
      body: {
        uuid,
        address,
        taxpayerId,
        billingEmail,
        ...(name === 'portal' && { taxInfo: { requirePurchaseOrder: true } }),
      },
    })
  }
}
