import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { CheckboxGroup } from '@dragoman/ui/CheckboxGroup'
import { Row, Stack } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RegionError } from '../../errors/RegionError.tsx'
import { t } from '../../i18n/t.ts'
import { contentQuery } from '../toolbox/toolbox-queries.ts'

interface PickContentProps {
  configUuid: string
  /** Keys, those of other pages included. */
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
}

/** The content of the other system to choose from, a page at a time. */
export function PickContent({ configUuid, chosen, onChange }: PickContentProps) {
  const [cursor, setCursor] = useState<string>()
  const { data, error, refetch, isFetching } = useQuery({
    ...contentQuery(configUuid, cursor),
    retry: false,
    meta: { showsErrors: true },
  })
  const shown = data?.items.map(({ key }) => key) ?? []
  return (
    <Card title={t('requests.pieces')}>
      <Stack gap={12}>
        {error && <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />}
        {!data && !error && <Skeleton lines={8} />}
        {data && (
          <CheckboxGroup
            label={t('requests.pieces')}
            isLabelHidden
            value={shown.filter((key) => chosen.has(key))}
            onChange={(now) => onChange(new Set([...[...chosen].filter((key) => !shown.includes(key)), ...now]))}
          >
            {data.items.map(({ key, title }) => (
              <Checkbox key={key} value={key} description={key}>
                <bdi>{title}</bdi>
              </Checkbox>
            ))}
          </CheckboxGroup>
        )}
        <Row justify="between">
          <Button size="small" isDisabled={cursor === undefined} onPress={() => setCursor(undefined)}>
            {t('toolbox.first')}
          </Button>
          <Button size="small" isDisabled={data?.next === undefined} onPress={() => setCursor(data?.next)}>
            {t('toolbox.next')}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
