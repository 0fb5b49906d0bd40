import { query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'

import { browserStorage, stored } from '@dragoman/sdk/session-storage'
import { Banner } from '@dragoman/ui/InlineAlert'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { showError } from '../errors/report-error.ts'
import { formatNumber } from '../i18n/format.ts'
import { t } from '../i18n/t.ts'
import { LinkButton } from '../ground/links.ts'
import { exceeded, isToldOf, seesTrial, seesUsage, trialDays } from './account-banners.ts'

const dismissedNotice = stored<string>(browserStorage('localStorage'), 'dismissedMaintenance')

/** Milliseconds after which each is asked for again. */
const often = 2 * 60_000
const seldom = 60 * 60_000

/** Tells everyone in an account that its trial ends, its quota is used up, or maintenance is going on. */
export function AccountBanners() {
  const { subject } = useSession().snapshot
  const [dismissed, setDismissed] = useState(() => dismissedNotice.read())
  const trial = useQuery({
    ...query(api.accounts.getTrialTime),
    enabled: seesTrial(subject),
    staleTime: seldom,
    refetchInterval: seldom,
  })
  const usage = useQuery({
    ...query(api.accountMetrics.getStatus),
    enabled: seesUsage(subject),
    staleTime: seldom,
    refetchInterval: seldom,
  })
  const maintenance = useQuery({ ...query(api.maintenance.get), refetchInterval: often })
  const failure = trial.error ?? usage.error
  useEffect(() => {
    if (failure) showError(failure, true)
  }, [failure])
  const days = trialDays(trial.data)
  const over = exceeded(usage.data)
  const notice = maintenance.data
  const plan = seesUsage(subject) && (
    <LinkButton to="/settings/account-settings/plan" size="small">
      {t('banners.plan')}
    </LinkButton>
  )
  return (
    <>
      {days !== undefined && <Banner tone="info" title={t('banners.trial', { count: days })} action={plan} />}
      {over && (
        <Banner
          tone="warning"
          title={t('banners.usage', { words: formatNumber(over.words), limit: formatNumber(over.currentLimit) })}
          action={plan}
        />
      )}
      {notice && isToldOf(notice, dismissed) && (
        <Banner
          tone="warning"
          title={t('banners.maintenance')}
          dismiss={{
            onDismiss: () => {
              dismissedNotice.write(notice.uuid)
              setDismissed(notice.uuid)
            },
          }}
        />
      )}
    </>
  )
}
