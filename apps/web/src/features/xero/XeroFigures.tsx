import type { XeroStatus } from '@dragoman/sdk/operations/xero'
import { Tiles } from '@dragoman/ui/Page'
import { Stat } from '@dragoman/ui/Stat'
import { Moment } from '../../display/Moment.tsx'
import { formatAmounts } from '../../i18n/format-amounts.ts'
import { formatRelative } from '../../i18n/format-days.ts'
import { formatDate, formatNumber, isolated } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'

/** The connection in five figures. */
export function XeroFigures({ status }: { status: XeroStatus }) {
  const { organization, connectedBy, connectedDate, lastSyncDate, nextSyncDate, calls } = status
  const { waiting, held, oldestWaitingDate, differing, equal, differences } = status
  return (
    <Tiles minimum={160}>
      <Stat
        size="small"
        label={t('xero.organization')}
        value={<bdi>{organization?.name}</bdi>}
        meta={
          connectedBy &&
          connectedDate !== undefined &&
          t('xero.connectedBy', { name: isolated(connectedBy.name), date: formatDate(connectedDate) })
        }
      />
      <Stat
        size="small"
        label={t('xero.lastSync')}
        value={lastSyncDate === undefined ? t('xero.notYet') : <Moment value={lastSyncDate} as="relative" />}
        meta={nextSyncDate !== undefined && t('xero.nextSync', { when: formatRelative(nextSyncDate) })}
      />
      <Stat
        size="small"
        label={t('xero.waiting')}
        value={formatNumber(waiting)}
        {...(held > 0 && {
          delta: { icon: 'warning' as const, tone: 'warning' as const, text: t('xero.heldCount', { count: held }) },
        })}
        meta={
          oldestWaitingDate === undefined
            ? t('xero.allSent')
            : t('xero.oldest', { when: formatRelative(oldestWaitingDate) })
        }
      />
      <Stat
        size="small"
        label={t('xero.differ')}
        value={formatNumber(differing)}
        meta={
          differences.length > 0
            ? t('xero.inAll', { amounts: formatAmounts(differences) })
            : t('xero.equalOf', { equal: formatNumber(equal), all: formatNumber(equal + differing) })
        }
      />
      <Stat
        size="small"
        label={t('xero.callsToday')}
        value={
          <>
            {formatNumber(calls.today)} <small>{t('xero.callsOf', { limit: formatNumber(calls.daily) })}</small>
          </>
        }
        meta={t('xero.perMinute', { count: formatNumber(calls.perMinute) })}
      />
    </Tiles>
  )
}
