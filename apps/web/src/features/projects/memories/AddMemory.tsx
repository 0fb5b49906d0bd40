import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { Row, Stack } from '@dragoman/ui/Page'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatList, languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'

/** Memories of a source language; those of other languages cannot be bound. */
export const memoriesFrom = (sourceLocale: string) =>
  query(api.translationMemories.list, { query: { sourceLocales: [sourceLocale], pageSize: 200, idsOnly: true } })

export interface AddMemoryProps {
  sourceLocale: string
  /** Ids of those that are bound already. */
  bound: readonly string[]
  isPending: boolean
  onAdd: (memoryUuid: string) => void
}

/** Binds one more memory. */
export function AddMemory({ sourceLocale, bound, isPending, onAdd }: AddMemoryProps) {
  const { data } = useQuery(memoriesFrom(sourceLocale))
  const [chosen, setChosen] = useState<string | null>(null)
  const options = (data?.content ?? [])
    .filter(({ uuid }) => !bound.includes(uuid))
    .map(({ uuid, name, targetLocales }) => ({
      id: uuid,
      label: name,
      description: formatList(targetLocales.map(languageName)),
    }))
  return (
    <Card title={t('projects.memories.add')}>
      <Stack gap={12}>
        <ComboBox
          key={bound.length}
          label={t('projects.memories.name')}
          options={options}
          value={chosen}
          onChange={setChosen}
          emptyLabel={t('projects.memories.none', { language: languageName(sourceLocale) })}
        />
        <Row>
          <Button
            icon="plus"
            isPending={isPending}
            isDisabled={chosen === null}
            onPress={() => {
              onAdd(chosen!)
              setChosen(null)
            }}
          >
            {t('projects.memories.bind')}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
