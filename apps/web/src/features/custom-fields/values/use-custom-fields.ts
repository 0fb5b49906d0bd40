import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { customQueryFields } from '@dragoman/sdk/list-fields'
import type { CustomField, CustomFieldEntity } from '@dragoman/sdk/operations/customFields'
import type { QueryFields } from '@dragoman/sdk/query-line'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { t } from '../../../i18n/t.ts'
import type { QuerySpec } from '../../../list/query-spec.ts'

const none: readonly CustomField[] = []

/** The custom fields of a kind of entity that are in use and that the caller sees, in their order. */
export function useCustomFields(entityCode: CustomFieldEntity): readonly CustomField[] {
  return useQuery(fieldsQuery(entityCode)).data?.content ?? none
}

const fieldsQuery = (entityCode: CustomFieldEntity) =>
  query(api.customFields.list, { query: { entityCode, archived: false, size: 100 } })

/** The query line of a list with the custom fields of its rows. */
export function useCustomSpec(spec: QuerySpec, entity: CustomFieldEntity, line: string | undefined): QuerySpec {
  const { data } = useQuery(fieldsQuery(entity))
  return useMemo(() => {
    if (!data) return { ...spec, fields: { ...spec.fields, ...fieldsNamed(line) } }
    const fields = data.content
    const of = <Value>(value: (field: CustomField) => Value | undefined) =>
      Object.fromEntries(
        fields.flatMap((field) => {
          const found = value(field)
          return found === undefined ? [] : [[`cf.${field.key}`, found]]
        }),
      ) as Record<string, Value>
    return {
      ...spec,
      fields: { ...spec.fields, ...customQueryFields(fields) },
      names: { ...spec.names, ...of(({ type }) => (type === 'BOOLEAN' ? yesOrNo : undefined)) },
      fieldNames: of(({ name }) => name),
      options: of(({ type, multivalueDefault }) => (type === 'MULTIVALUE' ? multivalueDefault : undefined)),
    }
  }, [spec, data, line])
}

const yesOrNo = (code: string) => (code === 'YES' ? t('shell.yes') : t('shell.no'))

/** The custom fields that a line names, until it is known what they hold. */
const fieldsNamed = (line = ''): QueryFields =>
  Object.fromEntries(
    [...line.matchAll(/\bcf\.[\p{L}\p{N}_-]+(?=:)/giu)].map(([name]) => [
      name.toLowerCase(),
      { kind: 'text', hasNone: true },
    ]),
  )
