import contract from '../generated/contract.json' with { type: 'json' }
import type { IdKind, KnownIds } from './known-ids.ts'

/** The part of JSON Schema that the contract uses. */
export interface Schema {
  $ref?: string
  oneOf?: Schema[]
  type?: string | string[]
  format?: string
  enum?: unknown[]
  default?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  minProperties?: number
  minItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}

const schemas = contract.schemas as unknown as Record<string, Schema>

/** The schema that a reference stands for; of a choice, the first. */
export function resolved(schema: Schema): Schema {
  if (schema.oneOf) return resolved(schema.oneOf[0] ?? {})
  return schema.$ref ? resolved(schemas[schema.$ref.replace('#/schemas/', '')] ?? {}) : schema
}

/** The kind of each id, by the name of its parameter or field. */
const kinds: Readonly<Record<string, IdKind>> = {
  accountUUID: 'account',
  bankAccountUUID: 'bankAccount',
  accountUuid: 'account',
  assigneeUUID: 'person',
  assigneeUuid: 'person',
  changeUUID: 'version',
  changeUuid: 'bulkChange',
  clientUUID: 'orgUnit',
  clientUuid: 'orgUnit',
  contactPersonUuid: 'person',
  contactUUID: 'person',
  customFieldUuid: 'customField',
  defaultOrgUnitUuids: 'orgUnit',
  customFields: 'customField',
  configUUID: 'connectorConfig',
  configUuids: 'connectorConfig',
  contactUuid: 'person',
  context: 'context',
  costUUID: 'manualCost',
  fieldUuids: 'customField',
  glossaries: 'glossary',
  glossaryUuid: 'glossary',
  glossaryUuids: 'glossary',
  glossaryIds: 'glossary',
  conceptId: 'glossaryConceptNumber',
  conceptUuid: 'glossaryConcept',
  conceptUuids: 'glossaryConcept',
  dropTermUuids: 'glossaryTerm',
  imageUuid: 'conceptImage',
  linkUuid: 'conceptLink',
  mergeUuid: 'conceptMerge',
  termUuid: 'glossaryTerm',
  termUuids: 'glossaryTerm',
  termRequestUuid: 'termRequest',
  extractionUuid: 'termExtraction',
  candidateUuid: 'termCandidate',
  candidateUuids: 'termCandidate',
  granteeUuid: 'person',
  groupUuid: 'connectorGroup',
  include: 'task',
  itemUuids: 'connectorRunItem',
  jobUuid: 'costJob',
  key: 'avatar',
  line: 'costLine',
  logfileUUID: 'logfile',
  netRateUuid: 'netRates',
  orgUnitUUID: 'orgUnit',
  orgUnitUuid: 'orgUnit',
  targetUuid: 'orgUnit',
  orgUnitUuids: 'orgUnit',
  orgUnits: 'orgUnit',
  organization: 'organization',
  organizationUUID: 'organization',
  organizations: 'organization',
  organizationUuid: 'organization',
  paymentUUID: 'pendingPayment',
  incomingUUID: 'incomingPayment',
  incomingUuid: 'incomingPayment',
  aiFindingUuid: 'finding',
  mentions: 'person',
  placeUuid: 'orgUnit',
  qualityFindingUuid: 'qualityFinding',
  profileUuid: 'qualityProfile',
  qualityProfileUuid: 'qualityProfile',
  qualityReportUuid: 'qualityReport',
  keptReportUuid: 'keptReport',
  checkRunUuid: 'checkRun',
  commentUuid: 'comment',
  segmentCommentUuid: 'comment',
  segmentMessageUuid: 'commentMessage',
  readerUuids: 'person',
  reportScheduleUuid: 'reportSchedule',
  secondReviewUuid: 'secondReview',
  personUuid: 'person',
  repeatedOf: 'qualityFinding',
  reviewCategoryUuid: 'reviewCategory',
  reviewChangeUuid: 'reviewChange',
  reviewChangeUuids: 'reviewChange',
  reviewUuid: 'review',
  payableUUID: 'payable',
  payoutUUID: 'payout',
  payableUuid: 'payable',
  payableUuids: 'payable',
  payableId: 'payable',
  batchUuid: 'payableRun',
  adjustmentUUID: 'payableAdjustment',
  invoiceUuid: 'invoice',
  invoiceUuids: 'invoice',
  lineUuid: 'invoiceLine',
  receivableUUID: 'invoice',
  differenceUUID: 'xeroDifference',
  partyUUID: 'orgUnit',
  bankAccountUuid: 'bankAccount',
  bankAccounts: 'bankAccount',
  organizationalUnit: 'orgUnit',
  contactUser: 'person',
  taxes: 'taxCode',
  vendor: 'person',
  vendorUuid: 'person',
  managerUuid: 'person',
  linguistUuid: 'person',
  vendorUuidList: 'person',
  permissionGroupUuid: 'group',
  permissionUuid: 'permission',
  pipelineUUID: 'pipeline',
  configUuid: 'routing',
  configOrgUnits: 'orgUnit',
  baseProjectUuid: 'routedRequest',
  priceListUUID: 'priceList',
  project_info: 'project',
  projectId: 'project',
  projectManagerUuid: 'person',
  projectResourceUUID: 'resource',
  projectResourceUuid: 'resource',
  projectResourceUuids: 'resource',
  projectUUID: 'project',
  projectUuid: 'project',
  projectUuids: 'project',
  rateDetailUUID: 'rateDetail',
  rateDetails: 'rateDetail',
  rateDetailUuids: 'rateDetail',
  referenceFileUUID: 'referenceFile',
  screenshotUuid: 'screenshot',
  requestId: 'costJob',
  resourceUUID: 'resource',
  resourceUuid: 'resource',
  resources: 'resource',
  requestUuid: 'connectorRequest',
  runUuid: 'connectorRun',
  segmentId: 'segment',
  scopeUuid: 'workUnit',
  textChangeUuid: 'textChange',
  segmentIds: 'segment',
  passkeyUuid: 'passkey',
  agentUuid: 'agent',
  sessionUuid: 'session',
  taskFileUUID: 'taskFile',
  taskIds: 'task',
  taskUUID: 'task',
  taskUuid: 'task',
  taskUuids: 'task',
  tasksUuids: 'task',
  tmId: 'memory',
  tmUuid: 'memory',
  memoryUuid: 'memory',
  token: 'fileToken',
  trialUuid: 'ssoTrial',
  tuId: 'translationUnit',
  deliveryUuid: 'webhookDelivery',
  engineUUID: 'mtEngine',
  engineUuids: 'mtEngine',
  entryUuid: 'settingsEntry',
  findingUuid: 'finding',
  uploadUuid: 'upload',
  importUuid: 'guidedImport',
  importFileUuid: 'importFile',
  sourceFileUuid: 'importFile',
  intoUuid: 'memory',
  uploadUuids: 'upload',
  userRateUUID: 'userRate',
  userRateUuid: 'userRate',
  userUUID: 'person',
  userUuid: 'person',
  userUuids: 'person',
  workUnitId: 'workUnit',
  workUnitIds: 'workUnit',
  workUnits: 'workUnit',
  workUnitUUID: 'workUnit',
  viewUuid: 'view',
  workUnitUuid: 'workUnit',
  workUnitUuids: 'workUnit',
  workflowUuid: 'workflow',
  workflowUuids: 'workflow',
  workflowUUID: 'workflow',
  templateUUID: 'workflowTemplate',
  webhookUuid: 'webhook',
}

