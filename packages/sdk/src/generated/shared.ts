// Generated from openapi/shared by openapi/generate.ts. Do not edit.

/** Work that goes on after the answer; the same address, posted again with this id, says how far it is. */
export interface AsyncRequest {
  /** Id to post again as `requestId`. */
  id: string
  status: RequestStatus
  /** What the work made once it is done; null before that. */
  data: unknown
  /** Why it failed; null when it did not. */
  error: string | null
  /** The same for programs. */
  failure?: Failure
}

/** A file that is being built; its status address says how far it is. */
export interface DownloadRequest {
  /** Id of the request, part of its status address. */
  requestUuid: string
  status: ExportStatus
  /** Where the file can be fetched; once it is ready. */
  downloadUrl?: string
  /** Share that is done, in percent. */
  progress?: number
}

/** Locale as the wire spells it: lower case, underscores (`pt_br`, `de`, `zh_hans_cn`). */
export type LocaleCode = string

/** ISO 4217 code, such as `EUR`. */
export type CurrencyCode = string

/** ISO 3166-1 code of two letters, such as `BR`. */
export type CountryCode = string

/** Role of a person, without the prefix `ROLE_`. */
export type Role = 'SYSADMIN' | 'ADMIN' | 'ACCOUNT_ADMIN' | 'PROJECT_MANAGER' | 'CLIENT' | 'VENDOR'

/** Tier of an account. */
export type AccountType = 'PERSONAL' | 'BUSINESS' | 'ENTERPRISE'

/** Whether a person may work; the server may know more. */
export type UserStatus = 'ACTIVE' | 'INACTIVE' | 'DISABLED' | (string & {})

/** Code of a permission; accounts may have more than these. */
export type PermissionCode = 'PROJECT_list' | 'PROJECT_create' | 'PROJECT_update' | 'PROJECT_change_status' | 'PROJECT_upload' | 'PROJECT_download' | 'PROJECT_costs' | 'PROJECT_calculate_costs' | 'PROJECT_profitability' | 'PROJECT_activity' | 'PROJECT_message' | 'TASK_list' | 'TASK_assign' | 'TASK_work' | 'TASK_update' | 'TASK_payment' | 'TM_list' | 'TM_create' | 'TM_update' | 'TM_import' | 'TM_delete' | 'ORGANIZATION_list' | 'ORGANIZATION_create' | 'ORG_UNIT_list' | 'ORG_UNIT_create' | 'USER_list' | 'USER_save' | 'USER_rates' | 'PERMISSION_GROUP_create' | 'PERMISSION_grant' | 'EDITOR_open_editor' | 'SEARCH_global' | 'PRICE_LIST_list' | 'PRICE_LIST_save' | 'NET_RATE_list' | 'NET_RATE_save' | 'PAYABLES_get_payables' | 'RECEIVABLES_get_invoices' | 'GLOSSARY_list' | 'GLOSSARY_create' | 'TERMINOLOGY_KANBAN_list' | 'QUALITY_review_list' | 'QUALITY_dashboard' | 'QUALITY_report_list' | 'CONNECTORS_list' | 'CONNECTORS_list_config' | (string & {})

/** Section that a permission belongs to. */
export type PermissionModule = 'Account' | 'Accounting' | 'Connectors' | 'Editor' | 'Glossary' | 'Organization' | 'Organizational Unit' | 'Permission Group' | 'Project' | 'Quality' | 'Search' | 'Task' | 'Translation Memory' | 'User' | (string & {})

/** Code of a workflow step; accounts add their own, upper-cased with underscores. */
export type WorkflowCode = 'TRANSLATION' | 'RAW_MT' | 'FULL_POST_EDITING' | 'FAST_POST_EDITING' | 'EDITING' | 'PROOFREADING' | 'REVIEW' | 'REVIEW_2' | 'REVIEW_3' | 'REVIEW_PROOFREADING' | 'ICR' | 'REGIONAL_APPROVAL' | 'ICR_2' | 'WEB_QA' | 'FEEDBACK_IMPLEMENTATION' | 'LQA' | (string & {})

/** State of a project: DRAFT, PENDING (waits for approval), APPROVED (in work), DELIVERED, INVOICED, CANCELLED. */
export type ProjectStatus = 'DRAFT' | 'PENDING' | 'APPROVED' | 'DELIVERED' | 'INVOICED' | 'CANCELLED'

/** State of a task: DRAFT (project not approved), PENDING (open), APPROVED (accepted, in work), DELIVERED, INVOICED, CANCELLED. */
export type TaskStatus = 'DRAFT' | 'PENDING' | 'APPROVED' | 'DELIVERED' | 'INVOICED' | 'CANCELLED'

/** Whether a task has somebody who does it. */
export type AssignmentState = 'UNASSIGNED' | 'ASSIGNED' | 'ACCEPTED' | 'SKIPPED'

/** State of the translated file of a work unit. */
export type TranslationStatus = 'NOT_TRANSLATED' | 'PREPARING' | 'TRANSLATED' | 'ERROR'

/** Whether the editor can open a work unit; only CREATED can be opened. */
export type GenesisCreationStatus = 'CREATING' | 'CREATED' | 'ERROR'

