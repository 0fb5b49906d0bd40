// Generated from openapi/resources/costs.yaml by openapi/generate.ts. Do not edit.
import type { AsyncOperation, Operation } from '../operation.ts'
import type { WordCount } from './logfiles.ts'
import type { AsyncRequest, CostUnit, CostsStatus, CurrencyCode, Failure, LocaleCode, PageInfo, WordCounter } from './shared.ts'
import type { UserRef } from './users.ts'
import { nothing } from '../answers.ts'
import { asyncOperation, operation } from '../operation.ts'

export interface FilesToEstimate {
  /** Uploads of the caller that have been previewed */
  uploadUuids: string[]
  /** Target locales of each file */
  targetLocales: LocaleCode[]
  /** Workflow codes of each file, in the order of the steps */
  workflows: string[]
}

export interface ProjectToEstimate {
  /** Source locale of the project */
  sourceLocale: LocaleCode
  /** Uploads of the caller that have been previewed */
  uploadUuids: string[]
  /** Target locales of each file */
  targetLocales: LocaleCode[]
  /** Workflow codes of each file, in the order of the steps; without them, each file has the steps that files of its type start with */
  workflows?: string[] | undefined
}

export interface FilesEstimate {
  /** Tasks that would be created */
  tasks: number
  /** Source words of all files */
  words: number
  /** How they are counted: as in the project. Uploads that were previewed with another counter are refused */
  wordCounter: WordCounter
  /** Currency of the project (ISO 4217) */
  currency: string
  /** Cost in that currency, without matches and fees */
  total: number
  /** Cost by target locale */
  pairs: PairEstimate[]
  /** Whether the price list has no price for some of the languages */
  missingPrices: boolean
}

export interface PairEstimate {
  /** Target locale */
  targetLocale: string
  /** Cost in the currency of the project */
  total: number
}

export interface CostsSummary {
  /** Sum of all lines, in `currency` */
  totalCost: number
  currency: CurrencyCode
  costsStatus: CostsStatus
  /** When the costs were calculated (epoch ms); absent until then */
  calculatedAt?: number
  /** When a new file version, removed work, or another way to count repetitions made the costs outdated (epoch ms); absent while they are up to date */
  outdatedAt?: number
  /** Analysis that the costs were calculated from */
  logfileId?: string
  /** How the words that are charged are counted */
  wordCounter: WordCounter
  /** The words by each counter, for comparison; empty for costs that were calculated before this was recorded */
  wordCounts: WordCount[]
  /** Why the calculation failed or has warnings */
  failureReason?: string
  /** The failure in machine-readable form */
  failure?: Failure
  /** Language pairs whose words cost nothing because no price list has a price for them */
  missingPrices: {
    /** Source locale */
    sourceLang: string
    /** Target locale */
    targetLang: string
  }[]
  /** Price list that the costs were calculated with; absent if there was none */
  priceListUuid?: string
  /** Rates that have changed since the costs were calculated; a recalculation uses their current values. Empty once the project is approved, because the approved versions apply, and in canceled projects. */
  changedRates: {
    /** Type of the rates */
    source: 'PRICE_LIST' | 'NET_RATE_SETTINGS' | (string & {})
    /** Id of the price list or net rate scheme */
    uuid: string
    /** Name of the price list or net rate scheme */
    name: string
    /** Version that the costs were calculated with */
    usedVersion: number
    /** Current version */
    presentVersion: number
  }[]
  /** Costs of each language pair, by target locale */
  langPairCosts: LangPairCost[]
}

export interface LangPairCost {
  sourceLang: LocaleCode
  targetLang: LocaleCode
  /** Counted source words */
  words: number
  /** Sum of the lines of the language pair, in the currency of the project */
  totalCost: number
  /** Unit of measure that the price list charges by */
  chargeBy: 'WORD' | 'HOUR' | (string & {})
  /** Words per hour; only if hours are charged */
  wordsPerHour?: number
  /** Weighted words, which are words times their net rate factors */
  netWords?: number
  /** The words by each counter, for comparison; empty for costs that were calculated before this was recorded */
  wordCounts: WordCount[]
  /** Identifies the segments of the language pair in `costs.getExplanation` */
  line: string
}

