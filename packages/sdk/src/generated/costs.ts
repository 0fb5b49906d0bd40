// Generated from openapi/resources/costs.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { AsyncRequest, CostUnit, CostsStatus, CurrencyCode, Failure, LocaleCode, PageInfo } from './shared.ts'
import type { UserRef } from './users.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

export interface CostsSummary {
  /** Sum of all lines, in `currency` */
  totalCost: number
  currency: CurrencyCode
  costsStatus: CostsStatus
  /** When the costs were calculated (epoch ms); absent before */
  calculatedAt?: number
  /** When a new version of a file, work that was taken away or another way to count repetitions made them out of date (epoch ms); absent while they hold */
  outdatedAt?: number
  /** Analysis that was priced */
  logfileId?: string
  /** Why the calculation failed or warns */
  failureReason?: string
  /** The same for programs */
  failure?: Failure
  /** Language pairs whose words cost nothing, because no price list has a price for them */
  missingPrices: {
    /** Source locale */
    sourceLang: string
    /** Target locale */
    targetLang: string
  }[]
  /** Price list that was priced with; absent without one */
  priceListUuid?: string
  /** Rates that say something else than when the costs were calculated; a recalculation uses what they say now. Empty from the approval on, which the versions hold for, and in a cancelled project. */
  changedRates: {
    /** What they are */
    source: 'PRICE_LIST' | 'NET_RATE_SETTINGS' | (string & {})
    /** Id of the list or the settings */
    uuid: string
    /** Name of the list or the settings */
    name: string
    /** Version that the costs were calculated with */
    usedVersion: number
    /** Version that holds now */
    presentVersion: number
  }[]
  /** Costs of each language pair, by target locale */
  langPairCosts: LangPairCost[]
}

export interface LangPairCost {
  sourceLang: LocaleCode
  targetLang: LocaleCode
  /** Source words that were counted */
  words: number
  /** Sum of the pair's lines, in the project's currency */
  totalCost: number
  /** What the price list charges by */
  chargeBy: 'WORD' | 'HOUR' | (string & {})
  /** Words that count as an hour; only where hours are charged */
  wordsPerHour?: number
  /** Words weighted by their net rate factors */
  netWords?: number
  /** Opens the pair's segments in `costs.getExplanation` */
  line: string
}

export interface CostLine {
  /** Place in the table, from 0 */
  displayOrder: number
  /** Label of the band, or of the cost, for example 95-99 */
  matchType: string
  /** Quantity in `unit`; words for bands */
  words: number
  /** Unit price times net rate factor */
  costPerItem: number
  /** Rounded amount, in `currency` */
  totalCost: number
  /** Added by hand */
  isManualCost: boolean
  /** Opens the line in `costs.getExplanation` */
  line: string
  /** What made the line */
  kind: 'MATCH' | 'COEFFICIENT' | 'MINIMUM_FEE' | 'MANUAL' | (string & {})
  unit: CostUnit
  /** Price of one unit before the factor, at most six decimals */
  unitPrice: number
  /** Share of the unit price that is charged, 1 for all of it */
  netRateFactor: number
  /** Segments in the band */
  segments?: number
  /** No price list has a price for it */
  noPriceList: boolean
  /** Step whose own price it is; absent for the price of all steps */
  workflow?: string
  currency: CurrencyCode
}

export interface TotalCosts {
  /** What all words would cost at their full unit price */
  grossCost: number
  /** Sum of the bands' lines after their factors */
  netCost: number
  /** Gross less net */
  totalSavings: number
  /** Sum of all lines, with minimum fee and costs added by hand */
  totalCalculatedCost: number
  /** A minimum fee was added */
  minimumFeeApplied: boolean
  currency: CurrencyCode
  /** Coefficients, minimum fees and costs added by hand */
  costInfoDtoList: CostInfo[]
}

