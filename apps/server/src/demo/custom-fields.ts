import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk'
import type { CustomFieldInput } from '@dragoman/sdk/operations/customFields'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { orgUnitCustomValues, userCustomValues, type CustomValueTable } from '../features/custom-fields/tables.ts'
import { projectCustomValues, projects } from '../features/work/tables.ts'
import { orgUnits } from '../identity/tables.ts'
import type { Database } from '../kernel/database/connect.ts'
import { users } from '../kernel/tables.ts'
import type { Worker } from './worker.ts'

/** The fields of the demo account, with the text of each owner; null for those that have none. */
export async function seedCustomFields(db: Database, admin: Worker): Promise<void> {
  const everyNth = (table: { id: SQLWrapper }, count: number) =>
    sql`(('x' || substr(md5(${table.id}::text), 1, 6))::bit(24)::int % ${sql.raw(String(count))})`
  const fill = async (
    field: CustomFieldInput,
    values: CustomValueTable,
    owners: SQLWrapper & { id: SQLWrapper },
    text: SQL,
  ) => {
    const { uuid } = await call(admin.client, api.customFields.create, { body: field })
    await db.execute(sql`insert into ${values} (owner_id, field_id, position, text)
      select * from (select ${owners.id}, ${uuid}::uuid, 0, ${text} as text from ${owners}) as given
      where given.text is not null`)
  }
  const forClients = {
    visibleTo: ['PROJECT_MANAGER' as const, 'CLIENT' as const],
    editableBy: ['PROJECT_MANAGER' as const, 'CLIENT' as const],
  }
  const chosen = (table: { id: SQLWrapper }, options: readonly string[]) =>
    sql`(${sql.param(options)}::text[])[${everyNth(table, options.length)} + 1]`
  const costCenter: CustomFieldInput = {
    name: 'Cost center',
    type: 'FREE_TEXT',
    entityCode: 'PROJECT',
    description: 'Enter four digits, such as 4711.',
    ...forClients,
  }
  const centers = sql`case when ${everyNth(projects, 4)} > 0 then (4700 + ${everyNth(projects, 40)})::text end`
  await fill(costCenter, projectCustomValues, projects, centers)
  const channels = ['Website', 'App', 'Print', 'Help center']
  const channel: CustomFieldInput = {
    name: 'Channel',
    type: 'MULTIVALUE',
    kind: 'SINGLE_SELECT',
    entityCode: 'PROJECT',
    multivalueDefault: channels,
    ...forClients,
  }
  await fill(channel, projectCustomValues, projects, chosen(projects, channels))
  const rush: CustomFieldInput = { name: 'Rush', type: 'BOOLEAN', entityCode: 'PROJECT', defaultValue: false }
  await fill(rush, projectCustomValues, projects, sql`(${everyNth(projects, 6)} = 0)::text`)
  const debtor: CustomFieldInput = { name: 'Debtor number', type: 'FREE_TEXT', entityCode: 'ORG_UNIT' }
  await fill(debtor, orgUnitCustomValues, orgUnits, sql`'D-' || (20000 + ${orgUnits.number} * 17)::text`)
  const subjects = ['Software', 'Medicine', 'Law', 'Marketing']
  const subject: CustomFieldInput = {
    name: 'Subject area',
    type: 'MULTIVALUE',
    entityCode: 'USER',
    multivalueDefault: subjects,
    visibleTo: ['PROJECT_MANAGER', 'VENDOR'],
    editableBy: ['PROJECT_MANAGER', 'VENDOR'],
  }
  const ofLinguists = sql`case when 'VENDOR' = any(${users.roles}) then ${chosen(users, subjects)} end`
  await fill(subject, userCustomValues, users, ofLinguists)
  const checked: CustomFieldInput = {
    name: 'Screenshots checked',
    type: 'BOOLEAN',
    entityCode: 'TASK',
    visibleTo: ['PROJECT_MANAGER', 'VENDOR'],
    editableBy: ['PROJECT_MANAGER', 'VENDOR'],
  }
  await call(admin.client, api.customFields.create, { body: checked })
}
