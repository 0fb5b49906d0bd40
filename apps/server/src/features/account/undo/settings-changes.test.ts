import type { SettingsPageCode, SettingsPageState } from '@dragoman/sdk/operations/accountSettings'
import type { AccountAddresses } from '@dragoman/sdk/operations/addresses'
import type { AccountPlacementSettings } from '@dragoman/sdk/operations/autopilot'
import type { ActivityEntry, ActivityPage } from '@dragoman/sdk/operations/activity'
import type { BankAccount, FinanceSettings, FiscalPeriod } from '@dragoman/sdk/operations/finance'
import type { CancellationOptions } from '@dragoman/sdk/operations/cancellationOptions'
import type { Contract } from '@dragoman/sdk/operations/contracts'
import type { PipelineOverview } from '@dragoman/sdk/operations/pipelines'
import type { ProjectRoutingItem } from '@dragoman/sdk/operations/projectRouting'
import type { CheckProfiles } from '@dragoman/sdk/operations/checkProfiles'
import type { RecommendationSettings } from '@dragoman/sdk/operations/recommendationSettings'
import type { UnitFileOptions } from '@dragoman/sdk/operations/fileOptions'
import type { SingleSignOn } from '@dragoman/sdk/operations/sso'
import type { UnitSegmentationRules } from '@dragoman/sdk/operations/segmentationRules'
import type { SpellingWords } from '@dragoman/sdk/operations/spellingWords'
import type { Workflow, WorkflowSettingsOfAccount } from '@dragoman/sdk/operations/workflows'
import type { CustomField } from '@dragoman/sdk/operations/customFields'
import type { Webhook, WebhookWithSecret } from '@dragoman/sdk/operations/webhooks'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { accounts, files, journal } from '../../../kernel/tables.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import type { Person } from '../../../testing/people.ts'
import { bodyOf, fileForm } from '../../../testing/projects.ts'
import { undoableEvents } from '../../../identity/undo.ts'
import { webhooks } from '../../webhooks/tables.ts'
import { testPassword } from '../../../testing/people.ts'

const test = await openTestApp()
const { accountAdmin, admin, manager, sysadmin, stranger, place, elsewhere } = test.people
const account = `/api/v3/account/${place.accountId}`

const call = async <T = unknown>(method: string, path: string, body?: object, as: Person = accountAdmin) => {
  const answer = await test.call(as, method, path, body)
  return bodyOf<T>(answer, answer.status < 300 ? answer.status : 200)
}
const get = <T>(path: string) => call<T>('GET', path)
const pageOf = async (code: SettingsPageCode) =>
  (await get<SettingsPageState[]>(`${account}/settings/overview`)).find(({ page }) => page === code)!
const undo = (entryUuid: string, as: Person = accountAdmin, path = account) =>
  test.call(as, 'POST', `${path}/settings/changes/${entryUuid}/undo`, { password: testPassword })
const lastOf = async (code: SettingsPageCode): Promise<ActivityEntry> => {
  const { undo: entry } = await pageOf(code)
  expect(entry).toBeDefined()
  return entry!
}

/** The things that tests change, by name; made before all of them. */
const made = {
  webhook: '',
  contract: '',
  engine: '',
  tool: '',
  first: '',
  second: '',
  pipeline: '',
  routing: '',
  template: '',
}
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle r="9" cx="12" cy="12"/></svg>'

function upload(name: string) {
  const form = new FormData()
  form.append('file', new File([drawing], name))
  return call('POST', `${account}/logo`, form)
}

const uuidOf = async (answer: Promise<unknown>) => ((await answer) as { uuid: string }).uuid
const field = (name: string) => ({ name, entityCode: 'TASK', type: 'FREE_TEXT', visibleTo: ['PROJECT_MANAGER'] })
const engine = { name: 'Main', provider: 'DEEPL', position: 1 }

beforeAll(async () => {
  made.webhook = await uuidOf(call('POST', '/api/v3/webhook', { name: 'Events', types: ['NEW_PROJECT'] }))
  const contract = { name: 'Terms', content: '<p>Be kind.</p>', required: false }
  made.contract = await uuidOf(call('POST', '/api/v3/contract', contract))
  made.engine = await uuidOf(call('POST', `${account}/mt-engine`, engine))
  made.tool = (await call<{ id: string }>('POST', '/api/v3/third-party', { name: 'Help', url: 'https://a.example' })).id
  made.first = await uuidOf(call('POST', '/api/v3/custom-field', field('First')))
  made.second = await uuidOf(call('POST', '/api/v3/custom-field', field('Second')))
  made.pipeline = await uuidOf(call('POST', '/api/v3/pipeline', pipeline))
  made.routing = await uuidOf(call('POST', `${routing}/config/upsert`, routed()))
  made.template = await uuidOf(call('POST', '/api/v3/workflow-template', template))
  await upload('old.svg')
})

