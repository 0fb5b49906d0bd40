import { customQueryFields } from '@dragoman/sdk/list-fields'
import type { QueryValue } from '@dragoman/sdk/query-line'
import { and, eq, exists, inArray, not, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { piecesOfText, piecesWanted } from '../../kernel/database/search-pieces.ts'
import { numberIn, textIn, type FurtherFields } from '../../kernel/query-condition.ts'
import { fieldsInUse } from './custom-values.ts'
import type { FieldRow } from './field-access.ts'
import type { CustomValueTable } from './tables.ts'

/** The custom fields that a query line asks about; none if it asks about none. */
export async function customQuery(
  db: Database,
  session: SignedIn,
  line: string | undefined,
  of: { entity: FieldRow['entity']; values: CustomValueTable; id: SQLWrapper },
): Promise<FurtherFields> {
  if (!/\bcf\./i.test(line ?? '')) return { fields: {}, meaning: {} }
  const rows = await fieldsInUse(db, session, of.entity)
  return {
    fields: customQueryFields(rows),
    meaning: Object.fromEntries(rows.map((row) => [`cf.${row.key}`, (value) => conditionOf(db, row, value, of)])),
  }
}

function conditionOf(
  db: Database,
  field: FieldRow,
  value: QueryValue,
  { values, id }: { values: CustomValueTable; id: SQLWrapper },
): SQL {
  const ofField = eq(values.fieldId, field.id)
  if (value.kind === 'none')
    return not(
      exists(
        db
          .select({ one: sql`1` })
          .from(values)
          .where(and(sql`${values.ownerId} = ${id}`, ofField)),
      ),
    )
  const owners = db
    .select({ id: values.ownerId })
    .from(values)
    .where(and(ofField, valueIs(field, value, values)))
  return inArray(id, owners)
}

/** Whether a value is meant, in the words of an index. */
function valueIs({ type }: FieldRow, value: QueryValue, values: CustomValueTable): SQL | undefined {
  if (type === 'NUMERIC') return numberIn(values.number)(value)
  if (type === 'BOOLEAN') return value.kind === 'code' ? textIs(values, value.code === 'YES' ? 'true' : 'false') : never
  if (value.kind !== 'text') return never
  // An option is meant as a whole, unless a star says otherwise.
  const isWhole = value.match === 'exact' || (type === 'MULTIVALUE' && value.match === 'contains')
  if (isWhole) return textIs(values, value.text)
  const hasPieces = value.match !== 'words' && [...value.text].length >= 3
  return and(
    hasPieces ? sql`${piecesOfText(values.text)} @> ${piecesWanted(value.text)}` : undefined,
    textIn(values.text)(value),
  )
}

const never = sql`false`

const textIs = (values: CustomValueTable, text: string): SQL => sql`lower(${values.text}) = lower(${text}::text)`
