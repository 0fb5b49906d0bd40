import type { AnyColumn } from 'drizzle-orm'
import { and, asc, count, desc, eq, ilike } from 'drizzle-orm'
import { glossaries as table } from './tables.ts'
import {
  checkedLanguages,
  findGlossary,
  glossaryEntity,
  showGlossary,
  showGlossaryRef,
  visibleGlossaries,
  writeGlossaryUnits,
} from './glossaries.ts'
import { checkOwners } from '../../identity/organizations.ts'
import type { Handlers } from '../../identity/context.ts'
import { containing, pageOf } from '../../kernel/paging.ts'
import { insertOne, updateOne } from '../../kernel/database/one-row.ts'
import { readSort } from '../../kernel/list-page.ts'

const sortable = { name: table.name, creationDate: table.createdAt }

export const glossaries = {
  async list({ db, session, query }) {
    const where = and(
      visibleGlossaries(db, session),
      query.name ? ilike(table.name, containing(query.name)) : undefined,
      query.organizationUuid ? eq(table.organizationId, query.organizationUuid) : undefined,
    )
    const { by, descending } = readSort<AnyColumn>(query.sort, sortable) ?? { by: table.name, descending: false }
    const order = descending ? desc(by) : asc(by)
    const rows = await db
      .select()
      .from(table)
      .where(where)
      .orderBy(order, asc(table.id))
      .limit(query.size)
      .offset(query.page * query.size)
    const [counted] = await db.select({ total: count() }).from(table).where(where)
    const show = query.idsOnly ? ({ id: uuid, name }: (typeof rows)[number]) => ({ uuid, name }) : showGlossaryRef
    return pageOf(rows.map(show), counted?.total ?? 0, query)
  },

  get: async ({ db, session, path }) => showGlossary(db, session, await findGlossary(db, session, path.glossaryUuid)),

  async create({ db, session, body, journal }) {
    const { organization, orgUnits, languages, ...own } = body
    const { organizationId, orgUnitIds = [] } = await checkOwners(db, session, { organization, orgUnits })
    const row = await insertOne(db, table, {
      ...own,
      languages: checkedLanguages(languages),
      organizationId,
      accountId: session.account.id,
      creatorId: session.user.id,
    })
    await writeGlossaryUnits(db, row.id, orgUnitIds)
    await journal({ entity: glossaryEntity(row), after: { name: row.name, languages: row.languages } })
    return showGlossary(db, session, row)
  },

  async update({ db, session, body, journal }) {
    const { uuid, orgUnits, languages, ...own } = body
    const before = await findGlossary(db, session, uuid, { held: true })
    const { orgUnitIds } = await checkOwners(db, session, { orgUnits }, before.organizationId)
    const change = { ...own, ...(languages && { languages: checkedLanguages(languages) }) }
    const after = await updateOne(db, table, eq(table.id, before.id), { name: before.name, ...change })
    if (orgUnitIds) await writeGlossaryUnits(db, after.id, orgUnitIds)
    const { name, note, domain, subDomain } = before
    await journal({
      entity: glossaryEntity(after),
      before: { name, note, domain, subDomain, languages: before.languages },
      after: { ...change, ...(orgUnitIds && { orgUnits: orgUnitIds }) },
    })
    return showGlossary(db, session, after)
  },

  async remove({ db, session, path, journal }) {
    const row = await findGlossary(db, session, path.glossaryUuid, { held: true })
    await db.delete(table).where(eq(table.id, row.id))
    await journal({ entity: glossaryEntity(row), before: { name: row.name } })
  },
} satisfies Handlers<'glossaries'>
