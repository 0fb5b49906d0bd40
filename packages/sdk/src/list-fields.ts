import type { ConnectorKind } from './generated/shared.ts'
import type { ActivityKind } from './generated/activity.ts'
import type { CustomField } from './generated/customFields.ts'
import { settingsPageCodes } from './generated/settings-pages.ts'
import type { QueryField, QueryFields } from './query-line.ts'
import { roleOrder } from './roles.ts'

/** Pages say "overdue". */
const late = { overdue: 'LATE' } as const

/** The fields of the query line of projects. */
export const projectFields = {
  name: { kind: 'text' },
  number: { kind: 'text' },
  client: { kind: 'text' },
  unit: { kind: 'text' },
  manager: { kind: 'person', hasNone: true },
  contact: { kind: 'person', hasNone: true },
  status: { kind: 'code', codes: ['DRAFT', 'PENDING', 'APPROVED', 'DELIVERED', 'INVOICED', 'CANCELLED'] },
  costs: {
    kind: 'code',
    codes: [
      'NOT_CALCULATED',
      'CREATING',
      'UPDATING',
      'COMPLETED',
      'COMPLETED_WARN',
      'LOGFILE_ERROR',
      'INGESTION_ERROR',
      'ERROR',
    ],
  },
  is: {
    kind: 'code',
    codes: ['LATE', 'SOON', 'MINE', 'UNASSIGNED', 'CONTINUOUS', 'AUTOPILOT', 'ARCHIVED'],
    aliases: late,
  },
  source: { kind: 'locale' },
  target: { kind: 'locale' },
  tag: { kind: 'text', hasNone: true },
  file: { kind: 'text' },
  text: { kind: 'text' },
  due: { kind: 'date', hasNone: true },
  created: { kind: 'date' },
  delivered: { kind: 'date', hasNone: true },
  cost: { kind: 'number', hasNone: true },
} as const satisfies QueryFields

/** The fields of the query line of tasks. */
export const taskFields = {
  file: { kind: 'text' },
  project: { kind: 'text' },
  client: { kind: 'text' },
  unit: { kind: 'text' },
  linguist: { kind: 'person', hasNone: true },
  manager: { kind: 'person', hasNone: true },
  status: { kind: 'code', codes: ['DRAFT', 'PENDING', 'APPROVED', 'DELIVERED', 'INVOICED', 'CANCELLED'] },
  assignment: { kind: 'code', codes: ['UNASSIGNED', 'ASSIGNED', 'ACCEPTED', 'SKIPPED', 'MACHINE'] },
  step: { kind: 'code' },
  is: { kind: 'code', codes: ['LATE', 'SOON', 'MINE', 'OPEN', 'WAITING'], aliases: late },
  source: { kind: 'locale' },
  target: { kind: 'locale' },
  tag: { kind: 'text', hasNone: true },
  score: { kind: 'number', hasNone: true },
  due: { kind: 'date', hasNone: true },
  created: { kind: 'date' },
  delivered: { kind: 'date', hasNone: true },
  words: { kind: 'number' },
} as const satisfies QueryFields

/** The fields of the query line of people. */
export const userFields = {
  name: { kind: 'text' },
  email: { kind: 'text' },
  role: { kind: 'code', codes: roleOrder },
  status: { kind: 'code', codes: ['ACTIVE', 'INACTIVE', 'DISABLED'] },
  is: { kind: 'code', codes: ['INVITED', 'BLOCKED', 'AUTOPILOT'] },
  source: { kind: 'locale', hasNone: true },
  target: { kind: 'locale', hasNone: true },
  client: { kind: 'text' },
  unit: { kind: 'text' },
  country: { kind: 'code', hasNone: true },
  city: { kind: 'text', hasNone: true },
  tag: { kind: 'text', hasNone: true },
  created: { kind: 'date' },
} as const satisfies QueryFields

/** The fields of the query line of rates. */
export const rateFields = {
  linguist: { kind: 'text' },
  source: { kind: 'locale' },
  target: { kind: 'locale' },
  step: { kind: 'code' },
  currency: { kind: 'code' },
  unit: { kind: 'text', hasNone: true },
  is: { kind: 'code', codes: ['DEFAULT'] },
  word: { kind: 'number', hasNone: true },
  hour: { kind: 'number', hasNone: true },
  day: { kind: 'number', hasNone: true },
  page: { kind: 'number', hasNone: true },
} as const satisfies QueryFields

/** The fields of the query line of organizations. */
export const organizationFields = {
  name: { kind: 'text' },
  unit: { kind: 'text' },
  country: { kind: 'code' },
  is: { kind: 'code', codes: ['MINE', 'ACTIVE', 'LATE'], aliases: late },
  created: { kind: 'date' },
} as const satisfies QueryFields

