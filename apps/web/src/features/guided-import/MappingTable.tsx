import type { ImportChoice, ImportFile } from '@dragoman/sdk/operations/imports'
import { roleOrder } from '@dragoman/sdk/roles'
import { NativeSelect } from '@dragoman/ui/NativeSelect'
import { TextField } from '@dragoman/ui/TextField'
import { useState } from 'react'
import { EditTable } from '../../display/NarrowTable.tsx'
import { enumWord, t } from '../../i18n/t.ts'
import styles from './guided-import.module.css'

export interface MappingTableProps {
  file: ImportFile
  isLocked: boolean
  onChoose: (choice: ImportChoice) => void
}

/** How the columns and the values of a table are understood. */
export function MappingTable({ file: { choice, takes }, isLocked, onChoose }: MappingTableProps) {
  const { columns = [], values = [] } = choice
  if (columns.length === 0 || takes.length === 0) return null
  return (
    <>
      <EditTable label={t('guidedImport.columns')} className={styles.mapping}>
        <thead>
          <tr>
            <th scope="col">{t('guidedImport.column')}</th>
            <th scope="col">{t('guidedImport.means')}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ heading, means = '' }, at) => (
            <tr key={`${at} ${heading}`}>
              <td>
                <bdi>{heading}</bdi>
              </td>
              <td>
                {isLocked ? (
                  <bdi>{means || t('guidedImport.notImported')}</bdi>
                ) : (
                  <NativeSelect
                    label={t('guidedImport.meansOf', { name: heading })}
                    options={[
                      { id: '', label: t('guidedImport.notImported') },
                      ...[...new Set([...(means ? [means] : []), ...takes])].map((id) => ({ id, label: id })),
                    ]}
                    value={means}
                    onChange={(next) =>
                      onChoose({
                        columns: columns.map((one, place) =>
                          place === at ? { heading, ...(next !== '' && { means: next }) } : one,
                        ),
                      })
                    }
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </EditTable>
      {values.length > 0 && (
        <EditTable label={t('guidedImport.values')} className={styles.mapping}>
          <thead>
            <tr>
              <th scope="col">{t('guidedImport.column')}</th>
              <th scope="col">{t('guidedImport.means')}</th>
            </tr>
          </thead>
          <tbody>
            {values.map((value, at) => (
              <tr key={`${value.column} ${value.said}`}>
                <td>
                  <bdi>{`${value.column}: ${value.said}`}</bdi>
                </td>
                <td>
                  <ValueField
                    key={value.means}
                    value={value}
                    isLocked={isLocked}
                    onChange={(means) =>
                      onChoose({ values: values.map((one, place) => (place === at ? { ...one, means } : one)) })
                    }
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </EditTable>
      )}
    </>
  )
}

/** The possible meanings of values, by their column. */
const meanings: Readonly<Record<string, () => { id: string; label: string }[]>> = {
  Roles: () => roleOrder.slice(1).map((id) => ({ id, label: enumWord('role', id) })),
  Status: () => (['ACTIVE', 'INACTIVE', 'DISABLED'] as const).map((id) => ({ id, label: enumWord('userStatus', id) })),
}

interface ValueFieldProps {
  value: { column: string; said: string; means: string }
  isLocked: boolean
  onChange: (means: string) => void
}

function ValueField({ value: { column, said, means }, isLocked, onChange }: ValueFieldProps) {
  const [text, setText] = useState(means)
  const known = Object.hasOwn(meanings, column) ? meanings[column]!() : undefined
  if (known && isLocked) return <bdi>{known.find(({ id }) => id === means)?.label ?? means}</bdi>
  if (known)
    return (
      <NativeSelect
        label={t('guidedImport.meansOf', { name: said })}
        options={known.some(({ id }) => id === means) ? known : [{ id: means, label: means }, ...known]}
        value={means}
        onChange={onChange}
      />
    )
  return (
    <TextField
      label={t('guidedImport.meansOf', { name: said })}
      isLabelHidden
      value={text}
      isDisabled={isLocked}
      onChange={setText}
      onBlur={() => text.trim() !== '' && text !== means && onChange(text.trim())}
    />
  )
}
