import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { operations } from '../../http/contract.ts'
import type { ContractOperation } from '../../http/contract.ts'
import { accounts } from '../../kernel/tables.ts'
import { seedKnown } from '../known-ids.ts'
import { openTestApp } from '../open-test-app.ts'
import { bodySchema, operationCalls, parametersFor } from '../operation-calls.ts'
import { testPassword } from '../people.ts'
import { bodyOf, fileForm } from '../projects.ts'
import { resolved } from '../sample.ts'

// A PUT changes what it names (decision 0096): one with the required fields alone leaves the others as they were.

const app = await openTestApp()
const call = operationCalls(app)
const { accountAdmin, manager, sysadmin, place } = app.people
await app.db.update(accounts).set({ tier: 'ENTERPRISE' }).where(eq(accounts.id, place.accountId))
const known = await seedKnown(app, manager, place)
const view = { list: 'TASKS', name: 'Mine', search: '' }
const own = bodyOf<{ uuid: string }>(await app.call(accountAdmin, 'POST', '/api/v3/list-view', view), 201)
const guided = bodyOf<{ uuid: string }>(await app.call(accountAdmin, 'POST', '/api/v3/import', {}), 201)
const sent = fileForm('memory.tmx', '<tmx><header srclang="en"/><body/></tmx>')
const { files } = bodyOf<{ files: { uuid: string }[] }>(
  await app.call(accountAdmin, 'POST', `/api/v3/import/${guided.uuid}/file`, sent),
  201,
)
const ids = { ...known, view: own.uuid, guidedImport: guided.uuid, importFile: files[0]!.uuid }

type Fields = Record<string, unknown>

/** Things that are one whole: a PUT puts another one in their place, or does something. */
const whole: Readonly<Record<string, string>> = {
  'aiKeys.update': 'a key belongs to its address',
  'checkProfiles.save': 'its optional fields say whose levels they are',
  'editor.ignoreIssue': 'the reason belongs to the issue',
  'editor.updateSegment': 'where a text comes from belongs to the text',
  'fileOptions.set': 'the options of a file type are set as one',
  'reportSchedules.update': 'a report is sent as it is set, and without a filter it has none',
  'recommendationSettings.update': 'its optional fields say whose weights they are',
  'payouts.settle': 'it moves a payment',
  'quality.categorizeChange': 'it makes a finding of a change',
  'quality.categorizeChanges': 'it makes a finding of each change',
  'segmentComments.updateMessage': 'the people who are named belong to the text',
  'sso.update': 'a connection is tried, and then required, as it stands',
  'users.updatePayment': 'each payout method has fields of its own',
  'users.updateOwnPayment': 'each payout method has fields of its own',
  'xero.updateMapping': 'a mapping is set as a whole, and its codes are those of Xero',
  'users.updateSubscriptions': 'the daily ones are some of those that it lists',
}

/** Where the sample of all fields is none that the operation takes: other values, undefined for none. */
const values: Readonly<Record<string, Fields>> = {
  'accountSettings.updateSecurity': {
    password: testPassword,
    idleMinutes: 45,
    absoluteHours: 9,
    signInMethods: ['PASSWORD', 'PASSKEY'],
    secondFactorFrom: null,
    allowedAddresses: ['127.0.0.1'],
  },
  'accounts.update': { accountType: 'ENTERPRISE' },
  'autopilot.updateAccountSettings': { version: undefined, ownFields: undefined },
  'autopilot.updateUnitSettings': { version: undefined, ownFields: undefined },
  'connectors.updateConfig': { settings: { sourceLocale: 'en', targetLocales: ['es'], workflows: ['TRANSLATION'] } },
  'customFields.update': { multivalueDefault: undefined },
  'finance.update': {
    taxIds: [{ scheme: 'EU_VAT', value: 'DE136695976' }],
    series: undefined,
    taxCodes: undefined,
    dunning: { isOn: true, days: [7, 14, 21], texts: [] },
  },
  'githubConnector.updateConfig': { githubUrl: 'https://github.com' },
  'glossaryTerms.update': { rtl: undefined },
  'netRateSettings.update': { version: undefined, isSystem: undefined, netRateWorkflows: [], isDefault: true },
  'orgUnits.update': { wordCounter: 'GMX_V', emails: ['desk@example.com'], billingEmail: 'bills@example.com' },
  'pipelines.update': { trigger: undefined, actions: undefined },
  'priceLists.update': { version: undefined, prices: undefined, coefficients: undefined },
  'provisioning.updateSettings': { rules: [] },
  'quality.updateFinding': { category: 'TONE', repeatedOf: undefined },
  'qualityProfiles.setPlace': { level: 'ACCOUNT', placeUuid: undefined, profileUuid: null },
  'qualityProfiles.update': { places: [{ level: 'ACCOUNT' }] },
  'termRequests.update': { terms: [{ language: 'en', text: 'Load' }] },
  'users.update': { email: 'moved@example.com' },
  'users.updateBilling': { billingEmail: 'bills@example.com', invoicingPeriodicity: 'MONTHLY' },
  'users.updatePreferenceSettings': { notifications: undefined, seenVersion: '1.2' },
  'webhooks.update': { url: undefined },
  'wordpressConnector.updateConfig': { baseUrl: 'https://wordpress.example' },
}

const puts = operations.flatMap((operation) => {
  const { properties = {}, required = [] } = resolved(bodySchema(operation))
  const optional = Object.keys(properties).filter((field) => !required.includes(field))
  const isOfFields =
    operation.method === 'PUT' &&
    operation.body?.kind === 'json' &&
    optional.length > 0 &&
    Object.keys(properties).length > 1
  return isOfFields ? [[operation.id, operation, required] as const] : []
})

/** Fields that change with every write. */
const always = new Set([
  'version',
  'changedAt',
  'changedBy',
  'changedDate',
  'lastChange',
  'lastModifiedAt',
  'lastModifiedDate',
  'replyDate',
  'updatedAt',
  'updatedDate',
])

const state = (body: unknown) =>
  Object.fromEntries(Object.entries(Object(body) as Fields).filter(([name]) => !always.has(name)))

async function put(operation: ContractOperation, body: Fields) {
  const as = operation.id === 'accounts.update' ? sysadmin : accountAdmin
  const asked = parametersFor(operation, { path: ids }, 'all')
  const answer = await call(as, operation, { ...asked, query: {}, body })
  return state(bodyOf(answer as Parameters<typeof bodyOf>[0]))
}

test.each(puts.filter(([id]) => !(id in whole)))(
  '%s leaves what it does not name as it was',
  async (id, operation, required) => {
    const sample = parametersFor(operation, { path: ids }, 'all').body as Fields
    const all = Object.fromEntries(
      Object.entries({ ...sample, ...values[id] }).filter(([, value]) => value !== undefined),
    )
    const least = (parametersFor(operation, { path: ids }, null).body ?? {}) as Fields
    const named = Object.entries(all).filter(([name]) => required.includes(name) || name in least)
    const few = Object.fromEntries(named.length > 0 ? named : Object.entries(all).slice(0, 1))
    const before = await put(operation, all)
    expect(await put(operation, few)).toEqual(before)
  },
)

test('each exception is an operation that replaces a whole', () => {
  expect(Object.keys(whole).filter((id) => !puts.some(([other]) => other === id))).toEqual([])
})
