import type { OrgUnit, OrgUnitListItem, OrgUnitRates, OrgUnitRef } from '@dragoman/sdk/operations/orgUnits'
import { can, isManager } from '@dragoman/sdk/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import { and, eq } from 'drizzle-orm'
import type { OrgUnitRow, OrganizationRow } from '../../identity/org-units.ts'
import { personRef } from '../../identity/people.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { orgUnitMembers, orgUnits } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { invalid } from '../../kernel/refusals.ts'
import { users } from '../../kernel/tables.ts'
import { isCurrency, isTimezone } from '../locales/regions.ts'
import { findNetRates, findPriceList, type ChosenRates } from '../rates/choose-rates.ts'
import { organizationRef } from '../../identity/organizations.ts'
import { insertOne, updateOne } from '../../kernel/database/one-row.ts'

/** An organizational unit in short. */
export const orgUnitRef = (orgUnit: OrgUnitRow, organization?: OrganizationRow): OrgUnitRef => ({
  id: orgUnit.number,
  uuid: orgUnit.id,
  name: orgUnit.name,
  country: orgUnit.country,
  ...(organization && { organization: organizationRef(organization) }),
  ...(orgUnit.defaultSourceLocale && { sourceLanguage: orgUnit.defaultSourceLocale }),
  targetLanguages: orgUnit.targetLocales,
})

/** An organizational unit in a list. */
export const orgUnitItem = (
  orgUnit: OrgUnitRow,
  organization: OrganizationRow,
): OrgUnitListItem & { clientLanguages: string } => ({
  id: orgUnit.number,
  uuid: orgUnit.id,
  name: orgUnit.name,
  organization: organizationRef(organization),
  country: orgUnit.country,
  currency: orgUnit.currency,
  timezone: orgUnit.timezone,
  ...(orgUnit.defaultSourceLocale && { defaultSourceLanguage: orgUnit.defaultSourceLocale }),
  clientLanguages: orgUnit.targetLocales.join(','),
  customFields: [],
})

const ratesShown = (rates: ChosenRates | null): OrgUnitRates | undefined =>
  rates ? { uuid: rates.id, name: rates.name, source: rates.source } : undefined

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
  const priceList = can(session, requirements['priceLists.get'])
    ? ratesShown(await findPriceList(db, orgUnit))
    : undefined
  const netRates = can(session, requirements['netRateSettings.get'])
    ? ratesShown(await findNetRates(db, orgUnit))
    : undefined
  return {
    ...orgUnitItem(orgUnit, organization),
    status: 'ACTIVE',
    ...(orgUnit.memo && { memo: orgUnit.memo }),
    tags: orgUnit.tags,
    autopilotEnabled: orgUnit.placement.enabled,
    fileAdditionsEnabled: orgUnit.allowsAdditions,
    projectAutomationEnabled: true,
    splitLargeJobs: false,
    disabledQualityFilter: !orgUnit.placement.qualityFilterEnabled,
    disabledRateFilter: !orgUnit.placement.rateFilterEnabled,
    disabledTagFilter: !orgUnit.placement.tagFilterEnabled,
    emails: [],
    tmMatchOverRepetitionEnabled: true,
    ntMatchOverRepetitionEnabled: false,
    ...(priceList && { priceList }),
    ...(netRates && { netRateSettings: netRates }),
    ...(isManager(session) && { users: members.map(({ user }) => personRef(user, true)) }),
  }
}

export interface NewOrgUnit {
  name: string
  country?: string
  currency: string
  timezone: string
  contactPersonUuid?: string
  addLoggedUserToClient?: boolean
}

/** Creates an organizational unit in an organization and its account. `field` is the draft's place in the request, for errors. */
export async function createOrgUnit(
  db: Database,
  session: SignedIn,
  organization: OrganizationRow,
  draft: NewOrgUnit,
  field: string,
): Promise<OrgUnitRow> {
  if (!isCurrency(draft.currency))
    throw invalid(`${field}.currency`, `${draft.currency} isn't a valid currency. Use an ISO 4217 code, such as EUR.`)
  if (!isTimezone(draft.timezone)) {
    throw invalid(`${field}.timezone`, `${draft.timezone} isn't a valid time zone. Use a name such as Europe/Berlin.`)
  }
  if (draft.contactPersonUuid) {
    const [contact] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, draft.contactPersonUuid), eq(users.accountId, organization.accountId)))
    if (!contact) throw invalid(`${field}.contactPersonUuid`, 'Person not found.')
  }
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
  })
  if (draft.addLoggedUserToClient) {
    await db.insert(orgUnitMembers).values({ orgUnitId: orgUnit.id, userId: session.user.id })
  }
  return orgUnit
}

/** Sets whether files can be added to projects of a held unit that are past DRAFT. */
export const allowAdditions = (db: Database, { id }: OrgUnitRow, allowsAdditions: boolean) =>
  updateOne(db, orgUnits, eq(orgUnits.id, id), { allowsAdditions })