/** Names that mean something else in one operation; null for those that aren't ids there. */
const exceptions: Readonly<Record<string, IdKind | null>> = {
  'accounts.update uuid': 'account',
  'accountSettings.getHierarchySettings nodeUuid': 'orgUnit',
  'accountSettings.listHierarchy parentUuid': 'organization',
  'activity.list entityUuid': 'task',
  'aiKeys.create id': 'account',
  'aiKeys.list id': 'account',
  'aiKeys.remove id': 'account',
  'aiKeys.update id': 'account',
  'connectorBench.browse configUuid': 'connectorConfig',
  'connectorBench.clearExchanges configUuid': 'connectorConfig',
  'connectorBench.listExchanges configUuid': 'connectorConfig',
  'connectorBench.read configUuid': 'connectorConfig',
  'connectorBench.read key': null,
  'connectorRequests.accept key': null,
  'connectorRequests.create configUuid': 'connectorConfig',
  'connectorRequests.list configUuid': 'connectorConfig',
  'connectors.createConfig include': null,
  'connectors.updateConfig include': null,
  'connectors.decide configUuid': 'connectorConfig',
  'connectors.getConfig configUuid': 'connectorConfig',
  'connectors.getConflict configUuid': 'connectorConfig',
  'connectors.listChoices configUuid': 'connectorConfig',
  'connectors.listItems configUuid': 'connectorConfig',
  'connectors.listRuns configUuid': 'connectorConfig',
  'connectors.removeConfig configUuid': 'connectorConfig',
  'connectors.startRun configUuid': 'connectorConfig',
  'connectors.test configUuid': 'connectorConfig',
  'connectors.updateConfig configUuid': 'connectorConfig',
  'connectors.decide targetUuid': 'connectorTarget',
  'connectors.getConflict targetUuid': 'connectorTarget',
  'contracts.accept id': 'contract',
  'contracts.listAcceptances id': 'contract',
  'contracts.publishVersion id': 'contract',
  'contracts.reject id': 'contract',
  'contracts.remove id': 'contract',
  'customFields.getValues entityUUID': 'project',
  'customFields.updateValues entityUUID': 'project',
  'customFields.updateValues uuid': 'customField',
  'editor.bookmarkSegment id': 'workUnit',
  'editor.removeBookmark id': 'workUnit',
  'editor.confirmSegments id': 'workUnit',
  'editor.decideFinding id': 'workUnit',
  'editor.getSegmentIndex id': 'workUnit',
  'editor.ignoreIssue id': 'workUnit',
  'editor.ignoreIssue key': null,
  'screenshots.listOfWorkUnit id': 'workUnit',
  'screenshots.update key': null,
  'editor.getMachineTranslation id': 'workUnit',
  'editor.listHistory id': 'workUnit',
  'editor.listMatches id': 'workUnit',
  'segmentComments.create id': 'workUnit',
  'segmentComments.listOfWorkUnit id': 'workUnit',
  'editor.listSegments id': 'workUnit',
  'editor.reviewSegments id': 'workUnit',
  'editor.searchConcordance id': 'workUnit',
  'editor.checkSpelling id': 'workUnit',
  'editor.suggestSpelling id': 'workUnit',
  'editor.updateSegment id': 'workUnit',
  'eloquaConnector.deliver requestId': 'connectorRun',
  'eloquaConnector.sync configUUID': 'eloquaConfig',
  'eloquaConnector.sync requestId': 'connectorRun',
  'eloquaConnector.updateConfig uuid': 'eloquaConfig',
  'githubConnector.deliver requestId': 'connectorRun',
  'githubConnector.sync requestId': 'connectorRun',
  'githubConnector.updateConfig uuid': 'connectorConfig',
  'wordpressConnector.deliver requestId': 'connectorRun',
  'wordpressConnector.sync configUUID': 'wordpressConfig',
  'wordpressConnector.sync requestId': 'connectorRun',
  'wordpressConnector.updateConfig uuid': 'wordpressConfig',
  'finance.update taxCodes': 'taxCode',
  'glossaries.getExportStatus requestUUID': 'glossaryExport',
  'glossaries.getListExportStatus requestUUID': 'glossaryListExport',
  'glossaries.listConceptEntries createdBy': 'person',
  'glossaries.update uuid': 'glossary',
  'journal.getExportStatus requestUUID': 'journalExport',
  'languageMappings.create id': 'account',
  'languageMappings.list id': 'account',
  'languageMappings.remove id': 'languageMapping',
  'logfiles.getExportStatus requestUUID': 'logfileExport',
  'mfa.disable id': 'person',
  'notifications.markRead uuids': 'notification',
  'passkeys.reset id': 'person',
  'projectRouting.createProjects baseProjectUuid': 'project',
  'projectRouting.createProjects priceList': 'priceList',
  'projectRouting.createProjects projects': 'orgUnit',
  'projectRouting.list orgUnit': 'orgUnit',
  'projectRouting.preview baseProjectUuid': 'project',
  'projectRouting.upsert priceList': 'priceList',
  'projectRouting.upsert uuid': 'routing',
  'organizations.getExportStatus requestUUID': 'organizationExport',
  'organizations.update uuid': 'organization',
  'orgUnits.getExportStatus requestUUID': 'orgUnitExport',
  'orgUnits.update uuid': 'orgUnit',
  'projects.createMessage parent': 'message',
  'projects.getDownloadStatus requestUUID': 'download',
  'payables.create taxUuid': 'taxCode',
  'payables.getExportStatus requestUUID': 'payableExport',
  'receivables.allocatePayment paymentUUID': 'receipt',
  'receivables.create id': 'taxCode',
  'receivables.create projects': 'project',
  'receivables.getExportStatus requestUUID': 'invoiceExport',
  'receivables.preview id': 'taxCode',
  'receivables.preview projects': 'project',
  'receivables.previewFile id': 'taxCode',
  'receivables.previewFile projects': 'project',
  'receivables.refundPayment paymentUUID': 'receipt',
  'receivables.reverseCreditUse creditUseUUID': 'creditUse',
  'receivables.reversePayment paymentUUID': 'receipt',
  'receivables.reversePaymentRefund paymentRefundUUID': 'receiptRefund',
  'presence.enter entityUuid': 'project',
  'projects.getExportStatus requestUUID': 'projectExport',
  'projects.getTranslationKitJob requestUUID': 'kit',
  'quality.getExportStatus requestUUID': 'reviewExport',
  'qualityReports.getExportStatus requestUUID': 'qualityExport',
  'checkRuns.getExportStatus requestUUID': 'checkExport',
  'connectors.getExportStatus requestUUID': 'connectorExport',
  'recommendationSettings.list id': 'account',
  'recommendationSettings.remove id': 'orgUnit',
  'sampleData.keep uuids': 'sampleObject',
  'spellingWords.add id': 'account',
  'spellingWords.list id': 'account',
  'spellingWords.remove id': 'account',
  'spellingWords.remove wordUuid': 'spellingWord',
  'tasks.getExportStatus requestUUID': 'taskExport',
  'tasks.updateInstructions uuid': 'task',
  'thirdParties.redirect id': 'thirdParty',
  'thirdParties.remove id': 'thirdParty',
  'thirdParties.update id': 'thirdParty',
  'translationMemories.getExportStatus requestUUID': 'memoryExport',
  'translationMemories.getListExportStatus requestUUID': 'memoryListExport',
  'translationMemories.update uuid': 'memory',
  'userRates.getExportStatus requestUUID': 'rateExport',
  'userRates.update uuid': 'userRate',
  'users.getExportStatus requestUUID': 'userExport',
  'users.impersonate id': 'person',
  'users.getAccessKey id': 'person',
  'users.resetPassword id': 'person',
  'users.revokeAccessKey id': 'person',
  'users.sendOneTimeLogin id': 'person',
  'webhooks.get id': 'webhook',
  'webhooks.getDelivery id': 'webhook',
  'webhooks.listDeliveries id': 'webhook',
  'webhooks.pullEvents id': 'webhook',
  'webhooks.remove id': 'webhook',
  'webhooks.replay id': 'webhook',
  'webhooks.replayDelivery id': 'webhook',
  'webhooks.rotateSecret id': 'webhook',
  'webhooks.test id': 'webhook',
  'webhooks.toggle id': 'webhook',
  'webhooks.update id': 'webhook',
  'workUnits.get id': 'workUnit',
  'workUnits.getPreview id': 'workUnit',
}

