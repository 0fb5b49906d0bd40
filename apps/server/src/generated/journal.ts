// Generated from openapi/shared/journal.yaml by openapi/generate.ts. Do not edit.

/** Types of things that entries are about, with the fields that a change of them may hold. */
export interface EntityChanges {
  ACCOUNT: object
  CONNECTOR: object
  CONTRACT: object
  COST: object
  CUSTOM_FIELD: object
  GLOSSARY: object
  INVOICE: { status?: string | null | undefined }
  JOB: object
  LIST_VIEW: object
  LOGFILE: object
  NET_RATE_SETTINGS: object
  ORGANIZATION: object
  ORG_UNIT: object
  PAYABLE: { status?: string | null | undefined }
  PAYOUT: object
  PERMISSION_GROUP: object
  PIPELINE: object
  PRICE_LIST: object
  PROJECT: { status?: string | null | undefined }
  PROJECT_FILE: object
  PROJECT_ROUTING: object
  REVIEW: { status?: string | null | undefined }
  SEGMENT: object
  TASK: { status?: string | null | undefined; assigneeUuid?: string | null | undefined }
  TERM_REQUEST: { lane?: string | null | undefined }
  THIRD_PARTY: object
  TRANSLATION_MEMORY: object
  USER: object
  WEBHOOK: object
  WORK_UNIT: object
}

export type EntityType = keyof EntityChanges

/** Fields that the detail of any entry may hold. */
export type CommonDetail = { agent?: string | null | undefined; byMachine?: boolean | null | undefined; bySystem?: boolean | null | undefined; event?: string | null | undefined; job?: string | null | undefined; option?: string | null | undefined; optionCode?: string | null | undefined; pipelineRun?: string | null | undefined; reason?: string | null | undefined; undoes?: string | null | undefined }

/** Something that things are done to: its type as the contract spells it (ActivityEntityType), and its name by then. */
export interface Entity<Type extends EntityType = EntityType> {
  type: Type
  id: string
  name: string
}

/** Fields of which some are declared; the others may be anything. */
type Fields<Declared> = (Declared & Record<string, unknown>) | null

interface Entry<Event extends string, Type extends EntityType, Before = object, After = object, Detail = object> {
  event: Event
  entity: Entity<Type>
  projectId?: string | null | undefined
  /** The entity before and after, by the fields that changed. Never a secret. */
  before?: Fields<EntityChanges[Type] & Before> | undefined
  after?: Fields<EntityChanges[Type] & After> | undefined
  detail?: Fields<CommonDetail & Detail> | undefined
}