export interface CostLine {
  /** Position in the table, from 0 */
  displayOrder: number
  /** Label of the match band or cost, for example 95-99 */
  matchType: string
  /** Quantity in `unit`; words for match bands */
  words: number
  /** Unit price times net rate factor */
  costPerItem: number
  /** Rounded amount, in `currency` */
  totalCost: number
  /** Whether the line was added manually */
  isManualCost: boolean
  /** Identifies the line in `costs.getExplanation` */
  line: string
  /** Type of line */
  kind: 'MATCH' | 'COEFFICIENT' | 'MINIMUM_FEE' | 'MANUAL' | (string & {})
  unit: CostUnit
  /** Unit price before the net rate factor, up to six decimal places */
  unitPrice: number
  /** Fraction of the unit price that is charged; 1 for all of it */
  netRateFactor: number
  /** Segments in the match band */
  segments?: number
  /** Whether no price list has a price for the line */
  noPriceList: boolean
  /** Workflow step that the price is for; absent for the price of all steps */
  workflow?: string
  currency: CurrencyCode
}

export interface TotalCosts {
  /** Cost of all words at their full unit price */
  grossCost: number
  /** Sum of the match band lines after their net rate factors */
  netCost: number
  /** Gross minus net */
  totalSavings: number
  /** Sum of all lines, with minimum fees and manually added costs */
  totalCalculatedCost: number
  /** Whether a minimum fee was added */
  minimumFeeApplied: boolean
  currency: CurrencyCode
  /** Coefficients, minimum fees, and manually added costs */
  costInfoDtoList: CostInfo[]
}

export interface CostInfo {
  /** Id of the cost */
  uuid: string
  /** What the cost is for */
  description: string
  /** Type of cost */
  costType: 'COEFFICIENT' | 'MINIMUM_FEE' | 'SERVICE' | 'SURCHARGE' | 'DISCOUNT' | (string & {})
  costUnitType: CostUnit
  /** Unit price, up to six decimal places */
  costValue: number
  /** Quantity */
  amount: number
  /** Rounded amount of money */
  calculatedCost: number
  /** Source locale; absent for a cost of the whole project */
  sourceLang?: string
  /** Target locale; absent for a cost of the whole project */
  targetLang?: string
  /** Why the cost was added */
  reason?: string
  /** Whether the price does not come from a price list */
  noPriceList: boolean
  /** Identifies the line in `costs.getExplanation` */
  line: string
}

export interface CostMatrix {
  currency: CurrencyCode
  /** How the words that are charged are counted */
  wordCounter: WordCounter
  /** When the costs were calculated (epoch ms); absent until then */
  calculatedAt?: number
  /** The calculation before this one; absent without one */
  before?: {
    /** When it was made, epoch ms */
    calculatedAt: number
    /** Sum of all lines at that time */
    totalCost: number
  }
  /** Match bands with words, from the best match to no match */
  bands: CostMatrixBand[]
  /** Language pairs, by target locale */
  rows: CostMatrixRow[]
  /** All language pairs, with the costs of the whole project */
  sum: CostMatrixSum
  /** Linguists with payments in the currency of the project, the highest first; empty without access */
  linguists: CostMatrixLinguist[]
}

export interface CostMatrixBand {
  /** Label of the match band, for example 95-99 */
  band: string
  /** Fraction of the unit price that is charged; absent if it differs between lines */
  netRateFactor?: number
  /** Source words of all language pairs */
  words: number
  /** Sum of the rounded lines */
  totalCost: number
}

export interface CostMatrixCell {
  /** Label of the match band */
  band: string
  /** Source words, each once */
  words: number
  /** Segments */
  segments: number
  /** Sum of the lines */
  totalCost: number
  /** One line, or one for each step that has its own price */
  lines: {
    /** Identifies the line in `costs.getExplanation` */
    line: string
    /** Workflow step; absent for the price of all steps */
    workflow?: string
    /** Rounded amount */
    totalCost: number
  }[]
}

export interface CostMatrixSum {
  /** Source words */
  words: number
  /** The words by each counter, for comparison; empty for costs that were calculated before this was recorded */
  wordCounts: WordCount[]
  /** Words times their net rate factors: words after savings */
  weightedWords: number
  /** Cost of all words at their full unit price */
  grossCost: number
  /** Coefficients, minimum fees, and manually added costs */
  otherCost: number
  /** Number of these lines */
  otherLines: number
  /** Sum of all lines */
  totalCost: number
  /** Sum of all lines in the calculation before this one; absent without one */
  before?: number
  /** Linguist payments in the currency of the project; absent without access */
  pay?: number
  /** Gross margin after these payments, in percent; absent without access or payments */
  margin?: number
}

