import { eq } from 'drizzle-orm'
import type { NetRateSettings } from '@dragoman/sdk/operations/netRateSettings'
import type { PriceListDetail } from '@dragoman/sdk/operations/priceLists'
import type { Outdated } from '@dragoman/sdk/operations/shared'
import type { Segment } from '@dragoman/sdk/operations/editor'
import type { Task } from '@dragoman/sdk/operations/tasks'
import type { TermBulkCreated } from '@dragoman/sdk/operations/termRequests'
import type { TranslationUnit } from '@dragoman/sdk/operations/translationMemories'
import type { WorkflowSettingsOfAccount } from '@dragoman/sdk/operations/workflows'
import type { UserRate } from '@dragoman/sdk/operations/userRates'
import { beforeAll, describe, expect, it } from 'vitest'
import { onePixel } from '../testing/known-ids.ts'
import { openTestApp } from '../testing/open-test-app.ts'
import type { Person } from '../testing/people.ts'
import { accounts } from '../kernel/tables.ts'
import { october, payableSteps, payablesUrl } from '../testing/payables.ts'
import { payoutSteps } from '../testing/payouts.ts'
import { createPerson, testPassword } from '../testing/people.ts'
import { bodyOf, fileForm, projectSteps } from '../testing/projects.ts'
import { findingUrl, reviewSteps, reviewUrl } from '../testing/reviews.ts'
import type { Answer } from '../testing/test-app.ts'
import { operations } from './contract.ts'

// Two people read the same, and both write: the second one learns what the first one did, and nothing is lost.

const test = await openTestApp()
const steps = projectSteps(test)
const bills = payableSteps(test)
const pays = payoutSteps(test)
const paidToday = { date: new Date().toISOString().slice(0, 10) }
const { accountAdmin: first, admin: second, linguistA, linguistB, place } = test.people

let project: string
let file: string
let workUnit: string
const task = { path: '' }
const memories: string[] = []
const glossaryIds: string[] = []
const term = { uuid: '', conceptId: 0 }
const uuidOf = (answer: Answer, status = 201) => bodyOf<{ uuid: string }>(answer, status).uuid
const get = async <T>(path: string) => bodyOf<T>(await test.call(first, 'GET', path))

beforeAll(async () => {
  const source = { name: 'strings.json', content: '{"open": "Open the file", "close": "Close the file"}' }
  const work = await steps.inWork(first, [source], ['es'], ['TRANSLATION'])
  project = work.uuid
  file = work.resources[0]!.uuid
  workUnit = work.workUnits[0]!.uuid
  const [one] = await get<Task[]>(`/api/v3/task/work-unit/${workUnit}`)
  task.path = `/api/v3/task/${one!.uuid}`
  for (const name of ['Main', 'Second', 'Third']) {
    const memory = { name, sourceLocale: 'en', targetLocales: ['es', 'ja'] }
    memories.push(uuidOf(await test.call(first, 'POST', '/api/v1/atlas-tm', memory)))
    glossaryIds.push(uuidOf(await test.call(first, 'POST', '/api/v3/glossary', { name, languages: ['en', 'es'] }), 200))
  }
  const draft = { glossaryUuid: glossaryIds[0], language: 'en', text: 'Word' }
  Object.assign(term, bodyOf<typeof term>(await test.call(first, 'POST', '/api/v3/glossary/term', draft)))
  for (const thing of [
    priceList,
    netRates,
    screenshot,
    group,
    unit,
    webhook,
    connection,
    connections,
    tool,
    engine,
    pipeline,
    routing,
    sso,
    customField,
    workflowStep,
    workflowTemplate,
    category,
    profile,
    finding,
    termRequest,
  ])
    await thing.make()
})

interface Versioned {
  version?: string | number
  uuid?: string
}

/** The version that a client reads from a state; of a list, those of its items. */
function versionIn(state: Versioned | Versioned[] | null): string {
  if (Array.isArray(state)) return state.map(versionIn).join(', ') || 'none'
  return String(state?.version ?? state?.uuid ?? 'none')
}

interface Case {
  /** The state that the second write would overwrite. */
  read(): Promise<Versioned | Versioned[] | null>
  /** A write, the `time`th, of a caller who has read a version, or does not say. */
  write(as: Person, time: number, version?: string): Promise<Answer>
  /** The version in the answer to the second one, where it is not the state's own. */
  present?(data: unknown): string
  /** The first write, where it is another operation. */
  before?(as: Person): Promise<Answer>
}

/** The task, without its links: each is signed for its own time. */
async function taskNow(): Promise<Versioned> {
  const { files: _, ...now } = await get<Task>(task.path)
  return now
}

const matching = (version: string | undefined): Record<string, string> =>
  version === undefined ? {} : { 'If-Match': version }

/** A write of `body` at a place where a read has the version. */
const put = (
  path: () => string,
  body: (time: number) => object,
  read: (() => string) | Case['read'] = path,
  method = 'PUT',
): Case => ({
  read: async () => {
    const from = read()
    return typeof from === 'string' ? get(from) : from
  },
  write: (as, time, version) => test.call(as, method, path(), body(time), matching(version)),
})