/** An entry of the journal, by its name; those that hold the same stand together. */
export type NamedEntry =
  | Entry<
      | 'ACCESS_KEY_CREATED'
      | 'ACCESS_KEY_REMOVED'
      | 'ACCESS_KEY_REVOKED'
      | 'AGENT_CONNECTED'
      | 'AGENT_REVOKED'
      | 'AGENT_UPDATED'
      | 'AVATAR_CHANGED'
      | 'AVATAR_REMOVED'
      | 'CLOUD_STORAGE_CONNECTED'
      | 'CLOUD_STORAGE_DISCONNECTED'
      | 'EMAIL_CHANGED'
      | 'EMAIL_CHANGE_REQUESTED'
      | 'ENTRY_POINT_CHANGED'
      | 'IMPERSONATION_ENDED'
      | 'IMPERSONATION_STARTED'
      | 'LANGUAGE_PAIR_ADDED'
      | 'LANGUAGE_PAIR_REMOVED'
      | 'LIST_VIEW_DEFAULT_SET'
      | 'LOGGED_IN'
      | 'LOGGED_OUT'
      | 'LOGIN_FAILED'
      | 'MFA_DISABLED'
      | 'MFA_EMAIL_REQUESTED'
      | 'MFA_EMAIL_SET'
      | 'MFA_EMAIL_VERIFIED'
      | 'MFA_ENABLED'
      | 'MFA_RECOVERY_CODES_CREATED'
      | 'ONE_TIME_LOGIN_SENT'
      | 'PASSKEYS_RESET'
      | 'PASSKEY_ADDED'
      | 'PASSKEY_REMOVED'
      | 'PASSKEY_RENAMED'
      | 'PASSWORD_CHANGED'
      | 'PASSWORD_REQUESTED'
      | 'PASSWORD_RESET'
      | 'PASSWORD_RESET_SENT'
      | 'PAYABLE_ADJUSTMENT_ANSWERED'
      | 'PAYABLE_ADJUSTMENT_CREATED'
      | 'PREFERENCES_CHANGED'
      | 'QUALITY_READER_REMOVED'
      | 'QUALITY_REPORT_KEPT'
      | 'QUALITY_REPORT_REMOVED'
      | 'QUALITY_REPORT_SENT'
      | 'QUALITY_SCHEDULE_CREATED'
      | 'QUALITY_SCHEDULE_REMOVED'
      | 'QUALITY_SCHEDULE_UPDATED'
      | 'ROLE_ADDED'
      | 'ROLE_REMOVED'
      | 'SELF_BILLING_AGREED'
      | 'SELF_BILLING_WITHDRAWN'
      | 'SESSION_ENDED'
      | 'SESSION_EXTENDED'
      | 'SUBSCRIPTIONS_CHANGED'
      | 'TAG_ADDED'
      | 'TAG_REMOVED'
      | 'TOKEN_CREATED'
      | 'USER_AUTOPILOT_UPDATED'
      | 'USER_AVAILABILITY_UPDATED'
      | 'USER_BILLING_UPDATED'
      | 'USER_BLOCKED'
      | 'USER_CREATED'
      | 'USER_ORGANIZATION_ADDED'
      | 'USER_ORGANIZATION_REMOVED'
      | 'USER_PAYMENT_CONFIRMED'
      | 'USER_PAYMENT_DECLINED'
      | 'USER_PAYMENT_UPDATED'
      | 'USER_RATE_CREATED'
      | 'USER_RATE_DEFAULT_SET'
      | 'USER_RATE_DETAIL_REMOVED'
      | 'USER_RATE_REMOVED'
      | 'USER_RATE_UPDATED'
      | 'USER_REMOVED'
      | 'USER_STATUS_CHANGED'
      | 'USER_UNBLOCKED'
      | 'USER_UNIT_ADDED'
      | 'USER_UNIT_REMOVED'
      | 'USER_UNLOCKED'
      | 'USER_UPDATED'
      , 'USER'
    >
  | Entry<
      | 'ACCOUNT_CERTIFICATE_REMOVED'
      | 'ACCOUNT_CREATED'
      | 'ACCOUNT_CUSTOM_SUBDOMAIN_CHANGED'
      | 'ACCOUNT_CUSTOM_SUBDOMAIN_CHECKED'
      | 'ACCOUNT_CUSTOM_SUBDOMAIN_REMOVED'
      | 'ACCOUNT_LOGO_CHANGED'
      | 'ACCOUNT_LOGO_REMOVED'
      | 'ACCOUNT_ORGANIZATION_ADDED'
      | 'ACCOUNT_PORTAL_LOGO_CHANGED'
      | 'ACCOUNT_PORTAL_LOGO_REMOVED'
      | 'ACCOUNT_RESUMED'
      | 'ACCOUNT_SECURITY_UPDATED'
      | 'ACCOUNT_SETTINGS_UPDATED'
      | 'ACCOUNT_SSO_DOMAIN_ADDED'
      | 'ACCOUNT_SSO_DOMAIN_CHECKED'
      | 'ACCOUNT_SSO_DOMAIN_REMOVED'
      | 'ACCOUNT_SSO_REMOVED'
      | 'ACCOUNT_SSO_UPDATED'
      | 'ACCOUNT_SSO_URL_KEY_CHANGED'
      | 'ACCOUNT_SUBDOMAIN_CHANGED'
      | 'ACCOUNT_SUBDOMAIN_REMOVED'
      | 'ACCOUNT_SUSPENDED'
      | 'ACCOUNT_UPDATED'
      | 'ACCOUNT_USER_ADDED'
      | 'ACCOUNT_VISITED'
      | 'AI_KEY_CREATED'
      | 'AI_KEY_REMOVED'
      | 'AI_KEY_UPDATED'
      | 'BILLING_PORTAL_OPENED'
      | 'CANCELLATION_OPTIONS_UPDATED'
      | 'CHECK_PROFILE_SAVED'
      | 'CONTRACT_SETTINGS_UPDATED'
      | 'DEMO_CREATED'
      | 'EXCHANGE_RATE_CREATED'
      | 'FINANCE_SETTINGS_UPDATED'
      | 'INCOMING_PAYMENT_DISMISSED'
      | 'JOURNAL_SETTINGS_UPDATED'
      | 'JOURNAL_VERIFIED'
      | 'MAINTENANCE_REMOVED'
      | 'MAINTENANCE_SET'
      | 'NOTIFICATION_DEFAULTS_UPDATED'
      | 'PIPELINES_TOGGLED'
      | 'PLACEMENT_SETTINGS_UPDATED'
      | 'PORTAL_UPDATED'
      | 'PROVISIONING_TOKEN_CREATED'
      | 'PROVISIONING_TOKEN_REMOVED'
      | 'PROVISIONING_UPDATED'
      | 'QUALITY_PROFILE_CREATED'
      | 'QUALITY_PROFILE_REMOVED'
      | 'QUALITY_PROFILE_UPDATED'
      | 'RECOMMENDATION_SETTINGS_CREATED'
      | 'RECOMMENDATION_SETTINGS_REMOVED'
      | 'RECOMMENDATION_SETTINGS_RESET'
      | 'RECOMMENDATION_SETTINGS_UPDATED'
      | 'REVIEW_CATEGORY_CREATED'
      | 'REVIEW_CATEGORY_REMOVED'
      | 'REVIEW_CATEGORY_UPDATED'
      | 'SAMPLE_DATA_ADDED'
      | 'SAMPLE_DATA_REMOVED'
      | 'SERVICE_NOW_UPDATED'
      | 'SETTINGS_CHANGE_UNDONE'
      | 'STATEMENT_IMPORTED'
      | 'WORKFLOWS_SORTED'
      | 'WORKFLOW_CREATED'
      | 'XERO_MAPPING_UPDATED'
      , 'ACCOUNT'
    >
  | Entry<
      | 'ACCOUNT_ENTRY_POINT_CHANGED'
      , 'ACCOUNT', object, object, { role?: string | null | undefined }
    >
  | Entry<
      | 'AI_REVIEW_DONE'
      | 'AI_REVIEW_INCOMPLETE'
      | 'SEGMENTS_CONFIRMED'
      | 'TEXTS_CHANGED'
      | 'WORK_UNITS_CREATED'
      | 'WORK_UNITS_REMOVED'
      | 'WORK_UNIT_TRANSLATION_BUILT'
      | 'WORK_UNIT_TRANSLATION_READY'
      | 'WORK_UNIT_TRANSLATION_TAKEN_OVER'
      | 'WORK_UNIT_TRANSLATION_UPLOADED'
      , 'WORK_UNIT'
    >
  | Entry<
      | 'AUTOPILOT_SETTINGS_RESET'
      | 'AUTOPILOT_SETTINGS_UPDATED'
      | 'ORG_UNIT_CREATED'
      | 'ORG_UNIT_FILE_ADDITIONS_UPDATED'
      | 'ORG_UNIT_MEMORIES_BOUND'
      | 'ORG_UNIT_NET_RATES_SET'
      | 'ORG_UNIT_REMOVED'
      | 'ORG_UNIT_UPDATED'
      , 'ORG_UNIT'
    >
  | Entry<
      | 'BANK_ACCOUNT_CREATED'
      | 'BANK_ACCOUNT_REMOVED'
      , 'ACCOUNT', object, object, { bankAccountUuid?: string | null | undefined }
    >
  | Entry<
      | 'BULK_CHANGE_UNDONE'
      | 'IMPORT_STARTED'
      | 'IMPORT_UNDONE'
      | 'JOB_CANCELLED'
      | 'JOB_FAILED'
      | 'JOB_RESTARTED'
      | 'LIST_EXPORT_STARTED'
      | 'PAYABLE_RUN_STARTED'
      | 'PROJECTS_BULK_CHANGE_STARTED'
      | 'TABLE_IMPORT_STARTED'
      | 'TASKS_BULK_CHANGE_STARTED'
      | 'TASKS_PLACEMENT_STARTED'
      , 'JOB'
    >
  | Entry<
      | 'CANCELLATION_OPTION_ARCHIVED'
      | 'CANCELLATION_OPTION_CREATED'
      , 'ACCOUNT', object, object, { optionUuid?: string | null | undefined }
    >
  | Entry<
      | 'CONNECTOR_CREATED'
      | 'CONNECTOR_DECIDED'
      | 'CONNECTOR_GROUP_CREATED'
      | 'CONNECTOR_GROUP_REMOVED'
      | 'CONNECTOR_GROUP_UPDATED'
      | 'CONNECTOR_PAUSED'
      | 'CONNECTOR_REMOVED'
      | 'CONNECTOR_REQUEST_ACCEPTED'
      | 'CONNECTOR_REQUEST_CREATED'
      | 'CONNECTOR_REQUEST_REFUSED'
      | 'CONNECTOR_RUN_STARTED'
      | 'CONNECTOR_RUN_STOPPED'
      | 'CONNECTOR_UPDATED'
      | 'CONNECTOR_WRITTEN'
      , 'CONNECTOR'
    >
  | Entry<
      | 'CONTINUOUS_FILE_UPLOADED'
      | 'PROJECT_RESOURCE_CREATED'
      | 'PROJECT_RESOURCE_PARAMS_CHANGED'
      | 'PROJECT_RESOURCE_REMOVED'
      | 'PROJECT_RESOURCE_UPLOADED'
      | 'PROJECT_RESOURCE_VERSION_TAKEN_OVER'
      | 'REFERENCE_FILE_ADDED'
      | 'REFERENCE_FILE_REMOVED'
      | 'SCREENSHOT_ADDED'
      | 'SCREENSHOT_CHANGED'
      | 'SCREENSHOT_REMOVED'
      , 'PROJECT_FILE'
    >
  | Entry<
      | 'CONTRACT_ACCEPTED'
      | 'CONTRACT_REJECTED'
      | 'CONTRACT_REMOVED'
      , 'CONTRACT'
    >
  | Entry<
      | 'CONTRACT_CREATED'
      | 'CONTRACT_PUBLISHED'
      , 'CONTRACT', object, { required?: boolean | null | undefined }
    >
  | Entry<
      | 'COSTS_CALCULATED'
      , 'PROJECT', object, { totalCost?: number | null | undefined }, { pairs?: unknown[] | null | undefined }
    >
  | Entry<
      | 'COSTS_CALCULATION_STARTED'
      | 'COSTS_FAILED'
      | 'COSTS_RECALCULATION_STARTED'
      | 'LOC_KIT_STARTED'
      | 'MACHINE_TRANSLATION_INCOMPLETE'
      | 'PROJECTS_ROUTED'
      | 'PROJECT_ARCHIVED'
      | 'PROJECT_CHANGE_UNDONE'
      | 'PROJECT_CHECK_STARTED'
      | 'PROJECT_CREATED'
      | 'PROJECT_DOWNLOAD_STARTED'
      | 'PROJECT_GLOSSARIES_BOUND'
      | 'PROJECT_MEMORIES_BOUND'
      | 'PROJECT_REMOVED'
      | 'PROJECT_ROUTING_UNDONE'
      | 'PROJECT_STATUS_CHANGED'
      | 'PROJECT_UNARCHIVED'
      | 'PROJECT_UPDATED'
      | 'SEGMENTS_PRE_TRANSLATED'
      | 'SOURCE_FILES_STARTED'
      | 'TEXT_CHANGE_STARTED'
      | 'TEXT_CHANGE_UNDONE'
      | 'TRANSLATED_FILES_STARTED'
      , 'PROJECT'
    >
  | Entry<
      | 'CUSTOM_FIELDS_SORTED'
      , 'ACCOUNT', object, object, { entityCode?: string | null | undefined }
    >
  | Entry<
      | 'CUSTOM_FIELD_CREATED'
      | 'CUSTOM_FIELD_UPDATED'
      , 'CUSTOM_FIELD'
    >
  | Entry<
      | 'CUSTOM_FIELD_VALUES_CHANGED'
      , 'ORGANIZATION' | 'ORG_UNIT' | 'PROJECT' | 'TASK' | 'USER'
    >
  | Entry<
      | 'EDITOR_OPENED'
      , 'TASK' | 'WORK_UNIT'
    >
  | Entry<
      | 'FILE_OPTIONS_REMOVED'
      | 'FILE_OPTIONS_SET'
      , 'ORG_UNIT', object, object, { fileType?: string | null | undefined }
    >
  | Entry<
      | 'FINANCE_PERIOD_LOCKED'
      | 'FINANCE_PERIOD_UNLOCKED'
      , 'ACCOUNT', object, object, { month?: string | null | undefined }
    >
  | Entry<
      | 'FINDING_ACCEPTED'
      | 'FINDING_DISPUTED'
      | 'FINDING_OFFER_DECLINED'
      | 'FINDING_WAITS'
      , 'REVIEW', object, object, { finding?: string | null | undefined }
    >
  | Entry<
      | 'FINDING_ANSWERED'
      , 'REVIEW', object, object, { finding?: string | null | undefined; decision?: string | null | undefined }
    >
  | Entry<
      | 'FINDING_ARBITRATED'
      , 'REVIEW', object, object, { finding?: string | null | undefined; outcome?: string | null | undefined }
    >
  | Entry<
      | 'FINDING_MESSAGE_CREATED'
      , 'REVIEW', object, object, { finding?: string | null | undefined; text?: string | null | undefined }
    >
  | Entry<
      | 'FINDING_REMOVED'
      | 'FINDING_SAVED'
      , 'REVIEW', object, object, { finding?: string | null | undefined; category?: string | null | undefined }
    >
  | Entry<
      | 'GLOSSARY_CANDIDATES_REFUSED'
      | 'GLOSSARY_CONCEPTS_LINKED'
      | 'GLOSSARY_CONCEPTS_MERGED'
      | 'GLOSSARY_CONCEPT_IMAGES_CHANGED'
      | 'GLOSSARY_CONCEPT_REMOVED'
      | 'GLOSSARY_CONCEPT_UPDATED'
      | 'GLOSSARY_MERGE_UNDONE'
      | 'GLOSSARY_TERM_CREATED'
      | 'GLOSSARY_TERM_REMOVED'
      | 'GLOSSARY_TERM_UPDATED'
      , 'GLOSSARY', object, object, { term?: string | null | undefined }
    >
  | Entry<
      | 'GLOSSARY_CLEARED'
      | 'GLOSSARY_CONCEPTS_KEPT_APART'
      | 'GLOSSARY_CREATED'
      | 'GLOSSARY_EXPORT_STARTED'
      | 'GLOSSARY_IMPORTED'
      | 'GLOSSARY_IMPORT_STARTED'
      | 'GLOSSARY_REMOVED'
      | 'GLOSSARY_UPDATED'
      , 'GLOSSARY'
    >
  | Entry<
      | 'GLOSSARY_TERMS_EXTRACTED'
      , 'GLOSSARY', object, object, { from?: string | null | undefined }
    >
  | Entry<
      | 'INVOICE_CANCELLED'
      | 'INVOICE_CREDITED'
      | 'INVOICE_CREDIT_REFUNDED'
      | 'INVOICE_CREDIT_USED'
      | 'INVOICE_CREDIT_USE_REVERSED'
      | 'INVOICE_DISPUTED'
      | 'INVOICE_DISPUTE_SETTLED'
      | 'INVOICE_INSTALLMENT_ISSUED'
      | 'INVOICE_ISSUED'
      | 'RECEIPT_ALLOCATED'
      , 'INVOICE'
    >
  | Entry<
      | 'INVOICE_REMINDED'
      , 'INVOICE', object, object, { level?: number | null | undefined; recipients?: string | null | undefined }
    >
  | Entry<
      | 'INVOICE_SENT'
      , 'INVOICE', object, object, { recipients?: string | null | undefined }
    >
  | Entry<
      | 'JOURNAL_ENTRIES_REMOVED'
      , 'ACCOUNT', object, object, { position?: number | null | undefined; hash?: string | null | undefined }
    >
  | Entry<
      | 'LANGUAGE_MAPPING_CREATED'
      | 'LANGUAGE_MAPPING_REMOVED'
      | 'WORKFLOW_UPDATED'
      , 'ACCOUNT', object, object, { code?: string | null | undefined }
    >
  | Entry<
      | 'LIST_VIEW_CREATED'
      | 'LIST_VIEW_DELETED'
      | 'LIST_VIEW_UPDATED'
      , 'LIST_VIEW'
    >
  | Entry<
      | 'LOGFILE_CREATED'
      | 'LOGFILE_EXPORT_STARTED'
      , 'LOGFILE'
    >
  | Entry<
      | 'MANUAL_COST_ADDED'
      | 'MANUAL_COST_REMOVED'
      , 'COST'
    >
  | Entry<
      | 'MT_ENGINE_CREATED'
      | 'MT_ENGINE_REMOVED'
      | 'MT_ENGINE_UPDATED'
      , 'ACCOUNT', object, object, { name?: string | null | undefined; engineUuid?: string | null | undefined }
    >
  | Entry<
      | 'NET_RATE_CREATED'
      | 'NET_RATE_REMOVED'
      | 'NET_RATE_UPDATED'
      , 'NET_RATE_SETTINGS'
    >
  | Entry<
      | 'ORGANIZATION_CREATED'
      | 'ORGANIZATION_REMOVED'
      | 'ORGANIZATION_UPDATED'
      , 'ORGANIZATION'
    >
  | Entry<
      | 'PAYABLE_AGREED'
      | 'PAYABLE_APPROVED'
      | 'PAYABLE_CANCELLED'
      | 'PAYABLE_CLOSED'
      | 'PAYABLE_CREATED'
      | 'PAYABLE_INVOICE_ATTACHED'
      | 'PAYABLE_INVOICE_REMOVED'
      | 'PAYABLE_OBJECTED'
      | 'PAYABLE_PAYMENT_FAILED'
      | 'PAYABLE_PAYMENT_RETRIED'
      | 'PAYABLE_PAYMENT_REVERSED'
      | 'PAYABLE_REJECTED'
      | 'PAYABLE_SENT'
      | 'PAYABLE_WITHDRAWN'
      , 'PAYABLE'
    >
  | Entry<
      | 'PAYABLE_PAYMENT_RECORDED'
      , 'PAYABLE', object, object, { day?: string | null | undefined; reference?: string | null | undefined }
    >
  | Entry<
      | 'PAYABLE_RUN_FINISHED'
      , 'JOB', object, object, { count?: number | null | undefined }
    >
  | Entry<
      | 'PAYOUT_CANCELLED'
      | 'PAYOUT_CREATED'
      | 'PAYOUT_SENT'
      , 'PAYOUT'
    >
  | Entry<
      | 'PERMISSION_GRANTED'
      | 'PERMISSION_REVOKED'
      , 'PERMISSION_GROUP' | 'USER'
    >
  | Entry<
      | 'PERMISSION_GROUP_CREATED'
      | 'PERMISSION_GROUP_REMOVED'
      | 'PERMISSION_GROUP_UPDATED'
      | 'PERMISSION_GROUP_USER_ADDED'
      | 'PERMISSION_GROUP_USER_REMOVED'
      , 'PERMISSION_GROUP'
    >
  | Entry<
      | 'PIPELINE_CREATED'
      | 'PIPELINE_PAUSED'
      | 'PIPELINE_REMOVED'
      | 'PIPELINE_UPDATED'
      , 'PIPELINE'
    >
  | Entry<
      | 'PIPELINE_FAILED'
      , 'PIPELINE', object, object, { project?: string | null | undefined; about?: string | null | undefined; to?: string[] | null | undefined }
    >
  | Entry<
      | 'PIPELINE_NOTIFIED'
      , 'PIPELINE', object, object, { project?: string | null | undefined; about?: string | null | undefined; text?: string | null | undefined; to?: string[] | null | undefined }
    >
  | Entry<
      | 'PRICE_LIST_CREATED'
      | 'PRICE_LIST_REMOVED'
      | 'PRICE_LIST_UPDATED'
      , 'PRICE_LIST'
    >
  | Entry<
      | 'PROJECT_MESSAGE_CREATED'
      , 'PROJECT', object, object, { message?: string | null | undefined; privateMessage?: boolean | null | undefined }
    >
  | Entry<
      | 'PROJECT_ROUTING_REMOVED'
      | 'PROJECT_ROUTING_SAVED'
      , 'PROJECT_ROUTING'
    >
  | Entry<
      | 'QUOTA_REACHED'
      , 'ACCOUNT', object, object, { percent?: number | null | undefined }
    >
  | Entry<
      | 'RECEIPT_RECORDED'
      | 'RECEIPT_REFUNDED'
      | 'RECEIPT_REFUND_REVERSED'
      | 'RECEIPT_REVERSED'
      , 'INVOICE' | 'ORG_UNIT'
    >
  | Entry<
      | 'REVIEW_CLOSED'
      | 'REVIEW_OPENED'
      | 'REVIEW_REOPENED'
      | 'REVIEW_REPLY_DUE'
      | 'REVIEW_SUBMITTED'
      | 'SECOND_REVIEW_REMOVED'
      | 'SECOND_REVIEW_SAVED'
      , 'REVIEW'
    >
  | Entry<
      | 'SAMPLE_DATA_KEPT'
      , 'ACCOUNT', object, { kept?: string[] | null | undefined }
    >
  | Entry<
      | 'SECOND_REVIEW_ASKED'
      , 'REVIEW', object, object, { second?: string | null | undefined; person?: string | null | undefined }
    >
  | Entry<
      | 'SEGMENTATION_RULES_REMOVED'
      | 'SEGMENTATION_RULES_UPLOADED'
      , 'ORG_UNIT', object, object, { rulesUuid?: string | null | undefined }
    >
  | Entry<
      | 'SEGMENT_COMMENTED'
      | 'SEGMENT_COMMENT_ANSWERED'
      | 'SEGMENT_MESSAGE_REMOVED'
      , 'SEGMENT', object, object, { comment?: string | null | undefined; message?: string | null | undefined; privateMessage?: boolean | null | undefined }
    >
  | Entry<
      | 'SEGMENT_COMMENT_MOVED'
      , 'SEGMENT', object, { status?: string | null | undefined; forClient?: boolean | null | undefined }, { comment?: string | null | undefined; privateMessage?: boolean | null | undefined }
    >
  | Entry<
      | 'SEGMENT_FINDING_DECIDED'
      | 'SEGMENT_ISSUE_IGNORED'
      | 'SEGMENT_UPDATED'
      , 'SEGMENT'
    >
  | Entry<
      | 'SEGMENT_MESSAGE_CHANGED'
      , 'SEGMENT', object, object, { comment?: string | null | undefined; message?: string | null | undefined; named?: unknown[] | null | undefined; privateMessage?: boolean | null | undefined }
    >
  | Entry<
      | 'SPELLING_WORDS_ADDED'
      | 'SPELLING_WORD_REMOVED'
      , 'ACCOUNT', object, object, { words?: string | null | undefined }
    >
  | Entry<
      | 'SSO_FAILED'
      , 'ACCOUNT', object, object, { uuid?: string | null | undefined; problem?: string | null | undefined }
    >
  | Entry<
      | 'TASK_ASSIGNED'
      | 'TASK_ASSIGNMENT_REVOKED'
      | 'TASK_CATEGORIES_CHANGED'
      | 'TASK_CHANGE_UNDONE'
      | 'TASK_DUE_DATE_CHANGED'
      | 'TASK_FILE_ADDED'
      | 'TASK_FILE_REMOVED'
      | 'TASK_INSTRUCTIONS_UPDATED'
      | 'TASK_JOINED'
      | 'TASK_OPENED'
      | 'TASK_PAYMENT_ANSWERED'
      | 'TASK_PAYMENT_UPDATED'
      | 'TASK_REJECTED'
      | 'TASK_REVIEW_SAMPLED'
      | 'TASK_SKIPPED'
      | 'TASK_SKIP_UNDONE'
      | 'TASK_SPLIT'
      | 'TASK_STATUS_CHANGED'
      | 'TASK_STOP_LOSS_ACCEPTED'
      | 'TASK_STOP_LOSS_DECLINED'
      | 'TASK_STOP_LOSS_OFFERED'
      , 'TASK'
    >
  | Entry<
      | 'TASK_OFFERED'
      , 'TASK', object, { offeredTo?: string[] | null | undefined }
    >
  | Entry<
      | 'TERM_REQUESTED'
      | 'TERM_REQUEST_MOVED'
      | 'TERM_REQUEST_UPDATED'
      , 'TERM_REQUEST', object, object, { term?: string | null | undefined }
    >
  | Entry<
      | 'THIRD_PARTY_CREATED'
      | 'THIRD_PARTY_OPENED'
      | 'THIRD_PARTY_REMOVED'
      | 'THIRD_PARTY_UPDATED'
      , 'THIRD_PARTY'
    >
  | Entry<
      | 'TRANSLATION_MEMORY_CLEARED'
      | 'TRANSLATION_MEMORY_CLEARING_STARTED'
      | 'TRANSLATION_MEMORY_CREATED'
      | 'TRANSLATION_MEMORY_EXPORT_STARTED'
      | 'TRANSLATION_MEMORY_IMPORTED'
      | 'TRANSLATION_MEMORY_IMPORT_STARTED'
      | 'TRANSLATION_MEMORY_LEARNT'
      | 'TRANSLATION_MEMORY_REMOVED'
      | 'TRANSLATION_MEMORY_REPLACEMENT_STARTED'
      | 'TRANSLATION_MEMORY_REPLACEMENT_UNDONE'
      | 'TRANSLATION_MEMORY_REPLACEMENT_UNDO_STARTED'
      | 'TRANSLATION_MEMORY_TEXT_REPLACED'
      | 'TRANSLATION_MEMORY_UPDATED'
      | 'TRANSLATION_REMOVED'
      | 'TRANSLATION_UNIT_REMOVED'
      | 'TRANSLATION_UNIT_UPDATED'
      | 'TRANSLATION_UNIT_WRITTEN'
      , 'TRANSLATION_MEMORY'
    >
  | Entry<
      | 'WEBHOOK_CREATED'
      | 'WEBHOOK_PAUSED'
      | 'WEBHOOK_REMOVED'
      | 'WEBHOOK_REPLAYED'
      | 'WEBHOOK_SECRET_REPLACED'
      | 'WEBHOOK_TESTED'
      | 'WEBHOOK_TOGGLED'
      | 'WEBHOOK_UPDATED'
      , 'WEBHOOK'
    >
  | Entry<
      | 'WORKFLOW_TEMPLATE_CREATED'
      | 'WORKFLOW_TEMPLATE_REMOVED'
      | 'WORKFLOW_TEMPLATE_UPDATED'
      , 'ACCOUNT', object, object, { templateUuid?: string | null | undefined }
    >
  | Entry<
      | 'XERO_CONNECTED'
      | 'XERO_DISCONNECTED'
      , 'ACCOUNT', object, object, { organization?: string | null | undefined }
    >
  | Entry<
      | 'XERO_CONTACT_CHOSEN'
      , 'ACCOUNT', object, object, { party?: string | null | undefined; contact?: string | null | undefined }
    >
  | Entry<
      | 'XERO_DOCUMENT_SENT'
      , 'INVOICE' | 'PAYABLE'
    >

