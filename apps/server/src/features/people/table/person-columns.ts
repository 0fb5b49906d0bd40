import { fieldsInUse } from '../../custom-fields/custom-values.ts'
import type { FieldRow } from '../../custom-fields/field-access.ts'
import type { WantedTable } from '../../../engines/tables/table-lines.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'

export type PersonColumn = keyof typeof headings

/** The columns of the table of people, in their order. */
export const headings = {
  email: 'Email',
  name: 'Name',
  roles: 'Roles',
  status: 'Status',
  organizations: 'Organizations',
  orgUnits: 'Organizational units',
  languages: 'Languages',
  country: 'Country',
  state: 'State or region',
  city: 'City',
  postalCode: 'Postal code',
  timezone: 'Time zone',
  currency: 'Currency',
  wordsPerDay: 'Words per day',
  tags: 'Tags',
  language: 'Interface language',
} as const

const taken = new Set(Object.values(headings).map((heading) => heading.toLowerCase()))

/** The column of a custom field is named as the field, unless that is another column's name. */
export const customColumn = ({ key }: Pick<FieldRow, 'key'>) => `cf.${key}`
const customHeading = (field: FieldRow) => (taken.has(field.name.toLowerCase()) ? customColumn(field) : field.name)

export interface PersonTable extends WantedTable<string> {
  fields: readonly FieldRow[]
}

/** The table of people as the caller may read and write it. */
export async function personTable(db: Database, session: SignedIn): Promise<PersonTable> {
  const fields = await fieldsInUse(db, session, 'USER')
  const custom = Object.fromEntries(fields.map((field) => [customColumn(field), customHeading(field)]))
  return { headings: { ...headings, ...custom }, required: ['email'], mostLines: 2000, fields }
}
