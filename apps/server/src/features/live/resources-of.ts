import { can } from '@dragoman/sdk/permissions'
import contract from '../../generated/contract.json' with { type: 'json' }
import type { Resource } from '../../generated/handlers.ts'
import type { EntityType } from '../../generated/journal.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Change } from '../../kernel/change-log.ts'

interface Operation {
  id: string
  method: string
  requires: 'public' | string[]
  refreshes: string[]
  journal?: string
}

const operations = contract.operations as unknown as Operation[]
const resourceOf = ({ id }: Operation) => id.slice(0, id.indexOf('.'))

/** The resources that operations refresh, by the event that they record. */
const byEvent = new Map<string, Set<string>>()
/** The requirements of the reads of each resource. */
const reads = new Map<string, ('public' | string[])[]>()
for (const operation of operations) {
  const resource = resourceOf(operation)
  if (operation.journal) {
    const known = byEvent.get(operation.journal) ?? new Set()
    byEvent.set(operation.journal, new Set([...known, resource, ...operation.refreshes]))
  }
  // A person who enters a page gets the list of others in the answer.
  if (operation.method === 'GET' || operation.id === 'presence.enter')
    reads.set(resource, [...(reads.get(resource) ?? []), operation.requires])
}

/** Types of what the journal has nothing of. */
const unrecorded = ['CONNECTOR_RUN', 'NOTIFICATION', 'PRESENCE'] as const

/** The resources that show entities of a type: the system changes them, too, without any operation. */
const byEntity = {
  ACCOUNT: ['accounts'],
  CONNECTOR: ['connectors'],
  CONNECTOR_RUN: ['connectors'],
  CONTRACT: ['contracts'],
  COST: ['costs', 'projects'],
  CUSTOM_FIELD: ['customFields'],
  GLOSSARY: ['glossaries', 'glossaryConcepts', 'glossaryTerms'],
  INVOICE: ['receivables', 'home'],
  JOB: ['jobs'],
  LIST_VIEW: ['listViews'],
  LOGFILE: ['logfiles', 'costs'],
  NET_RATE_SETTINGS: ['netRateSettings'],
  NOTIFICATION: ['notifications'],
  ORGANIZATION: ['organizations'],
  ORG_UNIT: ['orgUnits', 'organizations'],
  PAYABLE: ['payables', 'payouts'],
  PAYOUT: ['payouts'],
  PERMISSION_GROUP: ['permissionGroups'],
  PIPELINE: ['pipelines'],
  PRESENCE: ['presence'],
  PRICE_LIST: ['priceLists'],
  PROJECT: ['projects', 'home'],
  PROJECT_FILE: ['projects', 'workUnits'],
  PROJECT_ROUTING: ['projectRouting'],
  REVIEW: ['quality', 'qualityReports'],
  SEGMENT: ['editor'],
  TASK: ['tasks', 'workUnits', 'projects', 'home'],
  TERM_REQUEST: ['termRequests'],
  THIRD_PARTY: ['thirdParties'],
  TRANSLATION_MEMORY: ['translationMemories'],
  USER: ['users'],
  WEBHOOK: ['webhooks'],
  WORK_UNIT: ['workUnits', 'projects', 'tasks'],
} as const satisfies Record<EntityType | (typeof unrecorded)[number], readonly Resource[]>

/** The resources of which a change may have changed something. Whatever the journal has is activity. */
export function resourcesOf({ event, entityType }: Pick<Change, 'event' | 'entityType'>): ReadonlySet<string> {
  const isRecorded = !(unrecorded as readonly string[]).includes(entityType)
  return new Set([
    ...(byEvent.get(event) ?? []),
    ...((byEntity as Readonly<Record<string, readonly string[]>>)[entityType] ?? []),
    ...(isRecorded ? ['activity', 'journal'] : []),
  ])
}

/** Whether there is anything of a resource that a person may read. */
export const mayRead = (session: SignedIn, resource: string): boolean =>
  (reads.get(resource) ?? []).some(
    (requires) => requires === 'public' || requires.length === 0 || can(session, requires),
  )