interface Case {
  page: SettingsPageCode
  prepare?: () => Promise<unknown>
  change: () => Promise<unknown>
  /** The state that is shown of it. */
  state: () => Promise<unknown>
}

const webhook = () => `/api/v3/webhook/${made.webhook}`
const fieldNames = async () =>
  (await get<{ content: CustomField[] }>('/api/v3/custom-field/list?entityCode=TASK')).content.map(
    ({ name, required }) => [name, required],
  )
const contractNames = async () =>
  (await get<Contract[]>('/api/v3/contract')).map(({ name, version, content }) => [name, version, content])
const webhookState = async () =>
  (await get<Webhook[]>('/api/v3/webhook')).map(({ name, types, active, url }) => ({ name, types, active, url }))
const financeState = async () => {
  const { version: _, lastChange: _change, ...state } = await get<FinanceSettings>(`${account}/finance`)
  return state
}
const engineState = async () =>
  (await get<{ engines: { name: string; enabled: boolean; uuid: string }[] }>(`${account}/mt-engine`)).engines.map(
    ({ name, enabled, uuid }) => [uuid, name, enabled],
  )
const logoState = async () =>
  (await get<{ logo?: { fileName: string; original: string } }>(`${account}/logo-details`)).logo
const addressState = async () => {
  const { changedBy: _by, changedDate: _date, ...state } = await get<AccountAddresses>(`${account}/custom-subdomain`)
  return state
}

const pipeline = { name: 'Tags', trigger: { event: 'PROJECT_CREATED' }, actions: [{ kind: 'TAG', addTags: ['a'] }] }
const pipelineState = async () =>
  (await get<PipelineOverview>('/api/v3/pipeline')).pipelines.map(({ uuid, name, active, filter, actions }) => [
    uuid,
    name,
    active,
    filter,
    actions,
  ])
const routing = '/api/v3/multi-project'
const routed = () => ({ name: 'World', sourceLanguage: 'en', configOrgUnits: [{ uuid: place.orgUnitId }] })
const routingState = async () =>
  (await get<{ content: ProjectRoutingItem[] }>(routing)).content.map(({ uuid, name }) => [uuid, name])
const provisioned = '/api/v3/account/provisioning/settings'
const stepState = async () =>
  (await get<Workflow[]>('/api/v3/workflow')).map(({ code, title, isCharged }) => [code, title, isCharged])
const template = { name: 'Usual', workflows: ['TRANSLATION', 'REVIEW'], extensions: ['po'] }
const templateState = async () =>
  (await get<WorkflowSettingsOfAccount>('/api/v3/workflow/settings')).templates.map(
    ({ uuid, name, workflows, extensions }) => [uuid, name, workflows, extensions],
  )
const weights = { score: 1, clientExperience: 1, continuity: 1, availability: 1, rate: 1 }
const recommendationState = async () =>
  (
    await get<{ settings: RecommendationSettings[] }>(`/api/v3/account/recommendation-settings/${place.accountId}`)
  ).settings.map(({ orgUnit, weights: shown }) => [orgUnit?.uuid, shown])
const fileOptions = `/api/v3/client/${place.orgUnitId}/file-options/json`
const fileOptionsState = async () =>
  (await get<UnitFileOptions[]>('/api/v3/file-options')).map(({ fileType, options }) => [fileType, options])
const segmentation = `/api/v3/client/${place.orgUnitId}/segmentation`
const srx = (name: string) =>
  fileForm(
    `${name}.srx`,
    `<srx xmlns="http://www.lisa.org/srx20" version="2.0"><header segmentsubflows="yes" cascade="no"/><body>
<languagerules><languagerule languagerulename="${name}"><rule break="yes"><beforebreak>;</beforebreak><afterbreak>\\s</afterbreak></rule></languagerule></languagerules>
<maprules><languagemap languagepattern=".*" languagerulename="${name}"/></maprules></body></srx>`,
  )
const rulesState = async () =>
  (await get<UnitSegmentationRules[]>('/api/v3/segmentation-rules')).map(({ rules }) => [rules.fileName, rules.hash])