const assignee = (time: number) => (time === 2 ? linguistB : linguistA)
const assignTo = (as: Person, { id }: Person, version?: string) =>
  test.call(as, 'POST', `${task.path}/assignment/${id}`, undefined, matching(version))

/** Something that is made before the tests. */
function made(make: () => Promise<string>) {
  let path = ''
  return { make: async () => (path = await make()), path: () => path }
}

const priceList = made(async () => {
  const list = { name: 'Agency', currency: 'USD', defaultPricePerItem: 0.2 }
  return `/api/v3/price-list/${uuidOf(await test.call(first, 'POST', '/api/v3/price-list', list))}`
})
const netRates = made(async () => {
  const [scheme] = await get<{ uuid: string }[]>('/api/v3/net-rate-settings/list')
  const {
    uuid: _,
    version: __,
    netRateWorkflows: ___,
    ...body
  } = await get<NetRateSettings>(`/api/v3/net-rate-settings/${scheme!.uuid}`)
  const copy = { ...body, name: 'Copy', isDefault: false, matchRanges: body.matchRanges.map(withoutUuid) }
  return `/api/v3/net-rate-settings/${uuidOf(await test.call(first, 'POST', '/api/v3/net-rate-settings', copy))}`
})
const group = made(async () => {
  return `/api/v2/permission-group/${uuidOf(await test.call(first, 'POST', '/api/v2/permission-group', { name: 'Leads' }), 200)}`
})
const webhook = made(async () => {
  const body = { types: ['NEW_USER'], name: 'Receiver' }
  return `/api/v3/webhook/${uuidOf(await test.call(first, 'POST', '/api/v3/webhook', body), 200)}`
})
const connection = made(async () => {
  const fields = { githubUrl: 'https://github.com', githubUser: 'octo', githubToken: 'secret-token' }
  const body = { kind: 'GITHUB', name: 'Repositories', orgUnitUuid: place.orgUnitId, fields }
  return `/api/v3/connector/config/${uuidOf(await test.call(first, 'POST', '/api/v3/connector/config', body))}`
})
const connections = made(async () => {
  const configUuids = [connection.path().split('/').at(-1)]
  const body = { kind: 'GITHUB', name: 'All', orgUnitUuid: place.orgUnitId, configUuids }
  const path = '/api/v3/connector/config-group'
  return `${path}/${uuidOf(await test.call(first, 'POST', path, body))}`
})
const screenshot = made(async () => {
  const picture = fileForm('save.png', new Uint8Array(Buffer.from(onePixel, 'base64')))
  return `/api/v3/screenshot/${uuidOf(await test.call(first, 'POST', `/api/v3/project/${project}/screenshot`, picture))}`
})
const tool = made(async () => {
  const body = { name: 'Help center', url: 'https://help.example.com' }
  return `/api/v3/third-party/${bodyOf<{ id: string }>(await test.call(first, 'POST', '/api/v3/third-party', body), 201).id}`
})
const toolNow = async () => (await get<Versioned[]>('/api/v3/third-party')).at(0)!
const engines = `/api/v3/account/${place.accountId}/mt-engine`
const engine = made(async () => {
  return `${engines}/${uuidOf(await test.call(first, 'POST', engines, { name: 'Engine', provider: 'DEEPL' }), 201)}`
})
const engineNow = async () => (await get<{ engines: Versioned[] }>(engines)).engines.at(0)!
const pipelineBody = {
  name: 'Tags',
  trigger: { event: 'PROJECT_CREATED' },
  actions: [{ kind: 'TAG', addTags: ['auto'] }],
}
const pipeline = made(async () => {
  return `/api/v3/pipeline/${uuidOf(await test.call(first, 'POST', '/api/v3/pipeline', pipelineBody), 201)}`
})
const routingBody = { name: 'Routes', sourceLanguage: 'en', configOrgUnits: [{ uuid: place.orgUnitId }] }
const routing = made(async () => {
  const path = '/api/v3/multi-project'
  return `${path}/${uuidOf(await test.call(first, 'POST', `${path}/config/upsert`, routingBody), 200)}`
})
const sso = made(async () => {
  await test.db.update(accounts).set({ tier: 'ENTERPRISE' }).where(eq(accounts.id, place.accountId))
  test.app.services.sessions.forget()
  return '/api/v3/account/sso'
})
const ssoBody = { protocol: 'OIDC', isEnabled: false, isRequired: false, issuer: 'https://id.example.com' }
const ssoMore = { password: testPassword, clientSecret: 'secret', createsPeople: false, mappings: [] }
const workflowStep = made(async () => {
  return `/api/v3/workflow/${uuidOf(await test.call(first, 'POST', '/api/v3/workflow', { title: 'Legal' }))}`
})
const workflowTemplate = made(async () => {
  const body = { name: 'Template', workflows: ['TRANSLATION'] }
  return `/api/v3/workflow-template/${uuidOf(await test.call(first, 'POST', '/api/v3/workflow-template', body))}`
})
const workflowsNow = () => get<WorkflowSettingsOfAccount>('/api/v3/workflow/settings')
const ownStep = async () =>
  (await workflowsNow()).workflows.find(({ uuid }) => workflowStep.path().endsWith(uuid)) ?? null
