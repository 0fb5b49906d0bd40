import { repeatPurpose } from './http/repeats.ts'
import { mailPurpose } from './kernel/mail/outbox.ts'
import { mails, repeatableWrites } from './kernel/tables.ts'
import type { SealedColumn } from './kernel/database/re-encrypt.ts'
import type { Resource } from './generated/handlers.ts'
import type { Api, Feature, House, Registry, Runners } from './identity/feature.ts'
import type { Handlers } from './identity/context.ts'
import { feature as account } from './features/account/feature.ts'
import { feature as accounts } from './features/accounts/feature.ts'
import { feature as activity } from './features/activity/feature.ts'
import { feature as agents } from './features/agents/feature.ts'
import { feature as aiReview } from './features/ai-review/feature.ts'
import { feature as bulkChanges } from './features/bulk-changes/feature.ts'
import { feature as cancellations } from './features/cancellations/feature.ts'
import { feature as checkProfiles } from './features/check-profiles/feature.ts'
import { feature as checkRuns } from './features/check-runs/feature.ts'
import { feature as cloudStorage } from './features/cloud-storage/feature.ts'
import { feature as connectors } from './features/connectors/feature.ts'
import { feature as contracts } from './features/contracts/feature.ts'
import { feature as costs } from './features/costs/feature.ts'
import { feature as customFieldValues } from './features/custom-field-values/feature.ts'
import { feature as customFields } from './features/custom-fields/feature.ts'
import { feature as downloads } from './features/downloads/feature.ts'
import { feature as editor } from './features/editor/feature.ts'
import { feature as fileOptions } from './features/file-options/feature.ts'
import { feature as files } from './features/files/feature.ts'
import { feature as finance } from './features/finance/feature.ts'
import { feature as glossaries } from './features/glossaries/feature.ts'
import { feature as home } from './features/home/feature.ts'
import { feature as imports } from './features/imports/feature.ts'
import { feature as intake } from './features/intake/feature.ts'
import { feature as jobs } from './features/jobs/feature.ts'
import { feature as journal } from './features/journal/feature.ts'
import { feature as languageMappings } from './features/language-mappings/feature.ts'
import { feature as learning } from './features/learning/feature.ts'
import { feature as lists } from './features/lists/feature.ts'
import { feature as live } from './features/live/feature.ts'
import { feature as locales } from './features/locales/feature.ts'
import { feature as machineTranslation } from './features/machine-translation/feature.ts'
import { feature as maintenance } from './features/maintenance/feature.ts'
import { feature as memories } from './features/memories/feature.ts'
import { feature as meta } from './features/meta/feature.ts'
import { feature as notifications } from './features/notifications/feature.ts'
import { feature as organizations } from './features/organizations/feature.ts'
import { feature as payables } from './features/payables/feature.ts'
import { feature as payouts } from './features/payouts/feature.ts'
import { feature as people } from './features/people/feature.ts'
import { feature as permissions } from './features/permissions/feature.ts'
import { feature as pipelines } from './features/pipelines/feature.ts'
import { feature as portal } from './features/portal/feature.ts'
import { feature as presence } from './features/presence/feature.ts'
import { feature as profitability } from './features/profitability/feature.ts'
import { feature as projectRouting } from './features/project-routing/feature.ts'
import { feature as projects } from './features/projects/feature.ts'
import { feature as quality } from './features/quality/feature.ts'
import { feature as rates } from './features/rates/feature.ts'
import { feature as receivables } from './features/receivables/feature.ts'
import { feature as recommendations } from './features/recommendations/feature.ts'
import { feature as sampleData } from './features/sample-data/feature.ts'
import { feature as scim } from './features/scim/feature.ts'
import { feature as screenshots } from './features/screenshots/feature.ts'
import { feature as search } from './features/search/feature.ts'
import { feature as segmentComments } from './features/segment-comments/feature.ts'
import { feature as segmentation } from './features/segmentation/feature.ts'
import { feature as serviceNow } from './features/service-now/feature.ts'
import { feature as signIn } from './features/sign-in/feature.ts'
import { feature as spelling } from './features/spelling/feature.ts'
import { feature as sso } from './features/sso/feature.ts'
import { feature as tasks } from './features/tasks/feature.ts'
import { feature as termExtraction } from './features/term-extraction/feature.ts'
import { feature as termRequests } from './features/term-requests/feature.ts'
import { feature as textChanges } from './features/text-changes/feature.ts'
import { feature as thirdParties } from './features/third-parties/feature.ts'
import { feature as webhooks } from './features/webhooks/feature.ts'
import { feature as workflows } from './features/workflows/feature.ts'
import { feature as xero } from './features/xero/feature.ts'

