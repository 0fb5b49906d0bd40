import type { ClientPayment, Invoice, InvoicePage, InvoicePreview } from '@dragoman/sdk/operations/receivables'
import { eq } from 'drizzle-orm'
import { costLines } from '../features/costs/tables.ts'
import { bankAccounts, exchangeRates, legalEntities, taxCodes } from '../features/finance/tables.ts'
import { projects } from '../features/work/tables.ts'
import { orgUnits } from '../identity/tables.ts'
import { encrypted } from '../kernel/encrypted.ts'
import { insertOne } from '../kernel/database/one-row.ts'
import type { Person, Place } from './people.ts'
import { bodyOf } from './projects.ts'
import type { TestApp } from './test-app.ts'
import { seedWork } from './work.ts'

export const receivablesUrl = '/api/v3/receivables'

/** A delivered project: what each language of it costs, and when it was delivered. */
export interface DeliveredProject {
  /** Net amounts by target language, or of several lines of one. */
  costs: { target?: string; total: string; words?: string; price?: string }[]
  on?: string
  currency?: string
  place?: Place
  purchaseOrder?: string
  status?: string
}

/** Steps of tests with invoices, through the API but for the work that they bill. */
export function receivableSteps(test: TestApp) {
  const { accountAdmin, place: ownPlace } = test.people
  const steps = {
    /** The company behind an account, with a tax code and a bank account; the client has an address. */
    async company({ place = ownPlace, rate = '15', country = 'DE', vatId = 'DE136695976' } = {}): Promise<{
      tax: string
    }> {
      const { accountId, orgUnitId } = place
      const values = {
        legalName: 'Northwind Translations GmbH',
        address: 'Lindenstraße 12\n10969 Berlin',
        country,
        taxIds: [{ scheme: 'EU_VAT' as const, value: vatId }],
      }
      await test.db
        .insert(legalEntities)
        .values({ accountId, ...values })
        .onConflictDoUpdate({ target: legalEntities.accountId, set: values })
      await test.db
        .update(orgUnits)
        .set({ country: 'DE', address: { street: 'Torstraße', number: '61', zip: '10119', city: 'Berlin' } })
        .where(eq(orgUnits.id, orgUnitId))
      await insertOne(test.db, bankAccounts, {
        accountId,
        holder: 'Northwind Translations GmbH',
        format: 'IBAN',
        number: encrypted('DE89370400440532013000', 'a key for tests only', 'bank-account'),
        last4: '3000',
        bic: 'COBADEFFXXX',
        bank: 'Commerzbank',
        currency: 'USD',
      })
      const code = { accountId, name: `VAT ${rate}`, kind: 'VAT' as const, category: 'S' as const, rate }
      return { tax: (await insertOne(test.db, taxCodes, code)).id }
    },
    /** A delivered project with its costs, put into the database directly. */
    async deliver({
      costs,
      on = '2026-10-14',
      currency = 'USD',
      place,
      purchaseOrder = '',
      status = 'DELIVERED',
    }: DeliveredProject): Promise<string> {
      const { projectId } = await seedWork(test.db, test.people, {
        ...(place && { place }),
        status,
        steps: ['TRANSLATION'],
      })
      const total = costs.reduce((sum, line) => sum + Number(line.total), 0)
      await test.db
        .update(projects)
        .set({
          currency,
          purchaseOrder,
          deliveredAt: new Date(`${on}T12:00:00Z`),
          costsStatus: 'COMPLETED',
          totalCost: total.toFixed(4),
        })
        .where(eq(projects.id, projectId))
      for (const [displayOrder, { target = 'es', total: line, words = '100', price = '0.1' }] of costs.entries()) {
        await test.db.insert(costLines).values({
          projectId,
          displayOrder,
          sourceLocale: 'en',
          targetLocale: target,
          workflow: 'TRANSLATION',
          costType: 'MATCH',
          band: '0-74',
          matchStart: 0,
          matchEnd: 74,
          words: Number(words),
          unit: 'WORD',
          quantity: words,
          unitPrice: price,
          exact: line,
          total: line,
          gross: line,
          rateSource: { kind: 'price-list', uuid: null, name: 'Standard', version: 2, entry: 'en:es' },
        })
      }
      return projectId
    },
    body: (projectIds: readonly string[], more: object = {}, place: Place = ownPlace) => ({
      organizationalUnit: { uuid: place.orgUnitId },
      projects: projectIds.map((uuid) => ({ uuid })),
      ...more,
    }),
    post: (as: Person, path: string, body: object) => test.call(as, 'POST', `${receivablesUrl}${path}`, body),
    async preview(projectIds: readonly string[], more: object = {}): Promise<InvoicePreview> {
      return bodyOf(await steps.post(accountAdmin, '/preview', steps.body(projectIds, more)))
    },
    async issue(projectIds: readonly string[], more: object = {}): Promise<Invoice> {
      return bodyOf(await steps.post(accountAdmin, '', steps.body(projectIds, more)))
    },
    async get(as: Person, uuid: string): Promise<Invoice> {
      return bodyOf(await test.call(as, 'GET', `${receivablesUrl}/${uuid}`))
    },
    async list(as: Person, query = ''): Promise<InvoicePage> {
      return bodyOf(await test.call(as, 'GET', `${receivablesUrl}${query}`))
    },
    async pay(invoices: readonly { uuid: string; amount: number }[], more: object = {}): Promise<ClientPayment> {
      const amount = invoices.reduce((sum, one) => sum + one.amount, 0)
      const body = {
        currency: 'USD',
        amount,
        valueDate: '2026-11-02',
        allocations: invoices.map((one) => ({ invoiceUuid: one.uuid, amount: one.amount })),
        ...more,
      }
      return bodyOf(await steps.post(accountAdmin, '/payment', body), 201)
    },
    async statusOfProject(id: string): Promise<string | undefined> {
      const [row] = await test.db.select({ status: projects.status }).from(projects).where(eq(projects.id, id))
      return row?.status
    },
    async exchange(
      currency: string,
      rate: string,
      day: string,
      { base = 'USD', place = ownPlace } = {},
    ): Promise<void> {
      await test.db.insert(exchangeRates).values({ accountId: place.accountId, base, currency, rate, day })
    },
  }
  return steps
}