export interface CostMatrixRow extends CostMatrixSum {
  sourceLang: LocaleCode
  targetLang: LocaleCode
  /** Identifies the language pair in `costs.getExplanation` */
  line: string
  unit: CostUnit
  /** Unit price; absent if it differs between steps */
  unitPrice?: number
  /** Whether no price list has a price for the language pair */
  noPrice: boolean
  /** Match bands with words */
  cells: CostMatrixCell[]
}

export interface CostMatrixLinguist {
  /** Linguist */
  user: UserRef
  /** Target locales of the tasks */
  targetLangs: LocaleCode[]
  /** Tasks that are not canceled */
  tasks: number
  /** Source words of these tasks */
  words: number
  /** Payments of these tasks */
  pay: number
  /** Gross margin of the work units of these tasks after all their payments, in percent; absent if they cost nothing */
  margin?: number
}

export interface CostExplanation {
  /** The requested line */
  line: string
  /** Type of line */
  kind: 'LANG_PAIR' | 'MATCH' | 'COEFFICIENT' | 'MINIMUM_FEE' | 'MANUAL' | (string & {})
  /** Match band or text of the line, for example 95-99 */
  label: string
  /** Source locale; null for a cost of the whole project */
  sourceLocale: string | null
  /** Target locale; null for a cost of the whole project */
  targetLocale: string | null
  /** Quantity */
  quantity: number
  unit: CostUnit
  /** Unit price, up to six decimal places */
  unitPrice: number
  /** Fraction of the unit price that is charged; 1 for all of it */
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
  /** Why a cost was added manually */
  reason?: string
  /** Workflow step that the price is for; absent for the price of all steps */
  workflow?: string
  /** Who set a payment line manually, or agreed to it */
  setBy?: UserRef
  /** When the line was set, epoch ms */
  setAt?: number
  /** Amount that a percentage applies to, or sum of the lines before a minimum fee raised it */
  basis?: number
  /** Lines that make up the basis, or the sum of a language pair; absent for other lines */
  addends?: CostAddend[]
  segments: CostSegmentPage
}

export interface CostAddend {
  /** Identifies the line in `costs.getExplanation` */
  line: string
  /** Type of line */
  kind: 'MATCH' | 'COEFFICIENT' | 'MINIMUM_FEE' | 'MANUAL' | (string & {})
  /** Match band or text of the line */
  label: string
  /** Source locale; absent for a cost of the whole project */
  sourceLocale?: string
  /** Target locale; absent for a cost of the whole project */
  targetLocale?: string
  /** Workflow step that the price is for; absent for the price of all steps */
  workflow?: string
  /** Rounded amount */
  totalCost: number
}

export interface CostBand {
  /** Type of match */
  analysisItemType: 'CONTEXT' | 'EXACT' | 'REPETITION' | 'FUZZY' | 'NEW' | 'NON_TRANSLATABLE' | 'MT' | (string & {})
  /** Label, for example 95-99 */
  label: string
  /** Lowest score of the match band, in percent */
  match?: number
  /** Highest score of the match band, in percent */
  matchEnd?: number
}

export interface CostRateSource {
  /** Source of the value */
  source: 'PRICE_LIST' | 'USER_RATE' | 'NET_RATE_SETTINGS' | 'MANUAL' | (string & {})
  /** Id of the price list, rate, or net rate scheme */
  uuid?: string
  /** Name of the price list, rate, or net rate scheme */
  name: string
  /** Version at the time of the calculation; increases with each change */
  version?: number
  /** Which value was used, for example that of a language pair or the default */
  entry?: string
}

export interface CostRounding {
  /** Amount before rounding, as a decimal number */
  exact: string
  /** Amount after rounding, as a decimal number */
  rounded: string
  /** Decimal places of the currency */
  minorUnits: number
  /** Halves are rounded away from zero */
  mode: 'HALF_UP'
}