export interface CostInfo {
  /** Id of the cost */
  uuid: string
  /** What it is for */
  description: string
  /** Kind of cost */
  costType: 'COEFFICIENT' | 'MINIMUM_FEE' | 'SERVICE' | 'SURCHARGE' | 'DISCOUNT' | (string & {})
  costUnitType: CostUnit
  /** Price of one unit, at most six decimals */
  costValue: number
  /** How many units */
  amount: number
  /** Rounded amount of money */
  calculatedCost: number
  /** Source locale; absent for a cost of the whole project */
  sourceLang?: string
  /** Target locale; absent for a cost of the whole project */
  targetLang?: string
  /** Why it was added */
  reason?: string
  /** Not taken from a price list */
  noPriceList: boolean
  /** Opens the line in `costs.getExplanation` */
  line: string
}

export interface CostExplanation {
  /** The line that was asked for */
  line: string
  /** What made it */
  kind: 'LANG_PAIR' | 'MATCH' | 'COEFFICIENT' | 'MINIMUM_FEE' | 'MANUAL' | (string & {})
  /** Band or text of the line, for example 95-99 */
  label: string
  /** Source locale; null for a cost of the whole project */
  sourceLocale: string | null
  /** Target locale; null for a cost of the whole project */
  targetLocale: string | null
  /** How many units */
  quantity: number
  unit: CostUnit
  /** Price of one unit, at most six decimals */
  unitPrice: number
  /** Share of the unit price that is charged, 1 for all of it */
  netRateFactor: number
  /** Source words of the segments */
  words: number
  /** Rounded amount */
  totalCost: number
  currency: CurrencyCode
  band?: CostBand
  rate: CostRateSource
  netRate?: CostRateSource
  rounding: CostRounding
  /** Analysis that counted the words */
  logfileId?: string
  /** Why a cost was added by hand */
  reason?: string
  /** Step whose own price it is; absent for the price of all steps */
  workflow?: string
  /** Who set a line of pay by hand, or agreed to it */
  setBy?: UserRef
  /** When, epoch ms */
  setAt?: number
  /** What a percentage is of, or what the lines came to that a minimum fee lifts */
  basis?: number
  /** Lines that make up the basis, or the sum of a language pair; absent for others */
  addends?: CostAddend[]
  segments: CostSegmentPage
}

export interface CostAddend {
  /** Opens the line in `costs.getExplanation` */
  line: string
  /** What made it */
  kind: 'MATCH' | 'COEFFICIENT' | 'MINIMUM_FEE' | 'MANUAL' | (string & {})
  /** Band or text of the line */
  label: string
  /** Source locale; absent for a cost of the whole project */
  sourceLocale?: string
  /** Target locale; absent for a cost of the whole project */
  targetLocale?: string
  /** Step whose own price it is; absent for the price of all steps */
  workflow?: string
  /** Rounded amount */
  totalCost: number
}

export interface CostBand {
  /** Kind of match */
  analysisItemType: 'CONTEXT' | 'EXACT' | 'REPETITION' | 'FUZZY' | 'NEW' | 'NON_TRANSLATABLE' | (string & {})
  /** Label, for example 95-99 */
  label: string
  /** Lowest score of the band, in percent */
  match?: number
  /** Highest score of the band, in percent */
  matchEnd?: number
}

export interface CostRateSource {
  /** Where the value comes from */
  source: 'PRICE_LIST' | 'USER_RATE' | 'NET_RATE_SETTINGS' | 'MANUAL' | (string & {})
  /** Id of the list or the settings */
  uuid?: string
  /** Name of the list or the settings */
  name: string
  /** Its version at the calculation; counts up with each change */
  version?: number
  /** Which of its values, for example the price of a pair or the default */
  entry?: string
}

export interface CostRounding {
  /** Amount before rounding, as a decimal number */
  exact: string
  /** Amount after rounding, as a decimal number */
  rounded: string
  /** Decimals that the currency has */
  minorUnits: number
  /** Halves go away from zero */
  mode: 'HALF_UP'
}

