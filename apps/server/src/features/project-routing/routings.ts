import type {
  ProjectRouting,
  ProjectRoutingInput,
  ProjectRoutingItem,
  ProjectRoutingUnit,
} from '@dragoman/sdk/operations/projectRouting'
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { loadPeople } from '../../identity/people.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { orgUnits } from '../../identity/tables.ts'
import { inReach } from '../../identity/unit-scope.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { insertOne, lockOne, updateOne } from '../../kernel/database/one-row.ts'
import { findVisible } from '../../kernel/find-visible.ts'
import { lastChange, type Entity } from '../../kernel/journal.ts'
import { listPage, type Page, type PageQuery } from '../../kernel/list-page.ts'
import { impossible, invalid, notFound } from '../../kernel/refusals.ts'
import { accounts, users } from '../../kernel/tables.ts'
import { versionOf } from '../../kernel/version.ts'
import { glossaries } from '../terminology/tables.ts'
import { requireLanguage } from '../locales/require-language.ts'
import { translationMemories } from '../memories/tables.ts'
import { priceLists } from '../rates/tables.ts'
import { workflows } from '../workflows/tables.ts'
import { overlapOf } from './plan-routing.ts'
import { projectRoutings, type RoutedUnit } from './tables.ts'

export type RoutingRow = typeof projectRoutings.$inferSelect

/** Configurations that an account can have. */
const most = 200

export const routingEntity = ({ id, name }: RoutingRow): Entity<'PROJECT_ROUTING'> => ({
  type: 'PROJECT_ROUTING',
  id,
  name,
})

export const routingEvents = ['PROJECT_ROUTING_SAVED'] as const

/** A configuration of the caller's account; 404 for any other. */
export const findRouting = (db: Database, { account }: SignedIn, id: string, held = false): Promise<RoutingRow> =>
  findVisible(db, projectRoutings, {
    id,
    visible: eq(projectRoutings.accountId, account.id),
    what: 'project routing configuration',
    held,
  })

interface RoutingFilter {
  name?: string | undefined
  orgUnit?: string | undefined
  sourceLanguage?: string | undefined
  targetLanguages?: readonly string[] | undefined
}

/** A page of the configurations by name. */
export const listRoutings = (
  db: Database,
  { account }: SignedIn,
  { name, orgUnit, sourceLanguage, targetLanguages, ...page }: PageQuery & RoutingFilter,
): Promise<Page<ProjectRoutingItem>> =>
  listPage(db, page, {
    from: projectRoutings,
    where: and(
      eq(projectRoutings.accountId, account.id),
      name === undefined ? undefined : sql`position(lower(${name}) in lower(${projectRoutings.name})) > 0`,
      orgUnit === undefined
        ? undefined
        : sql`${projectRoutings.units} @> ${JSON.stringify([{ orgUnitId: orgUnit }])}::jsonb`,
      sourceLanguage === undefined ? undefined : eq(projectRoutings.sourceLocale, sourceLanguage),
      targetLanguages?.length
        ? sql`exists (select 1 from jsonb_array_elements(${projectRoutings.units}) as unit where unit -> 'targetLocales' ?| array[${sql.join(
            targetLanguages.map((locale) => sql`${locale}`),
            sql`, `,
          )}])`
        : undefined,
    ),
    orderBy: [sql`lower(${projectRoutings.name})`, asc(projectRoutings.id)],
    async show(rows) {
      const ids = rows.flatMap(({ units }) => units.map(({ orgUnitId }) => orgUnitId))
      const names = await namesOf(db, orgUnits, account.id, ids)
      return rows.map(({ id, name: shown, sourceLocale, units }) => ({
        uuid: id,
        name: shown,
        sourceLanguage: sourceLocale,
        targetLanguages: [...new Set(units.flatMap(({ targetLocales }) => targetLocales))],
        orgUnits: units.flatMap(({ orgUnitId }) => {
          const found = names.get(orgUnitId)
          return found === undefined ? [] : [{ uuid: orgUnitId, name: found }]
        }),
      }))
    },
  })