export interface CostSegment {
  /** Segment */
  segmentId: string
  /** Work unit */
  workUnitUuid: string
  /** File */
  fileName: string
  /** Position in the file, from 1 */
  sequence?: number
  /** Source text with its inline tags as placeholders */
  source: string
  /** Source words */
  words: number
  /** Label of the match band */
  band: string
  /** Match score in percent; 101 for a context match, 0 for no match */
  match: number
}

export interface CostSegmentPage extends PageInfo {
  /** Segments on this page */
  content: CostSegment[]
}

export interface ManualCost {
  /** Id */
  uuid: string
  /** Same as `uuid` */
  id: string
  /** What the cost is for */
  description: string
  /** Type of cost */
  costType: 'SERVICE' | 'SURCHARGE' | 'DISCOUNT' | (string & {})
  /** Amount of money, or percentage of the other lines */
  rateType: 'FIXED' | 'PERCENTAGE' | (string & {})
  unitType: CostUnit
  /** Quantity */
  units: number
  /** Unit price, up to six decimal places; negative for a discount */
  costPerUnit: number
  /** Rounded amount, in the currency of the project */
  total: number
  /** Source locale; absent for a cost of the whole project */
  sourceLanguage?: string
  /** Target locale; absent for a cost of the whole project */
  targetLanguage?: string
  /** Why the cost was added */
  reason?: string
  /** File that the cost belongs to */
  filename?: string
  /** Lowest match score that the cost belongs to, in percent */
  matchStart?: number
  /** Highest match score that the cost belongs to, in percent */
  matchEnd?: number
  /** Analysis that the cost belongs to */
  costsLogfileId?: string
  /** When the cost was added (epoch ms) */
  creationTimestamp: number
  /** Position in the table, from 0 */
  displayOrder: number
  /** Whether the price does not come from a price list */
  noPriceList: boolean
  /** Identifies the line in `costs.getExplanation` */
  line: string
}

export interface ManualCostCreate {
  /** What the cost is for */
  description: string
  /** Type of cost */
  costType: 'SERVICE' | 'SURCHARGE' | 'DISCOUNT' | (string & {})
  /** Amount of money, or percentage of the other lines; FIXED if omitted */
  rateType?: 'FIXED' | 'PERCENTAGE' | (string & {}) | undefined
  /** Unit of measure */
  unitType: 'WORD' | 'HOUR' | 'DAY' | 'PAGE' | 'FIXED' | (string & {})
  /** Quantity */
  units: number
  /** Unit price, up to six decimal places; negative for a discount, which can be 100 percent at most */
  costPerUnit: number
  sourceLanguage?: LocaleCode | undefined
  targetLanguage?: LocaleCode | undefined
  /** Why the cost is added */
  reason?: string | undefined
}

export interface Profitability {
  /** Gross margin after linguist payments, in percent of the price */
  profitability: number
  /** Gross margin after linguist and project manager payments, in percent of the price */
  profitabilityWithPmRates: number
  /** What the client pays */
  totalCost: number
  /** Linguist payments in the currency of the project */
  totalCostTasks: number
  /** Linguist payments in other currencies; not included in the percentages, because there are no exchange rates */
  otherPay: {
    currency: CurrencyCode
    /** Sum of the tasks paid in this currency */
    total: number
  }[]
  /** Linguist and project manager payments */
  totalCostWithPmRates: number
  currency: CurrencyCode
  /** Payments of the project manager, for each language pair where they have a rate for PROJECT_MANAGEMENT */
  pmRatesDetails: {
    user: UserRef
    /** Source and target locale, such as `en_us:pt_br` */
    languagePair: string
    unit: CostUnit
    /** Quantity */
    quantity: number
    /** Rate per unit */
    rate: number
    /** Version of the rate of the project manager */
    rateVersion: number
    /** Rounded amount */
    total: number
  }[]
}

export interface PriceType {
  /** Id of the coefficient, or the unit of measure */
  uuid: string
  /** Same as `uuid` */
  id: string
  /** Work, or a discount or surcharge of the price list */
  type: 'SERVICE' | 'COEFFICIENT' | (string & {})
  /** What the type is for */
  description: string
  /** Amount of money, or percentage of the other lines */
  rateType: 'FIXED' | 'PERCENTAGE' | (string & {})
  priceUnit: CostUnit
  /** Unit price or percentage; absent if the price list has none */
  price?: number
  /** Prices by language pair; empty unless requested */
  mapping: {
    /** Source locale */
    sourceLanguage: string
    /** Target locale */
    targetLanguage: string
    /** Unit price */
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
    /** Id from the first response. Posting again with this id returns the status instead of starting a new request. */
    requestId?: string | undefined
  } | undefined
}

