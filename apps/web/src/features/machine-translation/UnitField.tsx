import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../i18n/t.ts'

export interface UnitFieldProps {
  /** Null for the whole account. */
  value: string | null
  onChange: (value: string | null) => void
}

/** The organizational unit that something is for; empty for all of them. */
export function UnitField({ value, onChange }: UnitFieldProps) {
  const { data } = useQuery(query(api.orgUnits.list, { query: { size: 500, sort: 'name,asc' } }))
  if (!data) return null
  return (
    <ComboBox
      label={t('engines.unit')}
      isOptional
      placeholder={t('engines.everyUnit')}
      options={data.content.map(({ uuid, name }) => ({ id: uuid, label: name }))}
      value={value}
      onChange={onChange}
    />
  )
}
