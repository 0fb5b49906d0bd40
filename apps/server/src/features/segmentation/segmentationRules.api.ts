import { createHash } from 'node:crypto'
import { toBcp47 } from '@dragoman/sdk/locale'
import type { SegmentationRules } from '@dragoman/sdk/operations/segmentationRules'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { segmentationRules as table } from './tables.ts'
import { orgUnits } from '../../identity/tables.ts'
import { readSrxFile, splitText } from '../../engines/file-work/files.ts'
import { decodeText } from '../../engines/formats/text.ts'
import { findOrgUnit, visibleOrgUnits } from '../../identity/org-units.ts'
import { loadPeople, type People } from '../../identity/people.ts'
import { orRefuse } from '../../kernel/failure.ts'
import { presentRules, type RulesRow } from './unit-rules.ts'
import type { Handlers } from '../../identity/context.ts'
import { download } from '../../kernel/download.ts'
import { impossible, invalid, notFound } from '../../kernel/refusals.ts'
import type { SignedIn } from '../../identity/sessions.ts'

/** Bytes of an SRX file. */
const largestFile = 2_000_000

export const segmentationRules = {
  async list({ db, session }) {
    const rows = await db
      .select({ rules: table, unit: { id: orgUnits.id, name: orgUnits.name } })
      .from(table)
      .innerJoin(orgUnits, eq(orgUnits.id, table.orgUnitId))
      .where(and(isNull(table.endedAt), visibleOrgUnits(db, session)))
      .orderBy(asc(orgUnits.name), asc(orgUnits.id))
    const people = await loadPeople(
      db,
      session,
      rows.map(({ rules }) => rules.createdBy),
    )
    return rows.map(({ unit, rules }) => ({
      orgUnitUuid: unit.id,
      orgUnitName: unit.name,
      rules: shown(rules, people),
    }))
  },

  async get({ db, session, path }) {
    const { unit } = await findOrgUnit(db, session, path.orgUnitUUID)
    return show(db, session, await requireRules(db, unit.id))
  },

  async upload({ db, session, path, query, body, now, journal }) {
    const { unit } = await findOrgUnit(db, session, path.orgUnitUUID)
    const { file } = body
    if (file.size > largestFile)
      throw invalid('body.file', `The file has ${file.size} bytes; at most ${largestFile} are possible.`)
    const { onlyExceptions, languages, rules } = await orRefuse(() => readSrxFile(file, file.name))
    const bytes = new Uint8Array(await file.arrayBuffer())
    await end(db, unit.id, now)
    const [row] = await db
      .insert(table)
      .values({
        accountId: session.account.id,
        orgUnitId: unit.id,
        fileName: file.name,
        srx: await orRefuse(() => decodeText(bytes, file.name).text),
        hash: createHash('sha256').update(bytes).digest('hex'),
        extendsBuiltIn: query.extendsBuiltIn ?? onlyExceptions,
        languages,
        rules,
        createdBy: session.user.id,
      })
      .returning()
    if (!row) throw new Error('the rules were not stored')
    await journal({
      entity: { type: 'ORG_UNIT', id: unit.id, name: unit.name },
      after: { fileName: row.fileName, hash: row.hash, extendsBuiltIn: row.extendsBuiltIn, rules },
    })
    return show(db, session, row)
  },

  async remove({ db, session, path, now, journal }) {
    const { unit } = await findOrgUnit(db, session, path.orgUnitUUID)
    const { fileName, hash } = await requireRules(db, unit.id)
    await end(db, unit.id, now)
    await journal({ entity: { type: 'ORG_UNIT', id: unit.id, name: unit.name }, before: { fileName, hash } })
  },

  async download({ db, session, path }) {
    const { unit } = await findOrgUnit(db, session, path.orgUnitUUID)
    const { srx, fileName } = await requireRules(db, unit.id)
    return download(new Blob([srx]), fileName, 'application/xml')
  },

  async preview({ db, session, path, body }) {
    const { unit } = await findOrgUnit(db, session, path.orgUnitUUID)
    const { text, srx, extendsBuiltIn } = body
    const locale = checkedLocale(body.locale)
    if (srx === '') return orRefuse(() => splitText({ text, locale }))
    if (srx === undefined) {
      const present = await presentRules(db, unit.id)
      return orRefuse(() => splitText({ text, locale, ...(present && { rules: present }) }))
    }
    return orRefuse(async () => {
      const { onlyExceptions } = await readSrxFile(new Blob([srx]), 'segmentation.srx')
      return splitText({ text, locale, rules: { srx, extendsBuiltIn: extendsBuiltIn ?? onlyExceptions } })
    })
  },
} satisfies Handlers<'segmentationRules'>

async function requireRules(db: Database, orgUnitId: string): Promise<RulesRow> {
  const row = await presentRules(db, orgUnitId)
  if (!row) throw notFound('set of segmentation rules: the built-in ones hold in this unit')
  return row
}

async function end(db: Database, orgUnitId: string, now: Date): Promise<void> {
  const present = await presentRules(db, orgUnitId)
  if (present) await db.update(table).set({ endedAt: now }).where(eq(table.id, present.id))
}

async function show(db: Database, session: SignedIn, row: RulesRow): Promise<SegmentationRules> {
  return shown(row, await loadPeople(db, session, [row.createdBy]))
}

function shown(row: RulesRow, people: People): SegmentationRules {
  const { id: uuid, fileName, hash, extendsBuiltIn, languages, rules, createdAt, createdBy } = row
  return {
    uuid,
    fileName,
    hash,
    extendsBuiltIn,
    languages,
    rules,
    creationDate: createdAt.getTime(),
    createdBy: people(createdBy),
  }
}

function checkedLocale(locale: string): string {
  const [canonical] = supported(toBcp47(locale))
  if (canonical === undefined) throw impossible(`${locale} is no locale.`, 'UNKNOWN_LOCALE', { locale })
  return canonical
}

function supported(locale: string): string[] {
  try {
    return Intl.getCanonicalLocales(locale)
  } catch {
    return []
  }
}
