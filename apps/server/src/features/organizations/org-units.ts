import { isTimezone } from '@dragoman/sdk/zoned-days'
import type { CustomFieldValue, CustomFieldValueInput } from '@dragoman/sdk/operations/customFields'
import type { OrgUnit, OrgUnitListItem, OrgUnitRates, OrgUnitRef } from '@dragoman/sdk/operations/orgUnits'
import { can, isManager } from '@dragoman/sdk/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import { and, eq } from 'drizzle-orm'
import type { OrgUnitRow, OrganizationRow } from '../../identity/org-units.ts'
import { loadPeople, personRef } from '../../identity/people.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { orgUnitMembers, orgUnits } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import type { Entity } from '../../kernel/journal.ts'
import { invalid } from '../../kernel/refusals.ts'
import { users } from '../../kernel/tables.ts'
import { versionOf } from '../../kernel/version.ts'
import { isCurrency } from '../locales/regions.ts'
import { findNetRates, findPriceList, type ChosenRates } from '../rates/choose-rates.ts'
import { loadValues, readNewValues, storeValues } from '../custom-fields/custom-values.ts'
import { orgUnitCustomValues } from '../custom-fields/tables.ts'
import { wordCounterOf } from '../account/settings/word-counter.ts'
import { rulesOfAccount } from '../account/settings/placement-rules.ts'
import { seesPrices } from '../../identity/sees-prices.ts'
import { organizationRef } from '../../identity/organizations.ts'
import { insertOne, only, updateOne } from '../../kernel/database/one-row.ts'

/** How the journal names an organizational unit. */
export const orgUnitEntity = ({ id, name }: OrgUnitRow): Entity<'ORG_UNIT'> => ({ type: 'ORG_UNIT', id, name })

/** An organizational unit in short. */
export const orgUnitRef = (
  orgUnit: Pick<OrgUnitRow, 'number' | 'id' | 'name' | 'country' | 'defaultSourceLocale' | 'targetLocales'>,
  organization?: Parameters<typeof organizationRef>[0],
): OrgUnitRef => ({
  id: orgUnit.number,
  uuid: orgUnit.id,
  name: orgUnit.name,
  country: orgUnit.country,
  ...(organization && { organization: organizationRef(organization) }),
  ...(orgUnit.defaultSourceLocale && { sourceLanguage: orgUnit.defaultSourceLocale }),
  targetLanguages: orgUnit.targetLocales,
})

/** An organizational unit in a list. */
const orgUnitItem = (
  orgUnit: OrgUnitRow,
  organization: OrganizationRow,
  customFields: CustomFieldValue[],
): OrgUnitListItem & { clientLanguages: string } => ({
  id: orgUnit.number,
  uuid: orgUnit.id,
  name: orgUnit.name,
  organization: organizationRef(organization),
  country: orgUnit.country,
  status: orgUnit.status,
  currency: orgUnit.currency,
  timezone: orgUnit.timezone,
  createDate: orgUnit.createdAt.getTime(),
  workflows: orgUnit.workflows,
  tags: orgUnit.tags,
  ...(orgUnit.defaultSourceLocale && { defaultSourceLanguage: orgUnit.defaultSourceLocale }),
  clientLanguages: orgUnit.targetLocales.join(','),
  customFields,
})

/** Organizational units in a list, with the values that the caller sees. */
export async function showOrgUnitItems(
  db: Database,
  session: SignedIn,
  rows: readonly { orgUnit: OrgUnitRow; organization: OrganizationRow }[],
) {
  const custom = await loadValues(
    db,
    session,
    orgUnitCustomValues,
    rows.map(({ orgUnit }) => orgUnit.id),
  )
  return rows.map(({ orgUnit, organization }) => orgUnitItem(orgUnit, organization, custom(orgUnit.id)))
}

const ratesShown = (rates: ChosenRates | null): OrgUnitRates | undefined =>
  rates ? { uuid: rates.id, name: rates.name, source: rates.source } : undefined