/** State of a cost calculation or of an analysis. */
export type CostsStatus = 'CREATING' | 'UPDATING' | 'COMPLETED' | 'COMPLETED_WARN' | 'LOGFILE_ERROR' | 'INGESTION_ERROR' | 'ERROR' | 'NOT_CALCULATED'

/** State of a job. */
export type JobStatus = 'STARTED' | 'FINISHED' | 'FINISHED_WARNING' | 'FAILED' | 'CANCELLED'

/** State of a request that is polled by posting it again with its id. */
export type RequestStatus = 'RUNNING' | 'DONE' | 'WARN' | 'ERROR'

/** State of a request that has a status address of its own. */
export type ExportStatus = 'STARTED' | 'COMPLETED' | 'FAILED'

/** What an amount is counted in. */
export type CostUnit = 'WORD' | 'HOUR' | 'DAY' | 'PAGE' | 'FIXED' | 'PERCENT' | (string & {})

/** Kind of a memory match: same text and neighbours, same text, similar text. */
export type TmMatchType = 'CONTEXT' | 'EXACT' | 'FUZZY'

/** One field of a request that broke a rule of the contract. */
export interface FieldError {
  /** Where it is: `query.size`, `body.reference`, `body.rateDetails[2].wordRate`. */
  field: string
  /** The rule that was broken, such as `maxLength` or `required`. */
  rule?: string
  /** The limit of that rule: a number, a pattern or the allowed values. */
  limit?: unknown
  /** What is wrong, in English. */
  message: string
}

/** Every refusal and failure, whatever the call. */
export interface ApiError {
  /** HTTP status code. */
  status: number
  /** Stable code of the reason, such as `PERMISSION_MISSING`; the reference says of each what it means and what to do. */
  code?: string
  /** What happened, in English. */
  message: string
  /** Kind of failure; absent where the message says it all. */
  exception?: string
  /** What helps to go on: the missing permission codes (403), the present state (409), what is missing for a move (422); null when there is nothing to add. */
  data?: unknown
  /** The fields that broke a rule; only for 400. */
  errors?: FieldError[]
  /** Identifies the request in the server's log. */
  requestId: string
}

/** Why something in the background failed, or warns, for programs and for other languages than English; a sentence stands beside it. */
export interface Failure {
  /** CANCELLED: somebody stopped it. BROKEN_OFF: the server broke off in the middle of it, several times. UNEXPECTED: what the server's log knows more of. FILE_REFUSED: a file cannot be read or written; `data` has its name in `file`, `line` and `column` where they are known, and what to do in `reason`. FILES_NOT_READ: `data.files` names files that could not be read. NET_RATES_UNUSABLE: the net rates of the project contradict themselves, as `data.problem` says. BAND_GONE: the analysis counted in `data.band`, which the net rates no longer have. OTHER_CURRENCY: `data.priceList` is in `data.priceListCurrency`, the project in `data.currency`. WORDS_PER_UNIT_MISSING: `data.priceList` charges by `data.unit` and does not say how many words make one. PRICE_LIST_MISSING: there is no price list. PRICES_MISSING: `data.priceList` has no price for `data.pairs`; `data.isAgreed` where the client has approved it so. Else the code of a refusal, as calls answer it. */
  code: 'CANCELLED' | 'BROKEN_OFF' | 'UNEXPECTED' | 'FILE_REFUSED' | 'FILES_NOT_READ' | 'NET_RATES_UNUSABLE' | 'BAND_GONE' | 'OTHER_CURRENCY' | 'WORDS_PER_UNIT_MISSING' | 'PRICE_LIST_MISSING' | 'PRICES_MISSING' | (string & {})
  /** What belongs to the code; absent where there is nothing. */
  data?: Record<string, unknown>
}

/** Whether the content is sorted. */
export interface SortInfo {
  /** No sort was asked for. */
  empty: boolean
  /** A sort was asked for and obeyed. */
  sorted: boolean
  /** The opposite of `sorted`. */
  unsorted: boolean
}

/** The page as it was asked for. */
export interface PageableInfo {
  /** Number of items before this page. */
  offset?: number
  /** Page number, from 0. */
  pageNumber: number
  /** Items a page. */
  pageSize: number
  /** Always true for a page. */
  paged?: boolean
  /** Always false for a page. */
  unpaged?: boolean
  /** Sorting of the content. */
  sort?: SortInfo
}

/** The frame of a page; each resource adds its `content`. Page numbers start at 0. */
export interface PageInfo {
  /** There is no item on this page. */
  empty: boolean
  /** This is the first page. */
  first: boolean
  /** No page follows. */
  last: boolean
  /** Number of this page, from 0. */
  number: number
  /** Items on this page. */
  numberOfElements: number
  /** Items a page holds at most. */
  size: number
  /** Items on all pages. */
  totalElements: number
  /** Number of pages. */
  totalPages: number
  /** Sorting of the content; some lists leave it out. */
  sort?: SortInfo
  /** The page as asked for; some lists leave it out. */
  pageable?: PageableInfo
}
