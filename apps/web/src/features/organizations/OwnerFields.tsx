import { query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import { requirements } from '@dragoman/sdk/requirements'
import { useQuery } from '@tanstack/react-query'
import { FormCombo, FormMultiSelect, type FormOf } from '../../form/form-fields.tsx'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'

const mostChoices = 500

/** For whom something is, as a form holds it. */
export interface OwnerValues extends FieldValues {
  organization: string | null
  orgUnits: string[]
}

export interface OwnerFieldsProps<Values extends OwnerValues> {
  form: FormOf<Values>
  /** The chosen organization: only its units can be chosen. */
  organization: string | null
  clearUnits: () => void
  /** It keeps its organization. */
  isFixed?: boolean
  labels: { organization: string; orgUnits: string; unitsText: string }
}

/** For whom a memory or a glossary is: an organization, and units of it that use it. */
export function OwnerFields<Values extends OwnerValues>({
  form,
  organization,
  clearUnits,
  isFixed = false,
  labels,
}: OwnerFieldsProps<Values>) {
  const { session } = useSession()
  const organizations = useQuery({
    ...query(api.organizations.list, { query: { size: mostChoices } }),
    enabled: session.can(requirements['organizations.list']),
  })
  const units = useQuery({
    ...query(api.orgUnits.list, {
      query: { size: mostChoices, ...(organization && { organizationUuid: organization }) },
    }),
    enabled: session.can(requirements['orgUnits.list']),
  })
  const choices = (page: { content: { uuid: string; name: string }[] } | undefined) =>
    (page?.content ?? []).map(({ uuid, name }) => ({ id: uuid, label: name }))
  return (
    <>
      <FormCombo
        form={form}
        name={'organization' as FieldPathByValue<Values, string | null>}
        label={labels.organization}
        isOptional
        isDisabled={isFixed}
        options={choices(organizations.data)}
        onChosen={clearUnits}
      />
      <FormMultiSelect
        form={form}
        name={'orgUnits' as FieldPathByValue<Values, string[]>}
        label={labels.orgUnits}
        isOptional
        description={labels.unitsText}
        options={choices(units.data)}
        selectedLabel={labels.orgUnits}
      />
    </>
  )
}
