import type { CustomFieldEntry } from '@dragoman/sdk/operations/customFields'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Handlers } from '../../identity/context.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { forbidden, invalid, notFound } from '../../kernel/refusals.ts'
import { versionOf } from '../../kernel/version.ts'
import { fieldsInUse, storeValues } from '../custom-fields/custom-values.ts'
import { editsField, type FieldRow } from '../custom-fields/field-access.ts'
import { readValue, showValue } from '../custom-fields/field-value.ts'
import { ownerKinds, type FieldOwner } from './entities.ts'

export const customFieldValues = {
  async getValues({ db, session, path }) {
    const owner = await ownerKinds[path.entityType].find(db, session, path.entityUUID)
    return showEntries(db, session, owner, await fieldsInUse(db, session, path.entityType))
  },

  async updateValues(input) {
    const { db, session, path, body, journal, requireVersion } = input
    const owner = await ownerKinds[path.entityType].hold(db, session, path.entityUUID)
    const seen = new Map((await fieldsInUse(db, session, path.entityType)).map((field) => [field.id, field]))
    const fields = body.map(({ uuid }) => {
      const field = seen.get(uuid)
      if (!field) throw notFound('custom field')
      if (!owner.isOpen || !editsField(session, field)) throw forbidden(`You can't change ${field.name}.`)
      return field
    })
    const present = () => showEntries(db, session, owner, fields)
    await requireVersion({ entity: owner.entity, present })
    const texts = await textsOf(db, owner, fields)
    const stored = new Map(
      body.map(({ value }, at) => {
        const [field, place] = [fields[at]!, `body[${at}].value`]
        const next = readValue(field, value, place, texts(field.id))
        if (next === null && field.required) throw invalid(place, `${field.name} is required.`)
        return [field.id, next]
      }),
    )
    await storeValues(db, owner.values, owner.id, stored)
    const changed = fields.filter(({ id }) => (stored.get(id)?.texts ?? []).join('\n') !== texts(id).join('\n'))
    // Clients and linguists read what happens in their projects, too: what is not for all of them stays with managers.
    const isOpen = ({ visibleTo }: FieldRow) => visibleTo.includes('CLIENT') && visibleTo.includes('VENDOR')
    for (const [part, projectId] of [
      [changed.filter(isOpen), owner.projectId],
      [changed.filter((field) => !isOpen(field)), undefined],
    ] as const) {
      const of = (value: (field: FieldRow) => readonly string[]) =>
        Object.fromEntries(part.map((field) => [field.name, shownInJournal(field, value(field))]))
      const [before, after] = [of(({ id }) => texts(id)), of(({ id }) => stored.get(id)?.texts ?? [])]
      if (part.length > 0) await journal({ entity: owner.entity, ...(projectId && { projectId }), before, after })
    }
    return present()
  },
} satisfies Pick<Handlers<'customFields'>, 'getValues' | 'updateValues'>

/** The journal is read by all managers: what only administrators see is named there, but not told. */
const shownInJournal = (field: FieldRow, texts: readonly string[]) =>
  field.visibleTo.includes('PROJECT_MANAGER') ? (showValue(field, texts) ?? null) : '…'

async function textsOf(db: Database, { id, values }: FieldOwner, fields: readonly FieldRow[]) {
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

async function showEntries(
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
