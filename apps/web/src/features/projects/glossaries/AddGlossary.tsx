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

export interface AddGlossaryProps {
  /** Ids of those that are bound already. */
  bound: readonly string[]
  isPending: boolean
  onAdd: (glossaryUuid: string) => void
}

/** Binds one more glossary; nothing to choose from while the account has no other. */
export function AddGlossary({ bound, isPending, onAdd }: AddGlossaryProps) {
  const { data } = useQuery(query(api.glossaries.list, { query: { size: 500 } }))
  const [chosen, setChosen] = useState<string | null>(null)
  const options = (data?.content ?? [])
    .filter(({ uuid }) => !bound.includes(uuid))
    .map(({ uuid, name, languages = [] }) => ({ id: uuid, label: name, description: formatList(languages.map(languageName)) }))
  if (options.length === 0) return null
  return (
    <Card title={t('projects.glossaries.add')}>
      <Stack gap={12}>
        <ComboBox
          key={bound.length}
          label={t('projects.glossaries.name')}
          options={options}
          value={chosen}
          onChange={setChosen}
          emptyLabel={t('shell.table.noMatch')}
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
            {t('projects.glossaries.add')}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
