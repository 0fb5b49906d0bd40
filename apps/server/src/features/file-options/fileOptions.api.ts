import type { UnitFileOptions } from '@dragoman/sdk/operations/fileOptions'
import type { Handlers } from '../../identity/context.ts'
import { findOrgUnit, holdOrgUnit, type OrgUnitRow } from '../../identity/org-units.ts'
import { loadPeople, type People } from '../../identity/people.ts'
import { notFound } from '../../kernel/refusals.ts'
import { noVersion, versionOf } from '../../kernel/version.ts'
import {
  checkOptions,
  findOptions,
  listOptions,
  removeOptions,
  setOptions,
  type FileOptionsRow,
} from './unit-options.ts'

export const fileOptions = {
  async list({ db, session }) {
    const rows = await listOptions(db, session)
    const people = await loadPeople(
      db,
      session,
      rows.map(({ row }) => row.updatedBy),
    )
    return rows.map(({ row, orgUnitName }) => shown(row, orgUnitName, people))
  },

  async set({ db, session, path, body, now, journal, requireVersion }) {
    const { orgUnitUUID, fileType } = path
    const orgUnit = await holdOrgUnit(db, session, orgUnitUUID)
    await checkOptions(fileType, body)
    const present = await findOptions(db, orgUnit.id, fileType)
    const show = async (row: FileOptionsRow) => shown(row, orgUnit.name, await loadPeople(db, session, [row.updatedBy]))
    await requireVersion({
      entity: entityOf(orgUnit),
      events: ['FILE_OPTIONS_SET', 'FILE_OPTIONS_REMOVED'],
      present: async () => present && show(present),
      version: (options) => options?.version ?? noVersion,
    })
    const row = await setOptions(db, {
      accountId: session.account.id,
      orgUnitId: orgUnit.id,
      fileType,
      options: body,
      updatedBy: session.user.id,
      updatedAt: now,
    })
    await journal({
      entity: entityOf(orgUnit),
      before: present && { options: present.options },
      after: { options: row.options },
      detail: { fileType },
    })
    return show(row)
  },

  async remove({ db, session, path, journal }) {
    const { orgUnit } = await findOrgUnit(db, session, path.orgUnitUUID)
    const present = await findOptions(db, orgUnit.id, path.fileType)
    if (!present) throw notFound('file options')
    await removeOptions(db, orgUnit.id, path.fileType)
    const { fileType, options } = present
    await journal({ entity: entityOf(orgUnit), before: { options }, detail: { fileType } })
  },
} satisfies Handlers<'fileOptions'>

const entityOf = ({ id, name }: OrgUnitRow) => ({ type: 'ORG_UNIT', id, name }) as const

function shown(row: FileOptionsRow, orgUnitName: string, people: People): UnitFileOptions {
  const { orgUnitId: orgUnitUuid, fileType, options, updatedAt, updatedBy } = row
  return {
    orgUnitUuid,
    orgUnitName,
    fileType,
    options,
    version: versionOf(options),
    updatedAt: updatedAt.getTime(),
    updatedBy: people(updatedBy),
  }
}