/** Every feature of the product. */
export const features = [
  account,
  accounts,
  activity,
  agents,
  aiReview,
  bulkChanges,
  cancellations,
  checkProfiles,
  checkRuns,
  cloudStorage,
  connectors,
  contracts,
  costs,
  customFieldValues,
  customFields,
  downloads,
  editor,
  fileOptions,
  files,
  finance,
  glossaries,
  home,
  imports,
  intake,
  jobs,
  journal,
  languageMappings,
  learning,
  lists,
  live,
  locales,
  machineTranslation,
  maintenance,
  memories,
  meta,
  notifications,
  organizations,
  payables,
  payouts,
  people,
  permissions,
  pipelines,
  portal,
  presence,
  profitability,
  projectRouting,
  projects,
  quality,
  rates,
  receivables,
  recommendations,
  sampleData,
  scim,
  screenshots,
  search,
  segmentComments,
  segmentation,
  serviceNow,
  signIn,
  spelling,
  sso,
  tasks,
  termExtraction,
  termRequests,
  textChanges,
  thirdParties,
  webhooks,
  workflows,
  xero,
] as const

type Declared = (typeof features)[number]
type ApiOf<F> = F extends { api: infer A } ? (A extends (registry: Registry) => infer Built ? Built : A) : object
type CallsOf<F, R extends Resource> = F extends unknown ? (R extends keyof ApiOf<F> ? keyof ApiOf<F>[R] : never) : never
type NamesIn<F, Key extends string> = F extends unknown ? (Key extends keyof F ? keyof F[Key & keyof F] : never) : never

/** Calls of the contract that no feature answers: one that is missing is a type error, by its name. */
type Unanswered = {
  [R in Resource]: Exclude<keyof Handlers<R> & string, CallsOf<Declared, R>> extends infer Call extends string
    ? `${R}.${Call}`
    : never
}[Resource]
/** Names of something else that no feature declares. */
type Undeclared = {
  undo: Exclude<keyof Registry['undo'], NamesIn<Declared, 'undo'>>
  settingsPages: Exclude<keyof Registry['settingsPages'], NamesIn<Declared, 'settingsPages'>>
  files: Exclude<keyof Registry['files'], NamesIn<Declared, 'files'>>
  usage: Exclude<keyof Registry['usage'], NamesIn<Declared, 'usedBy'>>
}[keyof Registry]
/** The list, of which nothing may be missing: the compiler says which names are. */
const complete = (list: readonly Feature[], _nothing: Readonly<Record<Unanswered | Undeclared, never>>) => list
const all = complete(features, {})

/** The declarations of all features, by name. */
export const registry: Registry = {
  undo: merged(all.map(({ undo }) => undo)) as Registry['undo'],
  settingsPages: merged(all.map(({ settingsPages }) => settingsPages)) as Registry['settingsPages'],
  files: merged(all.map((one) => one.files)) as Registry['files'],
  usage: merged(all.map(({ usedBy }) => usedBy)) as Registry['usage'],
}

/** Every resource of the contract with its handlers. */
export const handlers = apis(all.map(({ api }) => (typeof api === 'function' ? api(registry) : api)))

/** Every column of encrypted texts: those that are there to stay, and those of a day. */
export const sealedTexts: readonly SealedColumn[] = [
  ...all.flatMap(({ sealed }) => sealed ?? []),
  { column: mails.content, purpose: mailPurpose },
  { column: repeatableWrites.answer, purpose: repeatPurpose },
]

/** The runner of each type of job. */
export const runnersOf = (house: Omit<House, 'registry'>): Runners =>
  merged(all.map(({ runners }) => runners?.({ ...house, registry })))

type Calls = Readonly<Record<string, unknown>>

function apis(parts: readonly (Api | undefined)[]): Readonly<Record<string, Calls>> {
  const resources = new Map<string, Calls[]>()
  for (const part of parts)
    for (const [resource, calls] of Object.entries(part ?? {}))
      resources.set(resource, [...(resources.get(resource) ?? []), calls as Calls])
  return Object.fromEntries([...resources].map(([resource, calls]) => [resource, merged(calls)]))
}

/** One object of several; a name that two of them have is an error. */
function merged<T extends object>(parts: readonly (T | undefined)[]): T {
  const whole: Record<string, unknown> = {}
  for (const part of parts)
    for (const [name, value] of Object.entries(part ?? {})) {
      if (name in whole) throw new Error(`two features declare ${name}`)
      whole[name] = value
    }
  return whole as T
}
