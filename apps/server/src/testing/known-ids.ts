import type { SegmentComment } from '@dragoman/sdk/operations/segmentComments'
import { eq } from 'drizzle-orm'
import { billingVersions } from '../features/people/billing/tables.ts'
import { bankAccounts, taxCodes } from '../features/finance/tables.ts'
import { termCandidates, termExtractions } from '../features/term-extraction/tables.ts'
import { textChanges } from '../features/text-changes/tables.ts'
import { thirdParties } from '../features/third-parties/tables.ts'
import { fileOptions } from '../features/file-options/tables.ts'
import { priceLists } from '../features/rates/tables.ts'
import { spellingWords } from '../features/spelling/tables.ts'
import { languageMappings } from '../features/language-mappings/tables.ts'
import { customFields } from '../features/custom-fields/tables.ts'
import { workflowTemplates } from '../features/workflows/tables.ts'
import { notifications } from '../features/notifications/tables.ts'
import { passkeys } from '../features/sign-in/tables.ts'
import { segmentFindings } from '../features/ai-review/tables.ts'
import { mtEngines } from '../features/machine-translation/tables.ts'
import { ssoStates } from '../features/sso/tables.ts'
import { pipelines } from '../features/pipelines/tables.ts'
import { projectRoutings, routedProjects, routedRequests } from '../features/project-routing/tables.ts'
import { webhookDeliveries, webhookEvents, webhooks } from '../features/webhooks/tables.ts'
import type { Database } from '../kernel/database/connect.ts'
import { jobs, journal, sampleObjects } from '../kernel/tables.ts'
import { insertOne } from '../kernel/database/one-row.ts'
import { contracts, permissionGroups, sessions as sessionTable } from '../identity/tables.ts'
import { createPerson } from './people.ts'
import type { Person, Place } from './people.ts'
import { bodyOf, fileForm, projectSteps } from './projects.ts'
import { seedAgent } from './seed-agent.ts'
import { seedConnectors } from './seed-connectors.ts'
import { seedInvoice } from './seed-invoice.ts'
import { seedPayable } from './seed-payable.ts'
import { seedReview } from './seed-review.ts'
import { seedPayout } from './seed-payout.ts'
import { seedXero } from './seed-xero.ts'
import type { TestApp } from './test-app.ts'
import type { Encrypted } from '../kernel/encrypted.ts'

/** Ids of one account's things, by what they are of. */
export type KnownIds = Record<
  | 'account'
  | 'organization'
  | 'orgUnit'
  | 'person'
  | 'permission'
  | 'userRate'
  | 'rateDetail'
  | 'workflow'
  | 'workflowTemplate'
  | 'priceList'
  | 'netRates'
  | 'memory'
  | 'translationUnit'
  | 'memoryExport'
  | 'project'
  | 'resource'
  | 'workUnit'
  | 'glossary'
  | 'glossaryConcept'
  | 'glossaryConceptNumber'
  | 'glossaryTerm'
  | 'conceptImage'
  | 'conceptLink'
  | 'conceptMerge'
  | 'glossaryExport'
  | 'glossaryListExport'
  | 'referenceFile'
  | 'screenshot'
  | 'taskFile'
  | 'termRequest'
  | 'termExtraction'
  | 'termCandidate'
  | 'task'
  | 'segment'
  | 'manualCost'
  | 'costLine'
  | 'costJob'
  | 'logfile'
  | 'message'
  | 'download'
  | 'kit'
  | 'context'
  | 'fileToken'
  | 'contract'
  | 'session'
  | 'passkey'
  | 'agent'
  | 'logfileExport'
  | 'projectExport'
  | 'taskExport'
  | 'userExport'
  | 'rateExport'
  | 'organizationExport'
  | 'orgUnitExport'
  | 'memoryListExport'
  | 'journalExport'
  | 'payableExport'
  | 'qualityExport'
  | 'reviewExport'
  | 'qualityFinding'
  | 'qualityProfile'
  | 'qualityReport'
  | 'keptReport'
  | 'checkRun'
  | 'comment'
  | 'commentMessage'
  | 'checkExport'
  | 'connectorExport'
  | 'textChange'
  | 'reportSchedule'
  | 'secondReview'
  | 'review'
  | 'reviewCategory'
  | 'reviewChange'
  | 'invoiceExport'
  | 'view'
  | 'bulkChange'
  | 'upload'
  | 'guidedImport'
  | 'importFile'
  | 'version'
  | 'bankAccount'
  | 'taxCode'
  | 'thirdParty'
  | 'languageMapping'
  | 'spellingWord'
  | 'sampleObject'
  | 'customField'
  | 'mtEngine'
  | 'finding'
  | 'notification'
  | 'connectorConfig'
  | 'wordpressConfig'
  | 'eloquaConfig'
  | 'connectorGroup'
  | 'connectorRequest'
  | 'connectorRun'
  | 'connectorRunItem'
  | 'connectorTarget'
  | 'webhook'
  | 'pipeline'
  | 'routing'
  | 'routedRequest'
  | 'webhookDelivery'
  | 'group'
  | 'pendingPayment'
  | 'payable'
  | 'payableRun'
  | 'payout'
  | 'payableAdjustment'
  | 'invoice'
  | 'invoiceLine'
  | 'receipt'
  | 'receiptRefund'
  | 'creditUse'
  | 'incomingPayment'
  | 'xeroDifference'
  | 'settingsEntry'
  | 'ssoTrial'
  | 'avatar',
  string
