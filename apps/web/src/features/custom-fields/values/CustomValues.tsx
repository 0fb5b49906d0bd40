import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { CustomFieldEntity, CustomFieldEntry, CustomFieldValue } from '@dragoman/sdk/operations/customFields'
import { Property } from '@dragoman/ui/DescriptionList'
import { useQuery } from '@tanstack/react-query'
import { CustomFields, valueText } from '../../../display/CustomFields.tsx'
import { InPlace, NoValue, useInPlace } from '../../../form/InPlace.tsx'
import { t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'

const loadEditor = () => import('./ValueEditor.tsx')
const ValueEditor = overlay(loadEditor, 'ValueEditor')

export interface CustomValuesProps {
  entity: CustomFieldEntity
  uuid: string
  /** Its values, as they came with it. */
  values: readonly CustomFieldValue[]
}

/** The custom fields of something as properties of its list, changed in place; empty ones for people who can fill them in. */
export function CustomValues({ entity, uuid, values }: CustomValuesProps) {
  const path = { entityType: entity, entityUUID: uuid }
  const { data } = useQuery(query(api.customFields.getValues, { path }))
  if (!data) return <CustomFields fields={values} />
  return data
    .filter(({ value, isEditable }) => value !== undefined || isEditable)
    .map((entry) => (
      <Property key={entry.uuid} term={<bdi>{entry.name}</bdi>}>
        <Value entity={entity} uuid={uuid} entry={entry} />
      </Property>
    ))
}

function Value({ entity, uuid, entry }: { entity: CustomFieldEntity; uuid: string; entry: CustomFieldEntry }) {
  const { close, ...inPlace } = useInPlace()
  const { value, isEditable, name } = entry
  const shown = value === undefined ? <NoValue>{t('custom.none')}</NoValue> : <bdi>{valueText(value)}</bdi>
  if (!isEditable) return shown
  return (
    <InPlace
      {...inPlace}
      label={t('custom.edit', { field: name })}
      onIntent={() => void loadEditor()}
      editor={<ValueEditor entity={entity} uuid={uuid} entry={entry} anchor={inPlace.place} onClose={close} />}
    >
      {shown}
    </InPlace>
  )
}