async function namesOf(
  db: Database,
  table: typeof orgUnits | typeof priceLists,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(and(eq(table.accountId, accountId), isOneOf(table.id, ids)))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** A configuration as the wire has it. What it names that is gone by now is left out. */
export async function showRouting(db: Database, session: SignedIn, row: RoutingRow): Promise<ProjectRouting> {
  const change = await lastChange(db, row.accountId, { type: 'PROJECT_ROUTING', id: row.id }, { events: routingEvents })
  const by = change?.by ? (await loadPeople(db, session, [change.by.uuid]))(change.by.uuid) : undefined
  return {
    uuid: row.id,
    name: row.name,
    sourceLanguage: row.sourceLocale,
    restrictLangPerOrgUnit: row.isExclusive,
    configOrgUnits: await showUnits(db, session, row.units),
    version: versionOf(recorded(row)),
    ...(change && { lastChange: { date: change.at.getTime(), ...(by && { user: by }) } }),
  }
}

/** Units of a configuration as the wire has them. */
export async function showUnits(
  db: Database,
  session: SignedIn,
  units: readonly RoutedUnit[],
): Promise<ProjectRoutingUnit[]> {
  const accountId = session.account.id
  const unitRows = await db
    .select()
    .from(orgUnits)
    .where(
      and(
        eq(orgUnits.accountId, accountId),
        isOneOf(
          orgUnits.id,
          units.map(({ orgUnitId }) => orgUnitId),
        ),
      ),
    )
  const byId = new Map(unitRows.map((unit) => [unit.id, unit]))
  const people = await loadPeople(
    db,
    session,
    units.map(({ contactId }) => contactId),
  )
  const prices = await namesOf(
    db,
    priceLists,
    accountId,
    units.flatMap(({ priceListId }) => priceListId ?? []),
  )
  const glossaryNumbers = await numbersOf(
    db,
    glossaries,
    accountId,
    units.flatMap(({ glossaryIds }) => glossaryIds),
  )
  const memoryNumbers = await numbersOf(
    db,
    translationMemories,
    accountId,
    units.flatMap(({ memoryIds }) => memoryIds),
  )
  return units.flatMap((unit) => {
    const orgUnit = byId.get(unit.orgUnitId)
    if (!orgUnit) return []
    const contact = people(unit.contactId)
    const priceList = prices.get(unit.priceListId ?? '')
    return {
      uuid: orgUnit.id,
      id: orgUnit.number,
      name: orgUnit.name,
      country: orgUnit.country,
      organizationUuid: orgUnit.organizationId,
      targetLanguages: unit.targetLocales,
      fileExtensions: unit.fileExtensions,
      workflows: unit.workflows,
      instructions: unit.instructions,
      ...(contact && { defaultContactPerson: { id: contact.id, name: contact.name } }),
      ...(priceList !== undefined && { priceList: { uuid: unit.priceListId!, name: priceList } }),
      glossaryList: unit.glossaryIds.flatMap((id) => {
        const bwGlossaryId = glossaryNumbers.get(id)
        return bwGlossaryId === undefined ? [] : [{ bwGlossaryId }]
      }),
      tmList: unit.memoryIds.flatMap((id) => {
        const atlasTmId = memoryNumbers.get(id)
        return atlasTmId === undefined ? [] : [{ atlasTmId }]
      }),
    }
  })
}

async function numbersOf(
  db: Database,
  table: typeof glossaries | typeof translationMemories,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: table.id, number: table.number })
    .from(table)
    .where(and(eq(table.accountId, accountId), isOneOf(table.id, ids)))
  return new Map(rows.map(({ id, number }) => [id, number]))
}

/** The fields of a configuration that are journaled. */
export const recorded = ({ name, sourceLocale, isExclusive, units }: RoutingRow) => ({
  name,
  sourceLanguage: sourceLocale,
  restrictLangPerOrgUnit: isExclusive,
  configOrgUnits: units,
})

/** A request's wishes for the project of a unit, by our own ids. */
export type UnitWish = Omit<ProjectRoutingInput['configOrgUnits'][number], 'targetLanguages' | 'fileExtensions'>

/** Checks a new configuration, or the new state of `held`, and keeps it. */
export async function saveRouting(
  db: Database,
  session: SignedIn,
  body: ProjectRoutingInput,
  held: RoutingRow | undefined,
): Promise<RoutingRow> {
  const accountId = session.account.id
  // Held, so that two at once don't make one too many.
  await lockOne(db, accounts, eq(accounts.id, accountId))
  if (!held) await requireRoom(db, accountId)
  const name = body.name.trim()
  await requireFreeName(db, accountId, name, held?.id)
  requireLanguage(body.sourceLanguage, 'body.sourceLanguage')
  const isExclusive = body.restrictLangPerOrgUnit ?? true
  const units = await readUnits(db, session, body)
  if (isExclusive) requireApart(units)
  const values = { name, sourceLocale: body.sourceLanguage, isExclusive, units }
  return held
    ? updateOne(db, projectRoutings, eq(projectRoutings.id, held.id), values)
    : insertOne(db, projectRoutings, { accountId, ...values })
}

export async function removeRouting(db: Database, { id }: RoutingRow): Promise<void> {
  await db.delete(projectRoutings).where(eq(projectRoutings.id, id))
}

/** Refuses with 422 one more configuration in a held account that has as many as it can have. */
export async function requireRoom(db: Database, accountId: string): Promise<void> {
  if ((await db.$count(projectRoutings, eq(projectRoutings.accountId, accountId))) >= most)
    throw impossible(`An account can have ${most} project routing configurations.`, 'TOO_MANY', { limit: most })
}

