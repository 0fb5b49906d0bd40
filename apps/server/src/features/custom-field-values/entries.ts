import type { CustomFieldEntry } from '@dragoman/sdk/operations/customFields'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { versionOf } from '../../kernel/version.ts'
import { editsField, type FieldRow } from '../custom-fields/field-access.ts'
import { showValue } from '../custom-fields/field-value.ts'
import type { FieldOwner } from './entities.ts'

/** The journal is read by all managers: what only administrators see is named there, but not told. */
export const shownInJournal = (field: FieldRow, texts: readonly string[]) =>
  field.visibleTo.includes('PROJECT_MANAGER') ? (showValue(field, texts) ?? null) : '…'

/** The texts of an owner's values, by field. */
export async function textsOf(db: Database, { id, values }: FieldOwner, fields: readonly FieldRow[]) {
  const rows =
    fields.length === 0
      ? []
      : await db
          .select({ fieldId: values.fieldId, text: values.text })
          .from(values)
          .where(
            and(
              eq(values.ownerId, id),
              inArray(
                values.fieldId,
                fields.map((field) => field.id),
              ),
            ),
          )
          .orderBy(asc(values.position))
  const byField = Map.groupBy(rows, ({ fieldId }) => fieldId)
  return (fieldId: string): string[] => (byField.get(fieldId) ?? []).map(({ text }) => text)
}

/** Fields with the values of an owner, as its page shows them. */
export async function showEntries(
  db: Database,
  session: SignedIn,
  owner: FieldOwner,
  fields: readonly FieldRow[],
): Promise<CustomFieldEntry[]> {
  const texts = await textsOf(db, owner, fields)
  return fields.map((field) => {
    const value = showValue(field, texts(field.id))
    return {
      uuid: field.id,
      key: field.key,
      name: field.name,
      ...(field.description && { description: field.description }),
      type: field.type,
      kind: field.kind,
      options: field.options,
      required: field.required,
      ...(value !== undefined && { value }),
      isEditable: owner.isOpen && editsField(session, field),
      version: versionOf(field.id, texts(field.id)),
    }
  })
}