/** The fields of the query line of organizational units. */
export const orgUnitFields = {
  name: { kind: 'text' },
  client: { kind: 'text' },
  status: { kind: 'code', codes: ['ACTIVE', 'INACTIVE'] },
  is: { kind: 'code', codes: ['MINE', 'AUTOPILOT'] },
  source: { kind: 'locale', hasNone: true },
  target: { kind: 'locale', hasNone: true },
  step: { kind: 'code' },
  country: { kind: 'code' },
  currency: { kind: 'code' },
  tag: { kind: 'text', hasNone: true },
  created: { kind: 'date' },
} as const satisfies QueryFields

/** The fields of the query line of translation memories. */
export const memoryFields = {
  name: { kind: 'text' },
  client: { kind: 'text', hasNone: true },
  unit: { kind: 'text', hasNone: true },
  source: { kind: 'locale' },
  target: { kind: 'locale' },
  domain: { kind: 'text' },
  segments: { kind: 'number' },
  creator: { kind: 'person', hasNone: true },
  imported: { kind: 'date', hasNone: true },
  created: { kind: 'date' },
} as const satisfies QueryFields

/** The fields of the query line of glossaries. */
export const glossaryFields = {
  name: { kind: 'text' },
  client: { kind: 'text', hasNone: true },
  unit: { kind: 'text', hasNone: true },
  language: { kind: 'locale' },
  domain: { kind: 'text' },
  concepts: { kind: 'number' },
  creator: { kind: 'person' },
  created: { kind: 'date' },
} as const satisfies QueryFields

/** The fields of the query line of payables. */
export const payableFields = {
  name: { kind: 'text' },
  linguist: { kind: 'person' },
  status: {
    kind: 'code',
    codes: ['PENDING', 'PENDING_APPROVAL', 'READY', 'AWAITING_RECONCILIATION', 'PAID', 'CLOSED', 'CANCELLED', 'ERROR'],
  },
  is: { kind: 'code', codes: ['OPEN', 'OVERDUE', 'INCOMPLETE'] },
  method: { kind: 'code', codes: ['BANK', 'BRL', 'PAYONEER', 'PAYPAL'], hasNone: true },
  currency: { kind: 'code' },
  amount: { kind: 'number' },
  project: { kind: 'text' },
  due: { kind: 'date' },
  created: { kind: 'date' },
} as const satisfies QueryFields

/** The fields of the query line of quality reviews. */
export const reviewFields = {
  project: { kind: 'text' },
  file: { kind: 'text' },
  client: { kind: 'text' },
  unit: { kind: 'text' },
  linguist: { kind: 'person' },
  reviewer: { kind: 'person' },
  step: { kind: 'code' },
  /** The step whose text was reviewed. */
  reviewed: { kind: 'code' },
  source: { kind: 'code' },
  target: { kind: 'code' },
  status: { kind: 'code', codes: ['OPEN', 'SUBMITTED', 'CLOSED'] },
  result: { kind: 'code', codes: ['PASS', 'FAIL', 'NONE'] },
  is: { kind: 'code', codes: ['TO_REPLY', 'DISPUTED', 'TO_DECIDE', 'SMALL_SAMPLE', 'LQA', 'COUNTED'] },
  category: { kind: 'code' },
  score: { kind: 'number', hasNone: true },
  words: { kind: 'number' },
  created: { kind: 'date' },
  submitted: { kind: 'date', hasNone: true },
} as const satisfies QueryFields

/** The fields of the query line of invoices and credit notes. */
export const invoiceFields = {
  number: { kind: 'text' },
  kind: { kind: 'code', codes: ['INVOICE', 'CREDIT'] },
  client: { kind: 'text' },
  unit: { kind: 'text' },
  project: { kind: 'text' },
  order: { kind: 'text', hasNone: true },
  status: {
    kind: 'code',
    codes: [
      'INVOICED',
      'INVOICED_NFE',
      'INVOICED_NFE_ERROR',
      'PARTIALLY_INVOICED',
      'PARTIALLY_PAID',
      'PAID',
      'VOID',
      'CANCELLED',
    ],
  },
  is: { kind: 'code', codes: ['OPEN', 'OVERDUE', 'SOON', 'INSTALLMENTS'] },
  currency: { kind: 'code' },
  total: { kind: 'number' },
  open: { kind: 'number' },
  due: { kind: 'date' },
  issued: { kind: 'date' },
} as const satisfies QueryFields