const sso = '/api/v3/account/sso'
const connection = {
  password: testPassword,
  protocol: 'OIDC',
  isEnabled: false,
  isRequired: false,
  issuer: 'https://id.example.com',
  clientId: 'dragoman',
}
const ssoState = async () => {
  const { connection: shown, urlKey, domains } = await get<SingleSignOn>('/api/v3/account/sso/url')
  return [shown, urlKey, domains.map(({ domain }) => domain)]
}
const spelling = `${account}/spelling-words`
const spellingState = async () =>
  (await get<SpellingWords>(spelling)).words.map(({ word, language }) => [word, language])
const cancellations = '/api/v3/account/cancellation-options'
const cancellationState = async () => {
  const { required, options } = await get<CancellationOptions>(`${account}/cancellation-options`)
  return [required, options.map(({ uuid, name, active, appliesTo }) => [uuid, name, active, appliesTo])]
}

const cases: Record<string, Case> = {
  'a changed webhook': {
    page: 'WEBHOOKS',
    change: () => call('PUT', webhook(), { name: 'Renamed', types: ['NEW_USER'] }),
    state: webhookState,
  },
  'a webhook that was turned off': {
    page: 'WEBHOOKS',
    change: () => call('PUT', `${webhook()}/toggle?active=false`),
    state: webhookState,
  },
  'an added webhook': {
    page: 'WEBHOOKS',
    change: () => call('POST', '/api/v3/webhook', { name: 'Another', types: ['NEW_USER'], active: false }),
    state: webhookState,
  },
  'the display of contracts': {
    page: 'CONTRACTS',
    change: () => call('PUT', `${account}/contract`, { introduction: 'Read this', listedInProfile: false }),
    state: async () => {
      const { introduction, listedInProfile } = await get<Record<string, unknown>>(`${account}/contract`)
      return { introduction, listedInProfile }
    },
  },
  'an added contract': {
    page: 'CONTRACTS',
    change: () => call('POST', '/api/v3/contract', { name: 'More', content: '<p>More</p>', required: false }),
    state: contractNames,
  },
  'a published version': {
    page: 'CONTRACTS',
    change: async () => {
      const [{ uuid }] = (await get<Contract[]>('/api/v3/contract')) as [Contract]
      return call('POST', `/api/v3/contract/${uuid}/version`, {
        name: 'Terms',
        content: '<p>Next</p>',
        required: false,
      })
    },
    state: contractNames,
  },
  'a withdrawn contract': {
    page: 'CONTRACTS',
    change: () => call('DELETE', `/api/v3/contract/${made.contract}`),
    state: contractNames,
  },
  'the start page of a role': {
    page: 'START_PAGES',
    change: () => call('PUT', `${account}/entry-point/CLIENT`, { entryPoint: 'PORTAL_HOME' }),
    state: async () =>
      (await get<{ role: string; entryPoint: string }[]>(`${account}/entry-point`)).map(({ role, entryPoint }) => [
        role,
        entryPoint,
      ]),
  },
  'finance settings': {
    page: 'FINANCE',
    change: () =>
      call('PUT', `${account}/finance`, {
        legalName: 'Acme GmbH',
        country: 'DE',
        approvalLimit: 500,
        currency: 'EUR',
        series: [{ kind: 'INVOICE', pattern: 'R-{NNNN}', next: 100 }],
      }),
    state: financeState,
  },
  'deleted tax codes': {
    page: 'FINANCE',
    prepare: () =>
      call('PUT', `${account}/finance`, { taxCodes: [{ name: 'Full', kind: 'VAT', category: 'S', rate: 19 }] }),
    change: () => call('PUT', `${account}/finance`, { taxCodes: [] }),
    state: async () => (await financeState()).taxCodes,
  },
  'a bank account that was added': {
    page: 'FINANCE',
    change: () =>
      call('POST', `${account}/finance/bank-account`, {
        holder: 'Acme',
        format: 'OTHER',
        number: '12345678',
        currency: 'USD',
      }),
    state: async () => (await financeState()).bankAccounts,
  },
  'a locked month': {
    page: 'FINANCE',
    change: () => call('POST', `${account}/finance/period/2026-01/lock`, { status: 'LOCKED' }),
    state: async () =>
      (await get<FiscalPeriod[]>(`${account}/finance/period`)).find(({ month }) => month === '2026-01')?.status,
  },
  'another logo': { page: 'BRANDING', change: () => upload('new.svg'), state: logoState },
  'a removed logo': { page: 'BRANDING', change: () => call('DELETE', `${account}/logo`), state: logoState },
  'a subdomain': {
    page: 'BRANDING',
    change: () => call('POST', `${account}/subdomain`, { subdomain: 'undone' }),
    state: addressState,
  },
  'a changed engine': {
    page: 'MT',
    change: () => call('PUT', `${account}/mt-engine/${made.engine}`, { ...engine, name: 'Other', enabled: false }),
    state: engineState,
  },
  'an added engine': {
    page: 'LLMS',
    change: () => call('POST', `${account}/mt-engine`, { name: 'Model', provider: 'OPENAI', model: 'small' }),
    state: engineState,
  },
  'a deleted engine': {
    page: 'MT',
    change: () => call('DELETE', `${account}/mt-engine/${made.engine}`),
    state: engineState,
  },
  'a changed custom field': {
    page: 'CUSTOM_FIELDS',
    change: () => call('PUT', `/api/v3/custom-field/${made.first}`, { name: 'Renamed', required: true }),
    state: fieldNames,
  },
  'an archived custom field': {
    page: 'CUSTOM_FIELDS',
    change: () => call('PUT', `/api/v3/custom-field/${made.first}`, { archived: true }),
    state: async () =>
      (await get<{ content: CustomField[] }>('/api/v3/custom-field/list?archived=true')).content.map(
        ({ name }) => name,
      ),
  },
  'the order of custom fields': {
    page: 'CUSTOM_FIELDS',
    change: () =>
      call('PUT', '/api/v3/custom-field/order', { entityCode: 'TASK', fieldUuids: [made.second, made.first] }),
    state: fieldNames,
  },
  'switches of the account': {
    page: 'GENERAL',
    change: () => call('PUT', `${account}/settings`, { projectAutomationEnabled: false, stopLossHours: 10 }),
    state: async () => {
      const { projectAutomationEnabled, stopLossHours } = await get<Record<string, unknown>>(`${account}/settings`)
      return { projectAutomationEnabled, stopLossHours }
    },
  },
  'default notifications': {
    page: 'NOTIFICATIONS',
    change: () =>
      call('PUT', `${account}/notification-defaults`, {
        kinds: [{ code: 'PROJECT_STATUS_CHANGE', roles: [], inApp: [] }],
      }),
    state: async () => (await get<{ kinds: unknown }>(`${account}/notification-defaults`)).kinds,
  },
  'rules of auto-assign': {
    page: 'TASK_PLACEMENT',
    change: async () => {
      const { settings } = await get<AccountPlacementSettings>(`${account}/autopilot-settings`)
      return call('PUT', `${account}/autopilot-settings`, { ...settings, enabled: true, batchSize: 5 })
    },
    state: async () => (await get<AccountPlacementSettings>(`${account}/autopilot-settings`)).settings,
  },
  'when reviews are skipped': {
    page: 'SKIP_REVIEW',
    change: async () => {
      const { settings } = await get<AccountPlacementSettings>(`${account}/autopilot-settings`)
      return call('PUT', `${account}/autopilot-settings`, { ...settings, skipReviewEnabled: true })
    },
    state: async () =>
      (await get<AccountPlacementSettings>(`${account}/autopilot-settings`)).settings.skipReviewEnabled,
  },
  'rules of reduced fees': {
    page: 'STOP_LOSS',
    change: () => call('PUT', `${account}/settings`, { stopLossMinimumPercent: 40 }),
    state: async () => (await get<Record<string, unknown>>(`${account}/settings`))['stopLossMinimumPercent'],
  },
  'a changed tool': {
    page: 'THIRD_PARTIES',
    change: () => call('PUT', `/api/v3/third-party/${made.tool}`, { name: 'Wiki', url: 'https://b.example' }),
    state: async () => (await get<{ name: string; url: string }[]>('/api/v3/third-party')).map(({ url }) => url),
  },
  'a deleted tool': {
    page: 'THIRD_PARTIES',
    change: () => call('DELETE', `/api/v3/third-party/${made.tool}`),
    state: async () =>
      (await get<{ id: string; url: string }[]>('/api/v3/third-party')).map(({ id, url }) => [id, url]),
  },
  'how people sign in': {
    page: 'SECURITY',
    change: () => call('PUT', `${account}/security`, { idleMinutes: 30, absoluteHours: 8, password: testPassword }),
    state: async () => {
      const { idleMinutes, absoluteHours } = await get<Record<string, unknown>>(`${account}/security`)
      return { idleMinutes, absoluteHours }
    },
  },
  'how long the journal is kept': {
    page: 'ACTIVITY',
    change: () => call('PUT', `${account}/journal/settings`, { keepDays: 400 }),
    state: async () => (await get<{ keepDays?: number }>(`${account}/journal/settings`)).keepDays ?? null,
  },
  'an added pipeline': {
    page: 'PIPELINES',
    change: () => call('POST', '/api/v3/pipeline', { ...pipeline, name: 'More tags' }),
    state: pipelineState,
  },
  'a changed pipeline': {
    page: 'PIPELINES',
    change: () => call('PUT', `/api/v3/pipeline/${made.pipeline}`, { name: 'Renamed', filter: 'status:draft' }),
    state: pipelineState,
  },
  'a deleted pipeline': {
    page: 'PIPELINES',
    change: () => call('DELETE', `/api/v3/pipeline/${made.pipeline}`),
    state: pipelineState,
  },
  'pipelines that were turned off': {
    page: 'PIPELINES',
    change: () => call('PUT', '/api/v3/pipeline/settings', { enabled: false }),
    state: async () => (await get<{ enabled: boolean }>('/api/v3/pipeline')).enabled,
  },
  'a changed configuration of project routing': {
    page: 'PROJECT_ROUTING',
    change: () => call('POST', `${routing}/config/upsert`, { ...routed(), uuid: made.routing, name: 'Europe' }),
    state: routingState,
  },
  'a deleted configuration of project routing': {
    page: 'PROJECT_ROUTING',
    change: () => call('DELETE', `${routing}/${made.routing}`),
    state: routingState,
  },
  'what people of a directory become': {
    page: 'PROVISIONING',
    change: () => call('PUT', '/api/v3/account/scim/settings', { defaultRole: 'CLIENT', invites: false }),
    state: async () => {
      const { defaultRole, invites } = await get<Record<string, unknown>>(provisioned)
      return { defaultRole, invites }
    },
  },
  'a renamed workflow step': {
    page: 'WORKFLOWS',
    change: async () => {
      const [{ uuid }] = (await get<Workflow[]>('/api/v3/workflow')) as [Workflow]
      return call('PUT', `/api/v3/workflow/${uuid}`, { title: 'First step', isCharged: false })
    },
    state: stepState,
  },
  'the order of workflow steps': {
    page: 'WORKFLOWS',
    change: async () => {
      const ids = (await get<Workflow[]>('/api/v3/workflow')).map(({ uuid }) => uuid)
      return call('PUT', '/api/v3/workflow/order', { workflowUuids: ids.toReversed() })
    },
    state: stepState,
  },
  'an added workflow template': {
    page: 'WORKFLOWS',
    change: () => call('POST', '/api/v3/workflow-template', { ...template, name: 'Short', extensions: [] }),
    state: templateState,
  },
  'a changed workflow template': {
    page: 'WORKFLOWS',
    change: () => call('PUT', `/api/v3/workflow-template/${made.template}`, { name: 'Long', workflows: ['REVIEW'] }),
    state: templateState,
  },
  'a deleted workflow template': {
    page: 'WORKFLOWS',
    change: () => call('DELETE', `/api/v3/workflow-template/${made.template}`),
    state: templateState,
  },
  'how linguists are recommended': {
    page: 'RECOMMENDATIONS',
    change: () => call('PUT', '/api/v3/account/recommendation-settings', { weights: { ...weights, rate: 3 } }),
    state: recommendationState,
  },
  'recommendations of an organizational unit': {
    page: 'RECOMMENDATIONS',
    change: () => call('POST', '/api/v3/account/recommendation-settings', { orgUnitUuid: place.orgUnitId, weights }),
    state: recommendationState,
  },
  'recommendations that a unit no longer has': {
    page: 'RECOMMENDATIONS',
    prepare: () => call('POST', '/api/v3/account/recommendation-settings', { orgUnitUuid: place.orgUnitId, weights }),
    change: () => call('DELETE', `/api/v3/account/recommendation-settings/${place.orgUnitId}`),
    state: recommendationState,
  },
  'levels of checks': {
    page: 'CHECKS',
    change: () => call('PUT', '/api/v3/check-profile', { levels: { number: 'BLOCK' } }),
    state: async () => (await get<CheckProfiles>('/api/v3/check-profile')).profiles.map(({ levels }) => levels),
  },
  'changed cancellation options': {
    page: 'CANCELLATIONS',
    prepare: () => call('POST', `${cancellations}?newOption=Too late`),
    change: async () => {
      const { options } = await get<CancellationOptions>(`${account}/cancellation-options`)
      const own = options.find(({ isDefault }) => !isDefault)!
      const changes = [
        { uuid: own.uuid, name: 'Much too late', appliesTo: ['TASK'] },
        { uuid: options[0]!.uuid, active: false },
      ]
      return call('PUT', cancellations, { required: true, options: changes })
    },
    state: cancellationState,
  },
  'an added cancellation option': {
    page: 'CANCELLATIONS',
    change: () => call('POST', `${cancellations}?newOption=Too dear&appliesTo=PROJECT`),
    state: cancellationState,
  },
  'an archived cancellation option': {
    page: 'CANCELLATIONS',
    change: async () => {
      const { options } = await get<CancellationOptions>(`${account}/cancellation-options`)
      return call('DELETE', `${account}/cancellation-options/${options.find(({ isDefault }) => isDefault)!.uuid}`)
    },
    state: cancellationState,
  },
  'file options': {
    page: 'FILE_OPTIONS',
    change: () => call('PUT', fileOptions, { applySourceSegmentation: true }),
    state: fileOptionsState,
  },
  'file options that are reset': {
    page: 'FILE_OPTIONS',
    prepare: () => call('PUT', fileOptions, { parameters: { skipKeys: '/a' } }),
    change: () => call('DELETE', fileOptions),
    state: fileOptionsState,
  },
  'segmentation rules': {
    page: 'SEGMENTATION',
    prepare: () => call('PUT', segmentation, srx('Alpha')),
    change: () => call('PUT', segmentation, srx('Beta')),
    state: rulesState,
  },
  'segmentation rules that are reset': {
    page: 'SEGMENTATION',
    change: () => call('DELETE', segmentation),
    state: rulesState,
  },
  'whom single sign-on lets in': {
    page: 'SSO',
    async prepare() {
      await test.db.update(accounts).set({ tier: 'ENTERPRISE' }).where(eq(accounts.id, place.accountId))
      test.app.services.sessions.forget()
      await call('PUT', sso, { ...connection, createsPeople: false })
    },
    change: () =>
      call('PUT', sso, {
        ...connection,
        createsPeople: true,
        defaultRole: 'CLIENT',
        defaultOrgUnitUuids: [place.orgUnitId],
        mappings: [{ group: 'desk', role: 'PROJECT_MANAGER' }],
      }),
    state: ssoState,
  },
  'the address of single sign-on': {
    page: 'SSO',
    change: () => call('PUT', `${sso}/url-key`, { urlKey: 'northwind', password: testPassword }),
    state: ssoState,
  },
  'a domain of single sign-on': {
    page: 'SSO',
    change: () => call('POST', `${sso}/domain`, { domain: 'northwind.example', password: testPassword }),
    state: ssoState,
  },
  'a domain of single sign-on that is removed': {
    page: 'SSO',
    prepare: () => call('POST', `${sso}/domain`, { domain: 'south.example', password: testPassword }),
    change: () => call('DELETE', `${sso}/domain?domain=south.example`, { password: testPassword }),
    state: ssoState,
  },
  'words to ignore': {
    page: 'SPELLING',
    change: () => call('POST', `${spelling}`, { words: ['atlas', 'genesis'], language: 'es' }),
    state: spellingState,
  },
  'a word that is ignored no more': {
    page: 'SPELLING',
    prepare: () => call('POST', spelling, { words: ['kanban'] }),
    change: async () => {
      const { words } = await get<SpellingWords>(spelling)
      return call('DELETE', `${spelling}/${words.find(({ word }) => word === 'kanban')!.uuid}`)
    },
    state: spellingState,
  },
  'a language mapping': {
    page: 'LANGUAGE_MAPPINGS',
    change: () =>
      call('POST', `/api/v3/account/language-mappings/${place.accountId}`, { code: 'pt-X', language: 'pt_br' }),
    state: async () =>
      (
        await get<{ mappings: { code: string }[] }>(`/api/v3/account/language-mappings/${place.accountId}`)
      ).mappings.map(({ code }) => code),
  },
}

