// Generated from openapi/shared by openapi/generate.ts. Do not edit.

import type { Upload } from '../operation.ts'

/** Work that continues after the response. To poll its status, post to the same address again with this id. */
export interface AsyncRequest {
  /** Id to send as `requestId` when posting again. */
  id: string
  status: RequestStatus
  /** Result of the work; null until the work is done. */
  data: unknown
  /** Why the work failed; null if it did not fail. */
  error: string | null
  /** Machine-readable form of `error`. */
  failure?: Failure
}

/** A file that is being built; its status address returns the progress. */
export interface DownloadRequest {
  /** Id of the request, part of its status address. */
  requestUuid: string
  status: ExportStatus
  /** Download address of the file, once it is ready. */
  downloadUrl?: string
  /** Progress in percent. */
  progress?: number
  /** What the format of the file cannot hold; absent if there is nothing of the kind. */
  notTaken?: NotTaken[]
}

/** Locale in lowercase with underscores (`pt_br`, `de`, `zh_hans_cn`). */
export type LocaleCode = string

/** How source words are counted. WORD counts as Microsoft Word does: whatever stands between two spaces is one word, and each Chinese, Japanese, or Thai character. GMX_V counts by GMX-V 2.0: the word boundaries of Unicode, except that hyphens hold a word together, and characters divided by the factor of the standard in Chinese, Japanese, Korean, and Thai. PLAIN counts by the word boundaries of Unicode, and each Chinese, Japanese, or Thai character. */
export type WordCounter = 'WORD' | 'GMX_V' | 'PLAIN'

/** ISO 4217 code, such as `EUR`. */
export type CurrencyCode = string

/** Two-letter ISO 3166-1 code, such as `BR`. */
export type CountryCode = string

/** Role of a user, without the prefix `ROLE_`. */
export type Role = 'SYSADMIN' | 'ADMIN' | 'ACCOUNT_ADMIN' | 'PROJECT_MANAGER' | 'CLIENT' | 'VENDOR'

/** Tier of an account. */
export type AccountType = 'PERSONAL' | 'BUSINESS' | 'ENTERPRISE'

/** Status of a user; the server may return other values. */
export type UserStatus = 'ACTIVE' | 'INACTIVE' | 'DISABLED' | (string & {})

/** Code of a permission; accounts may have others. */
export type PermissionCode = 'PROJECT_list' | 'PROJECT_create' | 'PROJECT_update' | 'PROJECT_change_status' | 'PROJECT_upload' | 'PROJECT_download' | 'PROJECT_costs' | 'PROJECT_calculate_costs' | 'PROJECT_profitability' | 'PROJECT_activity' | 'PROJECT_message' | 'TASK_list' | 'TASK_assign' | 'TASK_work' | 'TASK_update' | 'TASK_payment' | 'TM_list' | 'TM_create' | 'TM_update' | 'TM_import' | 'TM_delete' | 'ORGANIZATION_list' | 'ORGANIZATION_create' | 'ORG_UNIT_list' | 'ORG_UNIT_create' | 'USER_list' | 'USER_save' | 'USER_rates' | 'USER_billing' | 'PERMISSION_GROUP_create' | 'PERMISSION_grant' | 'EDITOR_open_editor' | 'SEARCH_global' | 'PRICE_LIST_list' | 'PRICE_LIST_save' | 'NET_RATE_list' | 'NET_RATE_save' | 'PAYABLES_get_payables' | 'PAYABLES_create' | 'PAYABLES_approve' | 'PAYABLES_cancel' | 'PAYABLES_pay' | 'RECEIVABLES_get_invoices' | 'RECEIVABLES_create' | 'RECEIVABLES_cancel' | 'RECEIVABLES_payment' | 'FINANCE_lock' | 'GLOSSARY_list' | 'GLOSSARY_create' | 'TERMINOLOGY_KANBAN_list' | 'QUALITY_review_list' | 'QUALITY_dashboard' | 'QUALITY_report_list' | 'CONNECTORS_list' | 'CONNECTORS_list_config' | (string & {})

/** Section that a permission belongs to. */
export type PermissionModule = 'Account' | 'Accounting' | 'Connectors' | 'Editor' | 'Glossary' | 'Organization' | 'Organizational Unit' | 'Permission Group' | 'Project' | 'Quality' | 'Search' | 'Task' | 'Translation Memory' | 'User' | (string & {})

/** Code of a workflow step; accounts add custom codes in uppercase with underscores. */
export type WorkflowCode = 'TRANSLATION' | 'RAW_MT' | 'FULL_POST_EDITING' | 'FAST_POST_EDITING' | 'EDITING' | 'PROOFREADING' | 'REVIEW' | 'REVIEW_2' | 'REVIEW_3' | 'REVIEW_PROOFREADING' | 'ICR' | 'REGIONAL_APPROVAL' | 'ICR_2' | 'WEB_QA' | 'FEEDBACK_IMPLEMENTATION' | 'LQA' | (string & {})

