import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { JournalEvent } from '@dragoman/sdk/operations/shared'
import { Button } from '@dragoman/ui/Button'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { RegionError } from '../../../errors/RegionError.tsx'
import { t, type Known } from '../../../i18n/t.ts'
import { RateHistory } from '../RateHistory.tsx'
import { describeUserRate, rateOf } from './describe-user-rate.ts'
import { RateCard } from './RateCard.tsx'
import { RateDialog } from './RateDialog.tsx'

export interface UserRatesProps {
  userUUID: string
  /** Why nothing can be changed here; null where it can. */
  lock: string | null
  /** Shows who changed what, for those who manage rates. */
  hasHistory?: boolean
}

const events: readonly Known<JournalEvent>[] = [
  'USER_RATE_CREATED',
  'USER_RATE_UPDATED',
  'USER_RATE_REMOVED',
  'USER_RATE_DEFAULT_SET',
  'USER_RATE_DETAIL_REMOVED',
]

/** The rates of a person: a card for each currency or unit, a line for each language pair and step. */
export function UserRates({ userUUID, lock, hasHistory = false }: UserRatesProps) {
  const { data: rates, error, refetch } = useQuery(query(api.userRates.list, { path: { userUUID } }))
  const { data: steps, error: unread, refetch: readSteps } = useQuery(query(api.workflows.list))
  const [isAdding, setAdding] = useState(false)
  if (error ?? unread)
    return <RegionError error={(error ?? unread)!} onRetry={() => void (error ? refetch() : readSteps())} />
  if (!rates || !steps) return <Skeleton lines={6} />
  const add = lock === null && (
    <Button icon="plus" onPress={() => setAdding(true)}>
      {t('rates.addRate')}
    </Button>
  )
  return (
    <>
      {lock && <InlineAlert tone="info">{lock}</InlineAlert>}
      {rates.length === 0 ? (
        <EmptyState kind="first-use" icon="wallet" title={t('users.rates.none')} action={add}>
          {t('users.rates.noneText')}
        </EmptyState>
      ) : (
        add && <Row justify="end">{add}</Row>
      )}
      {rates.map((rate) => (
        <RateCard key={rate.uuid} rate={rate} steps={steps} isLocked={lock !== null} />
      ))}
      {hasHistory && (
        <RateHistory
          of={{ entityType: 'USER', entityUuid: userUUID, events }}
          text={t('rates.historyPayText')}
          versionOf={(fields) => rateOf(fields)?.version}
          describe={(fields) => describeUserRate(fields, steps)}
        />
      )}
      {isAdding && (
        <Suspense>
          <RateDialog userUUID={userUUID} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  )
}
