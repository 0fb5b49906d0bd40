import { infinite } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { UserBillingVersion } from '@dragoman/sdk/operations/users'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Row, Stack } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { Timeline, TimelineItem } from '@dragoman/ui/Timeline'
import { useInfiniteQuery } from '@tanstack/react-query'
import { EntryAuthor } from '../../../display/EntryAuthor.tsx'
import { Moment } from '../../../display/Moment.tsx'
import { RegionError } from '../../../errors/RegionError.tsx'
import { isolated } from '../../../i18n/format.ts'
import { hasMessage, t } from '../../../i18n/t.ts'
import { fieldLabel, valueWords } from './billing-values.ts'

/** The changes of a person's billing and payment details, with their authors and outcome; numbers are masked. */
export function BillingHistory({ userUUID }: { userUUID: string }) {
  const options = infinite(api.users.listBillingVersions, { path: { userUUID }, query: { size: 20 } })
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(options)
  const versions = data?.pages.flatMap(({ content }) => content)
  return (
    <Card title={t('billing.history')} description={t('billing.historyText')}>
      {!versions && (error ? <RegionError error={error} onRetry={() => void refetch()} /> : <Skeleton lines={4} />)}
      {versions?.length === 0 && <p>{t('rates.history.empty')}</p>}
      {versions && versions.length > 0 && (
        <Stack>
          <Timeline label={t('billing.history')}>
            {versions.map((version) => (
              <Version key={version.uuid} version={version} />
            ))}
          </Timeline>
          {hasNextPage && (
            <Row>
              <Button onPress={() => void fetchNextPage()} isPending={isFetchingNextPage}>
                {t('billing.historyMore')}
              </Button>
            </Row>
          )}
        </Stack>
      )}
    </Card>
  )
}

const icons = { PENDING: 'clock', DECLINED: 'x', WITHDRAWN: 'undo' } as const

function Version({ version }: { version: UserBillingVersion }) {
  const { kind, status, date, createdBy, decidedBy, decidedDate, reason, changes } = version
  const kindId = `billing.kind.${kind}`
  const statusId = `billing.status.${status}`
  const word = hasMessage(statusId) ? t(statusId) : status
  return (
    <TimelineItem
      icon={icons[status as keyof typeof icons] ?? 'edit'}
      time={<Moment value={date} />}
      detail={
        <Stack gap={4}>
          {changes.map(({ field, before, after }) => (
            <span key={field}>
              {fieldLabel(field)}:{' '}
              {t('rates.change', {
                old: before === undefined ? t('shell.none') : isolated(valueWords(field, before)),
                next: after === undefined ? t('shell.none') : isolated(valueWords(field, after)),
              })}
            </span>
          ))}
          {decidedBy && decidedDate !== undefined && (
            <span>
              {t('billing.decided', { status: word, name: isolated(decidedBy.name) })} · <Moment value={decidedDate} />
            </span>
          )}
          {reason && (
            <span>
              {t('billing.reason')}: <bdi>{reason}</bdi>
            </span>
          )}
        </Stack>
      }
    >
      {createdBy && <EntryAuthor user={createdBy} />}
      {' · '}
      {hasMessage(kindId) ? t(kindId) : kind}
      {!decidedBy && ` · ${word}`}
    </TimelineItem>
  )
}