/** Status of a project: DRAFT, PENDING (waiting for approval), APPROVED (in progress), DELIVERED, INVOICED, CANCELLED. */
export type ProjectStatus = 'DRAFT' | 'PENDING' | 'APPROVED' | 'DELIVERED' | 'INVOICED' | 'CANCELLED'

/** Status of a task: DRAFT (project not approved), PENDING (open), APPROVED (accepted, in progress), DELIVERED, INVOICED, CANCELLED. */
export type TaskStatus = 'DRAFT' | 'PENDING' | 'APPROVED' | 'DELIVERED' | 'INVOICED' | 'CANCELLED'

/** Whether a task is assigned to someone. `MACHINE` is what a machine has delivered. */
export type AssignmentState = 'UNASSIGNED' | 'ASSIGNED' | 'ACCEPTED' | 'SKIPPED' | 'MACHINE'

/** Status of the translated file of a work unit. */
export type TranslationStatus = 'NOT_TRANSLATED' | 'PREPARING' | 'TRANSLATED' | 'ERROR'

/** Whether the editor can open a work unit; only CREATED can be opened. */
export type GenesisCreationStatus = 'CREATING' | 'CREATED' | 'ERROR'

/** Status of a cost calculation or an analysis. */
export type CostsStatus = 'CREATING' | 'UPDATING' | 'COMPLETED' | 'COMPLETED_WARN' | 'LOGFILE_ERROR' | 'INGESTION_ERROR' | 'ERROR' | 'NOT_CALCULATED'

/** Status of a job. A canceled job ends as `FINISHED_WARNING`, and its failure has the code `CANCELLED`. */
export type JobStatus = 'STARTED' | 'FINISHED' | 'FINISHED_WARNING' | 'FAILED'

/** Status of a request that is polled by posting it again with its id. */
export type RequestStatus = 'RUNNING' | 'DONE' | 'WARN' | 'ERROR'

/** Status of a request that has its own status address. */
export type ExportStatus = 'STARTED' | 'COMPLETED' | 'FAILED'

/** Unit of measure of an amount. */
export type CostUnit = 'WORD' | 'HOUR' | 'DAY' | 'PAGE' | 'FIXED' | 'PERCENT' | (string & {})

/** Type of a memory match: same text and same neighboring segments, same text, or similar text. */
export type TmMatchType = 'CONTEXT' | 'EXACT' | 'FUZZY'

/** Status of a payable: PENDING (waits for the document of its linguist), PENDING_APPROVAL (waits for approval), AWAITING_RECONCILIATION, READY (to be paid), PAID, CLOSED, CANCELLED, ERROR. */
export type InvoicePaymentStatus = 'AWAITING_RECONCILIATION' | 'PENDING' | 'PENDING_APPROVAL' | 'READY' | 'PAID' | 'CLOSED' | 'CANCELLED' | 'ERROR'

/** Status of an invoice; NFE is the electronic invoice of Brazil. */
export type InvoiceStatus = 'INVOICED' | 'INVOICED_NFE' | 'INVOICED_NFE_ERROR' | 'PARTIALLY_INVOICED' | 'PARTIALLY_PAID' | 'PAID' | 'VOID' | 'CANCELLED'

/** What happens to an entry. */
export type ChangeType = 'CREATE' | 'UPDATE' | 'REMOVAL'

/** Kind of a request for a change: of one entry, or of several at once. */
export type ChangeRequestType = 'REQUEST_UPDATE' | 'BULK_UPDATE'

/** Kind of a change on a board: of the data of a card, or of its lane. */
export type BoardChangeType = 'DATA_CHANGES' | 'LANE_TRANSITION'

/** Kind of a connector. */
export type ConnectorKind = 'AEM' | 'BLAISE' | 'CONTENTFUL' | 'DRUPAL' | 'ELOQUA' | 'FIGMA' | 'GITHUB' | 'MARKETO' | 'PENDO' | 'PHRASE' | 'WORDPRESS' | 'ZENDESK' | 'BITBUCKET'

/** Whether a term is written in full or abbreviated. */
export type TermType = 'Full' | 'Acronym'

/** Grammatical gender of a term. */
export type TermGender = 'Masculine' | 'Feminine' | 'Neutral'

/** Type of a value; later versions may add others. */
export type ValueType = 'boolean' | 'int' | 'string' | (string & {})

/** A field of a request that breaks a rule of the API contract. */
export interface FieldError {
  /** Path of the field: `query.size`, `body.reference`, `body.rateDetails[2].wordRate`. */
  field: string
  /** The broken rule, such as `maxLength` or `required`. */
  rule?: string
  /** The limit of the rule: a number, a pattern, or the allowed values. */
  limit?: unknown
  /** What is wrong, in English. */
  message: string
}

