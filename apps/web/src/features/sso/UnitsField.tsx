import { MultiSelect, type Option } from '@dragoman/ui/MultiSelect'
import { t } from '../../i18n/t.ts'

export interface UnitsFieldProps {
  units: Option[] | undefined
  value: string[]
  onChange: (uuids: string[]) => void
  errorMessage?: string | undefined
}

/** The organizational units that people get with their first sign-in. */
export const UnitsField = ({ units, errorMessage, ...props }: UnitsFieldProps) => (
  <MultiSelect
    {...props}
    label={t('sso.units')}
    selectedLabel={t('sso.unitsSelected')}
    options={units}
    maximum={50}
    {...(errorMessage !== undefined && { errorMessage })}
  />
)