>
export type IdKind = keyof KnownIds

/** A PNG of one pixel. */
export const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

interface Shown {
  uuid: string
  id: string | number
}

/**
 * Goes through the main job with the people of one account, as far as it takes to have one of everything: a project in
 * work with its files, costs, analyses, exports and notes, a memory, and a linguist with rates and a task.
 */
export async function seedKnown(test: TestApp, manager: Person, place: Place): Promise<KnownIds> {
  const steps = projectSteps(test)
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await test.call(manager, method, path, body)
    return bodyOf<T>(answer, answer.status < 300 ? answer.status : 200)
  }
  const get = <T>(path: string) => call<T>('GET', path)
  const post = <T>(path: string, body?: object) => call<T>('POST', path, body)

  const { uuid: memory } = await post<Shown>('/api/v1/atlas-tm', {
    name: 'Product',
    sourceLocale: 'en',
    targetLocales: ['es'],
  })
  const tmUnit = { sourceLocale: 'en', sourceText: 'Open', targetLocale: 'es', targetText: 'Abrir' }
  const translationUnit = await post<Shown>(`/api/v1/translation-memory/${memory}/translation-unit`, tmUnit)
  const { requestUuid: memoryExport } = await get<{ requestUuid: string }>(
    `/api/v1/translation-memory/${memory}/export/tmx`,
  )

  const { db, sessions } = test.app.services
  const { id: linguist } = await createPerson({ db, sessions }, place, `Linguist of ${manager.name}`, {
    roles: ['VENDOR'],
    pairs: [['en', 'es']],
    member: true,
  })
  const workflows = await get<(Shown & { code: string })[]>('/api/v3/workflow')
  const workflow = workflows.find(({ code }) => code === 'TRANSLATION')
  if (!workflow) throw new Error('no workflow')
  const rateDetails = [{ languagePair: 'en:es', workflowUuid: workflow.uuid, wordRate: 0.05 }]
  const rate = await post<Shown & { rateDetails: Shown[] }>(`/api/v3/user/${linguist}/rate`, {
    currency: 'USD',
    rateDetails,
  })

  const { uuid: project } = await steps.create(manager, { orgUnitUUID: place.orgUnitId })
  const base = `/api/v3/project/${project}`
  const resource = await steps.addFile(manager, project, { name: 'app.json', content: '{"a": "Open", "b": "Save it"}' })
  const [workUnit] = await steps.addWorkUnits(manager, project, [resource], ['es'])
  if (!workUnit) throw new Error('no work unit')
  await steps.settled(manager, project)
  const file = `${base}/resource/${resource.uuid}`
  const changed = fileForm('app.json', '{"a": "Open", "b": "Save it all"}')
  const version = bodyOf<Shown>(await test.call(manager, 'PUT', `${file}/version`, changed), 202)
  await test.idle()
  await post(`${base}/translation-memory`, [{ tmUuid: memory, write: true }])
  bodyOf(await steps.move(manager, project, 'PENDING', { calculateCosts: true }))
  const summary = await steps.costs(manager, project)
  const [costLine] = await get<{ line: string }[]>(`${base}/costs/lang-pair?sourceLang=en&targetLang=es`)
  const cost = { description: 'Rush', costType: 'SURCHARGE', unitType: 'FIXED', units: 1, costPerUnit: 5 }
  const manual = await post<Shown>(`${base}/cost/manual-cost`, cost)
  bodyOf(await steps.move(manager, project, 'APPROVED'))
  const tasks = await get<Shown[]>(`/api/v3/task/work-unit/${workUnit.uuid}`)
  const task = tasks[0]?.uuid ?? ''
  await post(`/api/v3/task/${task}/assignment/${linguist}`)
  const segments = await get<{ content: Shown[] }>(`/api/v1/atlas/work-unit/${workUnit.uuid}/segment`)
  const commented = `/api/v1/atlas/work-unit/${workUnit.uuid}/segment/${segments.content[0]?.id}/comment`
  const comment = await post<SegmentComment>(commented, { kind: 'QUERY', text: 'Which one?' })
  const glossary = await post<Shown>('/api/v3/glossary', { name: 'Product', languages: ['en', 'es'] })
  const termDraft = { glossaryUuid: glossary.uuid, language: 'en', text: 'Save' }
  const term = await post<{ uuid: string; conceptUuid: string; conceptId: number }>('/api/v3/glossary/term', termDraft)
  const other = async (text: string) =>
    (await post<{ conceptUuid: string }>('/api/v3/glossary/term', { ...termDraft, text })).conceptUuid
  const alike = { conceptUuids: [await other('Archive'), await other('archive')] }
  const conceptMerge = bodyOf<Shown>(
    await test.call(manager, 'POST', `/api/v3/glossary/${glossary.uuid}/merges`, alike),
    201,
  )
  const linked = { kind: 'RELATED', conceptUuid: await other('Keep') }
  const conceptLink = bodyOf<Shown>(
    await test.call(manager, 'POST', `/api/v3/glossary/concept-entries/${term.conceptId}/links`, linked),
    201,
  )
  const shows = new FormData()
  shows.append('file', new File([Buffer.from(onePixel, 'base64')], 'save.png'))
  const conceptImage = bodyOf<Shown>(
    await test.call(manager, 'POST', `/api/v3/glossary/concept-entries/${term.conceptId}/images`, shows),
    201,
  )
  const screenshot = await post<Shown>(`${base}/screenshot`, shows)
  const { requestUuid: glossaryExport } = await get<{ requestUuid: string }>(
    `/api/v3/glossary/export/${glossary.uuid}/tbx`,
  )
  const wish = { terms: [{ language: 'en', text: 'Load' }], glossaryIds: [glossary.uuid] }
  const asked = await post<{ termCreationRequests: Shown[] }>('/api/term-arbitration/bulk-create', wish)
  const binding = new FormData()
  binding.append('glossaries', glossary.uuid)
  await post(`${base}/glossaries`, binding)
  const reference = new FormData()
  reference.append('File', new File(['Look here'], 'style.txt'))
  const referenceFile = await post<Shown>(`${base}/reference-file`, reference)
  const taskFile = await post<Shown>(`/api/v3/task/${task}/reference-file`, reference)
  const upload = await post<Shown>('/api/v3/upload', fileForm('b.json', '{"b": "Later"}'))
  const guidedImport = await post<Shown>('/api/v3/import', {})
  const { files: importFiles } = await post<{ files: Shown[] }>(
    `/api/v3/import/${guidedImport.uuid}/file`,
    fileForm('memory.tmx', '<tmx><header srclang="en"/><body/></tmx>'),
  )
  const message = await post<Shown>(`${base}/message`, { text: 'Hello' })
  const download = await post<{ requestUuid: string }>(`${base}/download`, {})
  const kitBody = { locKitTypeJob: 'XLIFF', workUnitUuids: [workUnit.uuid] }
  const kit = await post<Shown>(`${base}/translation-kit-job/loc-kit`, kitBody)
  const exported = await get<{ requestUuid: string }>(`${base}/logfile/${summary.logfileId}/download-async`)
  const view = await post<Shown>('/api/v3/list-view', { list: 'PROJECTS', name: 'Late', search: 'filter=is:late' })
  const table = { format: 'CSV', columns: [{ field: 'uuid', title: 'Id' }] }
  const projectExport = await post<{ requestUuid: string }>('/api/v3/project/export', table)
  const taskExport = await post<{ requestUuid: string }>('/api/v3/task/export', table)
  const userExport = await post<{ requestUuid: string }>('/api/v3/user/export', table)
  const rateExport = await post<{ requestUuid: string }>('/api/v3/user/all-user-rates/export', table)
  const organizationExport = await post<{ requestUuid: string }>('/api/v2/organization/export', table)
  const orgUnitExport = await post<{ requestUuid: string }>('/api/v3/client/export', table)
  const reviewExport = await post<{ requestUuid: string }>('/api/v3/quality/review/list-export', table)
  const memoryListExport = await post<{ requestUuid: string }>('/api/v1/atlas-tm/export', table)
  const glossaryListExport = await post<{ requestUuid: string }>('/api/v3/glossary/list-export', table)
  // The manager can't start these.
  const exportOf = (type: string) =>
    insertOne(db, jobs, {
      accountId: place.accountId,
      type,
      status: 'FINISHED',
      params: {},
      createdBy: manager.id,
    })
  const termExtraction = await insertOne(db, termExtractions, {
    accountId: place.accountId,
    glossaryId: glossary.uuid,
    projectId: project,
    language: 'en',
    minTimes: 2,
    finishedAt: new Date(),
  })
  const termCandidate = await insertOne(db, termCandidates, {
    extractionId: termExtraction.id,
    position: 0,
    key: 'yaw brake',
    text: 'yaw brake',
    score: 100,
    times: 2,
    files: 1,
    examples: [{ text: 'The yaw brake is hot.', start: 4, end: 13 }],
    translations: [],
  })
  const checkRun = await post<Shown>(`${base}/check-run`, {})
  const checkExport = await exportOf('CHECK_ISSUE_EXPORT')
  const connectorExport = await exportOf('CONNECTOR_RUN_EXPORT')
  const textChange = await insertOne(db, textChanges, {
    accountId: place.accountId,
    projectId: project,
    input: { scope: 'WORK_UNIT', scopeUuid: workUnit.uuid, segments: [] },
    createdBy: manager.id,
    finishedAt: new Date(),
  })
  const journalExport = await exportOf('JOURNAL_EXPORT')
  const payableExport = await exportOf('PAYABLE_LIST_EXPORT')
  const qualityExport = await exportOf('QUALITY_EXPORT')
  const invoiceExport = await exportOf('INVOICE_LIST_EXPORT')
  const scored = { kind: 'MINIMUM_SCORE', minimumScore: 1, taskUuids: [task] }
  const bulkChange = await post<Shown>('/api/v3/task/bulk', scored)
  await test.idle()
  const [costJob] = (await get<{ content: Shown[] }>(`/api/v3/job?projectUuid=${project}&types=COST_CALCULATION`))
    .content
  const { downloadUrl } = await get<{ downloadUrl: string }>(`${base}/download/${download.requestUuid}/status`)
  const [priceList] = (await get<{ content: Shown[] }>('/api/v3/price-list')).content
  const [netRates] = await get<Shown[]>('/api/v3/net-rate-settings/list')
  const picture = new FormData()
  picture.append('file', new File([Buffer.from(onePixel, 'base64')], 'me.png'))
  const { avatar } = bodyOf<{ avatar: string }>(await test.call(manager, 'PUT', '/api/v3/user/user-avatar', picture))
  const [contract] = await db
    .insert(contracts)
    .values({ accountId: place.accountId, name: 'Terms', content: '<p>Be kind.</p>', required: false })
    .returning()
  const webhook = await seedWebhook(db, place)
  const pipeline = await insertOne(db, pipelines, {
    accountId: place.accountId,
    name: 'Old pipeline',
    active: false,
    trigger: { event: 'PROJECT_CREATED' },
    filter: '',
    actions: [{ kind: 'TAG', addTags: ['auto'] }],
    ownerId: manager.id,
  })
  const engine = { accountId: place.accountId, name: 'Engine', provider: 'DEEPL' as const, position: 1, enabled: true }
  const { id: mtEngine } = await insertOne(db, mtEngines, engine)
  const { id: finding } = await insertOne(db, segmentFindings, {
    workUnitId: workUnit.uuid,
    segmentId: Number(segments.content[0]?.id),
    targetHash: '',
    category: 'SPELLING',
    severity: 'MINOR',
    reason: 'There is a letter too many.',
    engineName: 'Engine',
  })
  const { id: notification } = await insertOne(db, notifications, {
    accountId: place.accountId,
    userId: manager.id,
    kind: 'PROJECT_STATUS_CHANGE',
    at: new Date(),
    entityType: 'PROJECT',
    entityId: project,
    entityName: 'Sample',
  })
  const tool = {
    accountId: place.accountId,
    name: 'Help center',
    url: 'https://help.example.com',
    provider: 'Help',
    roles: ['PROJECT_MANAGER'],
  }
  const thirdParty = await insertOne(db, thirdParties, tool)
  const tax = { accountId: place.accountId, name: 'Full', kind: 'VAT', category: 'S', rate: '19' } as const
  const taxCode = await insertOne(db, taxCodes, tax)
  const bankAccount = await insertOne(db, bankAccounts, {
    accountId: place.accountId,
    holder: 'Acme',
    format: 'OTHER',
    number: '' as Encrypted,
    last4: '0000',
    currency: 'EUR',
  })
  const mapping = { accountId: place.accountId, code: 'eo-X', language: 'eo' }
  const template = { accountId: place.accountId, name: 'Software', steps: ['TRANSLATION'] }
  const { id: workflowTemplate } = await insertOne(db, workflowTemplates, template)
  const { id: languageMapping } = await insertOne(db, languageMappings, mapping)
  const options = { applySourceSegmentation: true }
  const about = { accountId: place.accountId, orgUnitId: place.orgUnitId }
  await insertOne(db, fileOptions, { ...about, fileType: 'tmx', options, updatedAt: new Date(0) })
  const { id: spellingWord } = await insertOne(db, spellingWords, { accountId: place.accountId, word: 'dragoman' })
  const { id: sampleObject } = await seedSampleObject(db, place)
  const { id: customField } = await insertOne(db, customFields, {
    accountId: place.accountId,
    entity: 'PROJECT',
    key: 'order',
    name: 'Order',
    type: 'FREE_TEXT',
    kind: 'SINGLE_VALUE',
    options: [],
    required: false,
    visibleTo: ['PROJECT_MANAGER'],
    editableBy: ['PROJECT_MANAGER'],
    position: 0,
  })
  const { id: pendingPayment } = await insertOne(db, billingVersions, {
    accountId: place.accountId,
    userId: linguist,
    kind: 'PAYMENT',
    status: 'PENDING',
    shown: { paymentMethod: 'PAYPAL', paypalAccount: 'l•••@example.com' },
    before: {},
    secret: '' as Encrypted,
    createdBy: manager.id,
  })
  const { id: agent } = await seedAgent(db, manager.id)
  const { id: passkey } = await insertOne(db, passkeys, {
    userId: manager.id,
    name: 'Key',
    host: 'dragoman.test',
    credentialId: `of ${manager.id}`,
    publicKey: '',
    counter: 0,
    transports: [],
    passwordless: true,
    backupEligible: false,
    backedUp: false,
  })
  const [session] = await db.select().from(sessionTable).where(eq(sessionTable.userId, manager.id))
  const [group] = await db
    .insert(permissionGroups)
    .values({ accountId: place.accountId, name: 'Night shift' })
    .returning()
  const permissions = await get<{ permissionUuid: string }[]>(`/api/v2/permission/${linguist}`)
  const billed = await seedInvoice(db, { ...place, createdBy: manager.id })
  return {
    account: place.accountId,
    organization: place.organizationId,
    orgUnit: place.orgUnitId,
    person: linguist,
    permission: permissions[0]?.permissionUuid ?? '',
    userRate: rate.uuid,
    rateDetail: rate.rateDetails[0]?.uuid ?? '',
    workflow: workflow.uuid,
    priceList: priceList?.uuid ?? '',
    netRates: netRates?.uuid ?? '',
    memory,
    translationUnit: String(translationUnit.id),
    memoryExport,
    project,
    resource: resource.uuid,
    workUnit: workUnit.uuid,
    task,
    segment: String(segments.content[0]?.id),
    manualCost: manual.uuid,
    costLine: costLine?.line ?? '',
    costJob: costJob?.uuid ?? '',
    logfile: summary.logfileId ?? '',
    message: message.uuid,
    glossary: glossary.uuid,
    glossaryConcept: term.conceptUuid,
    glossaryConceptNumber: String(term.conceptId),
    glossaryTerm: term.uuid,
    conceptImage: conceptImage.uuid,
    conceptLink: conceptLink.uuid,
    conceptMerge: conceptMerge.uuid,
    termRequest: asked.termCreationRequests[0]!.uuid,
    termExtraction: termExtraction.id,
    termCandidate: termCandidate.id,
    glossaryExport,
    glossaryListExport: glossaryListExport.requestUuid,
    referenceFile: referenceFile.uuid,
    screenshot: screenshot.uuid,
    taskFile: taskFile.uuid,
    upload: upload.uuid,
    guidedImport: guidedImport.uuid,
    importFile: importFiles[0]!.uuid,
    download: download.requestUuid,
    kit: String(kit.id),
    context: `T-${task}`,
    fileToken: new URL(downloadUrl).pathname.split('/').at(-1) ?? '',
    avatar: avatar.split('/').at(-1) ?? '',
    contract: contract?.id ?? '',
    session: session?.uuid ?? '',
    passkey,
    agent,
    logfileExport: exported.requestUuid,
    view: view.uuid,
    bulkChange: bulkChange.uuid,
    projectExport: projectExport.requestUuid,
    taskExport: taskExport.requestUuid,
    userExport: userExport.requestUuid,
    rateExport: rateExport.requestUuid,
    organizationExport: organizationExport.requestUuid,
    orgUnitExport: orgUnitExport.requestUuid,
    memoryListExport: memoryListExport.requestUuid,
    journalExport: journalExport.id,
    payableExport: payableExport.id,
    qualityExport: qualityExport.id,
    checkRun: checkRun.uuid,
    comment: comment.uuid,
    commentMessage: comment.messages[0]!.uuid,
    checkExport: checkExport.id,
    connectorExport: connectorExport.id,
    textChange: textChange.id,
    reviewExport: reviewExport.requestUuid,
    ...(await seedReview(db, place, {
      workUnitId: workUnit.uuid,
      projectId: project,
      taskId: task,
      linguist,
      manager: manager.id,
    })),
    invoiceExport: invoiceExport.id,
    version: version.uuid,
    ...webhook,
    ...(await seedConnectors(test, place, { managerId: manager.id, projectId: project })),
    pipeline: pipeline.id,
    ...(await seedRouting(test, manager, place)),
    mtEngine,
    finding,
    notification,
    thirdParty: thirdParty.id,
    bankAccount: bankAccount.id,
    taxCode: taxCode.id,
    languageMapping,
    spellingWord,
    sampleObject,
    workflowTemplate,
    customField,
    group: group?.id ?? '',
    pendingPayment,
    ...(await seedPayable(db, { accountId: place.accountId, vendorId: linguist })),
    ...billed,
    xeroDifference: await seedXero(db, { accountId: place.accountId, invoice: billed.invoice }),
    payout: await seedPayout(db, { accountId: place.accountId, createdBy: manager.id }),
    settingsEntry: await seedSettingsEntry(db, place),
    ssoTrial: await seedTrial(db, place),
  }
}

