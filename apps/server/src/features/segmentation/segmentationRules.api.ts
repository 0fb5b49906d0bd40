import { createHash } from 'node:crypto'
import { toBcp47 } from '@dragoman/sdk/locale'
import type { SegmentationRules } from '@dragoman/sdk/operations/segmentationRules'
import type { Database } from '../../kernel/database/connect.ts'
import type { NotTaken } from '../../engines/exchange/not-taken.ts'
import { readSrxFile, splitText } from '../../engines/file-work/files.ts'
import { decodeText } from '../../engines/formats/text.ts'
import { findOrgUnit, holdOrgUnit } from '../../identity/org-units.ts'
import { loadPeople, type People } from '../../identity/people.ts'
import { orRefuse } from '../../kernel/failure.ts'
import { createRules, endRules, listRules, presentRules, recordedRules, type RulesRow } from './org-unit-rules.ts'
import type { Handlers } from '../../identity/context.ts'
import { download } from '../../kernel/download.ts'
import { impossible, invalid, notFound } from '../../kernel/refusals.ts'
import { noVersion } from '../../kernel/version.ts'
import type { SignedIn } from '../../identity/sessions.ts'

/** Bytes of an SRX file. */
const largestFile = 2_000_000

export const segmentationRules = {
  async list({ db, session }) {
    const rows = await listRules(db, session)
    const people = await loadPeople(
      db,
      session,
      rows.map(({ rules }) => rules.createdBy),
    )
    return rows.map(({ orgUnit, rules }) => ({
      orgUnitUuid: orgUnit.id,
      orgUnitName: orgUnit.name,
      rules: shown(rules, people),
    }))
  },

  async get({ db, session, path }) {
    const { orgUnit } = await findOrgUnit(db, session, path.orgUnitUUID)
    return show(db, session, await requireRules(db, orgUnit.id))
  },

  async upload({ db, session, path, query, body, now, journal, requireVersion }) {
    const orgUnit = await holdOrgUnit(db, session, path.orgUnitUUID)
    const entity = { type: 'ORG_UNIT', id: orgUnit.id, name: orgUnit.name } as const
    const present = await presentRules(db, orgUnit.id)
    await requireVersion({
      entity,
      events: ['SEGMENTATION_RULES_UPLOADED', 'SEGMENTATION_RULES_REMOVED'],
      present: async () => present && show(db, session, present),
      version: (rules) => rules?.uuid ?? noVersion,
    })
    const { file } = body
    if (file.size > largestFile)
      throw invalid('body.file', `The file has ${file.size} bytes. The limit is ${largestFile}.`)
    const { onlyExceptions, languages, rules, notTaken } = await orRefuse(() => readSrxFile(file, file.name))
    const bytes = new Uint8Array(await file.arrayBuffer())
    await endRules(db, orgUnit.id, now)
    const row = await createRules(db, {
      accountId: session.account.id,
      orgUnitId: orgUnit.id,
      fileName: file.name,
      srx: await orRefuse(() => decodeText(bytes, file.name).text),
      hash: createHash('sha256').update(bytes).digest('hex'),
      extendsBuiltIn: query.extendsBuiltIn ?? onlyExceptions,
      languages,
      rules,
      createdBy: session.user.id,
    })
    await journal({
      entity,
      before: present && recordedRules(present),
      after: recordedRules(row),
      detail: { rulesUuid: row.id },
    })
    return { ...(await show(db, session, row)), ...toldOf(notTaken) }
  },

  async remove({ db, session, path, now, journal }) {
    const { orgUnit } = await findOrgUnit(db, session, path.orgUnitUUID)
    const present = await requireRules(db, orgUnit.id)
    await endRules(db, orgUnit.id, now)
    await journal({
      entity: { type: 'ORG_UNIT', id: orgUnit.id, name: orgUnit.name },
      before: recordedRules(present),
      detail: { rulesUuid: present.id },
    })
  },

  async download({ db, session, path }) {
    const { orgUnit } = await findOrgUnit(db, session, path.orgUnitUUID)
    const { srx, fileName } = await requireRules(db, orgUnit.id)
    return download(new Blob([srx]), fileName, 'application/xml')
  },

  async preview({ db, session, path, body }) {
    const { orgUnit } = await findOrgUnit(db, session, path.orgUnitUUID)
    const { text, srx, extendsBuiltIn } = body
    const locale = checkedLocale(body.locale)
    if (srx === '') return orRefuse(() => splitText({ text, locale }))
    if (srx === undefined) {
      const present = await presentRules(db, orgUnit.id)
      return orRefuse(() => splitText({ text, locale, ...(present && { rules: present }) }))
    }
    return orRefuse(async () => {
      const { onlyExceptions, notTaken } = await readSrxFile(new Blob([srx]), 'segmentation.srx')
      const rules = { srx, extendsBuiltIn: extendsBuiltIn ?? onlyExceptions }
      return { ...(await splitText({ text, locale, rules })), ...toldOf(notTaken) }
    })
  },
} satisfies Handlers<'segmentationRules'>

/** Told with an answer where a part of the file has no effect. */
const toldOf = (notTaken: readonly NotTaken[]) => (notTaken.length > 0 ? { notTaken: [...notTaken] } : {})

async function requireRules(db: Database, orgUnitId: string): Promise<RulesRow> {
  const row = await presentRules(db, orgUnitId)
  if (!row) throw notFound('custom segmentation rules')
  return row
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
  if (canonical === undefined) throw impossible(`${locale} isn't a supported locale.`, 'UNKNOWN_LOCALE', { locale })
  return canonical
}

function supported(locale: string): string[] {
  try {
    return Intl.getCanonicalLocales(locale)
  } catch {
    return []
  }
}