/** The declared fields of changes, by what changes. */
export const entityChanges = {
  ACCOUNT: {},
  CONNECTOR: {},
  CONTRACT: {},
  COST: {},
  CUSTOM_FIELD: {},
  GLOSSARY: {},
  INVOICE: { status: 'text' },
  JOB: {},
  LIST_VIEW: {},
  LOGFILE: {},
  NET_RATE_SETTINGS: {},
  ORGANIZATION: {},
  ORG_UNIT: {},
  PAYABLE: { status: 'text' },
  PAYOUT: {},
  PERMISSION_GROUP: {},
  PIPELINE: {},
  PRICE_LIST: {},
  PROJECT: { status: 'text' },
  PROJECT_FILE: {},
  PROJECT_ROUTING: {},
  REVIEW: { status: 'text' },
  SEGMENT: {},
  TASK: { status: 'text', assigneeUuid: 'text' },
  TERM_REQUEST: { lane: 'text' },
  THIRD_PARTY: {},
  TRANSLATION_MEMORY: {},
  USER: {},
  WEBHOOK: {},
  WORK_UNIT: {},
} as const

export const commonDetail = { agent: 'text', byMachine: 'boolean', bySystem: 'boolean', event: 'text', job: 'text', option: 'text', optionCode: 'text', pipelineRun: 'text', reason: 'text', undoes: 'text' } as const

