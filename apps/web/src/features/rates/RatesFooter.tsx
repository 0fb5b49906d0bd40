import { t } from '../../i18n/t.ts'
import { RateHistory, type RateHistoryProps } from './RateHistory.tsx'
import { UsedByUnits } from './UsedByUnits.tsx'

export interface RatesFooterProps {
  rates: { uuid: string; orgUnitUuids: readonly string[] }
  isDefault: boolean
  entityType: string
  /** The events that make versions. */
  events: string[]
  describe: RateHistoryProps['describe']
}

/** Which units use net rates or a price list, and their versions. */
export function RatesFooter({
  rates: { uuid, orgUnitUuids },
  isDefault,
  entityType,
  events,
  describe,
}: RatesFooterProps) {
  return (
    <>
      <UsedByUnits orgUnitUuids={orgUnitUuids} isDefault={isDefault} />
      <RateHistory
        of={{ entityType, entityUuid: uuid, events }}
        text={t('rates.historyText')}
        versionOf={({ version }) => (typeof version === 'number' ? version : undefined)}
        describe={describe}
      />
    </>
  )
}
