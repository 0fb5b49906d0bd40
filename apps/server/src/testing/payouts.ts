import type { Payable } from '@dragoman/sdk/operations/payables'
import type { Payout, PayoutCandidate } from '@dragoman/sdk/operations/payouts'
import { companyIban as iban } from './camt.ts'
import { october, payableSteps } from './payables.ts'
import { createPerson, type Person } from './people.ts'
import { bodyOf } from './projects.ts'
import type { Answer, TestApp } from './test-app.ts'

const url = '/api/v3/payout'

/** The account of every linguist. */
const theirs = 'ES9121000418450200051332'

interface Ready {
  currency?: string
  method?: 'BANK' | 'PAYPAL'
  isApproved?: boolean
  /** Whether someone else has entered another bank account since. */
  changesBank?: boolean
  approver?: Person
}

let count = 0

/** The steps that tests take with payment runs, through the API. */
export function payoutSteps(test: TestApp) {
  const { call, db, people } = test
  const bills = payableSteps(test)
  const person = (name: string, roles: ['VENDOR'] | ['ACCOUNT_ADMIN']) =>
    createPerson({ db, sessions: test.app.services.sessions }, people.place, name, { roles, member: true })
  const bankOf = (accountHolder: string, number: string) => ({
    paymentMethod: 'BANK',
    country: 'ES',
    accountHolder,
    iban: number,
  })
  const steps = {
    iban,
    /** A payable of a linguist of their own, approved by a third person. */
    async readyPayable(
      total: string,
      { currency = 'EUR', method = 'BANK', isApproved = true, changesBank = false, approver }: Ready = {},
    ): Promise<{ payable: Payable; vendor: Person }> {
      const number = (count += 1)
      const vendor = await person(`Paid Linguist ${number}`, ['VENDOR'])
      const bookkeeper = await person(`Bookkeeper ${number}`, ['ACCOUNT_ADMIN'])
      const officer = approver ?? (await person(`Officer ${number}`, ['ACCOUNT_ADMIN']))
      if (method === 'PAYPAL') await bills.payOut(vendor)
      else bodyOf(await call(vendor, 'PUT', '/api/v3/user/payment/logged-user', bankOf(vendor.name, theirs)))
      await bills.deliver({ by: vendor, on: '2026-10-05', currency, pay: [bills.words('1', total, total)] })
      await bills.run(bookkeeper, { ...october, vendorUuidList: [vendor.id] })
      const { uuid, name } = await bills.newest(vendor)
      bodyOf(await bills.attach(vendor, uuid, bills.invoice(total, `I-${name}`, { currency })), 201)
      if (isApproved) bodyOf(await bills.approve(officer, uuid))
      if (changesBank) {
        const other = { userUuid: vendor.id, ...bankOf(vendor.name, 'ES7921000813610123456789') }
        bodyOf(await call(people.accountAdmin, 'PUT', '/api/v3/user/payment', other))
      }
      return { payable: await bills.get(bookkeeper, uuid), vendor }
    },
    async addBank(as: Person): Promise<string> {
      const path = `/api/v3/account/${people.place.accountId}/finance/bank-account`
      const body = { holder: 'Northwind', format: 'IBAN', number: iban, currency: 'EUR' }
      return bodyOf<{ uuid: string }>(await call(as, 'POST', path, body), 201).uuid
    },
    create: (as: Person, body: object) => call(as, 'POST', url, body),
    createRun: (as: Person, bankAccountUuid: string, payables: readonly { uuid: string }[], more: object = {}) =>
      steps.create(as, {
        method: 'BANK',
        currency: 'EUR',
        bankAccountUuid,
        payableUuids: payables.map(({ uuid }) => uuid),
        ...more,
      }),
    send: (as: Person, uuid: string) => call(as, 'POST', `${url}/${uuid}/send`),
    async get(as: Person, uuid: string): Promise<Payout> {
      return bodyOf(await call(as, 'GET', `${url}/${uuid}`))
    },
    importStatement(
      as: Person,
      bankAccountUuid: string,
      file: File,
      layout: Record<string, string> = {},
      dryRun = false,
    ): Promise<Answer> {
      const form = new FormData()
      form.append('file', file)
      for (const [field, value] of Object.entries({ bankAccountUuid, ...layout })) form.append(field, value)
      return call(as, 'POST', `/api/v3/payment/statement${dryRun ? '?dryRun=true' : ''}`, form)
    },
    reasons: ({ reasons = [] }: PayoutCandidate): string[] => reasons.map(({ code }) => code),
  }
  return steps
}