export interface CostSegment {
  /** Segment */
  segmentId: string
  /** Work unit */
  workUnitUuid: string
  /** File */
  fileName: string
  /** Place in the file, from 1 */
  sequence?: number
  /** Source text with its codes as placeholders */
  source: string
  /** Source words */
  words: number
  /** Label of its band */
  band: string
  /** Score in percent, 101 for the same context; 0 without a match */
  match: number
}

export interface CostSegmentPage extends PageInfo {
  /** Segments of this page */
  content: CostSegment[]
}

export interface ManualCost {
  /** Id */
  uuid: string
  /** Id of the cost again */
  id: string
  /** What it is for */
  description: string
  /** Kind of cost */
  costType: 'SERVICE' | 'SURCHARGE' | 'DISCOUNT' | (string & {})
  /** Money, or percent of the other lines */
  rateType: 'FIXED' | 'PERCENTAGE' | (string & {})
  unitType: CostUnit
  /** How many units */
  units: number
  /** Price of one unit, at most six decimals; negative for a discount */
  costPerUnit: number
  /** Rounded amount, in the project's currency */
  total: number
  /** Source locale; absent for a cost of the whole project */
  sourceLanguage?: string
  /** Target locale; absent for a cost of the whole project */
  targetLanguage?: string
  /** Why it was added */
  reason?: string
  /** File it belongs to */
  filename?: string
  /** Lowest score it belongs to, in percent */
  matchStart?: number
  /** Highest score it belongs to, in percent */
  matchEnd?: number
  /** Analysis it belongs to */
  costsLogfileId?: string
  /** When it was added (epoch ms) */
  creationTimestamp: number
  /** Place in the table, from 0 */
  displayOrder: number
  /** Not taken from a price list */
  noPriceList: boolean
  /** Opens the line in `costs.getExplanation` */
  line: string
}

export interface ManualCostCreate {
  /** What it is for */
  description: string
  /** Kind of cost */
  costType: 'SERVICE' | 'SURCHARGE' | 'DISCOUNT' | (string & {})
  /** Money, or percent of the other lines; FIXED when left out */
  rateType?: 'FIXED' | 'PERCENTAGE' | (string & {})
  /** What is counted */
  unitType: 'WORD' | 'HOUR' | 'DAY' | 'PAGE' | 'FIXED' | (string & {})
  /** How many units */
  units: number
  /** Price of one unit, at most six decimals; negative for a discount, which takes off 100 percent at most */
  costPerUnit: number
  sourceLanguage?: LocaleCode
  targetLanguage?: LocaleCode
  /** Why it is added */
  reason?: string
}

export interface Profitability {
  /** Share of the price that stays after linguists are paid, in percent */
  profitability: number
  /** The same after the manager is paid too, in percent */
  profitabilityWithPmRates: number
  /** What the client pays */
  totalCost: number
  /** What linguists are paid in the currency of the project */
  totalCostTasks: number
  /** What linguists are paid in other currencies; the shares leave it out, since there are no exchange rates */
  otherPay: {
    currency: CurrencyCode
    /** Sum of the tasks paid in it */
    total: number
  }[]
  /** What linguists and managers are paid */
  totalCostWithPmRates: number
  currency: CurrencyCode
  /** Pay of the project's manager, for each language pair where they have a rate for PROJECT_MANAGEMENT */
  pmRatesDetails: {
    user: UserRef
    /** Both codes, such as `en_us:pt_br` */
    languagePair: string
    unit: CostUnit
    /** How many units */
    quantity: number
    /** Price of one unit */
    rate: number
    /** Version of the manager's rate */
    rateVersion: number
    /** Rounded amount */
    total: number
  }[]
}