/**
 * Analyze a project and calculate its costs; the project is locked until the calculation ends
 *
 * `POST /api/v3/project/{projectUUID}/async/calculate/costs` (published). Needs PROJECT_calculate_costs.
 *
 * @throws {HttpError} COSTS_SETTLED, NOT_READY, PROJECT_ARCHIVED, a code of any call
 */
export const calculate: AsyncOperation<CostsCalculateParams, AsyncRequest, AsyncRequest> = /*@__PURE__*/ asyncOperation('costs.calculate', 'POST', '/api/v3/project/{projectUUID}/async/calculate/costs', { refreshes: ['projects', 'logfiles', 'tasks', 'activity'], retry: 'locked', async: 'request-id' })

/** What `costs.recalculate` takes. */
export interface CostsRecalculateParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  query?: {
    /** Id from the first response. Posting again with this id returns the status instead of starting a new request. */
    requestId?: string | undefined
  } | undefined
}

/**
 * Recalculate the costs of a project from a new analysis
 *
 * Until the project is approved, the recalculation uses the current rates; afterwards, it uses the versions that the client approved, so changing a rate never changes an approved project. Work units whose tasks are all canceled cost nothing, and neither do canceled steps that have their own price.
 *
 * `POST /api/v3/project/{projectUUID}/recalculate/costs` (published). Needs PROJECT_calculate_costs.
 *
 * @throws {HttpError} COSTS_SETTLED, NOT_READY, PROJECT_ARCHIVED, a code of any call
 */
export const recalculate: AsyncOperation<CostsRecalculateParams, AsyncRequest, AsyncRequest> = /*@__PURE__*/ asyncOperation('costs.recalculate', 'POST', '/api/v3/project/{projectUUID}/recalculate/costs', { refreshes: ['projects', 'logfiles', 'tasks', 'activity'], retry: 'locked', async: 'request-id' })

/** What `costs.getSummary` takes. */
export interface CostsGetSummaryParams {
  path: {
    /** The project. */
    projectUUID: string
  }
}

/**
 * Get the costs of a project by language pair
 *
 * `GET /api/v3/project/{projectUUID}/costs-summary` (published). Needs PROJECT_costs.
 *
 * @throws {HttpError} a code of any call
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
 * List the cost lines of a language pair
 *
 * `GET /api/v3/project/{projectUUID}/costs/lang-pair` (published). Needs PROJECT_costs.
 *
 * @throws {HttpError} a code of any call
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
 * Get the gross, savings, and net of a project, with the costs in addition to the words
 *
 * `GET /api/v3/project/{projectUUID}/total-costs` (published). Needs PROJECT_costs.
 *
 * @throws {HttpError} a code of any call
 */
export const getTotal: Operation<CostsGetTotalParams, TotalCosts> = /*@__PURE__*/ operation('costs.getTotal', 'GET', '/api/v3/project/{projectUUID}/total-costs')

/** What `costs.estimateFiles` takes. */
export interface CostsEstimateFilesParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  body: FilesToEstimate
}

/**
 * Estimate what further files would cost, before they are added
 *
 * Prices the words of uploads that have been previewed by the price list of the project, as if no word had a match or was repeated, and without minimum fees. Nothing is stored.
 *
 * `POST /api/v3/project/{projectUUID}/costs/estimate` (designed). Needs PROJECT_costs.
 *
 * @throws {HttpError} a code of any call
 */
export const estimateFiles: Operation<CostsEstimateFilesParams, FilesEstimate> = /*@__PURE__*/ operation('costs.estimateFiles', 'POST', '/api/v3/project/{projectUUID}/costs/estimate', { retry: 'safe' })

/** What `costs.estimateProject` takes. */
export interface CostsEstimateProjectParams {
  path: {
    /** The organizational unit. */
    orgUnitUUID: string
  }
  body: ProjectToEstimate
}