/** Each name with the types of things that its entries are about, its kind, and the fields that it alone declares. */
export const journalEvents = {
  ACCESS_KEY_CREATED: { entity: ['USER'], kind: 'ACCESS' },
  ACCESS_KEY_REMOVED: { entity: ['USER'], kind: 'ACCESS' },
  ACCESS_KEY_REVOKED: { entity: ['USER'], kind: 'ACCESS' },
  ACCOUNT_CERTIFICATE_REMOVED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  ACCOUNT_CREATED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  ACCOUNT_CUSTOM_SUBDOMAIN_CHANGED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  ACCOUNT_CUSTOM_SUBDOMAIN_CHECKED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  ACCOUNT_CUSTOM_SUBDOMAIN_REMOVED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  ACCOUNT_ENTRY_POINT_CHANGED: { entity: ['ACCOUNT'], kind: 'DETAILS', detail: { role: 'text' } },
  ACCOUNT_LOGO_CHANGED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  ACCOUNT_LOGO_REMOVED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  ACCOUNT_ORGANIZATION_ADDED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  ACCOUNT_PORTAL_LOGO_CHANGED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  ACCOUNT_PORTAL_LOGO_REMOVED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  ACCOUNT_RESUMED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  ACCOUNT_SECURITY_UPDATED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  ACCOUNT_SETTINGS_UPDATED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  ACCOUNT_SSO_DOMAIN_ADDED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  ACCOUNT_SSO_DOMAIN_CHECKED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  ACCOUNT_SSO_DOMAIN_REMOVED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  ACCOUNT_SSO_REMOVED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  ACCOUNT_SSO_UPDATED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  ACCOUNT_SSO_URL_KEY_CHANGED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  ACCOUNT_SUBDOMAIN_CHANGED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  ACCOUNT_SUBDOMAIN_REMOVED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  ACCOUNT_SUSPENDED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  ACCOUNT_UPDATED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  ACCOUNT_USER_ADDED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  ACCOUNT_VISITED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  AGENT_CONNECTED: { entity: ['USER'], kind: 'ACCESS' },
  AGENT_REVOKED: { entity: ['USER'], kind: 'ACCESS' },
  AGENT_UPDATED: { entity: ['USER'], kind: 'ACCESS' },
  AI_KEY_CREATED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  AI_KEY_REMOVED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  AI_KEY_UPDATED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  AI_REVIEW_DONE: { entity: ['WORK_UNIT'], kind: 'DETAILS' },
  AI_REVIEW_INCOMPLETE: { entity: ['WORK_UNIT'], kind: 'DETAILS' },
  AUTOPILOT_SETTINGS_RESET: { entity: ['ORG_UNIT'], kind: 'DETAILS' },
  AUTOPILOT_SETTINGS_UPDATED: { entity: ['ORG_UNIT'], kind: 'DETAILS' },
  AVATAR_CHANGED: { entity: ['USER'], kind: 'DETAILS' },
  AVATAR_REMOVED: { entity: ['USER'], kind: 'DETAILS' },
  BANK_ACCOUNT_CREATED: { entity: ['ACCOUNT'], kind: 'DETAILS', detail: { bankAccountUuid: 'text' } },
  BANK_ACCOUNT_REMOVED: { entity: ['ACCOUNT'], kind: 'DETAILS', detail: { bankAccountUuid: 'text' } },
  BILLING_PORTAL_OPENED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  BULK_CHANGE_UNDONE: { entity: ['JOB'], kind: 'ASSIGNMENT' },
  CANCELLATION_OPTIONS_UPDATED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  CANCELLATION_OPTION_ARCHIVED: { entity: ['ACCOUNT'], kind: 'DETAILS', detail: { optionUuid: 'text' } },
  CANCELLATION_OPTION_CREATED: { entity: ['ACCOUNT'], kind: 'DETAILS', detail: { optionUuid: 'text' } },
  CHECK_PROFILE_SAVED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  CLOUD_STORAGE_CONNECTED: { entity: ['USER'], kind: 'DETAILS' },
  CLOUD_STORAGE_DISCONNECTED: { entity: ['USER'], kind: 'DETAILS' },
  CONNECTOR_CREATED: { entity: ['CONNECTOR'], kind: 'DETAILS' },
  CONNECTOR_DECIDED: { entity: ['CONNECTOR'], kind: 'DETAILS' },
  CONNECTOR_GROUP_CREATED: { entity: ['CONNECTOR'], kind: 'DETAILS' },
  CONNECTOR_GROUP_REMOVED: { entity: ['CONNECTOR'], kind: 'DETAILS' },
  CONNECTOR_GROUP_UPDATED: { entity: ['CONNECTOR'], kind: 'DETAILS' },
  CONNECTOR_PAUSED: { entity: ['CONNECTOR'], kind: 'DETAILS' },
  CONNECTOR_REMOVED: { entity: ['CONNECTOR'], kind: 'DETAILS' },
  CONNECTOR_REQUEST_ACCEPTED: { entity: ['CONNECTOR'], kind: 'DETAILS' },
  CONNECTOR_REQUEST_CREATED: { entity: ['CONNECTOR'], kind: 'DETAILS' },
  CONNECTOR_REQUEST_REFUSED: { entity: ['CONNECTOR'], kind: 'DETAILS' },
  CONNECTOR_RUN_STARTED: { entity: ['CONNECTOR'], kind: 'DETAILS' },
  CONNECTOR_RUN_STOPPED: { entity: ['CONNECTOR'], kind: 'DETAILS' },
  CONNECTOR_UPDATED: { entity: ['CONNECTOR'], kind: 'DETAILS' },
  CONNECTOR_WRITTEN: { entity: ['CONNECTOR'], kind: 'DETAILS' },
  CONTINUOUS_FILE_UPLOADED: { entity: ['PROJECT_FILE'], kind: 'FILES' },
  CONTRACT_ACCEPTED: { entity: ['CONTRACT'], kind: 'ACCESS' },
  CONTRACT_CREATED: { entity: ['CONTRACT'], kind: 'ACCESS', after: { required: 'boolean' } },
  CONTRACT_PUBLISHED: { entity: ['CONTRACT'], kind: 'ACCESS', after: { required: 'boolean' } },
  CONTRACT_REJECTED: { entity: ['CONTRACT'], kind: 'ACCESS' },
  CONTRACT_REMOVED: { entity: ['CONTRACT'], kind: 'ACCESS' },
  CONTRACT_SETTINGS_UPDATED: { entity: ['ACCOUNT'], kind: 'ACCESS' },
  COSTS_CALCULATED: { entity: ['PROJECT'], kind: 'MONEY', after: { totalCost: 'number' }, detail: { pairs: 'list' } },
  COSTS_CALCULATION_STARTED: { entity: ['PROJECT'], kind: 'MONEY' },
  COSTS_FAILED: { entity: ['PROJECT'], kind: 'MONEY' },
  COSTS_RECALCULATION_STARTED: { entity: ['PROJECT'], kind: 'MONEY' },
  CUSTOM_FIELDS_SORTED: { entity: ['ACCOUNT'], kind: 'DETAILS', detail: { entityCode: 'text' } },
  CUSTOM_FIELD_CREATED: { entity: ['CUSTOM_FIELD'], kind: 'DETAILS' },
  CUSTOM_FIELD_UPDATED: { entity: ['CUSTOM_FIELD'], kind: 'DETAILS' },
  CUSTOM_FIELD_VALUES_CHANGED: { entity: ['ORGANIZATION', 'ORG_UNIT', 'PROJECT', 'TASK', 'USER'], kind: 'DETAILS' },
  DEMO_CREATED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  EDITOR_OPENED: { entity: ['TASK', 'WORK_UNIT'], kind: 'TEXT' },
  EMAIL_CHANGED: { entity: ['USER'], kind: 'ACCESS' },
  EMAIL_CHANGE_REQUESTED: { entity: ['USER'], kind: 'ACCESS' },
  ENTRY_POINT_CHANGED: { entity: ['USER'], kind: 'DETAILS' },
  EXCHANGE_RATE_CREATED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  FILE_OPTIONS_REMOVED: { entity: ['ORG_UNIT'], kind: 'DETAILS', detail: { fileType: 'text' } },
  FILE_OPTIONS_SET: { entity: ['ORG_UNIT'], kind: 'DETAILS', detail: { fileType: 'text' } },
  FINANCE_PERIOD_LOCKED: { entity: ['ACCOUNT'], kind: 'DETAILS', detail: { month: 'text' } },
  FINANCE_PERIOD_UNLOCKED: { entity: ['ACCOUNT'], kind: 'DETAILS', detail: { month: 'text' } },
  FINANCE_SETTINGS_UPDATED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  FINDING_ACCEPTED: { entity: ['REVIEW'], kind: 'STATUS', detail: { finding: 'text' } },
  FINDING_ANSWERED: { entity: ['REVIEW'], kind: 'STATUS', detail: { finding: 'text', decision: 'text' } },
  FINDING_ARBITRATED: { entity: ['REVIEW'], kind: 'STATUS', detail: { finding: 'text', outcome: 'text' } },
  FINDING_DISPUTED: { entity: ['REVIEW'], kind: 'STATUS', detail: { finding: 'text' } },
  FINDING_MESSAGE_CREATED: { entity: ['REVIEW'], kind: 'MESSAGES', detail: { finding: 'text', text: 'text' } },
  FINDING_OFFER_DECLINED: { entity: ['REVIEW'], kind: 'STATUS', detail: { finding: 'text' } },
  FINDING_REMOVED: { entity: ['REVIEW'], kind: 'DETAILS', detail: { finding: 'text', category: 'text' } },
  FINDING_SAVED: { entity: ['REVIEW'], kind: 'DETAILS', detail: { finding: 'text', category: 'text' } },
  FINDING_WAITS: { entity: ['REVIEW'], kind: 'STATUS', detail: { finding: 'text' } },
  GLOSSARY_CANDIDATES_REFUSED: { entity: ['GLOSSARY'], kind: 'LANGUAGE_RESOURCES', detail: { term: 'text' } },
  GLOSSARY_CLEARED: { entity: ['GLOSSARY'], kind: 'LANGUAGE_RESOURCES' },
  GLOSSARY_CONCEPTS_KEPT_APART: { entity: ['GLOSSARY'], kind: 'LANGUAGE_RESOURCES' },
  GLOSSARY_CONCEPTS_LINKED: { entity: ['GLOSSARY'], kind: 'LANGUAGE_RESOURCES', detail: { term: 'text' } },
  GLOSSARY_CONCEPTS_MERGED: { entity: ['GLOSSARY'], kind: 'LANGUAGE_RESOURCES', detail: { term: 'text' } },
  GLOSSARY_CONCEPT_IMAGES_CHANGED: { entity: ['GLOSSARY'], kind: 'LANGUAGE_RESOURCES', detail: { term: 'text' } },
  GLOSSARY_CONCEPT_REMOVED: { entity: ['GLOSSARY'], kind: 'LANGUAGE_RESOURCES', detail: { term: 'text' } },
  GLOSSARY_CONCEPT_UPDATED: { entity: ['GLOSSARY'], kind: 'LANGUAGE_RESOURCES', detail: { term: 'text' } },
  GLOSSARY_CREATED: { entity: ['GLOSSARY'], kind: 'LANGUAGE_RESOURCES' },
  GLOSSARY_EXPORT_STARTED: { entity: ['GLOSSARY'], kind: 'FILES' },
  GLOSSARY_IMPORTED: { entity: ['GLOSSARY'], kind: 'LANGUAGE_RESOURCES' },
  GLOSSARY_IMPORT_STARTED: { entity: ['GLOSSARY'], kind: 'LANGUAGE_RESOURCES' },
  GLOSSARY_MERGE_UNDONE: { entity: ['GLOSSARY'], kind: 'LANGUAGE_RESOURCES', detail: { term: 'text' } },
  GLOSSARY_REMOVED: { entity: ['GLOSSARY'], kind: 'LANGUAGE_RESOURCES' },
  GLOSSARY_TERMS_EXTRACTED: { entity: ['GLOSSARY'], kind: 'LANGUAGE_RESOURCES', detail: { from: 'text' } },
  GLOSSARY_TERM_CREATED: { entity: ['GLOSSARY'], kind: 'LANGUAGE_RESOURCES', detail: { term: 'text' } },
  GLOSSARY_TERM_REMOVED: { entity: ['GLOSSARY'], kind: 'LANGUAGE_RESOURCES', detail: { term: 'text' } },
  GLOSSARY_TERM_UPDATED: { entity: ['GLOSSARY'], kind: 'LANGUAGE_RESOURCES', detail: { term: 'text' } },
  GLOSSARY_UPDATED: { entity: ['GLOSSARY'], kind: 'LANGUAGE_RESOURCES' },
  IMPERSONATION_ENDED: { entity: ['USER'], kind: 'ACCESS' },
  IMPERSONATION_STARTED: { entity: ['USER'], kind: 'ACCESS' },
  IMPORT_STARTED: { entity: ['JOB'], kind: 'DETAILS' },
  IMPORT_UNDONE: { entity: ['JOB'], kind: 'DETAILS' },
  INCOMING_PAYMENT_DISMISSED: { entity: ['ACCOUNT'], kind: 'MONEY' },
  INVOICE_CANCELLED: { entity: ['INVOICE'], kind: 'MONEY' },
  INVOICE_CREDITED: { entity: ['INVOICE'], kind: 'MONEY' },
  INVOICE_CREDIT_REFUNDED: { entity: ['INVOICE'], kind: 'MONEY' },
  INVOICE_CREDIT_USED: { entity: ['INVOICE'], kind: 'MONEY' },
  INVOICE_CREDIT_USE_REVERSED: { entity: ['INVOICE'], kind: 'MONEY' },
  INVOICE_DISPUTED: { entity: ['INVOICE'], kind: 'MONEY' },
  INVOICE_DISPUTE_SETTLED: { entity: ['INVOICE'], kind: 'MONEY' },
  INVOICE_INSTALLMENT_ISSUED: { entity: ['INVOICE'], kind: 'MONEY' },
  INVOICE_ISSUED: { entity: ['INVOICE'], kind: 'MONEY' },
  INVOICE_REMINDED: { entity: ['INVOICE'], kind: 'MONEY', detail: { level: 'number', recipients: 'text' } },
  INVOICE_SENT: { entity: ['INVOICE'], kind: 'MONEY', detail: { recipients: 'text' } },
  JOB_CANCELLED: { entity: ['JOB'], kind: 'DETAILS' },
  JOB_FAILED: { entity: ['JOB'], kind: 'DETAILS' },
  JOB_RESTARTED: { entity: ['JOB'], kind: 'DETAILS' },
  JOURNAL_ENTRIES_REMOVED: { entity: ['ACCOUNT'], kind: 'DETAILS', detail: { position: 'number', hash: 'text' } },
  JOURNAL_SETTINGS_UPDATED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  JOURNAL_VERIFIED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  LANGUAGE_MAPPING_CREATED: { entity: ['ACCOUNT'], kind: 'DETAILS', detail: { code: 'text' } },
  LANGUAGE_MAPPING_REMOVED: { entity: ['ACCOUNT'], kind: 'DETAILS', detail: { code: 'text' } },
  LANGUAGE_PAIR_ADDED: { entity: ['USER'], kind: 'DETAILS' },
  LANGUAGE_PAIR_REMOVED: { entity: ['USER'], kind: 'DETAILS' },
  LIST_EXPORT_STARTED: { entity: ['JOB'], kind: 'FILES' },
  LIST_VIEW_CREATED: { entity: ['LIST_VIEW'], kind: 'DETAILS' },
  LIST_VIEW_DEFAULT_SET: { entity: ['USER'], kind: 'DETAILS' },
  LIST_VIEW_DELETED: { entity: ['LIST_VIEW'], kind: 'DETAILS' },
  LIST_VIEW_UPDATED: { entity: ['LIST_VIEW'], kind: 'DETAILS' },
  LOC_KIT_STARTED: { entity: ['PROJECT'], kind: 'FILES' },
  LOGFILE_CREATED: { entity: ['LOGFILE'], kind: 'FILES' },
  LOGFILE_EXPORT_STARTED: { entity: ['LOGFILE'], kind: 'FILES' },
  LOGGED_IN: { entity: ['USER'], kind: 'ACCESS' },
  LOGGED_OUT: { entity: ['USER'], kind: 'ACCESS' },
  LOGIN_FAILED: { entity: ['USER'], kind: 'ACCESS' },
  MACHINE_TRANSLATION_INCOMPLETE: { entity: ['PROJECT'], kind: 'DETAILS' },
  MAINTENANCE_REMOVED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  MAINTENANCE_SET: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  MANUAL_COST_ADDED: { entity: ['COST'], kind: 'MONEY' },
  MANUAL_COST_REMOVED: { entity: ['COST'], kind: 'MONEY' },
  MFA_DISABLED: { entity: ['USER'], kind: 'ACCESS' },
  MFA_EMAIL_REQUESTED: { entity: ['USER'], kind: 'ACCESS' },
  MFA_EMAIL_SET: { entity: ['USER'], kind: 'ACCESS' },
  MFA_EMAIL_VERIFIED: { entity: ['USER'], kind: 'ACCESS' },
  MFA_ENABLED: { entity: ['USER'], kind: 'ACCESS' },
  MFA_RECOVERY_CODES_CREATED: { entity: ['USER'], kind: 'ACCESS' },
  MT_ENGINE_CREATED: { entity: ['ACCOUNT'], kind: 'DETAILS', detail: { name: 'text', engineUuid: 'text' } },
  MT_ENGINE_REMOVED: { entity: ['ACCOUNT'], kind: 'DETAILS', detail: { name: 'text', engineUuid: 'text' } },
  MT_ENGINE_UPDATED: { entity: ['ACCOUNT'], kind: 'DETAILS', detail: { name: 'text', engineUuid: 'text' } },
  NET_RATE_CREATED: { entity: ['NET_RATE_SETTINGS'], kind: 'MONEY' },
  NET_RATE_REMOVED: { entity: ['NET_RATE_SETTINGS'], kind: 'MONEY' },
  NET_RATE_UPDATED: { entity: ['NET_RATE_SETTINGS'], kind: 'MONEY' },
  NOTIFICATION_DEFAULTS_UPDATED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  ONE_TIME_LOGIN_SENT: { entity: ['USER'], kind: 'ACCESS' },
  ORGANIZATION_CREATED: { entity: ['ORGANIZATION'], kind: 'DETAILS' },
  ORGANIZATION_REMOVED: { entity: ['ORGANIZATION'], kind: 'DETAILS' },
  ORGANIZATION_UPDATED: { entity: ['ORGANIZATION'], kind: 'DETAILS' },
  ORG_UNIT_CREATED: { entity: ['ORG_UNIT'], kind: 'DETAILS' },
  ORG_UNIT_FILE_ADDITIONS_UPDATED: { entity: ['ORG_UNIT'], kind: 'FILES' },
  ORG_UNIT_MEMORIES_BOUND: { entity: ['ORG_UNIT'], kind: 'LANGUAGE_RESOURCES' },
  ORG_UNIT_NET_RATES_SET: { entity: ['ORG_UNIT'], kind: 'MONEY' },
  ORG_UNIT_REMOVED: { entity: ['ORG_UNIT'], kind: 'DETAILS' },
  ORG_UNIT_UPDATED: { entity: ['ORG_UNIT'], kind: 'DETAILS' },
  PASSKEYS_RESET: { entity: ['USER'], kind: 'DETAILS' },
  PASSKEY_ADDED: { entity: ['USER'], kind: 'DETAILS' },
  PASSKEY_REMOVED: { entity: ['USER'], kind: 'DETAILS' },
  PASSKEY_RENAMED: { entity: ['USER'], kind: 'DETAILS' },
  PASSWORD_CHANGED: { entity: ['USER'], kind: 'ACCESS' },
  PASSWORD_REQUESTED: { entity: ['USER'], kind: 'ACCESS' },
  PASSWORD_RESET: { entity: ['USER'], kind: 'ACCESS' },
  PASSWORD_RESET_SENT: { entity: ['USER'], kind: 'ACCESS' },
  PAYABLE_ADJUSTMENT_ANSWERED: { entity: ['USER'], kind: 'MONEY' },
  PAYABLE_ADJUSTMENT_CREATED: { entity: ['USER'], kind: 'MONEY' },
  PAYABLE_AGREED: { entity: ['PAYABLE'], kind: 'MONEY' },
  PAYABLE_APPROVED: { entity: ['PAYABLE'], kind: 'MONEY' },
  PAYABLE_CANCELLED: { entity: ['PAYABLE'], kind: 'MONEY' },
  PAYABLE_CLOSED: { entity: ['PAYABLE'], kind: 'MONEY' },
  PAYABLE_CREATED: { entity: ['PAYABLE'], kind: 'MONEY' },
  PAYABLE_INVOICE_ATTACHED: { entity: ['PAYABLE'], kind: 'MONEY' },
  PAYABLE_INVOICE_REMOVED: { entity: ['PAYABLE'], kind: 'MONEY' },
  PAYABLE_OBJECTED: { entity: ['PAYABLE'], kind: 'MONEY' },
  PAYABLE_PAYMENT_FAILED: { entity: ['PAYABLE'], kind: 'MONEY' },
  PAYABLE_PAYMENT_RECORDED: { entity: ['PAYABLE'], kind: 'MONEY', detail: { day: 'text', reference: 'text' } },
  PAYABLE_PAYMENT_RETRIED: { entity: ['PAYABLE'], kind: 'MONEY' },
  PAYABLE_PAYMENT_REVERSED: { entity: ['PAYABLE'], kind: 'MONEY' },
  PAYABLE_REJECTED: { entity: ['PAYABLE'], kind: 'MONEY' },
  PAYABLE_RUN_FINISHED: { entity: ['JOB'], kind: 'MONEY', detail: { count: 'number' } },
  PAYABLE_RUN_STARTED: { entity: ['JOB'], kind: 'MONEY' },
  PAYABLE_SENT: { entity: ['PAYABLE'], kind: 'MONEY' },
  PAYABLE_WITHDRAWN: { entity: ['PAYABLE'], kind: 'MONEY' },
  PAYOUT_CANCELLED: { entity: ['PAYOUT'], kind: 'MONEY' },
  PAYOUT_CREATED: { entity: ['PAYOUT'], kind: 'MONEY' },
  PAYOUT_SENT: { entity: ['PAYOUT'], kind: 'MONEY' },
  PERMISSION_GRANTED: { entity: ['PERMISSION_GROUP', 'USER'], kind: 'ACCESS' },
  PERMISSION_GROUP_CREATED: { entity: ['PERMISSION_GROUP'], kind: 'ACCESS' },
  PERMISSION_GROUP_REMOVED: { entity: ['PERMISSION_GROUP'], kind: 'ACCESS' },
  PERMISSION_GROUP_UPDATED: { entity: ['PERMISSION_GROUP'], kind: 'ACCESS' },
  PERMISSION_GROUP_USER_ADDED: { entity: ['PERMISSION_GROUP'], kind: 'ACCESS' },
  PERMISSION_GROUP_USER_REMOVED: { entity: ['PERMISSION_GROUP'], kind: 'ACCESS' },
  PERMISSION_REVOKED: { entity: ['PERMISSION_GROUP', 'USER'], kind: 'ACCESS' },
  PIPELINES_TOGGLED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  PIPELINE_CREATED: { entity: ['PIPELINE'], kind: 'DETAILS' },
  PIPELINE_FAILED: { entity: ['PIPELINE'], kind: 'DETAILS', detail: { project: 'text', about: 'text', to: 'texts' } },
  PIPELINE_NOTIFIED: { entity: ['PIPELINE'], kind: 'DETAILS', detail: { project: 'text', about: 'text', text: 'text', to: 'texts' } },
  PIPELINE_PAUSED: { entity: ['PIPELINE'], kind: 'DETAILS' },
  PIPELINE_REMOVED: { entity: ['PIPELINE'], kind: 'DETAILS' },
  PIPELINE_UPDATED: { entity: ['PIPELINE'], kind: 'DETAILS' },
  PLACEMENT_SETTINGS_UPDATED: { entity: ['ACCOUNT'], kind: 'ASSIGNMENT' },
  PORTAL_UPDATED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  PREFERENCES_CHANGED: { entity: ['USER'], kind: 'DETAILS' },
  PRICE_LIST_CREATED: { entity: ['PRICE_LIST'], kind: 'MONEY' },
  PRICE_LIST_REMOVED: { entity: ['PRICE_LIST'], kind: 'MONEY' },
  PRICE_LIST_UPDATED: { entity: ['PRICE_LIST'], kind: 'MONEY' },
  PROJECTS_BULK_CHANGE_STARTED: { entity: ['JOB'], kind: 'ASSIGNMENT' },
  PROJECTS_ROUTED: { entity: ['PROJECT'], kind: 'DETAILS' },
  PROJECT_ARCHIVED: { entity: ['PROJECT'], kind: 'DETAILS' },
  PROJECT_CHANGE_UNDONE: { entity: ['PROJECT'], kind: 'ASSIGNMENT' },
  PROJECT_CHECK_STARTED: { entity: ['PROJECT'], kind: 'DETAILS' },
  PROJECT_CREATED: { entity: ['PROJECT'], kind: 'DETAILS' },
  PROJECT_DOWNLOAD_STARTED: { entity: ['PROJECT'], kind: 'FILES' },
  PROJECT_GLOSSARIES_BOUND: { entity: ['PROJECT'], kind: 'LANGUAGE_RESOURCES' },
  PROJECT_MEMORIES_BOUND: { entity: ['PROJECT'], kind: 'LANGUAGE_RESOURCES' },
  PROJECT_MESSAGE_CREATED: { entity: ['PROJECT'], kind: 'MESSAGES', detail: { message: 'text', privateMessage: 'boolean' } },
  PROJECT_REMOVED: { entity: ['PROJECT'], kind: 'DETAILS' },
  PROJECT_RESOURCE_CREATED: { entity: ['PROJECT_FILE'], kind: 'FILES' },
  PROJECT_RESOURCE_PARAMS_CHANGED: { entity: ['PROJECT_FILE'], kind: 'FILES' },
  PROJECT_RESOURCE_REMOVED: { entity: ['PROJECT_FILE'], kind: 'FILES' },
  PROJECT_RESOURCE_UPLOADED: { entity: ['PROJECT_FILE'], kind: 'FILES' },
  PROJECT_RESOURCE_VERSION_TAKEN_OVER: { entity: ['PROJECT_FILE'], kind: 'FILES' },
  PROJECT_ROUTING_REMOVED: { entity: ['PROJECT_ROUTING'], kind: 'DETAILS' },
  PROJECT_ROUTING_SAVED: { entity: ['PROJECT_ROUTING'], kind: 'DETAILS' },
  PROJECT_ROUTING_UNDONE: { entity: ['PROJECT'], kind: 'DETAILS' },
  PROJECT_STATUS_CHANGED: { entity: ['PROJECT'], kind: 'STATUS' },
  PROJECT_UNARCHIVED: { entity: ['PROJECT'], kind: 'DETAILS' },
  PROJECT_UPDATED: { entity: ['PROJECT'], kind: 'DETAILS' },
  PROVISIONING_TOKEN_CREATED: { entity: ['ACCOUNT'], kind: 'ACCESS' },
  PROVISIONING_TOKEN_REMOVED: { entity: ['ACCOUNT'], kind: 'ACCESS' },
  PROVISIONING_UPDATED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  QUALITY_PROFILE_CREATED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  QUALITY_PROFILE_REMOVED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  QUALITY_PROFILE_UPDATED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  QUALITY_READER_REMOVED: { entity: ['USER'], kind: 'DETAILS' },
  QUALITY_REPORT_KEPT: { entity: ['USER'], kind: 'DETAILS' },
  QUALITY_REPORT_REMOVED: { entity: ['USER'], kind: 'DETAILS' },
  QUALITY_REPORT_SENT: { entity: ['USER'], kind: 'DETAILS' },
  QUALITY_SCHEDULE_CREATED: { entity: ['USER'], kind: 'DETAILS' },
  QUALITY_SCHEDULE_REMOVED: { entity: ['USER'], kind: 'DETAILS' },
  QUALITY_SCHEDULE_UPDATED: { entity: ['USER'], kind: 'DETAILS' },
  QUOTA_REACHED: { entity: ['ACCOUNT'], kind: 'DETAILS', detail: { percent: 'number' } },
  RECEIPT_ALLOCATED: { entity: ['INVOICE'], kind: 'MONEY' },
  RECEIPT_RECORDED: { entity: ['INVOICE', 'ORG_UNIT'], kind: 'MONEY' },
  RECEIPT_REFUNDED: { entity: ['INVOICE', 'ORG_UNIT'], kind: 'MONEY' },
  RECEIPT_REFUND_REVERSED: { entity: ['INVOICE', 'ORG_UNIT'], kind: 'MONEY' },
  RECEIPT_REVERSED: { entity: ['INVOICE', 'ORG_UNIT'], kind: 'MONEY' },
  RECOMMENDATION_SETTINGS_CREATED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  RECOMMENDATION_SETTINGS_REMOVED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  RECOMMENDATION_SETTINGS_RESET: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  RECOMMENDATION_SETTINGS_UPDATED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  REFERENCE_FILE_ADDED: { entity: ['PROJECT_FILE'], kind: 'FILES' },
  REFERENCE_FILE_REMOVED: { entity: ['PROJECT_FILE'], kind: 'FILES' },
  REVIEW_CATEGORY_CREATED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  REVIEW_CATEGORY_REMOVED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  REVIEW_CATEGORY_UPDATED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  REVIEW_CLOSED: { entity: ['REVIEW'], kind: 'STATUS' },
  REVIEW_OPENED: { entity: ['REVIEW'], kind: 'STATUS' },
  REVIEW_REOPENED: { entity: ['REVIEW'], kind: 'STATUS' },
  REVIEW_REPLY_DUE: { entity: ['REVIEW'], kind: 'STATUS' },
  REVIEW_SUBMITTED: { entity: ['REVIEW'], kind: 'STATUS' },
  ROLE_ADDED: { entity: ['USER'], kind: 'ACCESS' },
  ROLE_REMOVED: { entity: ['USER'], kind: 'ACCESS' },
  SAMPLE_DATA_ADDED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  SAMPLE_DATA_KEPT: { entity: ['ACCOUNT'], kind: 'DETAILS', after: { kept: 'texts' } },
  SAMPLE_DATA_REMOVED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  SCREENSHOT_ADDED: { entity: ['PROJECT_FILE'], kind: 'FILES' },
  SCREENSHOT_CHANGED: { entity: ['PROJECT_FILE'], kind: 'FILES' },
  SCREENSHOT_REMOVED: { entity: ['PROJECT_FILE'], kind: 'FILES' },
  SECOND_REVIEW_ASKED: { entity: ['REVIEW'], kind: 'STATUS', detail: { second: 'text', person: 'text' } },
  SECOND_REVIEW_REMOVED: { entity: ['REVIEW'], kind: 'STATUS' },
  SECOND_REVIEW_SAVED: { entity: ['REVIEW'], kind: 'DETAILS' },
  SEGMENTATION_RULES_REMOVED: { entity: ['ORG_UNIT'], kind: 'LANGUAGE_RESOURCES', detail: { rulesUuid: 'text' } },
  SEGMENTATION_RULES_UPLOADED: { entity: ['ORG_UNIT'], kind: 'LANGUAGE_RESOURCES', detail: { rulesUuid: 'text' } },
  SEGMENTS_CONFIRMED: { entity: ['WORK_UNIT'], kind: 'TEXT' },
  SEGMENTS_PRE_TRANSLATED: { entity: ['PROJECT'], kind: 'TEXT' },
  SEGMENT_COMMENTED: { entity: ['SEGMENT'], kind: 'MESSAGES', detail: { comment: 'text', message: 'text', privateMessage: 'boolean' } },
  SEGMENT_COMMENT_ANSWERED: { entity: ['SEGMENT'], kind: 'MESSAGES', detail: { comment: 'text', message: 'text', privateMessage: 'boolean' } },
  SEGMENT_COMMENT_MOVED: { entity: ['SEGMENT'], kind: 'MESSAGES', after: { status: 'text', forClient: 'boolean' }, detail: { comment: 'text', privateMessage: 'boolean' } },
  SEGMENT_FINDING_DECIDED: { entity: ['SEGMENT'], kind: 'TEXT' },
  SEGMENT_ISSUE_IGNORED: { entity: ['SEGMENT'], kind: 'TEXT' },
  SEGMENT_MESSAGE_CHANGED: { entity: ['SEGMENT'], kind: 'MESSAGES', detail: { comment: 'text', message: 'text', named: 'list', privateMessage: 'boolean' } },
  SEGMENT_MESSAGE_REMOVED: { entity: ['SEGMENT'], kind: 'MESSAGES', detail: { comment: 'text', message: 'text', privateMessage: 'boolean' } },
  SEGMENT_UPDATED: { entity: ['SEGMENT'], kind: 'TEXT' },
  SELF_BILLING_AGREED: { entity: ['USER'], kind: 'MONEY' },
  SELF_BILLING_WITHDRAWN: { entity: ['USER'], kind: 'MONEY' },
  SERVICE_NOW_UPDATED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  SESSION_ENDED: { entity: ['USER'], kind: 'ACCESS' },
  SESSION_EXTENDED: { entity: ['USER'], kind: 'ACCESS' },
  SETTINGS_CHANGE_UNDONE: { entity: ['ACCOUNT'], kind: 'ASSIGNMENT' },
  SOURCE_FILES_STARTED: { entity: ['PROJECT'], kind: 'FILES' },
  SPELLING_WORDS_ADDED: { entity: ['ACCOUNT'], kind: 'DETAILS', detail: { words: 'text' } },
  SPELLING_WORD_REMOVED: { entity: ['ACCOUNT'], kind: 'DETAILS', detail: { words: 'text' } },
  SSO_FAILED: { entity: ['ACCOUNT'], kind: 'DETAILS', detail: { uuid: 'text', problem: 'text' } },
  STATEMENT_IMPORTED: { entity: ['ACCOUNT'], kind: 'MONEY' },
  SUBSCRIPTIONS_CHANGED: { entity: ['USER'], kind: 'DETAILS' },
  TABLE_IMPORT_STARTED: { entity: ['JOB'], kind: 'DETAILS' },
  TAG_ADDED: { entity: ['USER'], kind: 'DETAILS' },
  TAG_REMOVED: { entity: ['USER'], kind: 'DETAILS' },
  TASKS_BULK_CHANGE_STARTED: { entity: ['JOB'], kind: 'ASSIGNMENT' },
  TASKS_PLACEMENT_STARTED: { entity: ['JOB'], kind: 'ASSIGNMENT' },
  TASK_ASSIGNED: { entity: ['TASK'], kind: 'ASSIGNMENT' },
  TASK_ASSIGNMENT_REVOKED: { entity: ['TASK'], kind: 'ASSIGNMENT' },
  TASK_CATEGORIES_CHANGED: { entity: ['TASK'], kind: 'DETAILS' },
  TASK_CHANGE_UNDONE: { entity: ['TASK'], kind: 'ASSIGNMENT' },
  TASK_DUE_DATE_CHANGED: { entity: ['TASK'], kind: 'DETAILS' },
  TASK_FILE_ADDED: { entity: ['TASK'], kind: 'FILES' },
  TASK_FILE_REMOVED: { entity: ['TASK'], kind: 'FILES' },
  TASK_INSTRUCTIONS_UPDATED: { entity: ['TASK'], kind: 'DETAILS' },
  TASK_JOINED: { entity: ['TASK'], kind: 'DETAILS' },
  TASK_OFFERED: { entity: ['TASK'], kind: 'DETAILS', after: { offeredTo: 'texts' } },
  TASK_OPENED: { entity: ['TASK'], kind: 'STATUS' },
  TASK_PAYMENT_ANSWERED: { entity: ['TASK'], kind: 'MONEY' },
  TASK_PAYMENT_UPDATED: { entity: ['TASK'], kind: 'MONEY' },
  TASK_REJECTED: { entity: ['TASK'], kind: 'STATUS' },
  TASK_REVIEW_SAMPLED: { entity: ['TASK'], kind: 'DETAILS' },
  TASK_SKIPPED: { entity: ['TASK'], kind: 'DETAILS' },
  TASK_SKIP_UNDONE: { entity: ['TASK'], kind: 'DETAILS' },
  TASK_SPLIT: { entity: ['TASK'], kind: 'DETAILS' },
  TASK_STATUS_CHANGED: { entity: ['TASK'], kind: 'STATUS' },
  TASK_STOP_LOSS_ACCEPTED: { entity: ['TASK'], kind: 'MONEY' },
  TASK_STOP_LOSS_DECLINED: { entity: ['TASK'], kind: 'MONEY' },
  TASK_STOP_LOSS_OFFERED: { entity: ['TASK'], kind: 'MONEY' },
  TERM_REQUESTED: { entity: ['TERM_REQUEST'], kind: 'LANGUAGE_RESOURCES', detail: { term: 'text' } },
  TERM_REQUEST_MOVED: { entity: ['TERM_REQUEST'], kind: 'LANGUAGE_RESOURCES', detail: { term: 'text' } },
  TERM_REQUEST_UPDATED: { entity: ['TERM_REQUEST'], kind: 'LANGUAGE_RESOURCES', detail: { term: 'text' } },
  TEXTS_CHANGED: { entity: ['WORK_UNIT'], kind: 'TEXT' },
  TEXT_CHANGE_STARTED: { entity: ['PROJECT'], kind: 'TEXT' },
  TEXT_CHANGE_UNDONE: { entity: ['PROJECT'], kind: 'TEXT' },
  THIRD_PARTY_CREATED: { entity: ['THIRD_PARTY'], kind: 'DETAILS' },
  THIRD_PARTY_OPENED: { entity: ['THIRD_PARTY'], kind: 'DETAILS' },
  THIRD_PARTY_REMOVED: { entity: ['THIRD_PARTY'], kind: 'DETAILS' },
  THIRD_PARTY_UPDATED: { entity: ['THIRD_PARTY'], kind: 'DETAILS' },
  TOKEN_CREATED: { entity: ['USER'], kind: 'ACCESS' },
  TRANSLATED_FILES_STARTED: { entity: ['PROJECT'], kind: 'FILES' },
  TRANSLATION_MEMORY_CLEARED: { entity: ['TRANSLATION_MEMORY'], kind: 'LANGUAGE_RESOURCES' },
  TRANSLATION_MEMORY_CLEARING_STARTED: { entity: ['TRANSLATION_MEMORY'], kind: 'LANGUAGE_RESOURCES' },
  TRANSLATION_MEMORY_CREATED: { entity: ['TRANSLATION_MEMORY'], kind: 'LANGUAGE_RESOURCES' },
  TRANSLATION_MEMORY_EXPORT_STARTED: { entity: ['TRANSLATION_MEMORY'], kind: 'FILES' },
  TRANSLATION_MEMORY_IMPORTED: { entity: ['TRANSLATION_MEMORY'], kind: 'LANGUAGE_RESOURCES' },
  TRANSLATION_MEMORY_IMPORT_STARTED: { entity: ['TRANSLATION_MEMORY'], kind: 'LANGUAGE_RESOURCES' },
  TRANSLATION_MEMORY_LEARNT: { entity: ['TRANSLATION_MEMORY'], kind: 'LANGUAGE_RESOURCES' },
  TRANSLATION_MEMORY_REMOVED: { entity: ['TRANSLATION_MEMORY'], kind: 'LANGUAGE_RESOURCES' },
  TRANSLATION_MEMORY_REPLACEMENT_STARTED: { entity: ['TRANSLATION_MEMORY'], kind: 'ASSIGNMENT' },
  TRANSLATION_MEMORY_REPLACEMENT_UNDONE: { entity: ['TRANSLATION_MEMORY'], kind: 'ASSIGNMENT' },
  TRANSLATION_MEMORY_REPLACEMENT_UNDO_STARTED: { entity: ['TRANSLATION_MEMORY'], kind: 'ASSIGNMENT' },
  TRANSLATION_MEMORY_TEXT_REPLACED: { entity: ['TRANSLATION_MEMORY'], kind: 'LANGUAGE_RESOURCES' },
  TRANSLATION_MEMORY_UPDATED: { entity: ['TRANSLATION_MEMORY'], kind: 'LANGUAGE_RESOURCES' },
  TRANSLATION_REMOVED: { entity: ['TRANSLATION_MEMORY'], kind: 'LANGUAGE_RESOURCES' },
  TRANSLATION_UNIT_REMOVED: { entity: ['TRANSLATION_MEMORY'], kind: 'LANGUAGE_RESOURCES' },
  TRANSLATION_UNIT_UPDATED: { entity: ['TRANSLATION_MEMORY'], kind: 'LANGUAGE_RESOURCES' },
  TRANSLATION_UNIT_WRITTEN: { entity: ['TRANSLATION_MEMORY'], kind: 'LANGUAGE_RESOURCES' },
  USER_AUTOPILOT_UPDATED: { entity: ['USER'], kind: 'DETAILS' },
  USER_AVAILABILITY_UPDATED: { entity: ['USER'], kind: 'DETAILS' },
  USER_BILLING_UPDATED: { entity: ['USER'], kind: 'DETAILS' },
  USER_BLOCKED: { entity: ['USER'], kind: 'ACCESS' },
  USER_CREATED: { entity: ['USER'], kind: 'DETAILS' },
  USER_ORGANIZATION_ADDED: { entity: ['USER'], kind: 'ACCESS' },
  USER_ORGANIZATION_REMOVED: { entity: ['USER'], kind: 'ACCESS' },
  USER_PAYMENT_CONFIRMED: { entity: ['USER'], kind: 'MONEY' },
  USER_PAYMENT_DECLINED: { entity: ['USER'], kind: 'MONEY' },
  USER_PAYMENT_UPDATED: { entity: ['USER'], kind: 'MONEY' },
  USER_RATE_CREATED: { entity: ['USER'], kind: 'MONEY' },
  USER_RATE_DEFAULT_SET: { entity: ['USER'], kind: 'MONEY' },
  USER_RATE_DETAIL_REMOVED: { entity: ['USER'], kind: 'MONEY' },
  USER_RATE_REMOVED: { entity: ['USER'], kind: 'MONEY' },
  USER_RATE_UPDATED: { entity: ['USER'], kind: 'MONEY' },
  USER_REMOVED: { entity: ['USER'], kind: 'DETAILS' },
  USER_STATUS_CHANGED: { entity: ['USER'], kind: 'DETAILS' },
  USER_UNBLOCKED: { entity: ['USER'], kind: 'ACCESS' },
  USER_UNIT_ADDED: { entity: ['USER'], kind: 'ACCESS' },
  USER_UNIT_REMOVED: { entity: ['USER'], kind: 'ACCESS' },
  USER_UNLOCKED: { entity: ['USER'], kind: 'ACCESS' },
  USER_UPDATED: { entity: ['USER'], kind: 'DETAILS' },
  WEBHOOK_CREATED: { entity: ['WEBHOOK'], kind: 'DETAILS' },
  WEBHOOK_PAUSED: { entity: ['WEBHOOK'], kind: 'DETAILS' },
  WEBHOOK_REMOVED: { entity: ['WEBHOOK'], kind: 'DETAILS' },
  WEBHOOK_REPLAYED: { entity: ['WEBHOOK'], kind: 'DETAILS' },
  WEBHOOK_SECRET_REPLACED: { entity: ['WEBHOOK'], kind: 'DETAILS' },
  WEBHOOK_TESTED: { entity: ['WEBHOOK'], kind: 'DETAILS' },
  WEBHOOK_TOGGLED: { entity: ['WEBHOOK'], kind: 'DETAILS' },
  WEBHOOK_UPDATED: { entity: ['WEBHOOK'], kind: 'DETAILS' },
  WORKFLOWS_SORTED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  WORKFLOW_CREATED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
  WORKFLOW_TEMPLATE_CREATED: { entity: ['ACCOUNT'], kind: 'DETAILS', detail: { templateUuid: 'text' } },
  WORKFLOW_TEMPLATE_REMOVED: { entity: ['ACCOUNT'], kind: 'DETAILS', detail: { templateUuid: 'text' } },
  WORKFLOW_TEMPLATE_UPDATED: { entity: ['ACCOUNT'], kind: 'DETAILS', detail: { templateUuid: 'text' } },
  WORKFLOW_UPDATED: { entity: ['ACCOUNT'], kind: 'DETAILS', detail: { code: 'text' } },
  WORK_UNITS_CREATED: { entity: ['WORK_UNIT'], kind: 'FILES' },
  WORK_UNITS_REMOVED: { entity: ['WORK_UNIT'], kind: 'FILES' },
  WORK_UNIT_TRANSLATION_BUILT: { entity: ['WORK_UNIT'], kind: 'FILES' },
  WORK_UNIT_TRANSLATION_READY: { entity: ['WORK_UNIT'], kind: 'FILES' },
  WORK_UNIT_TRANSLATION_TAKEN_OVER: { entity: ['WORK_UNIT'], kind: 'FILES' },
  WORK_UNIT_TRANSLATION_UPLOADED: { entity: ['WORK_UNIT'], kind: 'FILES' },
  XERO_CONNECTED: { entity: ['ACCOUNT'], kind: 'DETAILS', detail: { organization: 'text' } },
  XERO_CONTACT_CHOSEN: { entity: ['ACCOUNT'], kind: 'DETAILS', detail: { party: 'text', contact: 'text' } },
  XERO_DISCONNECTED: { entity: ['ACCOUNT'], kind: 'DETAILS', detail: { organization: 'text' } },
  XERO_DOCUMENT_SENT: { entity: ['INVOICE', 'PAYABLE'], kind: 'MONEY' },
  XERO_MAPPING_UPDATED: { entity: ['ACCOUNT'], kind: 'DETAILS' },
} as const