/** A configuration of project routing, and a request that has become a project. */
async function seedRouting(test: TestApp, manager: Person, { accountId, orgUnitId }: Place) {
  const { db } = test
  const steps = projectSteps(test)
  const base = await steps.create(manager, { orgUnitUUID: orgUnitId })
  const made = await steps.create(manager, { orgUnitUUID: orgUnitId })
  const unit = { targetLocales: [], fileExtensions: [], workflows: [], glossaryIds: [], memoryIds: [] }
  const routing = await insertOne(db, projectRoutings, {
    accountId,
    name: 'Old configuration',
    sourceLocale: 'en',
    isExclusive: true,
    units: [{ ...unit, orgUnitId, instructions: '', contactId: null, priceListId: null }],
  })
  const ended = { accountId, type: 'PROJECT_ROUTING', status: 'FINISHED', params: {}, createdBy: manager.id }
  const job = await insertOne(db, jobs, { ...ended, projectId: base.uuid })
  await db.insert(routedRequests).values({ baseProjectId: base.uuid, jobId: job.id, total: 1 })
  await db.insert(routedProjects).values({ baseProjectId: base.uuid, projectId: made.uuid, position: 0 })
  return { routing: routing.id, routedRequest: base.uuid }
}

/** A trial of single sign-on that has ended. */
async function seedTrial(db: Database, { accountId }: Place): Promise<string> {
  const secrets = { browserHash: '', nonce: '', codeVerifier: '', callbackUrl: '' }
  const report = { checks: [], claims: [] }
  const row = { ...secrets, accountId, stateHash: crypto.randomUUID(), report, expiresAt: new Date() }
  return (await insertOne(db, ssoStates, row)).id
}