/** Body of every error response. */
export interface ApiError {
  /** HTTP status code. */
  status: number
  /** Stable code of the reason, such as `PERMISSION_MISSING`; the reference explains each code and its remedy. */
  code?: string
  /** What happened, in English. */
  message: string
  /** Type of failure; absent if the message is sufficient. */
  exception?: string
  /** Details that help to resolve the error: the missing permission codes (403), the current state (409), the unmet conditions of a status change (422); null if there are none. */
  data?: unknown
  /** The fields that break a rule; only for 400. */
  errors?: FieldError[]
  /** Identifies the request in the server's log. */
  requestId: string
}

/** `data` of the error `OUTDATED`: what the resource is now. */
export interface Outdated {
  /** The current state, as the call would return it, with its version. */
  present: unknown
  /** Who changed it last; absent if the system did. */
  changedBy?: {
    /** Identifier. */
    uuid: string
    /** Name. */
    name: string
  }
  /** When it was changed last (epoch ms). */
  changedAt?: number
}

/** Why a background operation failed or has a warning, in machine-readable form, for programs and for messages in languages other than English. A field next to it holds the English sentence. */
export interface Failure {
  /** CANCELLED: someone canceled the operation. BROKEN_OFF: the server was interrupted during the operation, several times. UNEXPECTED: an unexpected error; the server log has the details. FILE_REFUSED: a file cannot be read or written; `data` has its name in `file`, the position in `line` and `column` if known, and the remedy in `reason`. FILES_NOT_READ: `data.files` lists files that could not be read. NET_RATES_UNUSABLE: the net rate scheme of the project contradicts itself; `data.problem` gives the reason. BAND_GONE: the analysis uses the match band `data.band`, which the net rate scheme no longer has. OTHER_CURRENCY: `data.priceList` is in `data.priceListCurrency`, the project in `data.currency`. WORDS_PER_UNIT_MISSING: `data.priceList` charges by `data.unit` but does not define how many words count as one. PRICE_LIST_MISSING: the project has no price list. PRICES_MISSING: `data.priceList` has no price for `data.pairs`; `data.isAgreed` is true if the client has approved these prices. Otherwise the code of an error, as calls return it. */
  code: 'CANCELLED' | 'BROKEN_OFF' | 'UNEXPECTED' | 'FILE_REFUSED' | 'FILES_NOT_READ' | 'NET_RATES_UNUSABLE' | 'BAND_GONE' | 'OTHER_CURRENCY' | 'WORDS_PER_UNIT_MISSING' | 'PRICE_LIST_MISSING' | 'PRICES_MISSING' | (string & {})
  /** Details of the code; absent if there are none. */
  data?: Record<string, unknown>
}

