import { describe, expect, it } from 'vitest'
import { decimal } from './decimal.ts'
import {
  invoiceMoveGaps,
  invoiceOpenAmount,
  invoiceStatusOf,
  payableActors,
  payableLifecycle,
  payableStatusOf,
  paymentLifecycle,
  paymentStatusOf,
  type InvoiceFacts,
  type PayableFacts,
  type PaymentFacts,
} from './finance-lifecycles.ts'
import { findMove, moveRefusal, type FinanceActor, type Lifecycle } from './lifecycles.ts'

const actors: FinanceActor[] = ['system', 'bookkeeper', 'approver', 'payer', 'vendor']

/** Each legal move as `FROM → TO: who`, written by hand; every other combination must be refused. */
const payableMoves: Record<string, FinanceActor[]> = {
  'PENDING → PENDING_APPROVAL': ['vendor', 'bookkeeper'],
  'PENDING_APPROVAL → PENDING': ['vendor', 'bookkeeper', 'approver'],
  'PENDING_APPROVAL → PENDING_APPROVAL': ['approver', 'vendor'],
  'PENDING_APPROVAL → READY': ['approver'],
  'PENDING_APPROVAL → PAID': ['approver'],
  'READY → PENDING_APPROVAL': ['approver', 'vendor'],
  'READY → READY': ['vendor'],
  'READY → AWAITING_RECONCILIATION': ['payer'],
  'READY → PAID': ['payer'],
  'AWAITING_RECONCILIATION → PAID': ['system', 'payer'],
  'AWAITING_RECONCILIATION → ERROR': ['system', 'payer'],
  'ERROR → READY': ['system', 'payer'],
  'PAID → AWAITING_RECONCILIATION': ['payer'],
  'PAID → CLOSED': ['system'],
  'PENDING → CANCELLED': ['bookkeeper'],
  'PENDING_APPROVAL → CANCELLED': ['bookkeeper'],
  'READY → CANCELLED': ['bookkeeper'],
  'ERROR → CANCELLED': ['bookkeeper'],
}

const paymentMoves: Record<string, FinanceActor[]> = {
  'PENDING → PENDING_APPROVAL': ['bookkeeper', 'payer'],
  'PENDING_APPROVAL → READY': ['approver'],
  'READY → PENDING_APPROVAL': ['approver'],
  'READY → AWAITING_RECONCILIATION': ['payer'],
  'AWAITING_RECONCILIATION → PAID': ['system', 'payer'],
  'AWAITING_RECONCILIATION → ERROR': ['system', 'payer'],
  'ERROR → READY': ['system', 'payer'],
  'PAID → AWAITING_RECONCILIATION': ['payer'],
  'PAID → CLOSED': ['system'],
  'PENDING → CANCELLED': ['bookkeeper', 'payer'],
  'PENDING_APPROVAL → CANCELLED': ['bookkeeper', 'payer'],
  'READY → CANCELLED': ['bookkeeper', 'payer'],
  'ERROR → CANCELLED': ['bookkeeper', 'payer'],
}

type AnyLifecycle = Lifecycle<string, string, string, FinanceActor>

/** A context in which every condition of a life cycle holds. */
const everything = (lifecycle: AnyLifecycle, ...who: FinanceActor[]) => ({
  actors: who,
  facts: Object.fromEntries(lifecycle.transitions.flatMap(({ needs }) => needs.map((need) => [need, true]))),
  reason: 'because',
})

describe.each([
  ['payable', payableLifecycle as AnyLifecycle, payableMoves],
  ['payment', paymentLifecycle as AnyLifecycle, paymentMoves],
])('the life of a %s', (_, lifecycle, legal) => {
  const cases = lifecycle.states.flatMap((from) =>
    lifecycle.states.flatMap((to) => actors.map((actor) => [from, to, actor] as const)),
  )

  it.each(cases)('the move from %s to %s by %s is allowed only if the table lists it', (from, to, actor) => {
    const who = legal[`${from} → ${to}`]
    const expected = who === undefined ? 'state' : who.includes(actor) ? undefined : 'actor'
    expect(moveRefusal(lifecycle, from, { to }, everything(lifecycle, actor))?.kind).toBe(expected)
  })

  it('each open condition of a move is a refusal by its name', () => {
    for (const { move, from, to, by, needs } of lifecycle.transitions) {
      for (const need of needs) {
        const context = everything(lifecycle, by[0]!)
        const without = { ...context, facts: { ...context.facts, [need]: false } }
        const alone = {
          ...lifecycle,
          transitions: lifecycle.transitions.filter((row) => row.move === move && row.to === to),
        }
        expect(moveRefusal(alone, from[0]!, { to }, without)).toEqual({ kind: 'condition', unmet: [need] })
      }
    }
  })

  it('a move that needs a reason is refused without one', () => {
    for (const { move, from, by, reason } of lifecycle.transitions) {
      const context = { ...everything(lifecycle, by[0]!), reason: ' ' }
      expect(moveRefusal(lifecycle, from[0]!, { move }, context)).toEqual(reason ? { kind: 'reason' } : undefined)
    }
  })
})

