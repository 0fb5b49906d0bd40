import { query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import { requirements } from '@dragoman/sdk/requirements'
import { useQuery } from '@tanstack/react-query'
import { FormCombo, FormMultiSelect, type FormOf } from '../../../form/form-fields.tsx'
import { t } from '../../../i18n/t.ts'
import type { MemoryValues } from './memory-values.ts'

const mostChoices = 500

export interface MemoryOwnerFieldsProps {
  form: FormOf<MemoryValues>
  /** The chosen organization: only its units can be chosen. */
  organization: string | null
  clearUnits: () => void
}

/** For whom a memory is: an organization, and units of it that use it. */
export function MemoryOwnerFields({ form, organization, clearUnits }: MemoryOwnerFieldsProps) {
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
        name="organization"
        label={t('tm.organization')}
        isOptional
        options={choices(organizations.data)}
        onChosen={clearUnits}
      />
      <FormMultiSelect
        form={form}
        name="orgUnits"
        label={t('tm.orgUnits')}
        isOptional
        description={t('tm.form.unitsText')}
        options={choices(units.data)}
        selectedLabel={t('tm.orgUnits')}
      />
    </>
  )
}