/** Name of a journal entry, such as `PROJECT_CREATED`. */
export type JournalEvent = 'ACCESS_KEY_CREATED' | 'ACCESS_KEY_REMOVED' | 'ACCESS_KEY_REVOKED' | 'ACCOUNT_CERTIFICATE_REMOVED' | 'ACCOUNT_CREATED' | 'ACCOUNT_CUSTOM_SUBDOMAIN_CHANGED' | 'ACCOUNT_CUSTOM_SUBDOMAIN_CHECKED' | 'ACCOUNT_CUSTOM_SUBDOMAIN_REMOVED' | 'ACCOUNT_ENTRY_POINT_CHANGED' | 'ACCOUNT_LOGO_CHANGED' | 'ACCOUNT_LOGO_REMOVED' | 'ACCOUNT_ORGANIZATION_ADDED' | 'ACCOUNT_PORTAL_LOGO_CHANGED' | 'ACCOUNT_PORTAL_LOGO_REMOVED' | 'ACCOUNT_RESUMED' | 'ACCOUNT_SECURITY_UPDATED' | 'ACCOUNT_SETTINGS_UPDATED' | 'ACCOUNT_SSO_DOMAIN_ADDED' | 'ACCOUNT_SSO_DOMAIN_CHECKED' | 'ACCOUNT_SSO_DOMAIN_REMOVED' | 'ACCOUNT_SSO_REMOVED' | 'ACCOUNT_SSO_UPDATED' | 'ACCOUNT_SSO_URL_KEY_CHANGED' | 'ACCOUNT_SUBDOMAIN_CHANGED' | 'ACCOUNT_SUBDOMAIN_REMOVED' | 'ACCOUNT_SUSPENDED' | 'ACCOUNT_UPDATED' | 'ACCOUNT_USER_ADDED' | 'ACCOUNT_VISITED' | 'AGENT_CONNECTED' | 'AGENT_REVOKED' | 'AGENT_UPDATED' | 'AI_KEY_CREATED' | 'AI_KEY_REMOVED' | 'AI_KEY_UPDATED' | 'AI_REVIEW_DONE' | 'AI_REVIEW_INCOMPLETE' | 'AUTOPILOT_SETTINGS_RESET' | 'AUTOPILOT_SETTINGS_UPDATED' | 'AVATAR_CHANGED' | 'AVATAR_REMOVED' | 'BANK_ACCOUNT_CREATED' | 'BANK_ACCOUNT_REMOVED' | 'BILLING_PORTAL_OPENED' | 'BULK_CHANGE_UNDONE' | 'CANCELLATION_OPTIONS_UPDATED' | 'CANCELLATION_OPTION_ARCHIVED' | 'CANCELLATION_OPTION_CREATED' | 'CHECK_PROFILE_SAVED' | 'CLOUD_STORAGE_CONNECTED' | 'CLOUD_STORAGE_DISCONNECTED' | 'CONNECTOR_CREATED' | 'CONNECTOR_DECIDED' | 'CONNECTOR_GROUP_CREATED' | 'CONNECTOR_GROUP_REMOVED' | 'CONNECTOR_GROUP_UPDATED' | 'CONNECTOR_PAUSED' | 'CONNECTOR_REMOVED' | 'CONNECTOR_REQUEST_ACCEPTED' | 'CONNECTOR_REQUEST_CREATED' | 'CONNECTOR_REQUEST_REFUSED' | 'CONNECTOR_RUN_STARTED' | 'CONNECTOR_RUN_STOPPED' | 'CONNECTOR_UPDATED' | 'CONNECTOR_WRITTEN' | 'CONTINUOUS_FILE_UPLOADED' | 'CONTRACT_ACCEPTED' | 'CONTRACT_CREATED' | 'CONTRACT_PUBLISHED' | 'CONTRACT_REJECTED' | 'CONTRACT_REMOVED' | 'CONTRACT_SETTINGS_UPDATED' | 'COSTS_CALCULATED' | 'COSTS_CALCULATION_STARTED' | 'COSTS_FAILED' | 'COSTS_RECALCULATION_STARTED' | 'CUSTOM_FIELDS_SORTED' | 'CUSTOM_FIELD_CREATED' | 'CUSTOM_FIELD_UPDATED' | 'CUSTOM_FIELD_VALUES_CHANGED' | 'DEMO_CREATED' | 'EDITOR_OPENED' | 'EMAIL_CHANGED' | 'EMAIL_CHANGE_REQUESTED' | 'ENTRY_POINT_CHANGED' | 'EXCHANGE_RATE_CREATED' | 'FILE_OPTIONS_REMOVED' | 'FILE_OPTIONS_SET' | 'FINANCE_PERIOD_LOCKED' | 'FINANCE_PERIOD_UNLOCKED' | 'FINANCE_SETTINGS_UPDATED' | 'FINDING_ACCEPTED' | 'FINDING_ANSWERED' | 'FINDING_ARBITRATED' | 'FINDING_DISPUTED' | 'FINDING_MESSAGE_CREATED' | 'FINDING_OFFER_DECLINED' | 'FINDING_REMOVED' | 'FINDING_SAVED' | 'FINDING_WAITS' | 'GLOSSARY_CANDIDATES_REFUSED' | 'GLOSSARY_CLEARED' | 'GLOSSARY_CONCEPTS_KEPT_APART' | 'GLOSSARY_CONCEPTS_LINKED' | 'GLOSSARY_CONCEPTS_MERGED' | 'GLOSSARY_CONCEPT_IMAGES_CHANGED' | 'GLOSSARY_CONCEPT_REMOVED' | 'GLOSSARY_CONCEPT_UPDATED' | 'GLOSSARY_CREATED' | 'GLOSSARY_EXPORT_STARTED' | 'GLOSSARY_IMPORTED' | 'GLOSSARY_IMPORT_STARTED' | 'GLOSSARY_MERGE_UNDONE' | 'GLOSSARY_REMOVED' | 'GLOSSARY_TERMS_EXTRACTED' | 'GLOSSARY_TERM_CREATED' | 'GLOSSARY_TERM_REMOVED' | 'GLOSSARY_TERM_UPDATED' | 'GLOSSARY_UPDATED' | 'IMPERSONATION_ENDED' | 'IMPERSONATION_STARTED' | 'IMPORT_STARTED' | 'IMPORT_UNDONE' | 'INCOMING_PAYMENT_DISMISSED' | 'INVOICE_CANCELLED' | 'INVOICE_CREDITED' | 'INVOICE_CREDIT_REFUNDED' | 'INVOICE_CREDIT_USED' | 'INVOICE_CREDIT_USE_REVERSED' | 'INVOICE_DISPUTED' | 'INVOICE_DISPUTE_SETTLED' | 'INVOICE_INSTALLMENT_ISSUED' | 'INVOICE_ISSUED' | 'INVOICE_REMINDED' | 'INVOICE_SENT' | 'JOB_CANCELLED' | 'JOB_FAILED' | 'JOB_RESTARTED' | 'JOURNAL_ENTRIES_REMOVED' | 'JOURNAL_SETTINGS_UPDATED' | 'JOURNAL_VERIFIED' | 'LANGUAGE_MAPPING_CREATED' | 'LANGUAGE_MAPPING_REMOVED' | 'LANGUAGE_PAIR_ADDED' | 'LANGUAGE_PAIR_REMOVED' | 'LIST_EXPORT_STARTED' | 'LIST_VIEW_CREATED' | 'LIST_VIEW_DEFAULT_SET' | 'LIST_VIEW_DELETED' | 'LIST_VIEW_UPDATED' | 'LOC_KIT_STARTED' | 'LOGFILE_CREATED' | 'LOGFILE_EXPORT_STARTED' | 'LOGGED_IN' | 'LOGGED_OUT' | 'LOGIN_FAILED' | 'MACHINE_TRANSLATION_INCOMPLETE' | 'MAINTENANCE_REMOVED' | 'MAINTENANCE_SET' | 'MANUAL_COST_ADDED' | 'MANUAL_COST_REMOVED' | 'MFA_DISABLED' | 'MFA_EMAIL_REQUESTED' | 'MFA_EMAIL_SET' | 'MFA_EMAIL_VERIFIED' | 'MFA_ENABLED' | 'MFA_RECOVERY_CODES_CREATED' | 'MT_ENGINE_CREATED' | 'MT_ENGINE_REMOVED' | 'MT_ENGINE_UPDATED' | 'NET_RATE_CREATED' | 'NET_RATE_REMOVED' | 'NET_RATE_UPDATED' | 'NOTIFICATION_DEFAULTS_UPDATED' | 'ONE_TIME_LOGIN_SENT' | 'ORGANIZATION_CREATED' | 'ORGANIZATION_REMOVED' | 'ORGANIZATION_UPDATED' | 'ORG_UNIT_CREATED' | 'ORG_UNIT_FILE_ADDITIONS_UPDATED' | 'ORG_UNIT_MEMORIES_BOUND' | 'ORG_UNIT_NET_RATES_SET' | 'ORG_UNIT_REMOVED' | 'ORG_UNIT_UPDATED' | 'PASSKEYS_RESET' | 'PASSKEY_ADDED' | 'PASSKEY_REMOVED' | 'PASSKEY_RENAMED' | 'PASSWORD_CHANGED' | 'PASSWORD_REQUESTED' | 'PASSWORD_RESET' | 'PASSWORD_RESET_SENT' | 'PAYABLE_ADJUSTMENT_ANSWERED' | 'PAYABLE_ADJUSTMENT_CREATED' | 'PAYABLE_AGREED' | 'PAYABLE_APPROVED' | 'PAYABLE_CANCELLED' | 'PAYABLE_CLOSED' | 'PAYABLE_CREATED' | 'PAYABLE_INVOICE_ATTACHED' | 'PAYABLE_INVOICE_REMOVED' | 'PAYABLE_OBJECTED' | 'PAYABLE_PAYMENT_FAILED' | 'PAYABLE_PAYMENT_RECORDED' | 'PAYABLE_PAYMENT_RETRIED' | 'PAYABLE_PAYMENT_REVERSED' | 'PAYABLE_REJECTED' | 'PAYABLE_RUN_FINISHED' | 'PAYABLE_RUN_STARTED' | 'PAYABLE_SENT' | 'PAYABLE_WITHDRAWN' | 'PAYOUT_CANCELLED' | 'PAYOUT_CREATED' | 'PAYOUT_SENT' | 'PERMISSION_GRANTED' | 'PERMISSION_GROUP_CREATED' | 'PERMISSION_GROUP_REMOVED' | 'PERMISSION_GROUP_UPDATED' | 'PERMISSION_GROUP_USER_ADDED' | 'PERMISSION_GROUP_USER_REMOVED' | 'PERMISSION_REVOKED' | 'PIPELINES_TOGGLED' | 'PIPELINE_CREATED' | 'PIPELINE_FAILED' | 'PIPELINE_NOTIFIED' | 'PIPELINE_PAUSED' | 'PIPELINE_REMOVED' | 'PIPELINE_UPDATED' | 'PLACEMENT_SETTINGS_UPDATED' | 'PORTAL_UPDATED' | 'PREFERENCES_CHANGED' | 'PRICE_LIST_CREATED' | 'PRICE_LIST_REMOVED' | 'PRICE_LIST_UPDATED' | 'PROJECTS_BULK_CHANGE_STARTED' | 'PROJECTS_ROUTED' | 'PROJECT_ARCHIVED' | 'PROJECT_CHANGE_UNDONE' | 'PROJECT_CHECK_STARTED' | 'PROJECT_CREATED' | 'PROJECT_DOWNLOAD_STARTED' | 'PROJECT_GLOSSARIES_BOUND' | 'PROJECT_MEMORIES_BOUND' | 'PROJECT_MESSAGE_CREATED' | 'PROJECT_REMOVED' | 'PROJECT_RESOURCE_CREATED' | 'PROJECT_RESOURCE_PARAMS_CHANGED' | 'PROJECT_RESOURCE_REMOVED' | 'PROJECT_RESOURCE_UPLOADED' | 'PROJECT_RESOURCE_VERSION_TAKEN_OVER' | 'PROJECT_ROUTING_REMOVED' | 'PROJECT_ROUTING_SAVED' | 'PROJECT_ROUTING_UNDONE' | 'PROJECT_STATUS_CHANGED' | 'PROJECT_UNARCHIVED' | 'PROJECT_UPDATED' | 'PROVISIONING_TOKEN_CREATED' | 'PROVISIONING_TOKEN_REMOVED' | 'PROVISIONING_UPDATED' | 'QUALITY_PROFILE_CREATED' | 'QUALITY_PROFILE_REMOVED' | 'QUALITY_PROFILE_UPDATED' | 'QUALITY_READER_REMOVED' | 'QUALITY_REPORT_KEPT' | 'QUALITY_REPORT_REMOVED' | 'QUALITY_REPORT_SENT' | 'QUALITY_SCHEDULE_CREATED' | 'QUALITY_SCHEDULE_REMOVED' | 'QUALITY_SCHEDULE_UPDATED' | 'QUOTA_REACHED' | 'RECEIPT_ALLOCATED' | 'RECEIPT_RECORDED' | 'RECEIPT_REFUNDED' | 'RECEIPT_REFUND_REVERSED' | 'RECEIPT_REVERSED' | 'RECOMMENDATION_SETTINGS_CREATED' | 'RECOMMENDATION_SETTINGS_REMOVED' | 'RECOMMENDATION_SETTINGS_RESET' | 'RECOMMENDATION_SETTINGS_UPDATED' | 'REFERENCE_FILE_ADDED' | 'REFERENCE_FILE_REMOVED' | 'REVIEW_CATEGORY_CREATED' | 'REVIEW_CATEGORY_REMOVED' | 'REVIEW_CATEGORY_UPDATED' | 'REVIEW_CLOSED' | 'REVIEW_OPENED' | 'REVIEW_REOPENED' | 'REVIEW_REPLY_DUE' | 'REVIEW_SUBMITTED' | 'ROLE_ADDED' | 'ROLE_REMOVED' | 'SAMPLE_DATA_ADDED' | 'SAMPLE_DATA_KEPT' | 'SAMPLE_DATA_REMOVED' | 'SCREENSHOT_ADDED' | 'SCREENSHOT_CHANGED' | 'SCREENSHOT_REMOVED' | 'SECOND_REVIEW_ASKED' | 'SECOND_REVIEW_REMOVED' | 'SECOND_REVIEW_SAVED' | 'SEGMENTATION_RULES_REMOVED' | 'SEGMENTATION_RULES_UPLOADED' | 'SEGMENTS_CONFIRMED' | 'SEGMENTS_PRE_TRANSLATED' | 'SEGMENT_COMMENTED' | 'SEGMENT_COMMENT_ANSWERED' | 'SEGMENT_COMMENT_MOVED' | 'SEGMENT_FINDING_DECIDED' | 'SEGMENT_ISSUE_IGNORED' | 'SEGMENT_MESSAGE_CHANGED' | 'SEGMENT_MESSAGE_REMOVED' | 'SEGMENT_UPDATED' | 'SELF_BILLING_AGREED' | 'SELF_BILLING_WITHDRAWN' | 'SERVICE_NOW_UPDATED' | 'SESSION_ENDED' | 'SESSION_EXTENDED' | 'SETTINGS_CHANGE_UNDONE' | 'SOURCE_FILES_STARTED' | 'SPELLING_WORDS_ADDED' | 'SPELLING_WORD_REMOVED' | 'SSO_FAILED' | 'STATEMENT_IMPORTED' | 'SUBSCRIPTIONS_CHANGED' | 'TABLE_IMPORT_STARTED' | 'TAG_ADDED' | 'TAG_REMOVED' | 'TASKS_BULK_CHANGE_STARTED' | 'TASKS_PLACEMENT_STARTED' | 'TASK_ASSIGNED' | 'TASK_ASSIGNMENT_REVOKED' | 'TASK_CATEGORIES_CHANGED' | 'TASK_CHANGE_UNDONE' | 'TASK_DUE_DATE_CHANGED' | 'TASK_FILE_ADDED' | 'TASK_FILE_REMOVED' | 'TASK_INSTRUCTIONS_UPDATED' | 'TASK_JOINED' | 'TASK_OFFERED' | 'TASK_OPENED' | 'TASK_PAYMENT_ANSWERED' | 'TASK_PAYMENT_UPDATED' | 'TASK_REJECTED' | 'TASK_REVIEW_SAMPLED' | 'TASK_SKIPPED' | 'TASK_SKIP_UNDONE' | 'TASK_SPLIT' | 'TASK_STATUS_CHANGED' | 'TASK_STOP_LOSS_ACCEPTED' | 'TASK_STOP_LOSS_DECLINED' | 'TASK_STOP_LOSS_OFFERED' | 'TERM_REQUESTED' | 'TERM_REQUEST_MOVED' | 'TERM_REQUEST_UPDATED' | 'TEXTS_CHANGED' | 'TEXT_CHANGE_STARTED' | 'TEXT_CHANGE_UNDONE' | 'THIRD_PARTY_CREATED' | 'THIRD_PARTY_OPENED' | 'THIRD_PARTY_REMOVED' | 'THIRD_PARTY_UPDATED' | 'TOKEN_CREATED' | 'TRANSLATED_FILES_STARTED' | 'TRANSLATION_MEMORY_CLEARED' | 'TRANSLATION_MEMORY_CLEARING_STARTED' | 'TRANSLATION_MEMORY_CREATED' | 'TRANSLATION_MEMORY_EXPORT_STARTED' | 'TRANSLATION_MEMORY_IMPORTED' | 'TRANSLATION_MEMORY_IMPORT_STARTED' | 'TRANSLATION_MEMORY_LEARNT' | 'TRANSLATION_MEMORY_REMOVED' | 'TRANSLATION_MEMORY_REPLACEMENT_STARTED' | 'TRANSLATION_MEMORY_REPLACEMENT_UNDONE' | 'TRANSLATION_MEMORY_REPLACEMENT_UNDO_STARTED' | 'TRANSLATION_MEMORY_TEXT_REPLACED' | 'TRANSLATION_MEMORY_UPDATED' | 'TRANSLATION_REMOVED' | 'TRANSLATION_UNIT_REMOVED' | 'TRANSLATION_UNIT_UPDATED' | 'TRANSLATION_UNIT_WRITTEN' | 'USER_AUTOPILOT_UPDATED' | 'USER_AVAILABILITY_UPDATED' | 'USER_BILLING_UPDATED' | 'USER_BLOCKED' | 'USER_CREATED' | 'USER_ORGANIZATION_ADDED' | 'USER_ORGANIZATION_REMOVED' | 'USER_PAYMENT_CONFIRMED' | 'USER_PAYMENT_DECLINED' | 'USER_PAYMENT_UPDATED' | 'USER_RATE_CREATED' | 'USER_RATE_DEFAULT_SET' | 'USER_RATE_DETAIL_REMOVED' | 'USER_RATE_REMOVED' | 'USER_RATE_UPDATED' | 'USER_REMOVED' | 'USER_STATUS_CHANGED' | 'USER_UNBLOCKED' | 'USER_UNIT_ADDED' | 'USER_UNIT_REMOVED' | 'USER_UNLOCKED' | 'USER_UPDATED' | 'WEBHOOK_CREATED' | 'WEBHOOK_PAUSED' | 'WEBHOOK_REMOVED' | 'WEBHOOK_REPLAYED' | 'WEBHOOK_SECRET_REPLACED' | 'WEBHOOK_TESTED' | 'WEBHOOK_TOGGLED' | 'WEBHOOK_UPDATED' | 'WORKFLOWS_SORTED' | 'WORKFLOW_CREATED' | 'WORKFLOW_TEMPLATE_CREATED' | 'WORKFLOW_TEMPLATE_REMOVED' | 'WORKFLOW_TEMPLATE_UPDATED' | 'WORKFLOW_UPDATED' | 'WORK_UNITS_CREATED' | 'WORK_UNITS_REMOVED' | 'WORK_UNIT_TRANSLATION_BUILT' | 'WORK_UNIT_TRANSLATION_READY' | 'WORK_UNIT_TRANSLATION_TAKEN_OVER' | 'WORK_UNIT_TRANSLATION_UPLOADED' | 'XERO_CONNECTED' | 'XERO_CONTACT_CHOSEN' | 'XERO_DISCONNECTED' | 'XERO_DOCUMENT_SENT' | 'XERO_MAPPING_UPDATED' | (string & {})