const ownTemplate = async () =>
  (await workflowsNow()).templates.find(({ uuid }) => workflowTemplate.path().endsWith(uuid)) ?? null
const customField = made(async () => {
  const body = { name: 'Order', type: 'FREE_TEXT', entityCode: 'PROJECT' }
  return `/api/v3/custom-field/${uuidOf(await test.call(first, 'POST', '/api/v3/custom-field', body))}`
})
const ownField = async () =>
  (await get<{ content: Versioned[] }>('/api/v3/custom-field/list')).content.find(({ uuid }) =>
    customField.path().endsWith(uuid!),
  )!
const customValues = () => `/api/v3/custom-field/entity/PROJECT/${project}`
const rates = () => `/api/v3/user/${linguistA.id}/rate`
const unit = made(async () => {
  const body = { sourceLocale: 'en', targetLocale: 'es', sourceText: 'Hello', targetText: 'Hola' }
  const units = `/api/v1/translation-memory/${memories[0]}/translation-unit`
  const { id } = bodyOf<{ id: number }>(await test.call(first, 'POST', units, body), 201)
  return `${units}/${id}`
})
const unitNow = async () => {
  const search = `/api/v1/translation-memory/${memories[0]}/translation-unit/search`
  return (await get<{ content: TranslationUnit[] }>(search)).content[0]!
}
const reviewing = reviewSteps(test)
const category = made(async () => {
  return `/api/v3/review-category/${uuidOf(await test.call(first, 'POST', '/api/v3/review-category', { name: 'Tone' }))}`
})
const profile = made(async () => {
  return `/api/v3/quality/profile/${uuidOf(await test.call(first, 'POST', '/api/v3/quality/profile', { name: 'Strict' }))}`
})
const termRequest = made(async () => {
  const body = { terms: [{ language: 'en', text: 'Yaw brake' }], glossaryIds: [glossaryIds[0]] }
  const answer = await test.call(first, 'POST', '/api/term-arbitration/bulk-create', body)
  const { termCreationRequests } = bodyOf<TermBulkCreated>(answer)
  return `/api/v3/glossary/kanban/${termCreationRequests[0]!.uuid}`
})
let reviewed = ''
const finding = made(async () => {
  const { work, review } = await reviewing.begin()
  reviewed = review.uuid
  const body = { segmentId: work.segmentIds[0], category: 'GRAMMAR' }
  return findingUrl(uuidOf(await test.call(first, 'POST', reviewUrl(reviewed, '/finding'), body)))
})
const orgUnit = `/api/v3/client/${place.orgUnitId}`
const rules = `<?xml version="1.0"?><srx xmlns="http://www.lisa.org/srx20" version="2.0"><header segmentsubflows="yes" cascade="no"/><body>
<languagerules><languagerule languagerulename="All"><rule break="yes"><beforebreak>;</beforebreak><afterbreak>\\s</afterbreak></rule></languagerule></languagerules>
<maprules><languagemap languagepattern=".*" languagerulename="All"/></maprules></body></srx>`

const withoutUuid = ({ uuid: _uuid, ...range }: { uuid?: string }) => range

const split = (as: Person, version?: string) =>
  test.call(as, 'POST', `${task.path}/split`, { slices: [{ endIndex: 0 }, { endIndex: 1 }] }, matching(version))
const join = (as: Person, version?: string) => test.call(as, 'POST', `${task.path}/join`, undefined, matching(version))