export type JournalEvent = keyof typeof journalEvents

/** The events that receivers are told of, by the name of the entry. */
export const webhookEvents = {
  COSTS_CALCULATED: 'PROJECT_COSTS_CALCULATED',
  ORGANIZATION_CREATED: 'NEW_ORGANIZATION',
  ORG_UNIT_CREATED: 'NEW_ORGANIZATIONAL_UNIT',
  PROJECT_CREATED: 'EMPTY_PROJECT',
  PROJECT_RESOURCE_CREATED: 'PROJECT_FILE_ADDED',
  PROJECT_UPDATED: 'PROJECT_UPDATED',
  TASK_DUE_DATE_CHANGED: 'TASK_DUE_DATE_CHANGED',
  TASK_REJECTED: 'TASK_REJECTED',
  USER_CREATED: 'NEW_USER',
  WORK_UNITS_CREATED: 'NEW_PROJECT',
  WORK_UNIT_TRANSLATION_READY: 'WORK_UNIT_TRANSLATION_FILE_READY',
} as const

/** The events that start pipelines, by the name of the entry. */
export const pipelineEvents = {
  COSTS_CALCULATED: 'PROJECT_COSTS_CALCULATED',
  PROJECT_CREATED: 'PROJECT_CREATED',
  PROJECT_UPDATED: 'PROJECT_UPDATED',
  TASK_REJECTED: 'TASK_RETURNED',
  WORK_UNITS_CREATED: 'PROJECT_FILES_ADDED',
} as const

