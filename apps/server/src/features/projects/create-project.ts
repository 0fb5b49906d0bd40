import { sameLanguage } from '@dragoman/sdk/languages'
import { oneOrNotFound } from '../../kernel/find-visible.ts'
import type { ProjectCreate } from '@dragoman/sdk/operations/projects'
import { isManager } from '@dragoman/sdk/permissions'
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { memoryOrgUnits, translationMemories } from '../memories/tables.ts'
import { glossaries, glossaryOrgUnits } from '../terminology/tables.ts'
import { projectGlossaries, projectMemories } from '../context/tables.ts'
import { readNewValues, storeValues } from '../custom-fields/custom-values.ts'
import { projectCustomValues, projects } from '../work/tables.ts'
import { orgUnits } from '../../identity/tables.ts'
import { accounts, users } from '../../kernel/tables.ts'
import { invalid } from '../../kernel/refusals.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { requireLanguage } from '../locales/require-language.ts'
import type { ProjectRow } from '../work/find-project.ts'
import { findOwnOrgUnit, requireActive } from '../work/own-org-unit.ts'
import { usualPrices } from '../costs/usual-prices.ts'
import { wordCounterOf } from '../account/settings/word-counter.ts'
import { insertOne, only } from '../../kernel/database/one-row.ts'

/**
 * Opens a project in DRAFT (wire 2.2). With `infer`, price list, net rates, currency, time zone, tags, and the unit's usual
 * memories and glossaries come from the unit, and a manager's own projects go to the manager; without it, prices are the account's.
 * `isAsked` says that a person fills in what is required of custom fields.
 */
export async function createProject(
  db: Database,
  session: SignedIn,
  body: ProjectCreate,
  infer: boolean,
  { isAsked = false }: { isAsked?: boolean } = {},
): Promise<ProjectRow> {
  const orgUnit = await findOwnOrgUnit(db, session, body.orgUnitUUID)
  requireActive(orgUnit)
  requireLanguage(body.sourceLocale, 'body.sourceLocale')
  if (body.contactUUID) await requirePerson(db, session, body.contactUUID, 'body.contactUUID')
  const currency = checkedCurrency(body.currency) ?? (infer ? orgUnit.currency : session.account.currency)
  const timezone = checkedTimezone(body.timezone) ?? (infer ? orgUnit.timezone : 'UTC')
  const prices = await usualPrices(db, orgUnit, infer)
  const project = await insertOne(db, projects, {
    accountId: session.account.id,
    orgUnitId: orgUnit.id,
    name: await nextName(db, session.account.id),
    reference: body.reference,
    sourceLocale: body.sourceLocale,
    currency,
    timezone,
    notes: body.notes ?? '',
    instructions: body.instructions ?? '',
    tags: [...new Set(body.tags ?? (infer ? orgUnit.tags : []))],
    creatorId: session.user.id,
    contactId: body.contactUUID ?? (infer ? orgUnit.contactPersonId : null) ?? session.user.id,
    assigneeId: isManager(session) ? session.user.id : null,
    dueDate: body.dueDate === undefined ? null : new Date(body.dueDate),
    autopilotEnabled: infer && orgUnit.placement.enabled,
    wordCounter: await wordCounterOf(db, orgUnit),
    ...(infer && {
      automationEnabled: orgUnit.automationEnabled,
      tmMatchOverRepetition: orgUnit.tmMatchOverRepetition,
      ntMatchOverRepetition: orgUnit.ntMatchOverRepetition,
    }),
    ...prices,
  })
  const custom = await readNewValues(db, session, 'PROJECT', { given: body.customFields, isAsked })
  await storeValues(db, projectCustomValues, project.id, custom)
  if (infer) {
    await bindUsualMemories(db, project)
    await bindUsualGlossaries(db, project)
  }
  return project
}

/** The default project of an organizational unit, for a call without a body; 400 when none is named. */
export async function baseProject(
  db: Database,
  session: SignedIn,
  { clientUuid, sourceLocale }: { clientUuid?: string; sourceLocale?: string },
): Promise<ProjectCreate> {
  if (clientUuid === undefined) throw invalid('body', 'Specify a project, or an organizational unit as clientUuid.')
  const orgUnit = await findOwnOrgUnit(db, session, clientUuid)
  const locale = sourceLocale ?? orgUnit.defaultSourceLocale
  if (!locale) throw invalid('query.sourceLocale', `${orgUnit.name} has no default source language. Specify one.`)
  requireLanguage(locale, 'query.sourceLocale')
  return { reference: orgUnit.name, orgUnitUUID: orgUnit.id, sourceLocale: locale }
}