const cases: Record<string, Case> = {
  'users.update': put(
    () => `/api/v3/user/${linguistA.id}`,
    (time) => ({ name: 'Lina Linguist', city: `City ${time}` }),
  ),
  'users.updateBilling': put(
    () => '/api/v3/user/billing',
    (time) => ({ userUuid: linguistA.id, city: `City ${time}` }),
    () => `/api/v3/user/${linguistA.id}/billing`,
  ),
  'users.updatePayment': put(
    () => '/api/v3/user/payment',
    (time) => ({ userUuid: linguistA.id, paymentMethod: 'PAYONEER', payoneerId: `1234${time}` }),
    () => `/api/v3/user/${linguistA.id}/billing`,
  ),
  'users.updateOwnPayment': {
    read: async () => bodyOf<Versioned>(await test.call(second, 'GET', `/api/v3/user/${second.id}/billing`)),
    before: () => {
      const body = { userUuid: second.id, paymentMethod: 'PAYONEER', payoneerId: '99999' }
      return test.call(test.people.sysadmin, 'PUT', '/api/v3/user/payment', body)
    },
    write: (as, time, version) => {
      const body = { paymentMethod: 'PAYONEER', payoneerId: `1234${time}` }
      return test.call(as, 'PUT', '/api/v3/user/payment/logged-user', body, matching(version))
    },
  },
  'users.updateLoggedUser': {
    read: async () => bodyOf<Versioned>(await test.call(second, 'GET', '/api/v3/user/logged-user')),
    before: (as) => test.call(test.people.sysadmin, 'PUT', `/api/v3/user/${second.id}`, { name: as.name }),
    write: (as, time, version) =>
      test.call(as, 'PUT', '/api/v3/user/logged-user', { name: `Name ${time}` }, matching(version)),
  },
  'accounts.update': put(
    () => '/api/v3/account',
    (time) => ({ uuid: place.accountId, name: `Account ${time}` }),
    () => `/api/v3/account/${place.accountId}`,
  ),
  'accountSettings.update': put(
    () => `/api/v3/account/${place.accountId}/settings`,
    (time) => ({ aiReviewEnabled: time % 2 === 1 }),
    () => `/api/v3/account/${place.accountId}/settings`,
  ),
  'cancellationOptions.update': put(
    () => '/api/v3/account/cancellation-options',
    (time) => ({ required: time % 2 === 1 }),
    () => `/api/v3/account/${place.accountId}/cancellation-options`,
  ),
  'checkProfiles.save': put(
    () => '/api/v3/check-profile',
    (time) => ({ levels: { number: time % 2 === 1 ? 'BLOCK' : 'OFF' } }),
    async () => (await get<{ profiles: Versioned[] }>('/api/v3/check-profile')).profiles[0]!,
  ),
  'recommendationSettings.update': put(
    () => '/api/v3/account/recommendation-settings',
    (time) => ({ weights: { score: time, clientExperience: 1, continuity: 1, availability: 1, rate: 1 } }),
    async () => {
      const path = `/api/v3/account/recommendation-settings/${place.accountId}`
      return (await get<{ settings: Versioned[] }>(path)).settings[0]!
    },
  ),
  'organizations.update': put(
    () => '/api/v2/organization',
    (time) => ({ uuid: place.organizationId, name: `Acme ${time}` }),
    () => `/api/v2/organization/${place.organizationId}`,
  ),
  'orgUnits.update': put(
    () => '/api/v3/client',
    (time) => ({ uuid: place.orgUnitId, memo: `Note ${time}` }),
    () => orgUnit,
  ),
  'availability.update': {
    read: () => get(`/api/v3/user/${linguistA.id}/availability`),
    write: (as, time, version) =>
      test.call(
        as,
        'PUT',
        `/api/v3/user/${linguistA.id}/availability`,
        { wordsPerDay: 1000 + time, week: [{ day: 'MONDAY', from: '09:00', to: '17:00' }], daysOff: [] },
        matching(version),
      ),
  },
  'autopilot.updateAccountSettings': put(
    () => `/api/v3/account/${place.accountId}/autopilot-settings`,
    (time) => ({
      enabled: true,
      minimumScore: 0,
      minimumJobs: time,
      qualityFilterEnabled: true,
      rateFilterEnabled: true,
      tagFilterEnabled: false,
    }),
    async () => {
      const path = `/api/v3/account/${place.accountId}/autopilot-settings`
      return (await get<{ settings: Versioned }>(path)).settings
    },
  ),
  'autopilot.updateUnitSettings': {
    read: () => get(`${orgUnit}/autopilot-settings`),
    async write(as, time, version) {
      const { version: _, ...rest } = await get<Versioned>(`${orgUnit}/autopilot-settings`)
      return test.call(as, 'PUT', `${orgUnit}/autopilot-settings`, { ...rest, minimumScore: time }, matching(version))
    },
  },
  'glossaries.update': put(
    () => '/api/v3/glossary',
    (time) => ({ uuid: glossaryIds[0], name: `Terms ${time}` }),
    () => `/api/v3/glossary/${glossaryIds[0]}`,
  ),
  'glossaries.updateConcept': put(
    () => `/api/v3/glossary/concept-entries/${term.conceptId}`,
    (time) => ({ definition: `Meaning ${time}` }),
    () => `/api/v3/glossary/concept-entries/${term.conceptId}`,
  ),
  'glossaryTerms.update': put(
    () => `/api/v3/glossary/term/${term.uuid}`,
    (time) => ({ text: `Word ${time}` }),
    () => `/api/v3/glossary/term/${term.uuid}`,
  ),
  'permissionGroups.update': put(group.path, (time) => ({ name: `Leads ${time}` }), group.path, 'POST'),
  'priceLists.update': put(priceList.path, (time) => ({ name: 'Agency', currency: 'USD', defaultPricePerItem: time })),
  'priceLists.setPrices': put(
    () => `${priceList.path()}/prices`,
    (time) => [{ sourceLocale: 'en', targetLocale: 'es', pricePerItem: time }],
    priceList.path,
  ),
  'priceLists.importPrices': {
    read: () => get(priceList.path()),
    write(as, time, version) {
      const table = `Source language,Target language,Price per word\nen,fr,${time}`
      return test.call(as, 'POST', `${priceList.path()}/prices/import`, fileForm('t.csv', table), matching(version))
    },
  },
  'netRateSettings.update': {
    read: () => get(netRates.path()),
    async write(as, time, version) {
      const { uuid: _, version: __, netRateWorkflows: ___, ...body } = await get<NetRateSettings>(netRates.path())
      return test.call(as, 'PUT', netRates.path(), { ...body, name: `Copy ${time}` }, matching(version))
    },
  },
  'userRates.update': {
    read: async () => (await get<UserRate[]>(rates()))[0]!,
    async write(as, time, version) {
      const [rate] = await get<UserRate[]>(rates())
      return test.call(as, 'PUT', `${rates()}/${rate!.uuid}`, { currency: 'USD', minimumFee: time }, matching(version))
    },
  },
  'projects.updateInfo': put(
    () => `/api/v3/project/${project}/info`,
    (time) => ({ notes: `Notes ${time}` }),
    () => `/api/v3/project/${project}`,
    'POST',
  ),
  'projects.bindTranslationMemories': put(
    () => `/api/v3/project/${project}/translation-memory`,
    (time) => memories.slice(0, time).map((tmUuid) => ({ tmUuid })),
    () => `/api/v3/project/${project}/translation-memory`,
    'POST',
  ),
  'projects.bindGlossaries': {
    read: () => get(`/api/v3/project/${project}/glossaries`),
    write(as, time, version) {
      const form = new FormData()
      for (const id of glossaryIds.slice(0, time)) form.append('glossaries', id)
      return test.call(as, 'POST', `/api/v3/project/${project}/glossaries`, form, matching(version))
    },
  },
  'projects.updateResourceParams': {
    async read() {
      const { resources } = await steps.get(first, project)
      return resources.find(({ uuid }) => uuid === file)!
    },
    write: (as, time, version) =>
      test.call(
        as,
        'POST',
        `/api/v3/project/${project}/resource/${file}/file-params`,
        { tagRegex: `x${time}` },
        matching(version),
      ),
  },
  'tasks.updateInstructions': put(
    () => task.path,
    (time) => ({ instructions: `Be brief ${time}` }),
    taskNow,
  ),
  'tasks.updateDueDate': put(
    () => `${task.path}/due-date`,
    (time) => ({ dueDate: 1_800_000_000_000 + time }),
    taskNow,
  ),
  'tasks.updateCategories': put(
    () => `${task.path}/categories`,
    (time) => ({ categories: [`Legal ${time}`] }),
    taskNow,
  ),
  'tasks.split': {
    read: taskNow,
    before: (as) => assignTo(as, linguistB),
    async write(as, time, version) {
      if (time > 2) bodyOf(await join(as))
      return split(as, version)
    },
  },
  // It begins with the slices that the case before has left.
  'tasks.join': {
    read: taskNow,
    before: (as) => assignTo(as, linguistA),
    async write(as, time, version) {
      if (time > 2) bodyOf(await split(as))
      return join(as, version)
    },
  },
  'tasks.assign': {
    read: taskNow,
    write: (as, time, version) => assignTo(as, assignee(time), version),
  },
  'tasks.assignBulk': {
    read: taskNow,
    write(as, time, version) {
      const form = new FormData()
      form.append('tasksUuids', task.path.slice('/api/v3/task/'.length))
      form.append('userUuid', assignee(time + 1).id)
      if (version) form.append('versions', version)
      return test.call(as, 'POST', '/api/v3/task/assignment?bulk=true', form)
    },
    present: (data) => versionIn((data as Versioned[])[0]!),
  },
  'tasks.updatePayments': put(
    () => `${task.path}/payment-update`,
    (time) => [{ unit: 'FIXED', amount: time, rate: 1 }],
    taskNow,
    'POST',
  ),
  'tasks.answerPayments': put(
    () => `${task.path}/payment-answer`,
    (time) => (time === 2 ? { status: 'REJECTED', reason: 'Too low' } : { status: 'CONFIRMED' }),
    taskNow,
    'POST',
  ),
  'tasks.postStopLoss': {
    read: async () => bodyOf<Versioned | null>(await test.call(linguistA, 'GET', `${task.path}/stop-loss`)),
    // A manager offers, the linguist declines what they have read, and another offer is made.
    write: (as, time, version) =>
      test.call(
        time === 2 ? linguistA : as,
        'POST',
        `${task.path}/stop-loss`,
        time === 2 ? { status: 'DECLINED' } : { offeredTotal: 1 },
        matching(version),
      ),
  },
  'tasks.revokeAssignment': {
    read: taskNow,
    before: (as) => assignTo(as, linguistB),
    async write(as, time, version) {
      if (time > 2) bodyOf(await assignTo(as, linguistA))
      return test.call(as, 'DELETE', `${task.path}/assignment`, undefined, matching(version))
    },
  },
  'editor.updateSegment': {
    read: async () => (await get<{ content: Segment[] }>(`/api/v1/atlas/work-unit/${workUnit}/segment`)).content[0]!,
    async write(as, time, version) {
      const segments = `/api/v1/atlas/work-unit/${workUnit}/segment`
      const [segment] = (await get<{ content: Segment[] }>(segments)).content
      const body = { target: `Abrir ${time}`, confirmed: false, version: Number(version ?? segment!.version) }
      return test.call(as, 'PUT', `${segments}/${segment!.id}`, body)
    },
  },
  'translationMemories.update': put(
    () => '/api/v1/atlas-tm',
    (time) => ({ uuid: memories[0], note: `Note ${time}` }),
    () => `/api/v1/atlas-tm/${memories[0]}`,
  ),
  'translationMemories.bindToOrgUnit': put(
    () => `${orgUnit}/translation-memory`,
    (time) => [{ tmUuid: memories[time - 1]! }],
    undefined,
    'POST',
  ),
  'translationMemories.updateUnit': {
    read: async () => (await unitNow()).targets[0]!,
    write: (as, time, version) =>
      test.call(as, 'PUT', unit.path(), { locale: 'es', text: `Hola ${time}` }, matching(version)),
    present: (data) => (data as { unit: TranslationUnit }).unit.targets[0]!.version,
  },
  'reviewCategories.update': put(
    category.path,
    (time) => ({ description: `Tone ${time}` }),
    async () =>
      (await get<Versioned[]>('/api/v3/review-category?all=true')).find(({ uuid }) => category.path().endsWith(uuid!))!,
  ),
  'qualityProfiles.update': put(profile.path, (time) => ({ replyDays: time })),
  'quality.updateFinding': put(
    finding.path,
    (time) => ({ comment: `Comma ${time}` }),
    async () => (await reviewing.findings(first, reviewed))[0]!,
  ),
  'payables.approve': payableMove(
    'approve',
    (uuid) => bills.attach(first, uuid, bills.invoice('6.00', 'A-1')),
    async (uuid) => {
      bodyOf(await bills.move(second, uuid, 'withdraw'))
      bodyOf(await bills.move(second, uuid, 'reject'))
      bodyOf(await bills.attach(second, uuid, bills.invoice('6.00', 'A-2')), 201)
      return undefined
    },
    payableOf('Approved', false),
  ),
  'payables.withdraw': payableMove(
    'withdraw',
    (uuid) => bills.approve(first, uuid),
    async (uuid) => {
      bodyOf(await bills.approve(first, uuid))
      return undefined
    },
    payableOf('Withdrawn'),
  ),
  'payables.reject': payableMove(
    'reject',
    (uuid) => bills.attach(first, uuid, bills.invoice('6.00', 'R-1')),
    async (uuid) => {
      bodyOf(await bills.attach(first, uuid, bills.invoice('6.00', 'R-2')), 201)
      return undefined
    },
    payableOf('Rejected', false),
  ),
  'payables.cancel': payableMove(
    'cancel-payable',
    (uuid) => bills.attach(first, uuid, bills.invoice('6.00', 'C-1')),
    () => payableOf('Canceled later')(),
    payableOf('Canceled', false),
  ),
  'payouts.settle': payableMove(
    'settle',
    (uuid) => paymentMove(uuid, 'settle', { amount: 1 }),
    async (uuid) => {
      bodyOf(await paymentMove(uuid, 'reverse'))
      return undefined
    },
    sentPayable(),
    paidToday,
  ),
  'payouts.fail': payableMove(
    'fail',
    (uuid) => paymentMove(uuid, 'settle', { amount: 1 }),
    () => sentPayable()(),
    sentPayable(),
  ),
  'payouts.retry': payableMove(
    'retry',
    async (uuid) => {
      bodyOf(await paymentMove(uuid, 'retry'))
      await payAgain(uuid)
      return paymentMove(uuid, 'fail')
    },
    () => sentPayable('fail')(),
    sentPayable('fail'),
  ),
  'payouts.reverse': payableMove(
    'reverse',
    async (uuid) => {
      bodyOf(await paymentMove(uuid, 'reverse'))
      return paymentMove(uuid, 'settle')
    },
    async (uuid) => {
      bodyOf(await paymentMove(uuid, 'settle'))
      return undefined
    },
    sentPayable('settle'),
  ),
  'finance.update': put(
    () => `/api/v3/account/${place.accountId}/finance`,
    (time) => ({ paymentTermsDays: time }),
  ),
  'journal.updateSettings': put(
    () => `/api/v3/account/${place.accountId}/journal/settings`,
    (time) => ({ keepDays: 365 + time }),
  ),
  'accountSettings.updateSecurity': put(
    () => `/api/v3/account/${place.accountId}/security`,
    (time) => ({ idleMinutes: 60 + time, password: testPassword }),
  ),
  'provisioning.updateSettings': put(
    () => '/api/v3/account/scim/settings',
    (time) => ({ defaultRole: time % 2 ? 'CLIENT' : 'PROJECT_MANAGER' }),
    () => '/api/v3/account/provisioning/settings',
  ),
  'contracts.updateSettings': put(
    () => `/api/v3/account/${place.accountId}/contract`,
    (time) => ({ introduction: `Read ${time}` }),
  ),
  'notifications.updateDefaults': put(
    () => `/api/v3/account/${place.accountId}/notification-defaults`,
    (time) => ({ kinds: [{ code: 'QUOTA_REACHED', roles: time % 2 ? ['ADMIN'] : ['ACCOUNT_ADMIN'] }] }),
  ),
  'screenshots.update': put(
    screenshot.path,
    (time) => ({ name: `Save ${time}` }),
    async () => (await get<Versioned[]>(`/api/v3/project/${project}/screenshot`))[0]!,
  ),
  'thirdParties.update': put(tool.path, (time) => ({ name: `Help ${time}`, url: 'https://help.example.com' }), toolNow),
  'mtEngines.update': put(engine.path, (time) => ({ name: `Engine ${time}`, provider: 'DEEPL' }), engineNow),
  'pipelines.update': put(pipeline.path, (time) => ({ ...pipelineBody, name: `Tags ${time}` })),
  'projectRouting.upsert': put(
    () => '/api/v3/multi-project/config/upsert',
    (time) => ({ ...routingBody, uuid: routing.path().split('/').at(-1), name: `Routes ${time}` }),
    routing.path,
    'POST',
  ),
  'sso.update': put(
    sso.path,
    (time) => ({ ...ssoBody, ...ssoMore, clientId: `client ${time}` }),
    () => '/api/v3/account/sso/url',
  ),
  'workflows.update': put(workflowStep.path, (time) => ({ title: `Legal ${time}` }), ownStep),
  'workflows.updateTemplate': put(workflowTemplate.path, (time) => ({ name: `Template ${time}` }), ownTemplate),
  'customFields.update': put(customField.path, (time) => ({ name: `Order ${time}` }), ownField),
  'customFields.updateValues': put(customValues, (time) => [
    { uuid: customField.path().split('/').at(-1), value: `PO ${time}` },
  ]),
  'portal.updateSettings': put(
    () => '/api/v3/portal/settings',
    (time) => ({ tone: `Warm ${time}` }),
  ),
  'termRequests.update': put(termRequest.path, (time) => ({ note: `Seen ${time} times` })),
  'connectors.updateConfig': put(connection.path, (time) => ({ name: `Repositories ${time}` })),
  'connectors.updateGroup': put(connections.path, (time) => ({ name: `All ${time}` })),
  'webhooks.update': put(webhook.path, (time) => ({ name: `Receiver ${time}` })),
  'fileOptions.set': put(
    () => `${orgUnit}/file-options/json`,
    (time) => ({ parameters: { skipKeys: `/${time}` } }),
    async () => (await get<Versioned[]>('/api/v3/file-options'))[0] ?? null,
  ),
  'segmentationRules.upload': {
    async read() {
      const { status, body } = await test.call(first, 'GET', `${orgUnit}/segmentation`)
      return status === 200 ? (body as Versioned) : null
    },
    write: (as, time, version) =>
      test.call(as, 'PUT', `${orgUnit}/segmentation`, fileForm(`rules-${time}.srx`, rules), matching(version)),
  },
}