describe('a change of settings can be undone, and so can the undo', () => {
  it.each(Object.entries(cases))('%s', async (_name, { page, prepare, change, state }) => {
    await prepare?.()
    const prior = await state()
    await change()
    const changed = await state()
    expect(changed).not.toEqual(prior)
    const entry = await lastOf(page)
    expect(entry.user).toMatchObject({ uuid: accountAdmin.id })
    const recorded = bodyOf<ActivityEntry>(await undo(entry.uuid, admin))
    expect(recorded).toMatchObject({ user: { uuid: admin.id }, detail: { undoes: entry.uuid } })
    expect([recorded.before, recorded.after]).toEqual([entry.after, entry.before])
    expect(await state()).toEqual(prior)
    expect((await pageOf(page)).lastChange?.user).toMatchObject({ uuid: admin.id })
    if (/^(?:BANK_ACCOUNT_REMOVED|FINANCE_PERIOD_UNLOCKED)$/.test(recorded.event)) return
    const redone = bodyOf<ActivityEntry>(await undo(recorded.uuid))
    expect(await state()).toEqual(changed)
    bodyOf(await undo(redone.uuid))
    expect(await state()).toEqual(prior)
  })

  it('covers every event that can be undone', async () => {
    const entries = await test.db.select().from(journal).where(eq(journal.accountId, place.accountId))
    const undone = entries.filter(({ uuid }) => entries.some(({ detail }) => detail?.['undoes'] === uuid))
    const events = new Set(undone.map(({ event }) => event))
    const untried = undoableEvents.filter((event) => !events.has(event))
    // They are made in the same way as those of the logo and of the subdomain.
    expect(untried.filter((event) => !/PORTAL_LOGO|CUSTOM_SUBDOMAIN/.test(event))).toEqual([])
  })
})