/** A change of a start page, to the same one. */
async function seedSettingsEntry(db: Database, { accountId }: Place): Promise<string> {
  const entity = { entityType: 'ACCOUNT' as const, entityId: accountId, entityName: 'Account' }
  const [before, after] = [{ entryPoint: 'HOME' }, { entryPoint: 'HOME' }]
  const entry = {
    accountId,
    event: 'ACCOUNT_ENTRY_POINT_CHANGED' as const,
    ...entity,
    before,
    after,
    detail: { role: 'CLIENT' },
  }
  return (await insertOne(db, journal, entry)).uuid
}

/** A webhook that is off, with a delivery that has failed. */
async function seedWebhook(db: Database, { accountId }: Place) {
  const row = { accountId, name: 'Old receiver', url: 'https://127.0.0.1/hooks', types: ['NEW_USER'], active: false }
  const { id: webhookId } = await insertOne(db, webhooks, { ...row, secret: '' as Encrypted, secretHint: '0000' })
  const event = { accountId, type: 'NEW_USER', at: new Date() }
  const { id: eventId } = await insertOne(db, webhookEvents, { ...event, body: '{}' })
  const delivery = { webhookId, eventId, type: event.type, at: event.at, subject: eventId, status: 'FAILED' as const }
  const { id: webhookDelivery } = await insertOne(db, webhookDeliveries, delivery)
  return { webhook: webhookId, webhookDelivery }
}

/** A price list that is sample data. */
async function seedSampleObject(db: Database, { accountId }: Place) {
  const list = { accountId, name: 'Sample prices', currency: 'EUR', defaultPricePerItem: '0.1' }
  const { id } = await insertOne(db, priceLists, list)
  return insertOne(db, sampleObjects, { id, accountId, type: 'PRICE_LIST' })
}