/** A payable of a linguist of its own, made out by a third person; `attached` with the linguist's invoice. */
function payableOf(name: string, attached = true) {
  let known: Promise<string> | undefined
  const make = async () => {
    const sessions = test.app.services.sessions
    const vendor = await createPerson({ db: test.db, sessions }, place, name, { roles: ['VENDOR'], member: true })
    const officer = await createPerson({ db: test.db, sessions }, place, `Officer of ${name}`, {
      roles: ['ACCOUNT_ADMIN'],
    })
    await bills.payOut(vendor)
    await bills.deliver({ by: vendor, on: '2026-10-05', pay: [bills.words('100', '6.00')] })
    await bills.run(officer, { ...october, vendorUuidList: [vendor.id] })
    const { uuid } = await bills.newest(vendor)
    if (attached) bodyOf(await bills.attach(vendor, uuid, bills.invoice('6.00', `${name} 0`)), 201)
    return uuid
  }
  return () => (known ??= make())
}

/** A payable that was sent by PayPal; `then` it was moved further. */
function sentPayable(then?: 'fail' | 'settle') {
  let known: Promise<string> | undefined
  const make = async () => {
    const { payable } = await pays.readyPayable('6.00', { currency: 'USD', method: 'PAYPAL' })
    await payAgain(payable.uuid)
    if (then) bodyOf(await paymentMove(payable.uuid, then))
    return payable.uuid
  }
  return () => (known ??= make())
}