/** The kind of id that a parameter or field holds; undefined if it holds none. */
export const kindOf = (operation: string, name: string): IdKind | undefined =>
  exceptions[`${operation} ${name}`] === null ? undefined : (exceptions[`${operation} ${name}`] ?? kinds[name])

const texts: Readonly<Record<string, unknown>> = {
  month: '2026-01',
  clientLanguages: 'es',
  country: 'US',
  dueDate: 1_800_000_000_000,
  currency: 'USD',
  daysOff: [{ from: '2026-12-24', to: '2026-12-31' }],
  defaultSourceLanguage: 'en',
  events: ['PROJECT_CREATED'],
  fileType: 'tmx',
  language: 'es',
  languagePair: 'en:es',
  // An id that a page makes up.
  tabUuid: '7d1f0c9e-4a53-4c8e-9d0b-2f6f5f0f2b11',
  locKitTypeJob: 'XLIFF',
  languages: ['es'],
  locale: 'es',
  locales: ['es'],
  matchRanges: [
    { start: 101, end: 101, type: 'CONTEXT' },
    { start: 100, end: 100, type: 'EXACT' },
    { start: 100, end: 100, type: 'REPETITION' },
    { start: 0, end: 99, type: 'FUZZY' },
  ],
  name: 'sample.json',
  newStatus: 'PENDING',
  paymentMethod: 'PAYPAL',
  paypalAccount: 'lina@example.com',
  options: [{ uuid: '5c1a3b1e-0c55-4c0e-9d0a-6b3f10000009', active: true }],
  optionUUID: '5c1a3b1e-0c55-4c0e-9d0a-6b3f10000009',
  optionUuid: '5c1a3b1e-0c55-4c0e-9d0a-6b3f10000009',
  source: 'en',
  sourceLanguage: 'en',
  sourceLang: 'en',
  sourceLocale: 'en',
  target: 'es',
  targetLang: 'es',
  targetLanguage: 'es',
  targetLanguages: ['es'],
  targetLocale: 'es',
  targetLocales: ['es'],
  timezone: 'UTC',
  types: ['NEW_USER'],
  unitType: 'FIXED',
  // Nothing is sent from tests to where others might listen.
  url: 'https://127.0.0.1/hooks',
  website: 'https://example.com',
  week: [{ day: 'MONDAY', from: '09:00', to: '17:00' }],
  workflows: ['TRANSLATION'],
}

