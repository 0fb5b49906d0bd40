import type { Handlers } from '../../identity/context.ts'
import { forbidden, invalid, notFound } from '../../kernel/refusals.ts'
import { fieldsInUse, storeValues } from '../custom-fields/custom-values.ts'
import { editsField, type FieldRow } from '../custom-fields/field-access.ts'
import { readValue } from '../custom-fields/field-value.ts'
import { ownerKinds } from './entities.ts'
import { shownInJournal, showEntries, textsOf } from './entries.ts'

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