/** What to export, and how. */
export interface ListExport {
  /** File format. */
  format: 'CSV' | 'XLSX' | 'JSON'
  /** Columns of the file, in order. A field that the list does not have is refused; custom fields that are not visible to the caller are empty. */
  columns: ExportColumn[]
  /** Free text, as in the list. */
  q?: string | undefined
  /** Query line, as in the list. */
  filter?: string | undefined
  /** Sort order, as in the list. */
  sort?: string | undefined
}

/** A column of the file. */
export interface ExportColumn {
  /** Field, the key in JSON; `cf.` and a key for a custom field. */
  field: string
  /** Column heading. */
  title: string
}

/** Whether the content is sorted. */
export interface SortInfo {
  /** No sort was requested. */
  empty: boolean
  /** A sort was requested and applied. */
  sorted: boolean
  /** The opposite of `sorted`. */
  unsorted: boolean
}

/** The page as requested. */
export interface PageableInfo {
  /** Number of items before this page. */
  offset?: number
  /** Page number, from 0. */
  pageNumber: number
  /** Items per page. */
  pageSize: number
  /** Always true for a page. */
  paged?: boolean
  /** Always false for a page. */
  unpaged?: boolean
  /** Sorting of the content. */
  sort?: SortInfo
}

/** Properties of a page; each resource adds its `content`. Page numbers start at 0. */
export interface PageInfo {
  /** The page has no items. */
  empty: boolean
  /** This is the first page. */
  first: boolean
  /** This is the last page. */
  last: boolean
  /** Number of this page, from 0. */
  number: number
  /** Items on this page. */
  numberOfElements: number
  /** Maximum number of items per page. */
  size: number
  /** Items on all pages. */
  totalElements: number
  /** Number of pages. */
  totalPages: number
  /** Sorting of the content; absent in some lists. */
  sort?: SortInfo
  /** The page as requested; absent in some lists. */
  pageable?: PageableInfo
}