/** A person of the account; 404 for any other. */
export async function requirePerson(db: Database, session: SignedIn, id: string, field: string): Promise<void> {
  const person = oneOrNotFound(
    await db
      .select({ id: users.id, status: users.status })
      .from(users)
      .where(and(eq(users.id, id), eq(users.accountId, session.account.id))),
    'person',
  )
  if (person.status !== 'ACTIVE') throw invalid(field, "This person isn't active. Choose someone else.")
}

/**
 * An account's projects are numbered one after the other, also when several are created at once. Numbers that someone has
 * given to a project by hand are left out.
 */
async function nextName(db: Database, accountId: string): Promise<string> {
  const account = only(
    await db
      .update(accounts)
      .set({ lastProject: sql`${accounts.lastProject} + 1` })
      .where(eq(accounts.id, accountId))
      .returning({ number: accounts.number, project: accounts.lastProject }),
    'the account is gone',
  )
  const name = `D-${account.number}-${account.project}`
  const [taken] = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.accountId, accountId), eq(projects.name, name)))
  return taken ? nextName(db, accountId) : name
}

/**
 * The glossaries of the organizational unit that have terms in the project's source language, by their names, and then the
 * default one of the account, unless it is of another organization.
 */
async function bindUsualGlossaries(db: Database, project: ProjectRow): Promise<void> {
  const { id, orgUnitId, sourceLocale, accountId } = project
  const usualOf = () =>
    db
      .select({ glossaryId: glossaries.id, languages: glossaries.languages })
      .from(glossaries)
      .orderBy(asc(glossaries.name), asc(glossaries.id))
      .$dynamic()
  const ofUnit = await usualOf()
    .innerJoin(glossaryOrgUnits, eq(glossaryOrgUnits.glossaryId, glossaries.id))
    .where(eq(glossaryOrgUnits.orgUnitId, orgUnitId))
  const ownOrganization = db.select({ id: orgUnits.organizationId }).from(orgUnits).where(eq(orgUnits.id, orgUnitId))
  const isFree = or(isNull(glossaries.organizationId), inArray(glossaries.organizationId, ownOrganization))
  const ofAccount = await usualOf().where(
    and(eq(glossaries.accountId, accountId), eq(glossaries.isDefault, true), isFree),
  )
  const bound = new Map([...ofUnit, ...ofAccount].map((glossary) => [glossary.glossaryId, glossary]))
  const usual = [...bound.values()].filter(({ languages }) =>
    languages.some((locale) => sameLanguage(locale, sourceLocale)),
  )
  if (usual.length === 0) return
  await db
    .insert(projectGlossaries)
    .values(usual.map(({ glossaryId }, position) => ({ projectId: id, glossaryId, position })))
}

/** The default memories of the organizational unit in the project's source language. */
async function bindUsualMemories(db: Database, project: ProjectRow): Promise<void> {
  const usual = await db
    .select({
      memoryId: memoryOrgUnits.memoryId,
      write: memoryOrgUnits.write,
      sourceLocale: translationMemories.sourceLocale,
    })
    .from(memoryOrgUnits)
    .innerJoin(translationMemories, eq(translationMemories.id, memoryOrgUnits.memoryId))
    .where(
      and(
        eq(memoryOrgUnits.orgUnitId, project.orgUnitId),
        eq(memoryOrgUnits.isDefault, true),
        eq(translationMemories.accountId, project.accountId),
      ),
    )
    .orderBy(asc(translationMemories.createdAt), asc(translationMemories.id))
  const fitting = usual.filter(({ sourceLocale }) => sameLanguage(sourceLocale, project.sourceLocale))
  if (fitting.length === 0) return
  await db
    .insert(projectMemories)
    .values(fitting.map(({ memoryId, write }, position) => ({ memoryId, write, projectId: project.id, position })))
}

function checkedCurrency(currency: string | undefined): string | undefined {
  if (currency === undefined || Intl.supportedValuesOf('currency').includes(currency)) return currency
  throw invalid('body.currency', `${currency} isn't a currency in use. Enter an ISO 4217 code, such as EUR.`)
}

function checkedTimezone(timezone: string | undefined): string | undefined {
  if (timezone === undefined) return undefined
  try {
    Intl.DateTimeFormat('en', { timeZone: timezone }).format(0)
    return timezone
  } catch {
    throw invalid('body.timezone', `${timezone} isn't a valid time zone. Use a name such as Europe/Berlin.`)
  }
}