/** Entries that people are told of by a rule of the name. */
export const noticeEvents = [
  'CONTRACT_CREATED',
  'CONTRACT_PUBLISHED',
  'CONTRACT_REJECTED',
  'COSTS_CALCULATED',
  'FINDING_ANSWERED',
  'FINDING_ARBITRATED',
  'FINDING_DISPUTED',
  'FINDING_MESSAGE_CREATED',
  'FINDING_OFFER_DECLINED',
  'FINDING_SAVED',
  'FINDING_WAITS',
  'JOB_FAILED',
  'PAYABLE_CREATED',
  'PAYABLE_PAYMENT_RECORDED',
  'PAYABLE_RUN_FINISHED',
  'PIPELINE_FAILED',
  'PIPELINE_NOTIFIED',
  'PIPELINE_PAUSED',
  'PROJECT_MESSAGE_CREATED',
  'PROJECT_STATUS_CHANGED',
  'QUOTA_REACHED',
  'REVIEW_CLOSED',
  'REVIEW_REOPENED',
  'REVIEW_REPLY_DUE',
  'REVIEW_SUBMITTED',
  'SECOND_REVIEW_ASKED',
  'SEGMENT_COMMENTED',
  'SEGMENT_COMMENT_ANSWERED',
  'SEGMENT_COMMENT_MOVED',
  'SEGMENT_MESSAGE_CHANGED',
  'TERM_REQUEST_MOVED',
  'WEBHOOK_PAUSED',
] as const

/** Entries that stand among the last changes of the home page. */
export const homeEvents = [
  'PROJECT_CREATED',
  'PROJECT_MESSAGE_CREATED',
  'PROJECT_STATUS_CHANGED',
  'TASK_ASSIGNED',
  'TASK_REJECTED',
  'TASK_STATUS_CHANGED',
  'TASK_STOP_LOSS_ACCEPTED',
  'TASK_STOP_LOSS_DECLINED',
  'TASK_STOP_LOSS_OFFERED',
] as const