/** Changes with what `orgUnits.update` changes, as far as the caller may see it. */
const orgUnitVersion = (orgUnit: OrgUnitRow, session: SignedIn): string =>
  versionOf([
    orgUnit.name,
    orgUnit.status,
    orgUnit.country,
    orgUnit.currency,
    orgUnit.timezone,
    orgUnit.contactPersonId,
    orgUnit.defaultSourceLocale,
    orgUnit.targetLocales,
    orgUnit.workflows,
    orgUnit.tags,
    orgUnit.automationEnabled,
    orgUnit.tmMatchOverRepetition,
    orgUnit.ntMatchOverRepetition,
    orgUnit.wordCounter,
    orgUnit.categorizationDisabled,
    isManager(session) && [orgUnit.memo, orgUnit.contactNotes],
    orgUnit.address,
    orgUnit.website,
    orgUnit.phone,
    orgUnit.mobile,
    orgUnit.emails,
    orgUnit.externalId,
    orgUnit.taxpayerId,
    orgUnit.billingEmail,
    orgUnit.invoiceInfo,
    orgUnit.daysUntilPaymentDue,
    orgUnit.requiresPurchaseOrder,
    orgUnit.sendsInvoices,
    orgUnit.sendsInvoicesToRequester,
    orgUnit.xeroId,
    orgUnit.trackingCategory,
  ])

/** An organizational unit in full: its people for managers, its rates for those who may see rates. */
export async function showOrgUnit(
  db: Database,
  session: SignedIn,
  orgUnit: OrgUnitRow,
  organization: OrganizationRow,
): Promise<OrgUnit> {
  const members = await db
    .select({ user: users })
    .from(orgUnitMembers)
    .innerJoin(users, eq(users.id, orgUnitMembers.userId))
    .where(eq(orgUnitMembers.orgUnitId, orgUnit.id))
    .orderBy(users.name)
  const people = await loadPeople(db, session, [orgUnit.contactPersonId])
  const contactPerson = people(orgUnit.contactPersonId)
  const { website, phone, mobile, contactNotes, externalId, address } = orgUnit
  const priceList = can(session, requirements['priceLists.get'])
    ? ratesShown(await findPriceList(db, orgUnit))
    : undefined
  const netRates = can(session, requirements['netRateSettings.get'])
    ? ratesShown(await findNetRates(db, orgUnit))
    : undefined
  return {
    ...only(await showOrgUnitItems(db, session, [{ orgUnit, organization }])),
    version: orgUnitVersion(orgUnit, session),
    ...(contactPerson && { contactPerson }),
    ...(isManager(session) && orgUnit.memo && { memo: orgUnit.memo }),
    ...(isManager(session) && contactNotes && { contactNotes }),
    ...(Object.keys(address).length > 0 && { address }),
    ...(website && { website }),
    ...(phone && { phone }),
    ...(mobile && { mobile }),
    ...(externalId && { externalId }),
    ...(seesPrices(session) && billingOf(orgUnit)),
    autopilotEnabled: orgUnit.placement.enabled,
    fileAdditionsEnabled: orgUnit.allowsAdditions,
    projectAutomationEnabled: orgUnit.automationEnabled,
    categorizationDisabled: orgUnit.categorizationDisabled,
    splitLargeJobs: (orgUnit.placement.splitAboveWords ?? 0) > 0,
    disabledQualityFilter: !orgUnit.placement.qualityFilterEnabled,
    disabledRateFilter: !orgUnit.placement.rateFilterEnabled,
    disabledTagFilter: !orgUnit.placement.tagFilterEnabled,
    emails: orgUnit.emails,
    tmMatchOverRepetitionEnabled: orgUnit.tmMatchOverRepetition,
    ntMatchOverRepetitionEnabled: orgUnit.ntMatchOverRepetition,
    wordCounter: await wordCounterOf(db, orgUnit),
    wordCounterSource: orgUnit.wordCounter === null ? 'ACCOUNT' : 'UNIT',
    ...(priceList && { priceList }),
    ...(netRates && { netRateSettings: netRates }),
    ...(isManager(session) && { users: members.map(({ user }) => personRef(user, true)) }),
  }
}