async function payAgain(uuid: string): Promise<void> {
  const body = { method: 'PAYPAL', currency: 'USD', payableUuids: [uuid] }
  const { payout } = bodyOf<{ payout: { uuid: string } }>(await pays.create(first, body))
  bodyOf(await pays.send(first, payout.uuid))
}

const paymentMove = (uuid: string, move: string, more: object = {}) =>
  test.call(first, 'PUT', `${payablesUrl}/${uuid}/${move}`, {
    ...(move === 'settle' ? paidToday : move === 'retry' ? {} : { reason: 'As agreed.' }),
    ...more,
  })

/** A payable without its links: each is signed for its own time. */
async function payableNow(uuid: string): Promise<Versioned> {
  const { payableFiles: _, ...now } = await bills.get(first, uuid)
  return now
}

/** A move of a payable. `before` is what another person does first, `again` what makes the move possible a third time. */
function payableMove(
  move: string,
  before: (uuid: string) => Promise<Answer>,
  again: (uuid: string) => Promise<string | undefined>,
  payable: () => Promise<string>,
  body: object = { reason: 'As agreed.' },
): Case {
  return {
    read: async () => payableNow(await payable()),
    before: async () => before(await payable()),
    async write(as, time, version) {
      const uuid = (time === 3 ? await again(await payable()) : undefined) ?? (await payable())
      return test.call(as, 'PUT', `${payablesUrl}/${uuid}/${move}`, body, matching(version))
    },
  }
}

