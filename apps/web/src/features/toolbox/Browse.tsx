import { BareButton } from '@dragoman/ui/BareButton'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Row, Stack } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useState } from 'react'
import { RegionError } from '../../errors/RegionError.tsx'
import { t } from '../../i18n/t.ts'
import { contentQuery } from './toolbox-queries.ts'
import styles from './toolbox.module.css'
import { useLookedUp } from './use-looked-up.ts'

interface BrowseProps {
  configUuid: string
  chosen: string | undefined
  onChoose: (key: string) => void
}

/** The content of a source, a page at a time. */
export function Browse({ configUuid, chosen, onChoose }: BrowseProps) {
  const [cursor, setCursor] = useState<string>()
  const { data, error, refetch, isFetching } = useLookedUp(configUuid, contentQuery(configUuid, cursor))
  return (
    <Card title={t('toolbox.browse')}>
      <Stack gap={12}>
        {error && <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />}
        {!data && !error && <Skeleton lines={8} />}
        {data?.items.length === 0 && <p>{t('toolbox.empty')}</p>}
        {data && data.items.length > 0 && (
          <ul className={styles.list} aria-label={t('toolbox.browse')}>
            {data.items.map(({ key, title }) => (
              <li key={key}>
                <BareButton
                  className={styles.item}
                  aria-current={key === chosen || undefined}
                  onPress={() => onChoose(key)}
                >
                  <bdi className={styles.title}>{title}</bdi>
                  <span className={styles.code}>{key}</span>
                </BareButton>
              </li>
            ))}
          </ul>
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