describe('a change that someone else has changed since', () => {
  it('is not undone, and the refusal says what is different, who changed it, and when', async () => {
    await call('PUT', webhook(), { name: 'Mine', types: ['NEW_USER'] })
    const { uuid } = await lastOf('WEBHOOKS')
    await call('PUT', webhook(), { name: 'Theirs' }, admin)
    const before = await webhookState()
    expect(await undo(uuid)).toMatchObject({
      status: 409,
      body: {
        code: 'SETTINGS_CHANGED_SINCE',
        data: { present: { name: 'Theirs' }, changedBy: { uuid: admin.id }, changedAt: expect.any(Number) },
      },
    })
    expect(await webhookState()).toEqual(before)
    bodyOf(await undo((await lastOf('WEBHOOKS')).uuid))
    bodyOf(await undo(uuid))
  })

  it('is undone where they changed something else', async () => {
    await call('PUT', `${account}/finance`, { paymentTermsDays: 7 })
    const { uuid } = await lastOf('FINANCE')
    await call('PUT', `${account}/finance`, { legalName: 'Someone’s' }, admin)
    bodyOf(await undo(uuid))
    expect(await financeState()).toMatchObject({ paymentTermsDays: 30, legalName: 'Someone’s' })
  })

  it('is not undone a second time, nor where it was deleted', async () => {
    await call('PUT', `${account}/entry-point/CLIENT`, { entryPoint: 'PORTAL_HOME' })
    const { uuid } = await lastOf('START_PAGES')
    bodyOf(await undo(uuid))
    expect(await undo(uuid)).toMatchObject({ status: 409, body: { data: { present: { entryPoint: 'HOME' } } } })
    await call('PUT', `${account}/mt-engine/${made.engine}`, { ...engine, name: 'Gone' })
    const changed = await lastOf('MT')
    await call('DELETE', `${account}/mt-engine/${made.engine}`, undefined, admin)
    const data = { present: null, changedBy: { uuid: admin.id } }
    expect(await undo(changed.uuid)).toMatchObject({ status: 409, body: { code: 'SETTINGS_CHANGED_SINCE', data } })
  })
})