/** Only the person writes these; other people change the same data by other operations. */
const ownWrites: ReadonlySet<string> = new Set(['users.updateLoggedUser', 'users.updateOwnPayment'])

describe('writes of what two people may edit', () => {
  it('every operation with x-versioned has a case here', () => {
    const versioned = operations.filter(({ versioned: where }) => where).map(({ id }) => id)
    expect(Object.keys(cases).sort()).toEqual(versioned.sort())
  })

  it.each(Object.entries(cases))('%s refuses a change of what someone else has changed since', async (id, each) => {
    if (id === 'tasks.revokeAssignment') bodyOf(await assignTo(first, linguistA))
    const read = versionIn(await each.read())
    const done = await (each.before?.(first) ?? each.write(first, 1, read))
    expect(done.status).toBeLessThan(300)
    const present = await each.read()
    expect(versionIn(present)).not.toBe(read)

    const refused = await each.write(second, 2, read)
    expect(refused).toMatchObject({ status: 409, body: { code: 'OUTDATED' } })
    const { data } = refused.body as { data: Outdated }
    const author = ownWrites.has(id) ? test.people.sysadmin : first
    expect(data.changedBy).toEqual({ uuid: author.id, name: expect.any(String) })
    expect(Math.abs(Date.now() - data.changedAt!)).toBeLessThan(60_000)
    expect(await each.read()).toEqual(present)

    const offered = each.present?.(data.present) ?? versionIn(data.present as Versioned)
    expect(offered).toBe(versionIn(present))
    expect((await each.write(second, 2, offered)).status).toBeLessThan(300)
    // Published clients send no version: the last write wins.
    expect((await each.write(first, 3)).status).toBeLessThan(300)
  })
})