/** Their names alone: lists of other things have no use for the descriptors. */
const connectorCodes = Object.keys({
  AEM: true,
  BITBUCKET: true,
  BLAISE: true,
  CONTENTFUL: true,
  DRUPAL: true,
  ELOQUA: true,
  FIGMA: true,
  GITHUB: true,
  MARKETO: true,
  PENDO: true,
  PHRASE: true,
  WORDPRESS: true,
  ZENDESK: true,
} satisfies Record<ConnectorKind, true>) as ConnectorKind[]

/** The fields of the query line of connections. */
export const connectorFields = {
  name: { kind: 'text' },
  system: { kind: 'code', codes: connectorCodes },
  unit: { kind: 'text' },
  state: { kind: 'code', codes: ['READY', 'DECIDE', 'SIGN_IN', 'FAILING', 'PAUSED', 'OFF'] },
  created: { kind: 'date' },
} as const satisfies QueryFields

/** The fields of the query line of segments. */
export const segmentFields = {
  source: { kind: 'text' },
  target: { kind: 'text', hasNone: true },
  key: { kind: 'text' },
  status: { kind: 'code', codes: ['OPEN', 'DRAFT', 'CONFIRMED', 'LOCKED'] },
  match: { kind: 'number', hasNone: true },
  origin: {
    kind: 'code',
    codes: ['HUMAN', 'TM_CONTEXT', 'TM_EXACT', 'TM_FUZZY', 'MT', 'REPETITION', 'FILE', 'KIT'],
    hasNone: true,
  },
  check: {
    kind: 'code',
    codes: [
      'BLOCKING',
      'MISSING',
      'EXTRA',
      'ORDER',
      'UNPAIRED',
      'LENGTH',
      'LINEBREAK',
      'FINDING',
      'NUMBER',
      'ALPHANUMERIC',
      'TERM',
      'PLACEHOLDER',
      'PUNCTUATION',
      'SPACE',
      'REPEATED',
      'BRACKET',
      'ADDRESS',
      'SAME',
      'SCRIPT',
      'CONTROL',
    ],
    hasNone: true,
  },
  by: { kind: 'person', hasNone: true },
  changed: { kind: 'date', hasNone: true },
  is: { kind: 'code', codes: ['BOOKMARKED', 'REPEATED', 'FIRST'] },
  length: { kind: 'number' },
} as const satisfies QueryFields

/** The fields of the query line of the journal. */
export const journalFields = {
  who: { kind: 'person', hasNone: true },
  as: { kind: 'person', hasNone: true },
  kind: {
    kind: 'code',
    codes: [
      'ACCESS',
      'STATUS',
      'ASSIGNMENT',
      'FILES',
      'TEXT',
      'MONEY',
      'LANGUAGE_RESOURCES',
      'MESSAGES',
      'DETAILS',
    ] satisfies ActivityKind[],
  },
  event: { kind: 'code' },
  about: {
    kind: 'code',
    codes: [
      'ACCOUNT',
      'CONNECTOR',
      'CONTRACT',
      'COST',
      'CUSTOM_FIELD',
      'GLOSSARY',
      'INVOICE',
      'JOB',
      'LIST_VIEW',
      'LOGFILE',
      'NET_RATE_SETTINGS',
      'ORGANIZATION',
      'ORG_UNIT',
      'PAYABLE',
      'PAYOUT',
      'PERMISSION_GROUP',
      'PIPELINE',
      'PRICE_LIST',
      'PROJECT',
      'PROJECT_FILE',
      'PROJECT_ROUTING',
      'REVIEW',
      'SEGMENT',
      'TASK',
      'TERM_REQUEST',
      'THIRD_PARTY',
      'TRANSLATION_MEMORY',
      'USER',
      'WEBHOOK',
      'WORK_UNIT',
    ],
  },
  name: { kind: 'text' },
  project: { kind: 'text' },
  unit: { kind: 'text' },
  // Nothing is changed on the two others.
  settings: { kind: 'code', codes: settingsPageCodes.filter((code) => code !== 'USAGE' && code !== 'HIERARCHY') },
  address: { kind: 'text', hasNone: true },
  at: { kind: 'date' },
  is: { kind: 'code', codes: ['IMPERSONATED', 'SYSTEM'] },
} as const satisfies QueryFields

const customKinds: Readonly<Record<CustomField['type'], QueryField>> = {
  FREE_TEXT: { kind: 'text', hasNone: true },
  NUMERIC: { kind: 'number', hasNone: true },
  BOOLEAN: { kind: 'code', codes: ['YES', 'NO'], hasNone: true },
  MULTIVALUE: { kind: 'text', hasNone: true },
}

/** The custom fields of a query line, as in `cf.po-number:4711`. */
export const customQueryFields = (fields: readonly Pick<CustomField, 'key' | 'type'>[]): QueryFields =>
  Object.fromEntries(fields.map(({ key, type }) => [`cf.${key}`, customKinds[type]]))
