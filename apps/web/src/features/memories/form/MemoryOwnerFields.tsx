import { query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import { requirements } from '@dragoman/sdk/requirements'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { MultiSelect } from '@dragoman/ui/MultiSelect'
import { useQuery } from '@tanstack/react-query'
import { Controller, type Control } from 'react-hook-form'
import { t } from '../../../i18n/t.ts'
import type { MemoryValues } from './memory-values.ts'

const mostChoices = 500

export interface MemoryOwnerFieldsProps {
  control: Control<MemoryValues>
  /** The chosen organization: only its units can be chosen. */
  organization: string | null
  clearUnits: () => void
}

/** For whom a memory is: an organization, and units of it that use it. */
export function MemoryOwnerFields({ control, organization, clearUnits }: MemoryOwnerFieldsProps) {
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
      <Controller
        name="organization"
        control={control}
        render={({ field }) => (
          <ComboBox
            {...field}
            label={t('tm.organization')}
            optionalLabel={t('shell.optional')}
            options={choices(organizations.data)}
            emptyLabel={t('shell.table.noMatch')}
            onChange={(chosen) => {
              if (chosen === field.value) return
              field.onChange(chosen)
              clearUnits()
            }}
          />
        )}
      />
      <Controller
        name="orgUnits"
        control={control}
        render={({ field }) => (
          <MultiSelect
            {...field}
            label={t('tm.orgUnits')}
            optionalLabel={t('shell.optional')}
            description={t('tm.form.unitsText')}
            options={choices(units.data)}
            emptyLabel={t('shell.table.noMatch')}
            selectedLabel={t('tm.orgUnits')}
          />
        )}
      />
    </>
  )
}