describe('secrets are no part of an undo', () => {
  it('a deleted webhook comes back turned off and with another secret', async () => {
    const body = { name: 'Secret', types: ['NEW_USER'] }
    const { uuid, secret } = await call<WebhookWithSecret>('POST', '/api/v3/webhook', body)
    const rowOf = async () => (await test.db.select().from(webhooks).where(eq(webhooks.id, uuid)))[0]
    const held = await rowOf()
    await call('DELETE', `/api/v3/webhook/${uuid}`)
    const entry = await lastOf('WEBHOOKS')
    const recorded = bodyOf<ActivityEntry>(await undo(entry.uuid))
    expect(recorded.after).toMatchObject({ name: 'Secret', active: false })
    const again = await rowOf()
    expect(again).toMatchObject({ name: 'Secret', active: false })
    expect(again!.secret).not.toBe(held!.secret)
    expect(JSON.stringify([entry, recorded])).not.toContain(secret)
  })

  it('a change of the single sign-on provider cannot be undone', async () => {
    await call('PUT', sso, { ...connection, createsPeople: false, issuer: 'https://other.example.com' })
    expect(await pageOf('SSO')).not.toHaveProperty('undo')
  })

  it('replaced secrets and deleted bank accounts cannot be undone', async () => {
    await call('POST', `${webhook()}/secret`, { password: testPassword })
    expect(await pageOf('WEBHOOKS')).not.toHaveProperty('undo')
    const bank = { holder: 'Acme', format: 'OTHER', number: '87654321', currency: 'USD' }
    const { uuid } = await call<BankAccount>('POST', `${account}/finance/bank-account`, bank)
    await call('DELETE', `${account}/finance/bank-account/${uuid}`)
    expect(await pageOf('FINANCE')).not.toHaveProperty('undo')
    const [last] = (await get<ActivityPage>('/api/v3/activity?events=BANK_ACCOUNT_REMOVED')).content
    expect(last).not.toHaveProperty('isUndoable')
    expect((await undo(last!.uuid)).status).toBe(404)
  })
})

