import type { CustomFieldEntity, CustomFieldValue } from '@dragoman/sdk/operations/customFields'
import { useMemo } from 'react'
import { valueText } from '../../../display/CustomFields.tsx'
import type { ListColumn } from '../../../list/list-columns.ts'
import { useCustomFields } from './use-custom-fields.ts'

/** The custom fields of a kind of entity as columns that one can choose. */
export function useCustomColumns<Row extends { customFields?: readonly CustomFieldValue[] }>(
  entity: CustomFieldEntity,
): ListColumn<Row>[] {
  const fields = useCustomFields(entity)
  return useMemo(
    () =>
      fields.map(({ key, name, type }) => ({
        id: `cf.${key}`,
        header: name,
        isExtra: true,
        isSortable: true,
        ...(type === 'NUMERIC' && { align: 'end' as const }),
        cell: ({ customFields }: Row) => {
          const found = customFields?.find((each) => each.key === key)
          return found && <bdi>{valueText(found.value)}</bdi>
        },
      })),
    [fields],
  )
}
