import type { CustomFieldValue } from '@dragoman/sdk/operations/customFields'
import { Property } from '@dragoman/ui/DescriptionList'
import { formatList, formatNumber } from '../i18n/format.ts'
import { t } from '../i18n/t.ts'

/** The fields that an account added to a thing, as properties of its list; those that are not filled in are left out. */
export function CustomFields({ fields }: { fields: readonly CustomFieldValue[] }) {
  return fields
    .filter(({ value }) => value !== undefined && value !== null && value !== '')
    .map(({ name, value }) => (
      <Property key={name} term={<bdi>{name}</bdi>}>
        {valueText(value)}
      </Property>
    ))
}

/** A value of a custom field in words. */
export function valueText(value: unknown): string {
  if (typeof value === 'boolean') return value ? t('shell.yes') : t('shell.no')
  if (typeof value === 'number') return formatNumber(value)
  return Array.isArray(value) ? formatList(value.map(valueText)) : String(value)
}
