import type { OrgUnitUpdate } from '@dragoman/sdk/operations/orgUnits'
import { eq } from 'drizzle-orm'
import type { OrgUnitRow } from '../../identity/org-units.ts'
import { orgUnits, type PostalAddress } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { updateOne } from '../../kernel/database/one-row.ts'
import { invalid } from '../../kernel/refusals.ts'
import { requireLanguage } from '../locales/require-language.ts'
import { listSteps } from '../workflows/list-steps.ts'
import { checkContact, checkPlace } from './org-units.ts'

type Change = Partial<typeof orgUnits.$inferInsert>

/** The fields of a request, and the columns that keep them. */
const columns = {
  name: 'name',
  status: 'status',
  country: 'country',
  currency: 'currency',
  timezone: 'timezone',
  contactPersonUuid: 'contactPersonId',
  defaultSourceLanguage: 'defaultSourceLocale',
  clientLanguages: 'targetLocales',
  workflows: 'workflows',
  tags: 'tags',
  projectAutomationEnabled: 'automationEnabled',
  categorizationDisabled: 'categorizationDisabled',
  tmMatchOverRepetitionEnabled: 'tmMatchOverRepetition',
  ntMatchOverRepetitionEnabled: 'ntMatchOverRepetition',
  wordCounter: 'wordCounter',
  memo: 'memo',
  contactNotes: 'contactNotes',
  address: 'address',
  website: 'website',
  phone: 'phone',
  mobile: 'mobile',
  emails: 'emails',
  externalId: 'externalId',
  taxpayerId: 'taxpayerId',
  billingEmail: 'billingEmail',
  invoiceInfo: 'invoiceInfo',
  daysUntilPaymentDue: 'daysUntilPaymentDue',
  sendReceivableEmailNotification: 'sendsInvoices',
  sendInvoiceToRequester: 'sendsInvoicesToRequester',
  taxInfo: 'requiresPurchaseOrder',
  xeroId: 'xeroId',
  trackingCategory: 'trackingCategory',
} as const satisfies Record<Exclude<keyof OrgUnitUpdate, 'uuid'>, keyof OrgUnitRow>

type Field = keyof typeof columns

/** Changes a held organizational unit. `before` and `after` name what changed, in the words of the request. */
export async function updateOrgUnit(db: Database, held: OrgUnitRow, body: OrgUnitUpdate) {
  const wanted = await read(db, held, body)
  const changed = (Object.keys(columns) as Field[]).filter(
    (field) => columns[field] in wanted && !isSame(held[columns[field]], wanted[columns[field]]),
  )
  if (changed.length === 0) return { row: held, before: null, after: null }
  const change: Change = Object.fromEntries(changed.map((field) => [columns[field], wanted[columns[field]]]))
  return {
    row: await updateOne(db, orgUnits, eq(orgUnits.id, held.id), change),
    before: Object.fromEntries(changed.map((field) => [field, held[columns[field]]])),
    after: Object.fromEntries(changed.map((field) => [field, wanted[columns[field]]])),
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

async function read(db: Database, held: OrgUnitRow, body: OrgUnitUpdate): Promise<Change> {
  const { uuid: _, name, contactPersonUuid, defaultSourceLanguage, clientLanguages, workflows, ...rest } = body
  checkPlace(rest, 'body')
  if (contactPersonUuid) await checkContact(db, held, contactPersonUuid, 'body.contactPersonUuid')
  if (defaultSourceLanguage) requireLanguage(defaultSourceLanguage, 'body.defaultSourceLanguage')
  if (workflows) await checkSteps(db, held, workflows)
  const {
    projectAutomationEnabled,
    categorizationDisabled,
    tmMatchOverRepetitionEnabled,
    ntMatchOverRepetitionEnabled,
    wordCounter,
    ...texts
  } = rest
  const { status, country, currency, timezone, tags, memo, contactNotes, address, website, emails, ...short } = texts
  const change: { [Column in keyof Change]: Change[Column] | undefined } = {
    status,
    country,
    currency,
    timezone,
    emails,
    workflows,
    contactPersonId: contactPersonUuid,
    defaultSourceLocale: defaultSourceLanguage,
    automationEnabled: projectAutomationEnabled,
    categorizationDisabled,
    tmMatchOverRepetition: tmMatchOverRepetitionEnabled,
    ntMatchOverRepetition: ntMatchOverRepetitionEnabled,
    wordCounter,
    name: name === undefined ? undefined : requireText(name),
    targetLocales: clientLanguages === undefined ? undefined : readLocales(clientLanguages),
    tags: tags && [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))],
    memo: memo?.trim(),
    contactNotes: contactNotes?.trim(),
    address: address && filledIn(address),
    website: website === undefined ? undefined : readAddress(website.trim()),
    phone: short.phone?.trim(),
    mobile: short.mobile?.trim(),
    externalId: short.externalId?.trim(),
    taxpayerId: short.taxpayerId?.trim(),
    billingEmail: short.billingEmail === undefined ? undefined : readEmail(short.billingEmail.trim()),
    invoiceInfo: short.invoiceInfo?.trim(),
    daysUntilPaymentDue: short.daysUntilPaymentDue,
    sendsInvoices: short.sendReceivableEmailNotification,
    sendsInvoicesToRequester: short.sendInvoiceToRequester,
    requiresPurchaseOrder: short.taxInfo?.requirePurchaseOrder,
    xeroId: short.xeroId?.trim(),
    trackingCategory: short.trackingCategory?.trim(),
  }
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}

function requireText(name: string): string {
  const text = name.trim()
  if (text === '') throw invalid('body.name', 'Enter a name.')
  return text
}

/** Codes separated by commas, as the wire has them. */
function readLocales(codes: string): string[] {
  const locales = codes.split(',').map((code) => code.trim())
  const given = [...new Set(locales.filter((code) => code !== ''))]
  for (const code of given) requireLanguage(code, 'body.clientLanguages')
  return given
}

/** Steps that it has already may be archived since. */
async function checkSteps(db: Database, { accountId, workflows }: OrgUnitRow, codes: readonly string[]): Promise<void> {
  const steps = await listSteps(db, accountId, { codes, includeInactive: false })
  const known = new Set([...workflows, ...steps.map(({ code }) => code)])
  const unknown = codes.findIndex((code) => !known.has(code))
  if (unknown !== -1) throw invalid(`body.workflows[${unknown}]`, `${codes[unknown]} isn't an active workflow step.`)
}

/** Invoices are sent to it. */
function readEmail(address: string): string {
  if (address === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) return address
  throw invalid('body.billingEmail', `${address} isn't an email address. Enter one such as billing@example.com.`)
}

/** It becomes a link, so only an address of the web is one. */
function readAddress(website: string): string {
  if (website === '') return ''
  const url = URL.parse(website)
  if (url && ['https:', 'http:'].includes(url.protocol)) return website
  throw invalid('body.website', 'Enter a web address that starts with https:// or http://.')
}

const filledIn = (address: PostalAddress): PostalAddress =>
  Object.fromEntries(
    Object.entries(address)
      .map(([field, text]) => [field, text?.trim()])
      .filter(([, text]) => text),
  )
