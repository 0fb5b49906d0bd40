import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Row } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Moment } from '../../../display/Moment.tsx'
import { RegionError } from '../../../errors/RegionError.tsx'
import { hasMessage, t } from '../../../i18n/t.ts'
import styles from './Security.module.css'

const few = 10

/** The events of the person's own sign-in: sessions, failed attempts, and changes. */
export function SignInsCard() {
  const [size, setSize] = useState(few)
  const { data, error, refetch } = useQuery({
    ...query(api.users.listSignIns, { query: { size } }),
    placeholderData: keepPreviousData,
  })
  if (error) return <RegionError error={error} onRetry={() => void refetch()} />
  return (
    <Card title={t('profile.signIns')} description={t('profile.signIns.text')}>
      {data ? (
        <>
          <ul className={styles.list}>
            {data.content.map(({ uuid, event, date, address, by }) => (
              <li key={uuid}>
                <div className={styles.what}>
                  <span>{eventWord(event)}</span>
                  <span className={styles.meta}>
                    {address && <bdi>{address}</bdi>} {by && t('profile.signIns.by', { name: by })}
                  </span>
                </div>
                <span className={styles.meta}>
                  <Moment value={date} />
                </span>
              </li>
            ))}
          </ul>
          {data.totalElements > data.content.length && (
            <Row>
              <Button onPress={() => setSize(size + 20)}>{t('profile.signIns.more')}</Button>
            </Row>
          )}
        </>
      ) : (
        <Skeleton lines={4} />
      )}
    </Card>
  )
}

function eventWord(event: string): string {
  const id = `profile.event.${event}`
  return hasMessage(id) ? t(id) : event
}