/** A number of items of a list. */
export interface ListCounter {
  /** Number of items. */
  count: number
  /** Query line that finds them. */
  filter: string
}

/** A table to import. */
export interface TableUpload {
  /** A CSV or XLSX file, up to 2 MB. */
  file: Upload
}

/** What an import has done, or would do. */
export interface TableImportReport {
  /** Whether the table was imported; false for a dry run, and if lines are wrong. */
  isImported: boolean
  /** Lines that add something. */
  added: number
  /** Lines that change something. */
  changed: number
  /** Lines that change nothing. */
  unchanged: number
  /** Lines with problems. */
  wrong: number
  /** What of the file is not read, such as columns that the import does not know; absent if all of it is. */
  notTaken?: NotTaken[]
  /** Lines that are wrong or change something, in the order of the table; the first 1,000, those with problems before others. */
  lines: TableImportLine[]
}

/** What a line of a table does, or what is wrong with it. */
export interface TableImportLine {
  /** Line of the table, counted from 1, headings included. */
  line: number
  /** What the line does. */
  outcome: 'ADDED' | 'CHANGED' | 'WRONG' | (string & {})
  /** What the line is about, such as the name of a person. */
  name: string
  /** What the line changes; empty for a wrong line. */
  changes: TableImportChange[]
  /** What is wrong with the line. */
  problems: TableImportProblem[]
}