it('the earlier logo is no longer kept after a day, and the refusal says so', async () => {
  await upload('third.svg')
  const entry = await lastOf('BRANDING')
  const { logo } = entry.before as { logo: { square: string } }
  await test.db.delete(files).where(eq(files.key, logo.square))
  expect(await undo(entry.uuid)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
})

it('MT engines and language models each have a last change of their own', async () => {
  await call('POST', `${account}/mt-engine`, { name: 'Plain', provider: 'DEEPL' }, admin)
  await call('POST', `${account}/mt-engine`, { name: 'Large', provider: 'OPENAI', model: 'large' })
  expect((await pageOf('MT')).lastChange?.user).toMatchObject({ uuid: admin.id })
  expect((await pageOf('LLMS')).lastChange?.user).toMatchObject({ uuid: accountAdmin.id })
  expect(await lastOf('MT')).toMatchObject({ after: { name: 'Plain' } })
  expect(await lastOf('LLMS')).toMatchObject({ after: { name: 'Large' } })
})

it('the journal offers the undo to administrators of the account, until it was done', async () => {
  await call('PUT', webhook(), { name: 'In the journal' })
  const path = '/api/v3/activity?events=WEBHOOK_UPDATED&size=1'
  const newest = async (as: Person) => bodyOf<ActivityPage>(await test.call(as, 'GET', path)).content[0]!
  const { uuid, isUndoable } = await newest(accountAdmin)
  expect(isUndoable).toBe(true)
  expect(await newest(manager)).not.toHaveProperty('isUndoable')
  bodyOf(await undo(uuid))
  const { content } = await get<ActivityPage>('/api/v3/activity?events=WEBHOOK_UPDATED&size=2')
  expect(content.map((entry) => entry.isUndoable)).toEqual([true, undefined])
})

it('only administrators of the account undo, and system administrators', async () => {
  await call('PUT', `${account}/entry-point/CLIENT`, { entryPoint: 'PORTAL_HOME' })
  const { uuid } = await lastOf('START_PAGES')
  expect((await undo(uuid, manager)).status).toBe(403)
  expect((await undo(uuid, stranger)).status).toBe(403)
  expect((await undo(uuid, accountAdmin, `/api/v3/account/${elsewhere.accountId}`)).status).toBe(404)
  expect((await undo(uuid, sysadmin, `/api/v3/account/${elsewhere.accountId}`)).status).toBe(404)
  expect((await undo(uuid, sysadmin)).status).toBe(200)
})

it('an undo of who can sign in takes the password, and one of other settings does not', async () => {
  const path = `${account}/security`
  await call('PUT', path, { idleMinutes: 45, password: testPassword })
  const entry = await lastOf('SECURITY')
  expect(entry.undoTakesPassword).toBe(true)
  const send = (body?: object, uuid = entry.uuid) =>
    test.call(accountAdmin, 'POST', `${account}/settings/changes/${uuid}/undo`, body)
  for (const body of [undefined, {}])
    expect(await send(body)).toMatchObject({ status: 400, body: { errors: [{ field: 'body.password' }] } })
  expect(await send({ password: 'not the password' })).toMatchObject({ status: 400, body: { code: 'PASSWORD_WRONG' } })
  expect(await get(path)).toMatchObject({ idleMinutes: 45 })
  bodyOf(await send({ password: testPassword }))
  expect(await get(path)).not.toMatchObject({ idleMinutes: 45 })

  await call('PUT', `${account}/settings`, { stopLossHours: 7 })
  const other = await lastOf('GENERAL')
  expect(other).not.toHaveProperty('undoTakesPassword')
  bodyOf(await send(undefined, other.uuid))
})
