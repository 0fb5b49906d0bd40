import type { CustomFieldEntity, CustomFieldValueInput } from '@dragoman/sdk/operations/customFields'
import { useSession } from '@dragoman/hooks/session'
import { isAccountAdmin, isClient, isManager, isVendor } from '@dragoman/sdk/permissions'
import { useState } from 'react'
import { useCustomFields } from './use-custom-fields.ts'
import { contentOf, draftOf, problemOf, type InputField, type ValueDraft } from './value-draft.ts'

export interface NewValues {
  fields: readonly InputField[]
  draftOf: (field: InputField) => ValueDraft
  change: (field: InputField, draft: ValueDraft) => void
  /** Whether every value can be sent; from the first time on that it is asked for, inputs say what is wrong. */
  check: () => boolean
  isTried: boolean
  isDirty: boolean
  body: () => CustomFieldValueInput[]
}

/** The custom fields in the form of something new: those that the caller can fill in, with their default values. */
export function useNewValues(entity: CustomFieldEntity): NewValues {
  const { snapshot } = useSession()
  const { subject } = snapshot
  const [drafts, setDrafts] = useState<Readonly<Record<string, ValueDraft>>>({})
  const [isTried, setTried] = useState(false)
  const own = [
    ...(isManager(subject) ? ['PROJECT_MANAGER'] : []),
    ...(isClient(subject) ? ['CLIENT'] : []),
    ...(isVendor(subject) ? ['VENDOR'] : []),
  ]
  const all = useCustomFields(entity).filter(
    ({ editableBy }) => isAccountAdmin(subject) || editableBy.some((role) => own.includes(role)),
  )
  const fields = all.map((field) => ({ ...field, options: field.multivalueDefault }))
  const present = (field: InputField) =>
    drafts[field.uuid] ?? draftOf(field, all.find(({ uuid }) => uuid === field.uuid)?.defaultValue)
  return {
    fields,
    draftOf: present,
    change: (field, draft) => setDrafts({ ...drafts, [field.uuid]: draft }),
    check() {
      setTried(true)
      return fields.every((field) => problemOf(field, present(field)) === null)
    },
    isTried,
    isDirty: Object.keys(drafts).length > 0,
    body: () => fields.map((field) => ({ uuid: field.uuid, value: contentOf(field, present(field)) ?? null })),
  }
}