/** How invoices name an organizational unit, and when they are due. */
const billingOf = ({
  taxpayerId,
  billingEmail,
  invoiceInfo,
  daysUntilPaymentDue,
  requiresPurchaseOrder,
  sendsInvoices,
  sendsInvoicesToRequester,
  xeroId,
  trackingCategory,
}: OrgUnitRow) => ({
  ...(taxpayerId && { taxpayerId }),
  ...(billingEmail && { billingEmail }),
  ...(invoiceInfo && { invoiceInfo }),
  ...(daysUntilPaymentDue !== null && { daysUntilPaymentDue }),
  sendReceivableEmailNotification: sendsInvoices,
  sendInvoiceToRequester: sendsInvoicesToRequester,
  taxInfo: { requirePurchaseOrder: requiresPurchaseOrder },
  ...(xeroId && { xeroId }),
  ...(trackingCategory && { trackingCategory }),
})

export interface NewOrgUnit {
  name: string
  country?: string
  currency: string
  timezone: string
  contactPersonUuid?: string
  addLoggedUserToClient?: boolean
}

/** Refuses a currency that is not in use, and a time zone that no clock follows. */
export function checkPlace({ currency, timezone }: { currency?: string; timezone?: string }, field: string): void {
  if (currency !== undefined && !isCurrency(currency))
    throw invalid(`${field}.currency`, `${currency} isn't a valid currency. Use an ISO 4217 code, such as EUR.`)
  if (timezone !== undefined && !isTimezone(timezone))
    throw invalid(`${field}.timezone`, `${timezone} isn't a valid time zone. Use a name such as Europe/Berlin.`)
}

/** Refuses a contact person of another account. */
export async function checkContact(
  db: Database,
  { accountId }: Pick<OrganizationRow, 'accountId'>,
  id: string,
  field: string,
): Promise<void> {
  const [contact] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.accountId, accountId)))
  if (!contact) throw invalid(field, 'Person not found.')
}

/** Creates an organizational unit in an organization and its account. `field` is the draft's place in the request, for errors. */
export async function createOrgUnit(
  db: Database,
  session: SignedIn,
  organization: OrganizationRow,
  draft: NewOrgUnit & { customFields?: readonly CustomFieldValueInput[] },
  field: string,
): Promise<OrgUnitRow> {
  checkPlace(draft, field)
  if (draft.contactPersonUuid)
    await checkContact(db, organization, draft.contactPersonUuid, `${field}.contactPersonUuid`)
  if (draft.addLoggedUserToClient && session.account.id !== organization.accountId) {
    throw invalid(`${field}.addLoggedUserToClient`, 'This organization belongs to another account.')
  }
  const orgUnit = await insertOne(db, orgUnits, {
    accountId: organization.accountId,
    organizationId: organization.id,
    name: draft.name,
    country: draft.country ?? organization.country,
    currency: draft.currency,
    timezone: draft.timezone,
    contactPersonId: draft.contactPersonUuid ?? null,
    placement: await rulesOfAccount(db, organization.accountId),
  })
  const { accountId } = organization
  // A draft is made along with its organization: its fields are filled in later.
  const custom = { given: draft.customFields, isAsked: field === 'body', accountId }
  await storeValues(db, orgUnitCustomValues, orgUnit.id, await readNewValues(db, session, 'ORG_UNIT', custom))
  if (draft.addLoggedUserToClient) {
    await db.insert(orgUnitMembers).values({ orgUnitId: orgUnit.id, userId: session.user.id })
  }
  return orgUnit
}

/** Sets whether files can be added to projects of a held unit that are past DRAFT. */
export const allowAdditions = (db: Database, { id }: OrgUnitRow, allowsAdditions: boolean) =>
  updateOne(db, orgUnits, eq(orgUnits.id, id), { allowsAdditions })