describe('the status of a payable', () => {
  const none = {
    total: decimal('100'),
    isSelfBilled: false,
    hasInvoice: false,
    approvals: 0,
    approvalsNeeded: 1,
    isSent: false,
    hasFailed: false,
    paid: decimal('0'),
    isClosed: false,
    isCancelled: false,
  } satisfies PayableFacts
  const attached = { hasInvoice: true }
  const approved = { ...attached, approvals: 1 }
  const sent = { ...approved, isSent: true }
  const paid = { ...sent, paid: decimal('100.00') }

  it.each<[string, Partial<PayableFacts>, string]>([
    ['nothing is known', {}, 'PENDING'],
    ['an invoice is attached', attached, 'PENDING_APPROVAL'],
    ['it is self-billed', { isSelfBilled: true }, 'PENDING_APPROVAL'],
    ['one of two has approved it', { ...approved, approvalsNeeded: 2 }, 'PENDING_APPROVAL'],
    ['it is approved', approved, 'READY'],
    ['it was approved and the invoice is gone', { approvals: 1 }, 'PENDING'],
    ['nothing is to be paid and it is approved', { ...approved, total: decimal('0.00') }, 'PAID'],
    ['nothing is to be paid and it is not approved', { ...attached, total: decimal('0') }, 'PENDING_APPROVAL'],
    ['it is sent', sent, 'AWAITING_RECONCILIATION'],
    ['it is sent, and two have to approve by now', { ...sent, approvalsNeeded: 2 }, 'AWAITING_RECONCILIATION'],
    ['less than its total is paid', { ...sent, paid: decimal('99.99') }, 'AWAITING_RECONCILIATION'],
    ['the bank has sent it back', { ...sent, hasFailed: true }, 'ERROR'],
    ['its total is paid', paid, 'PAID'],
    ['it is closed', { ...paid, isClosed: true }, 'CLOSED'],
    ['it is canceled', { ...attached, isCancelled: true }, 'CANCELLED'],
  ])('when %s, with %o it is %s', (_, facts, status) => expect(payableStatusOf({ ...none, ...facts })).toBe(status))

  const flags = ['isSelfBilled', 'hasInvoice', 'isSent', 'hasFailed', 'isClosed', 'isCancelled'] as const
  it('any facts lead to a state of the table', () => {
    for (let bits = 0; bits < 2 ** flags.length; bits++) {
      for (const [approvals, amount] of [
        [0, '0'],
        [1, '0'],
        [1, '100'],
        [2, '40'],
      ] as const) {
        const set = Object.fromEntries(flags.map((flag, at) => [flag, Boolean(bits & (1 << at))]))
        const status = payableStatusOf({ ...none, ...set, approvals, approvalsNeeded: 2, paid: decimal(amount) })
        expect(payableLifecycle.states).toContain(status)
      }
    }
  })

  it.each<[string, Partial<PayableFacts>, string, Partial<PayableFacts>]>([
    ['attach', {}, 'vendor', attached],
    ['removeFile', attached, 'vendor', {}],
    ['approveFirst', { ...attached, approvalsNeeded: 2 }, 'approver', { ...approved, approvalsNeeded: 2 }],
    ['approve', attached, 'approver', approved],
    ['withdraw', approved, 'approver', attached],
    ['send', approved, 'payer', sent],
    ['settle', sent, 'system', paid],
    ['fail', sent, 'system', { ...sent, hasFailed: true }],
    ['retry', { ...sent, hasFailed: true }, 'payer', approved],
    ['reverse', paid, 'payer', sent],
    ['close', paid, 'system', { ...paid, isClosed: true }],
    ['cancel', attached, 'bookkeeper', { ...attached, isCancelled: true }],
  ])('the facts after %s are the state that the move leads to', (move, before, actor, after) => {
    const from = payableStatusOf({ ...none, ...before })
    const context = everything(payableLifecycle as AnyLifecycle, actor as FinanceActor)
    const { transition } = findMove(payableLifecycle as AnyLifecycle, from, { move }, context)
    expect(transition?.to).toBe(payableStatusOf({ ...none, ...after }))
  })
})

describe('the status of a payment', () => {
  const none = {
    isAllocated: false,
    isApproved: false,
    isSent: false,
    hasFailed: false,
    isOnStatement: false,
    isClosed: false,
    isCancelled: false,
  } satisfies PaymentFacts
  const keys = Object.keys(none) as (keyof PaymentFacts)[]
  const names = ['PENDING_APPROVAL', 'READY', 'AWAITING_RECONCILIATION', 'ERROR', 'PAID', 'CLOSED', 'CANCELLED']

  it('of what has happened to a payment the last counts', () => {
    expect(paymentStatusOf(none)).toBe('PENDING')
    for (const [at, name] of names.entries()) {
      const set = Object.fromEntries(keys.slice(0, at + 1).map((key) => [key, true]))
      expect(paymentStatusOf({ ...none, ...set })).toBe(name)
    }
  })
})