const localePattern = schemas['LocaleCode']?.pattern

/** The optional fields to fill in: all of them, or those that hold an id of this kind. */
export type Optional = 'all' | IdKind | null

/** A value that a schema permits; ids come from `ids`, for the operation in which `name` stands. */
export function sample(operation: string, name: string, schema: Schema, ids: KnownIds, optional: Optional): unknown {
  const {
    type: types,
    format,
    properties = {},
    required = [],
    items = {},
    minimum,
    minProperties = 0,
    minItems = 1,
    ...rest
  } = resolved(schema)
  const [type] = [types].flat()
  if (type === 'array') {
    const known = texts[name]
    const isOfThem = Array.isArray(known) && (typeof known[0] === 'object') === (resolved(items).type === 'object')
    if (isOfThem) return known
    return Array.from({ length: Math.max(1, minItems) }, () => sample(operation, name, items, ids, optional))
  }
  if (type === 'object') {
    return Object.fromEntries(
      Object.entries(properties)
        .map(([field, inner]) => ({ field, inner, meant: meantBy(name, field) }))
        .filter(
          ({ field, inner, meant }, at) =>
            required.includes(field) ||
            at < minProperties ||
            optional === 'all' ||
            holds(operation, meant, inner, optional),
        )
        .map(({ field, inner, meant }) => [field, sample(operation, meant, inner, ids, optional)]),
    )
  }
  const kind = kindOf(operation, name)
  if (kind) return type === 'integer' ? Number(ids[kind]) : ids[kind]
  if (name in texts && (rest.enum?.includes(texts[name]) ?? true)) return texts[name]
  if (format === 'uuid') throw new Error(`${operation} has an id ${name}: say in testing/sample.ts what it is of`)
  if (rest.enum) return rest.enum[0]
  if (rest.pattern === localePattern) return 'es'
  if (format === 'date') return '2026-01-31'
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return minimum ?? 1
  return 'text'
}

/** The kinds of ids that the fields of a schema hold. */
export function kindsIn(operation: string, schema: Schema, name = ''): IdKind[] {
  const { type, properties = {}, items = {} } = resolved(schema)
  if (type === 'array') return kindsIn(operation, items, name)
  if (type === 'object') {
    return Object.entries(properties).flatMap(([field, inner]) => kindsIn(operation, inner, meantBy(name, field)))
  }
  return [kindOf(operation, name)].filter((kind) => kind !== undefined)
}

/** A field `uuid` of something named is that thing's id. */
const meantBy = (name: string, field: string) => (field === 'uuid' && name !== '' ? name : field)

const holds = (operation: string, name: string, schema: Schema, kind: Optional) =>
  kind !== null && kind !== 'all' && kindsIn(operation, schema, name).includes(kind)