/**
 * Estimate what a new project would cost, before it is created
 *
 * Prices the words of uploads that have been previewed by the price list and in the currency of an organizational unit, as if no word had a match or was repeated, and without minimum fees. Nothing is stored.
 *
 * `POST /api/v3/client/{orgUnitUUID}/costs/estimate` (designed). Needs PROJECT_costs.
 *
 * @throws {HttpError} a code of any call
 */
export const estimateProject: Operation<CostsEstimateProjectParams, FilesEstimate> = /*@__PURE__*/ operation('costs.estimateProject', 'POST', '/api/v3/client/{orgUnitUUID}/costs/estimate', { retry: 'safe' })

/** What `costs.getMatrix` takes. */
export interface CostsGetMatrixParams {
  path: {
    /** The project. */
    projectUUID: string
  }
}

/**
 * Get the costs of a project by language pair and match band, before and after
 *
 * One row for each language pair with one cell for each match band. Payments and margins are included only for managers with access to the profitability.
 *
 * `GET /api/v3/project/{projectUUID}/costs/matrix` (designed). Needs PROJECT_costs.
 *
 * @throws {HttpError} a code of any call
 */
export const getMatrix: Operation<CostsGetMatrixParams, CostMatrix> = /*@__PURE__*/ operation('costs.getMatrix', 'GET', '/api/v3/project/{projectUUID}/costs/matrix')

/** What `costs.getExplanation` takes. */
export interface CostsGetExplanationParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  query: {
    /** Line to explain, as returned by the cost operations */
    line: string
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
  }
}

/**
 * Trace an amount to its segments, match band, rate, and rounding
 *
 * `GET /api/v3/project/{projectUUID}/costs/explanation` (designed). Needs PROJECT_costs.
 *
 * @throws {HttpError} a code of any call
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
 * List the manually added costs
 *
 * `GET /api/v3/project/{projectUUID}/cost/manual-cost` (published). Needs PROJECT_costs.
 *
 * @throws {HttpError} a code of any call
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
 * Add a cost manually
 *
 * `POST /api/v3/project/{projectUUID}/cost/manual-cost` (published). Needs PROJECT_calculate_costs.
 *
 * @throws {HttpError} COSTS_SETTLED, PROJECT_ARCHIVED, a code of any call
 */
export const createManual: Operation<CostsCreateManualParams, ManualCost> = /*@__PURE__*/ operation('costs.createManual', 'POST', '/api/v3/project/{projectUUID}/cost/manual-cost', { refreshes: ['projects', 'activity'], retry: 'never' })

/** What `costs.listPriceTypes` takes. */
export interface CostsListPriceTypesParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  query?: {
    /** Include the prices of each language pair of the project */
    byLanguage?: boolean | undefined
  } | undefined
}

/**
 * List what can be added to the costs manually, with the prices from the price list of the project
 *
 * First the work that is charged by the word, hour, or page, or at a fixed price, then the coefficients of the price list that do not apply automatically.
 *
 * `GET /api/v3/project/{projectUUID}/cost/priceTypes` (published). Needs PROJECT_costs.
 *
 * @throws {HttpError} a code of any call
 */
export const listPriceTypes: Operation<CostsListPriceTypesParams, PriceType[]> = /*@__PURE__*/ operation('costs.listPriceTypes', 'GET', '/api/v3/project/{projectUUID}/cost/priceTypes')

/** What `costs.remove` takes. */
export interface CostsRemoveParams {
  path: {
    /** The project. */
    projectUUID: string
    /** Manually added cost */
    costUUID: string
  }
  query?: {
    /** Reason for removing the cost; recorded in the journal */
    reason?: string | undefined
  } | undefined
}

/**
 * Remove a manually added cost
 *
 * `DELETE /api/v3/project/{projectUUID}/cost/{costUUID}` (published). Needs PROJECT_calculate_costs.
 *
 * @throws {HttpError} COSTS_SETTLED, PROJECT_ARCHIVED, a code of any call
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
 * Get the gross margin of a project after linguist payments
 *
 * `GET /api/v3/project/{projectUUID}/profitability` (published). Needs PROJECT_profitability.
 *
 * @throws {HttpError} a code of any call
 */
export const getProfitability: Operation<CostsGetProfitabilityParams, Profitability> = /*@__PURE__*/ operation('costs.getProfitability', 'GET', '/api/v3/project/{projectUUID}/profitability')