export interface PriceType {
  /** Id: that of the coefficient, or the unit */
  uuid: string
  /** Id again */
  id: string
  /** Work, or a discount or surcharge of the price list */
  type: 'SERVICE' | 'COEFFICIENT' | (string & {})
  /** What it is for */
  description: string
  /** Money, or percent of the other lines */
  rateType: 'FIXED' | 'PERCENTAGE' | (string & {})
  priceUnit: CostUnit
  /** Price of one unit, or percent; absent where the list has none */
  price?: number
  /** Prices by language pair; empty unless they were asked for */
  mapping: {
    /** Source locale */
    sourceLanguage: string
    /** Target locale */
    targetLanguage: string
    /** Price of one unit */
    price: number
  }[]
}

/** What `costs.calculate` takes. */
export interface CostsCalculateParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  query?: {
    /** Id that the first answer gave; posting again with it asks for the state instead of starting anew. */
    requestId?: string
  }
}

/**
 * Analyse a project and price it; the project is locked meanwhile
 *
 * `POST /api/v3/project/{projectUUID}/async/calculate/costs` (published). Needs PROJECT_calculate_costs.
 */
export const calculate: Operation<CostsCalculateParams, AsyncRequest> = /*@__PURE__*/ operation('costs.calculate', 'POST', '/api/v3/project/{projectUUID}/async/calculate/costs', { refreshes: ['projects', 'logfiles', 'tasks', 'activity'], retry: 'locked', async: 'request-id' })

/** What `costs.recalculate` takes. */
export interface CostsRecalculateParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  query?: {
    /** Id that the first answer gave; posting again with it asks for the state instead of starting anew. */
    requestId?: string
  }
}

/**
 * Price a project anew from a fresh analysis
 *
 * Until the approval with the rates of today; from then on with the versions that the client approved, so that a change of a rate changes no approved project. Work units whose tasks were all cancelled cost nothing, and nor do cancelled steps that have a price of their own.
 *
 * `POST /api/v3/project/{projectUUID}/recalculate/costs` (published). Needs PROJECT_calculate_costs.
 */
export const recalculate: Operation<CostsRecalculateParams, AsyncRequest> = /*@__PURE__*/ operation('costs.recalculate', 'POST', '/api/v3/project/{projectUUID}/recalculate/costs', { refreshes: ['projects', 'logfiles', 'tasks', 'activity'], retry: 'locked', async: 'request-id' })

/** What `costs.getSummary` takes. */
export interface CostsGetSummaryParams {
  path: {
    /** The project. */
    projectUUID: string
  }
}

/**
 * What a project costs, by language pair
 *
 * `GET /api/v3/project/{projectUUID}/costs-summary` (published). Needs PROJECT_costs.
 */
export const getSummary: Operation<CostsGetSummaryParams, CostsSummary> = /*@__PURE__*/ operation('costs.getSummary', 'GET', '/api/v3/project/{projectUUID}/costs-summary')

/** What `costs.listByLangPair` takes. */
export interface CostsListByLangPairParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  query: {
    /** Source locale */
    sourceLang: LocaleCode
    /** Target locale */
    targetLang: LocaleCode
  }
}

/**
 * The lines that make up the costs of one language pair
 *
 * `GET /api/v3/project/{projectUUID}/costs/lang-pair` (published). Needs PROJECT_costs.
 */
export const listByLangPair: Operation<CostsListByLangPairParams, CostLine[]> = /*@__PURE__*/ operation('costs.listByLangPair', 'GET', '/api/v3/project/{projectUUID}/costs/lang-pair')

/** What `costs.getTotal` takes. */
export interface CostsGetTotalParams {
  path: {
    /** The project. */
    projectUUID: string
  }
}

/**
 * Gross, savings and net of a project, with the costs beside the words
 *
 * `GET /api/v3/project/{projectUUID}/total-costs` (published). Needs PROJECT_costs.
 */
