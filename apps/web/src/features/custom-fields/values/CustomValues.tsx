import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { CustomFieldEntity, CustomFieldEntry, CustomFieldValue } from '@dragoman/sdk/operations/customFields'
import { BareButton } from '@dragoman/ui/BareButton'
import { Property } from '@dragoman/ui/DescriptionList'
import { Icon } from '@dragoman/ui/Icon'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { CustomFields, valueText } from '../../../display/CustomFields.tsx'
import { t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'
import styles from './values.module.css'

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
  const place = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { value, isEditable, name } = entry
  const shown =
    value === undefined ? <span className={styles.none}>{t('custom.none')}</span> : <bdi>{valueText(value)}</bdi>
  if (!isEditable) return shown
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <span ref={place} className={styles.field}>
        <span className={styles.value}>{shown}</span>
        <BareButton
          ref={button}
          className={styles.edit}
          aria-label={t('custom.edit', { field: name })}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPress={() => setOpen(true)}
          onHoverStart={() => void loadEditor()}
        >
          <Icon name="edit" />
        </BareButton>
      </span>
      {isOpen && (
        <Suspense>
          <ValueEditor entity={entity} uuid={uuid} entry={entry} anchor={place} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
