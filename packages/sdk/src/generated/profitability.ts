// Generated from openapi/resources/profitability.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { OrgUnitRef } from './orgUnits.ts'
import type { OrganizationRef } from './organizations.ts'
import type { CurrencyCode, LocaleCode, PageInfo } from './shared.ts'
import type { UserRef } from './users.ts'
import { operation } from '../operation.ts'

/** A month, such as `2026-10`. */
export type MarginMonthName = string

/** Revenue and pay of some projects. */
export interface MarginFigures {
  /** Net revenue. */
  revenue: number
  /** Pay of the linguists. */
  payments: number
  /** Revenue less payments. */
  margin: number
  /** The margin in percent of the revenue, to two decimals; absent without revenue. */
  marginPercent?: number
  /** Part of the revenue that is delivered and on no invoice. */
  notInvoiced: number
  /** Part of the payments that is in other currencies, and on no payable. */
  estimatedPayments: number
  /** Number of projects. */
  projects: number
}

/** Revenue and pay of a month. */
export interface MarginMonth extends MarginFigures {
  /** Month of delivery. */
  month: MarginMonthName
}

/** A delivered project. */
export interface MarginProject {
  /** Identifier. */
  uuid: string
  /** Number of the project. */
  name: string
  /** Name that people have given it. */
  reference: string
  /** Organizational unit. */
  organizationalUnit: OrgUnitRef
  /** Target languages. */
  targetLocales: LocaleCode[]
  /** Number of the invoice that it is on; absent without one. */
  invoice?: string
}

/** Revenue and pay of projects that belong together. Of `organization`, `project`, `manager`, `linguist`, the two languages, and `month` it has what it was asked for; it has none if it stands for projects without a manager, or amounts without a language pair or a linguist. */
export interface MarginGroup extends MarginFigures {
  /** Key of the group. */
  key: string
  /** Client. */
  organization?: OrganizationRef
  /** Project. */
  project?: MarginProject
  /** Project manager. */
  manager?: UserRef
  /** Linguist. */
  linguist?: UserRef
  /** Source language. */
  sourceLanguage?: LocaleCode
  /** Target language. */
  targetLanguage?: LocaleCode
  /** Month of delivery. */
  month?: MarginMonthName
  /** Its months with projects, oldest first. */
  months: MarginMonth[]
}

/** Revenue and pay of the projects that were delivered in some months. */
export interface MarginReport extends PageInfo {
  /** First month of delivery. */
  startMonth: MarginMonthName
  /** Last month of delivery. */
  endMonth: MarginMonthName
  /** Currency of the account. */
  currency: CurrencyCode
  /** Percentage below which a margin is marked. */
  goal: number
  /** All of it. */
  totals: MarginFigures
  /** Source words of the projects. */
  words: number
  /** What their managers are paid by their own rates. */
  managerPayments: number
  /** Hours of it. */
  managerHours: number
  /** Every month, oldest first. */
  months: MarginMonth[]
  /** One page of groups. */
  content: MarginGroup[]
  /** Projects that are in no figure. */
  leftOut: MarginLeftOut
}

/** Projects with amounts for which there is no exchange rate. They are in no figure. */
export interface MarginLeftOut {
  /** Number of projects. */
  projects: number
  /** Currencies without a rate. */
  currencies: CurrencyCode[]
}

/** What `profitability.get` takes. */
export interface ProfitabilityGetParams {
  query?: {
    /** How projects are put together. */
    by?: 'CLIENT' | 'PROJECT' | 'LANGUAGE_PAIR' | 'MONTH' | 'MANAGER' | 'LINGUIST' | undefined
    /** First month of delivery, such as `2026-06`; five months before the last one if it is left out. */
    startMonth?: MarginMonthName | undefined
    /** Last month of delivery, at most 23 months later; the present one if it is left out. */
    endMonth?: MarginMonthName | undefined
    /** Only projects of this organization. */
    organizationUuid?: string | undefined
    /** Only work from this language. */
    sourceLanguage?: LocaleCode | undefined
    /** Only work into this language. */
    targetLanguage?: LocaleCode | undefined
    /** Only projects of this manager. */
    managerUuid?: string | undefined
    /** Only the pay of this linguist, and their share of the revenue. */
    linguistUuid?: string | undefined
    /** Only projects without a manager, or amounts without a language pair or a linguist. */
    without?: 'LANGUAGE_PAIR' | 'MANAGER' | 'LINGUIST' | undefined
    /** `revenue`, `payments`, `margin`, or `marginPercent`, with a direction, such as `marginPercent,asc`. By default months are in their order, and other groups by revenue, the largest first. */
    sort?: string | undefined
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
  } | undefined
}

/**
 * Compare revenue with linguists’ pay
 *
 * Of the projects that were delivered in some months, where the company is: their net revenue less the pay of their linguists, in the currency of the account, put together as asked for. Revenue is what was invoiced less what was credited, at the exchange rates of the documents; `notInvoiced` is the part of delivered projects that are on no invoice, at the rate of the day of delivery. Pay in another currency is at the rate of its payable, and at that of the day of delivery before there is one: `estimatedPayments`. With LINGUIST, the revenue of a project in a language pair is shared by pay. It takes both permissions, `RECEIVABLES_get_invoices` and `PAYABLES_get_payables`.
 *
 * `GET /api/v3/finance/profitability` (designed). Needs RECEIVABLES_get_invoices or PAYABLES_get_payables.
 *
 * @throws {HttpError} a code of any call
 */
export const get: Operation<ProfitabilityGetParams, MarginReport> = /*@__PURE__*/ operation('profitability.get', 'GET', '/api/v3/finance/profitability')