describe('the status of an invoice', () => {
  const issued = {
    total: decimal('100'),
    credited: decimal('0'),
    paid: decimal('0'),
    isCancelled: false,
    fiscal: 'NONE',
    isFiscallyVoid: false,
    installments: { issued: 1, of: 1 },
  } satisfies InvoiceFacts
  const [half, all] = [decimal('50'), decimal('100.00')]

  it.each<[string, Partial<InvoiceFacts>, string]>([
    ['it is issued', {}, 'INVOICED'],
    ['later installments are not issued', { installments: { issued: 1, of: 3 } }, 'PARTIALLY_INVOICED'],
    ['the authority refuses it', { fiscal: 'REFUSED' }, 'INVOICED_NFE_ERROR'],
    ['the authority accepts it', { fiscal: 'ACCEPTED' }, 'INVOICED_NFE'],
    ['half is paid', { paid: half, fiscal: 'ACCEPTED' }, 'PARTIALLY_PAID'],
    ['half is credited', { credited: half }, 'INVOICED'],
    ['half is paid and half credited', { paid: half, credited: half }, 'PAID'],
    ['all is paid', { paid: all }, 'PAID'],
    ['more than all is paid', { paid: decimal('120') }, 'PAID'],
    ['all is credited', { credited: all }, 'VOID'],
    ['all is credited, and the authority has yet to confirm', { credited: all, fiscal: 'ACCEPTED' }, 'PAID'],
    ['all is credited and confirmed', { credited: all, fiscal: 'ACCEPTED', isFiscallyVoid: true }, 'VOID'],
    ['it is canceled', { isCancelled: true, paid: half }, 'CANCELLED'],
    ['nothing is to be paid', { total: decimal('0') }, 'PAID'],
  ])('when %s, with %o it is %s', (_, facts, status) => expect(invoiceStatusOf({ ...issued, ...facts })).toBe(status))
})

describe('moves of an invoice', () => {
  const sent = {
    total: decimal(100),
    credited: decimal(0),
    paid: decimal(0),
    claimed: decimal(100),
    isCancelled: false,
    fiscal: 'NONE',
    isFiscallyVoid: false,
    installments: { issued: 1, of: 1 },
    isSent: false,
    needsSomeoneElse: false,
  } as const

  it.each([
    ['cancel', {}, []],
    ['cancel', { isSent: true }, ['notSent']],
    ['cancel', { paid: decimal(1) }, ['nothingPaid']],
    ['cancel', { credited: decimal(1) }, ['nothingPaid']],
    ['cancel', { isCancelled: true }, ['notCancelled']],
    ['pay', { paid: decimal(100) }, ['somethingOpen']],
    ['pay', { claimed: decimal(40), paid: decimal(40) }, ['somethingOpen']],
    ['credit', { credited: decimal(100) }, ['notCredited']],
    ['credit', { needsSomeoneElse: true }, ['notIssuer']],
    ['issueInstallment', {}, ['installmentLeft']],
    ['issueInstallment', { installments: { issued: 1, of: 3 } }, []],
  ] as const)('to %s an invoice with %o, what is missing is %o', (move, facts, missing) => {
    expect(invoiceMoveGaps(move, { ...sent, ...facts })).toEqual(missing)
  })

  it('the open amount is the claimed one less payments and credit notes, and never below zero', () => {
    expect(invoiceOpenAmount({ ...sent, claimed: decimal(50), paid: decimal(20), credited: decimal(10) }).units).toBe(
      20n,
    )
    expect(invoiceOpenAmount({ ...sent, paid: decimal(80), credited: decimal(40) }).units).toBe(0n)
    expect(invoiceOpenAmount({ ...sent, isCancelled: true }).units).toBe(0n)
  })
})

describe('actors of a payable', () => {
  const withCodes = (...codes: string[]) => ({
    authorities: ['ROLE_PROJECT_MANAGER'],
    permissions: codes.map((code) => ({ code, active: true })),
  })

  it.each([
    [[], false, []],
    [['PAYABLES_get_payables'], false, []],
    [['PAYABLES_create'], false, ['bookkeeper']],
    [['PAYABLES_cancel'], false, ['bookkeeper']],
    [['PAYABLES_approve'], false, ['approver']],
    [['PAYABLES_create', 'PAYABLES_approve'], true, ['bookkeeper', 'approver', 'vendor']],
    [[], true, ['vendor']],
  ])('with the permissions %j (vendor: %s) one is %j', (codes, isVendor, expected) => {
    expect(payableActors(withCodes(...codes), { isVendor })).toEqual(expected)
  })

  it('without a session there are no actors', () => {
    expect(payableActors(null, { isVendor: true })).toEqual([])
  })
})