/** A value that a line changes. */
export interface TableImportChange {
  /** Heading of the column. */
  column: string
  /** The value as it was; absent if there was none. */
  before?: string
  /** The new value. */
  after?: string
}

/** A problem with a line. */
export interface TableImportProblem {
  /** Heading of the column. */
  column: string
  /** Kind of problem. */
  code: 'MISSING' | 'WRONG_VALUE' | 'TOO_LONG' | 'TOO_MANY' | 'UNKNOWN' | 'AMBIGUOUS' | 'LISTED_TWICE' | 'ONLY_FOR_NEW' | 'NOT_ALLOWED' | 'REFUSED' | (string & {})
  /** What the cell, or the wrong part of it, says; up to 100 characters. */
  value: string
  /** What would be right, such as `100–100000`, a number of characters, or the other line; absent where the message says it all. */
  limit?: string
  /** What is wrong and what to do, in English. */
  message: string
}

/** Something of a file that an import does not take, or takes as something else, or something that an export cannot hold. */
export interface NotTaken {
  /** What it is: a column, sheet, language, or field that is not read; a value that is not understood; a term that is too long; a concept without terms; something that is there already and says something else (`PRESENT`); a second translation of the same text in the file, of which the newer one replaces the other (`REPLACED`); a translation that is older than the one in the memory; an element in a text that is read as a code; a set of segmentation rules that no language has; and, last, how many more there are than the list tells of. */
  kind: 'COLUMN' | 'SHEET' | 'LANGUAGE' | 'FIELD' | 'VALUE' | 'TERM' | 'CONCEPT' | 'PRESENT' | 'REPLACED' | 'OLDER' | 'CODE' | 'RULES' | 'MORE' | (string & {})
  /** As the file calls it, up to 100 characters; empty where it has no name. */
  name: string
  /** How many cells, terms, or texts it is about. */
  count: number
  /** What it is taken as, such as `zh_cn` for the language `zh-Hans`; absent where it is not taken. */
  takenAs?: string
  /** The first lines of the file where it stands, up to 20; absent where they are not known. */
  lines?: number[]
}