describe('versions', () => {
  it('of two writes at the same moment, one is refused', async () => {
    const path = `/api/v3/project/${project}`
    const { version } = await get<{ version: string }>(path)
    const write = (as: Person) => test.call(as, 'POST', `${path}/info`, { notes: as.name }, { 'If-Match': version })
    const statuses = (await Promise.all([write(first), write(second)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409])
  })

  it('a write compares only the part of a task that it changes', async () => {
    const { version } = await get<{ version: string }>(task.path)
    bodyOf(await test.call(first, 'PUT', task.path, { instructions: 'Use short words' }))
    expect((await assignTo(second, linguistB, version)).status).toBe(200)
  })

  it('a linguist who claims too late learns that the task is taken, but not by whom', async () => {
    const fresh = await steps.inWork(first, [{ name: 'late.json', content: '{"a": "Late"}' }], ['es'], ['TRANSLATION'])
    const [open] = await get<Task[]>(`/api/v3/task/work-unit/${fresh.workUnits[0]!.uuid}`)
    const path = `/api/v3/task/${open!.uuid}`
    const { version } = bodyOf<Task>(await test.call(linguistB, 'GET', path))
    const claim = (as: Person) =>
      test.call(as, 'POST', `${path}/assignment/${as.id}`, undefined, { 'If-Match': version })
    expect((await claim(linguistA)).status).toBe(200)
    const late = await claim(linguistB)
    expect(late).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
    expect(JSON.stringify(late.body)).not.toContain(linguistA.name)
  })

  it('the version may stand in quotation marks, and in the body of a price list', async () => {
    const path = priceList.path()
    const list = { name: 'Agency', currency: 'USD' }
    const { version } = await get<PriceListDetail>(path)
    bodyOf(await test.call(first, 'PUT', path, list, { 'If-Match': `"${version}"` }))
    expect(await test.call(second, 'PUT', path, { ...list, version })).toMatchObject({ status: 409 })
    bodyOf(await test.call(second, 'PUT', path, { ...list, version: version + 1 }))
  })

  it('assigning several tasks needs a version for each, or none', async () => {
    const form = new FormData()
    form.append('tasksUuids', task.path.slice('/api/v3/task/'.length))
    form.append('userUuid', linguistA.id)
    form.append('versions', 'a')
    form.append('versions', 'b')
    const refused = await test.call(first, 'POST', '/api/v3/task/assignment?bulk=true', form)
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'body.versions' }] } })
  })
})