/** Refuses with 422 a name that another configuration has. */
export async function requireFreeName(db: Database, accountId: string, name: string, except: string | undefined) {
  const [other] = await db
    .select({ id: projectRoutings.id })
    .from(projectRoutings)
    .where(
      and(
        eq(projectRoutings.accountId, accountId),
        sql`lower(${projectRoutings.name}) = lower(${name})`,
        except === undefined ? undefined : ne(projectRoutings.id, except),
      ),
    )
  if (other) throw impossible(`There is already a configuration named ${name}.`, 'NAME_TAKEN', { uuid: other.id })
}

async function readUnits(
  db: Database,
  session: SignedIn,
  { configOrgUnits, sourceLanguage }: ProjectRoutingInput,
): Promise<RoutedUnit[]> {
  const units: RoutedUnit[] = []
  for (const [at, wish] of configOrgUnits.entries()) {
    const field = `body.configOrgUnits[${at}]`
    if (units.some(({ orgUnitId }) => orgUnitId === wish.uuid))
      throw invalid(`${field}.uuid`, 'Each organizational unit can be named only once.')
    const orgUnit = await findVisible(db, orgUnits, {
      id: wish.uuid,
      visible: and(eq(orgUnits.accountId, session.account.id), inReach(session, orgUnits.id)),
      what: 'organizational unit',
    })
    if ((wish.organizationUuid ?? orgUnit.organizationId) !== orgUnit.organizationId)
      throw invalid(`${field}.organizationUuid`, `${orgUnit.name} belongs to another organization.`)
    const targetLocales = wish.targetLanguages ?? []
    for (const locale of targetLocales) {
      requireLanguage(locale, `${field}.targetLanguages`)
      if (locale === sourceLanguage)
        throw invalid(`${field}.targetLanguages`, 'The target language has to differ from the source language.')
    }
    units.push({
      orgUnitId: wish.uuid,
      targetLocales,
      fileExtensions: wish.fileExtensions ?? [],
      ...(await readWish(db, session, wish, field)),
    })
  }
  return units
}

/** Reads and checks the wishes for a unit: things of another account are 404. */
export async function readWish(
  db: Database,
  session: SignedIn,
  wish: UnitWish,
  field: string,
): Promise<Omit<RoutedUnit, 'orgUnitId' | 'targetLocales' | 'fileExtensions'>> {
  const accountId = session.account.id
  const codes = wish.workflows ?? []
  const known = await db
    .select({ code: workflows.code })
    .from(workflows)
    .where(and(eq(workflows.accountId, accountId), inArray(workflows.code, [...codes]), eq(workflows.active, true)))
  const unknown = codes.find((code) => !known.some((row) => row.code === code))
  if (unknown !== undefined)
    throw invalid(`${field}.workflows`, `${unknown} isn't an active workflow step of the account.`)
  const contactId = wish.defaultContactPerson
    ? await idOf(
        db,
        users,
        and(eq(users.accountId, accountId), eq(users.number, wish.defaultContactPerson.id)),
        'person',
      )
    : null
  const priceListId = wish.priceList
    ? await idOf(
        db,
        priceLists,
        and(eq(priceLists.accountId, accountId), eq(priceLists.id, wish.priceList.uuid)),
        'price list',
      )
    : null
  const glossaryIds: string[] = []
  for (const { bwGlossaryId } of wish.glossaryList ?? [])
    glossaryIds.push(
      await idOf(
        db,
        glossaries,
        and(eq(glossaries.accountId, accountId), eq(glossaries.number, bwGlossaryId)),
        'glossary',
      ),
    )
  const memoryIds: string[] = []
  for (const { atlasTmId } of wish.tmList ?? [])
    memoryIds.push(
      await idOf(
        db,
        translationMemories,
        and(eq(translationMemories.accountId, accountId), eq(translationMemories.number, atlasTmId)),
        'translation memory',
      ),
    )
  return {
    workflows: [...codes],
    instructions: wish.instructions ?? '',
    contactId,
    priceListId,
    glossaryIds: [...new Set(glossaryIds)],
    memoryIds: [...new Set(memoryIds)],
  }
}

async function idOf(
  db: Database,
  table: typeof users | typeof priceLists | typeof glossaries | typeof translationMemories,
  where: ReturnType<typeof and>,
  what: string,
): Promise<string> {
  const [row] = await db.select({ id: table.id }).from(table).where(where)
  if (!row) throw notFound(what)
  return row.id
}

/** Refuses with 400 two units that would get the same file in the same language. */
function requireApart(units: readonly RoutedUnit[]): void {
  const overlap = overlapOf(units)
  if (!overlap) return
  const what = overlap.locale ?? 'the other languages'
  const which = overlap.extension === undefined ? '' : ` for ${overlap.extension} files`
  throw invalid(
    `body.configOrgUnits[${overlap.at}].targetLanguages`,
    `Organizational unit ${overlap.with + 1} in the list already gets ${what}${which}. Remove one of them, or turn off restrictLangPerOrgUnit.`,
  )
}