export const getTotal: Operation<CostsGetTotalParams, TotalCosts> = /*@__PURE__*/ operation('costs.getTotal', 'GET', '/api/v3/project/{projectUUID}/total-costs')

/** What `costs.getExplanation` takes. */
export interface CostsGetExplanationParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  query: {
    /** Line to open, as the cost calls name it */
    line: string
    /** Page number, from 0. */
    page?: number
    /** Items a page. */
    size?: number
  }
}

/**
 * From an amount to the segments, band, rate and rounding that made it
 *
 * `GET /api/v3/project/{projectUUID}/costs/explanation` (designed). Needs PROJECT_costs.
 */
export const getExplanation: Operation<CostsGetExplanationParams, CostExplanation> = /*@__PURE__*/ operation('costs.getExplanation', 'GET', '/api/v3/project/{projectUUID}/costs/explanation')

/** What `costs.listManual` takes. */
export interface CostsListManualParams {
  path: {
    /** The project. */
    projectUUID: string
  }
}

/**
 * The costs that were added by hand
 *
 * `GET /api/v3/project/{projectUUID}/cost/manual-cost` (published). Needs PROJECT_costs.
 */
export const listManual: Operation<CostsListManualParams, ManualCost[]> = /*@__PURE__*/ operation('costs.listManual', 'GET', '/api/v3/project/{projectUUID}/cost/manual-cost')

/** What `costs.createManual` takes. */
export interface CostsCreateManualParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  body: ManualCostCreate
}

/**
 * Add a cost by hand
 *
 * `POST /api/v3/project/{projectUUID}/cost/manual-cost` (published). Needs PROJECT_calculate_costs.
 */
export const createManual: Operation<CostsCreateManualParams, ManualCost> = /*@__PURE__*/ operation('costs.createManual', 'POST', '/api/v3/project/{projectUUID}/cost/manual-cost', { refreshes: ['projects', 'activity'], retry: 'never' })

/** What `costs.listPriceTypes` takes. */
export interface CostsListPriceTypesParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  query?: {
    /** Also the prices of each language pair of the project */
    byLanguage?: boolean
  }
}

/**
 * What can be added to the costs by hand, with the prices that the project's price list has for it
 *
 * First the work that is paid by the word, hour, page or at a fixed price, then the coefficients of the price list that do not count by themselves.
 *
 * `GET /api/v3/project/{projectUUID}/cost/priceTypes` (published). Needs PROJECT_costs.
 */
export const listPriceTypes: Operation<CostsListPriceTypesParams, PriceType[]> = /*@__PURE__*/ operation('costs.listPriceTypes', 'GET', '/api/v3/project/{projectUUID}/cost/priceTypes')

/** What `costs.remove` takes. */
export interface CostsRemoveParams {
  path: {
    /** The project. */
    projectUUID: string
    /** Cost added by hand */
    costUUID: string
  }
  query?: {
    /** Why it is taken out; the journal keeps it */
    reason?: string
  }
}

/**
 * Take a cost that was added by hand out again
 *
 * `DELETE /api/v3/project/{projectUUID}/cost/{costUUID}` (published). Needs PROJECT_calculate_costs.
 */
export const remove: Operation<CostsRemoveParams, void> = /*@__PURE__*/ operation('costs.remove', 'DELETE', '/api/v3/project/{projectUUID}/cost/{costUUID}', { answer: nothing, refreshes: ['projects', 'activity'] })

/** What `costs.getProfitability` takes. */
export interface CostsGetProfitabilityParams {
  path: {
    /** The project. */
    projectUUID: string
  }
}

/**
 * What stays of the price once linguists are paid
 *
 * `GET /api/v3/project/{projectUUID}/profitability` (published). Needs PROJECT_profitability.
 */
export const getProfitability: Operation<CostsGetProfitabilityParams, Profitability> = /*@__PURE__*/ operation('costs.getProfitability', 'GET', '/api/v3/project/{projectUUID}/profitability')
