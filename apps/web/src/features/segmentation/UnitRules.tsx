import { useMissing } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { requirements } from '@dragoman/sdk/requirements'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RegionError } from '../../errors/RegionError.tsx'
import { forbiddenReason } from '../../errors/error-text.ts'
import { t } from '../../i18n/t.ts'
import { Link } from '../../ground/links.ts'
import { SettingsPageFrame } from '../settings/SettingsPageFrame.tsx'
import { BuiltInRules } from './BuiltInRules.tsx'
import { OwnRules } from './OwnRules.tsx'
import type { RulesDraft } from './rules-draft.ts'
import { rulesTextQuery, unitRulesQuery } from './rules-queries.ts'
import { RulesOrigin } from './UnitsWithRules.tsx'

/** The rules of a unit: those that it inherits, or its own, which can be edited, tried, sent, fetched and given up. */
export function UnitRules({ unitUuid }: { unitUuid: string }) {
  const unit = useQuery(query(api.orgUnits.get, { path: { orgUnitUUID: unitUuid } }))
  const all = useQuery(unitRulesQuery)
  const present = all.data?.find(({ orgUnitUuid }) => orgUnitUuid === unitUuid)?.rules
  const text = useQuery({
    ...rulesTextQuery(unitUuid, present?.uuid),
    enabled: present !== undefined,
    placeholderData: keepPreviousData,
  })
  const missing = useMissing(requirements['segmentationRules.upload'])
  const [started, setStarted] = useState<RulesDraft | null>(null)
  const lock = missing.length > 0 ? forbiddenReason(missing) : null
  const failed = [unit, all, text].find(({ error }) => error)
  return (
    <SettingsPageFrame
      title={unit.data?.name ?? t('settings.segmentation')}
      status={all.data && <RulesOrigin isOwn={present !== undefined} />}
      description={t('settings.segmentation.text')}
      parents={[
        <Link key="units" to="/settings/translation-settings/segmentation">
          {t('settings.segmentation')}
        </Link>,
      ]}
    >
      {failed?.error ? (
        <RegionError error={failed.error} onRetry={() => void failed.refetch()} isPending={failed.isFetching} />
      ) : !all.data || (present && !started && text.data === undefined) ? (
        <Skeleton lines={12} />
      ) : present || started ? (
        <OwnRules
          unitUuid={unitUuid}
          rules={present}
          text={text.data}
          started={started}
          lock={lock}
          onGivenUp={() => setStarted(null)}
        />
      ) : (
        <BuiltInRules unitUuid={unitUuid} lock={lock} onStart={setStarted} />
      )}
    </SettingsPageFrame>
  )
}
