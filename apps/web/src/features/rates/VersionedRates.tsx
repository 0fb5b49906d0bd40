import { useMissing } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { JournalEvent } from '@dragoman/sdk/operations/shared'
import type { Workflow } from '@dragoman/sdk/operations/workflows'
import type { Requirement } from '@dragoman/sdk/permissions'
import { Card } from '@dragoman/ui/Card'
import { Stack, Row } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery, type UseQueryResult, useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { forbiddenReason } from '../../errors/error-text.ts'
import { RegionError } from '../../errors/RegionError.tsx'
import { t, type Known } from '../../i18n/t.ts'
import { Link } from '../../ground/links.ts'
import { RateHistory, type RateHistoryProps } from './RateHistory.tsx'
import { tellSaved } from './use-edited.ts'

interface Rates {
  uuid: string
  version: number
  orgUnitUuids: readonly string[]
}

/** The parts that the form of rates needs. */
interface RatesForm<Found, Body> {
  /** Why nothing can be changed; null where it can. */
  lock: string | null
  isSaving: boolean
  error: Error | null
  onSave: (body: Body, done: (saved: Found) => void) => void
}

interface VersionedRatesProps<Found extends Rates, Body> {
  found: UseQueryResult<Found>
  /** The permission to change them. */
  requirement: Requirement
  update: {
    isPending: boolean
    error: Error | null
    save: (body: Body, options: { onSuccess: (saved: Found) => void; onError: () => void }) => void
  }
  history: {
    entityType: string
    /** The events that make versions. */
    events: readonly Known<JournalEvent>[]
    describe: RateHistoryProps['describe']
  }
  isDefault: (rates: Found) => boolean
  children: (rates: Found, steps: readonly Workflow[], form: RatesForm<Found, Body>) => ReactNode
}

/** A net rate scheme or a price list: its form, the organizational units that use it, and its versions. */
export function VersionedRates<Found extends Rates, Body>({
  found: { data: rates, error, refetch },
  requirement,
  update: { isPending, error: refused, save },
  history: { entityType, events, describe },
  isDefault,
  children,
}: VersionedRatesProps<Found, Body>) {
  const { data: steps, error: unread, refetch: readSteps } = useQuery(query(api.workflows.list))
  const missing = useMissing(requirement)
  if (error ?? unread)
    return <RegionError error={(error ?? unread)!} onRetry={() => void (error ? refetch() : readSteps())} />
  if (!rates || !steps) return <Skeleton lines={12} />
  return (
    <Stack>
      {children(rates, steps, {
        lock: missing.length > 0 ? forbiddenReason(missing) : null,
        isSaving: isPending,
        error: refused,
        onSave: (body, done) =>
          save(body, {
            onSuccess: (saved) => {
              done(saved)
              tellSaved(saved)
            },
            // Another person may have saved first; the form says so once it knows.
            onError: () => void refetch(),
          }),
      })}
      <UsedByUnits orgUnitUuids={rates.orgUnitUuids} isDefault={isDefault(rates)} />
      <RateHistory
        of={{ entityType, entityUuid: rates.uuid, events }}
        text={t('rates.historyText')}
        versionOf={({ version }) => (typeof version === 'number' ? version : undefined)}
        describe={describe}
      />
    </Stack>
  )
}

/** Shows the units that use rates by themselves, and whether all others do. */
function UsedByUnits({ orgUnitUuids, isDefault }: { orgUnitUuids: readonly string[]; isDefault: boolean }) {
  const units = useQueries({
    queries: orgUnitUuids.map((orgUnitUUID) => query(api.orgUnits.get, { path: { orgUnitUUID } })),
  })
  return (
    <Card title={t('rates.usedBy')} description={usageText(orgUnitUuids.length > 0, isDefault)}>
      {orgUnitUuids.length > 0 && (
        <Row>
          {orgUnitUuids.map((uuid, at) => (
            <Link key={uuid} to="/organizations/units/$id" params={{ id: uuid }} search={{ tab: 'prices' }}>
              <bdi>{units[at]?.data?.name ?? '…'}</bdi>
            </Link>
          ))}
        </Row>
      )}
    </Card>
  )
}

function usageText(hasUnits: boolean, isDefault: boolean): string {
  if (isDefault) return hasUnits ? t('rates.usedByOthers') : t('rates.usedByAll')
  return hasUnits ? t('rates.usedByText') : t('rates.usedByNone')
}
