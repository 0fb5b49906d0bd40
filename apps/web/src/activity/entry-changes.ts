import type { ActivityEntry } from '@dragoman/sdk/operations/activity'
import type { DaysOff, WorkingDay } from '@dragoman/sdk/operations/availability'
import { daysText, workingDayText } from '../display/working-days.ts'
import { valueText } from '../form/conflict-text.ts'
import { formatTimestamp, isolated, languageName } from '../i18n/format.ts'
import { formatMoney } from '../i18n/format-amounts.ts'
import { enumWord, t, type PlainMessageId } from '../i18n/t.ts'

export interface FieldChange {
  field: string
  label: string
  from: string
  to: string
}

/** Names of what can change, as the journal spells it. What has none, such as a hash, says nothing to a reader. */
const labels: Readonly<Record<string, PlainMessageId>> = {
  projectAutomationEnabled: 'activity.field.accountAutomation',
  requireContextTmMatching: 'activity.field.contextMatching',
  costsLogfileType: 'activity.field.costsLogfileType',
  wordCounter: 'activity.field.wordCounter',
  stopLossHours: 'activity.field.stopLossHours',
  stopLossMinimumPercent: 'activity.field.stopLossPercent',
  stopLossReasonRequired: 'activity.field.stopLossReason',
  aiReviewEnabled: 'activity.field.aiReview',
  aiSpellcheckEnabled: 'activity.field.aiSpellcheck',
  sendLearntToKanban: 'activity.field.learnedTerms',
  customReviewCategorizationEnabled: 'activity.field.ownCategories',
  customReviewCategoryOnly: 'activity.field.ownCategoriesOnly',
  payoutConfirmationRequired: 'activity.field.payoutConfirmation',
  active: 'activity.field.active',
  address: 'activity.field.address',
  archived: 'activity.field.archived',
  assigneeId: 'activity.field.manager',
  assigneeUuid: 'activity.field.assignee',
  automationEnabled: 'activity.field.automation',
  autopilotEnabled: 'activity.field.autopilot',
  contactId: 'activity.field.contact',
  daysOff: 'activity.field.daysOff',
  dueDate: 'activity.field.dueDate',
  email: 'activity.field.email',
  file: 'activity.field.file',
  instructions: 'activity.field.instructions',
  keyDates: 'activity.field.keyDates',
  keepDays: 'activity.field.keepDays',
  languagePair: 'activity.field.languagePair',
  memories: 'activity.field.memories',
  minimumScoreRequired: 'activity.field.minimumScore',
  name: 'activity.field.name',
  notes: 'activity.field.notes',
  offeredTotal: 'activity.field.fee',
  organization: 'activity.field.organization',
  orgUnit: 'activity.field.orgUnit',
  orgUnitId: 'activity.field.orgUnit',
  orgUnitIds: 'activity.field.orgUnits',
  payableAmount: 'activity.field.payment',
  purchaseOrder: 'activity.field.purchaseOrder',
  reference: 'activity.field.reference',
  roles: 'activity.field.roles',
  status: 'activity.field.status',
  tags: 'activity.field.tags',
  target: 'activity.field.text',
  title: 'activity.field.name',
  totalCost: 'activity.field.cost',
  code: 'activity.field.code',
  country: 'activity.field.country',
  currency: 'activity.field.currency',
  defaultValue: 'activity.field.preset',
  description: 'activity.field.description',
  editableBy: 'activity.field.editableBy',
  enabled: 'activity.field.active',
  entryPoint: 'activity.field.startPage',
  fields: 'activity.field.order',
  host: 'activity.field.url',
  ignoresSpellingWords: 'activity.field.ignoresSpellingWords',
  introduction: 'activity.field.introduction',
  language: 'activity.field.language',
  legalName: 'activity.field.legalName',
  listedInProfile: 'activity.field.listed',
  model: 'activity.field.model',
  multivalueDefault: 'activity.field.options',
  paymentTermsDays: 'activity.field.terms',
  position: 'activity.field.order',
  prompt: 'activity.field.prompt',
  provider: 'activity.field.provider',
  required: 'activity.field.required',
  sourceLocale: 'activity.field.source',
  targetLocale: 'activity.field.targetLanguage',
  types: 'activity.field.types',
  url: 'activity.field.url',
  version: 'activity.field.version',
  visibleTo: 'activity.field.visibleTo',
  week: 'activity.field.week',
  wordsPerDay: 'activity.field.wordsPerDay',
}

/** Events whose sentence says the status already. */
const saysStatus = /STATUS_CHANGED$/

/** Their currency is part of how they are shown. */
const amounts = new Set(['totalCost', 'payableAmount', 'offeredTotal'])

type Part = Pick<ActivityEntry, 'event' | 'entityType' | 'before' | 'after' | 'names'>

/** The changes of a journal entry, field by field, with names for identifiers. A new resource has no changes. */
export function entryChanges(entry: Part): FieldChange[] {
  const { event, before, after } = entry
  if (event.endsWith('_CREATED')) return []
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields.flatMap((field) => {
    const label = labels[field]
    const [was, is] = [before?.[field] ?? null, after?.[field] ?? null]
    if (!label || JSON.stringify(was) === JSON.stringify(is)) return []
    if (field === 'currency' && fields.some((other) => amounts.has(other))) return []
    if (field === 'status' && saysStatus.test(event) && entry.entityType !== 'USER') return []
    return [{ field, label: t(label), from: isolated(shown(field, was, entry)), to: isolated(shown(field, is, entry)) }]
  })
}

function shown(field: string, value: unknown, entry: Part): string {
  if (value === null || value === '') return '–'
  switch (field) {
    case 'dueDate':
      return formatTimestamp(momentOf(value))
    case 'keyDates':
      return valueText(
        (value as { name: string; date: unknown }[]).map(
          ({ name, date }) => `${name} ${formatTimestamp(momentOf(date))}`,
        ),
      )
    case 'daysOff':
      return valueText((value as DaysOff[]).map(daysText))
    case 'week':
      return valueText((value as WorkingDay[]).map(workingDayText))
    case 'languagePair':
      return String(value).split(':').map(languageName).join(' → ')
    case 'entryPoint':
      return t(value === 'PORTAL_HOME' ? 'activity.startPage.PORTAL_HOME' : 'activity.startPage.HOME')
    case 'language':
    case 'sourceLocale':
    case 'targetLocale':
      return languageName(String(value))
    case 'editableBy':
    case 'roles':
    case 'visibleTo':
      return valueText((value as string[]).map((role) => enumWord('role', role)))
    case 'status':
      return enumWord(statusOf[entry.entityType] ?? 'userStatus', String(value))
    case 'wordCounter':
      return enumWord('wordCounter', String(value))
    case 'totalCost':
    case 'payableAmount':
    case 'offeredTotal':
      return amount(value, entry)
    default:
      return named(value, entry)
  }
}

const statusOf: Readonly<Record<string, 'taskStatus' | 'projectStatus' | 'userStatus'>> = {
  TASK: 'taskStatus',
  PROJECT: 'projectStatus',
}

/** Moments are epoch milliseconds in some entries and text in others. */
const momentOf = (value: unknown): number => (typeof value === 'number' ? value : Date.parse(String(value)))

function amount(value: unknown, { before, after }: Part): string {
  const currency = after?.['currency'] ?? before?.['currency']
  return typeof currency === 'string' && typeof value === 'number' ? formatMoney(value, currency) : valueText(value)
}

/** A value, with what its identifiers stand for. Those of what the reader may not see are left out. */
function named(value: unknown, { names }: Part): string {
  const one = (each: unknown) =>
    typeof each === 'string' && identifier.test(each) ? (names?.[each] ?? '…') : valueText(each)
  return Array.isArray(value) ? valueText(value.map(one)) : one(value)
}

const identifier = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
