import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { UserRate, UserRateComparison } from '@dragoman/sdk/operations/userRates'
import { Card } from '@dragoman/ui/Card'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { LanguageCodes } from '../../../display/LanguageCodes.tsx'
import { RegionError } from '../../../errors/RegionError.tsx'
import { Link } from '../../../ground/links.ts'
import { formatUnitPrice } from '../../../i18n/format-amounts.ts'
import { enumWord, t } from '../../../i18n/t.ts'
import { SpreadMark } from './SpreadMark.tsx'

/** Rates that are listed. */
const most = 8

/** With fewer rates of others, a comparison says nothing. */
const fewest = 3

/** The rates of a linguist by the word, each beside those of everyone for the same languages and step. */
export function PersonRates({ userUUID }: { userUUID: string }) {
  const { data: rates, error, refetch } = useQuery(query(api.userRates.list, { path: { userUUID } }))
  const { data: steps } = useQuery(query(api.workflows.list))
  const lines = rates?.flatMap(linesOf).slice(0, most) ?? []
  const { data: compared, error: missing } = useQuery({
    ...query(api.userRates.compareLines, { query: { rateDetailUuids: lines.map(({ uuid }) => uuid) } }),
    enabled: lines.length > 0,
  })
  return (
    <Card
      title={t('users.work.rates')}
      description={lines.length > 0 ? t('users.work.ratesText') : undefined}
      actions={
        <Link to="/users/$id" params={{ id: userUUID }} search={{ tab: 'rates' }}>
          {t('users.work.allRates')}
        </Link>
      }
    >
      {error && !rates && <RegionError error={error} onRetry={() => void refetch()} />}
      {!rates && !error && <Skeleton lines={4} />}
      {rates && lines.length === 0 && <p>{t('users.rates.none')}</p>}
      <RowList>
        {lines.map(({ uuid, languagePair, workflowUuid, wordRate, currency }) => {
          const [source = '', target = ''] = languagePair.split(':')
          const step = steps?.find((each) => each.uuid === workflowUuid)
          const others = compared?.find(({ rateDetailUuid }) => rateDetailUuid === uuid)
          return (
            <RowListItem
              key={uuid}
              end={<strong>{formatUnitPrice(wordRate, currency)}</strong>}
              below={
                compared || missing ? (
                  <Comparison rate={wordRate} currency={currency} others={others} />
                ) : (
                  <Skeleton height={28} />
                )
              }
            >
              <span>
                <LanguageCodes source={source} target={target} /> {step && enumWord('workflow', step.code, step.title)}
              </span>
            </RowListItem>
          )
        })}
      </RowList>
    </Card>
  )
}

interface ComparisonProps {
  rate: number
  currency: string
  others: UserRateComparison | undefined
}

function Comparison({ rate, currency, others }: ComparisonProps) {
  if (!others) return null
  if (others.count < fewest) return t('users.work.fewRates', { count: others.count })
  return (
    <SpreadMark
      value={rate}
      spread={others}
      label={t('users.work.compared', {
        median: formatUnitPrice(others.median, currency),
        lowest: formatUnitPrice(others.lowest, currency),
        highest: formatUnitPrice(others.highest, currency),
      })}
    />
  )
}

const linesOf = ({ currency, rateDetails }: UserRate) =>
  rateDetails.flatMap(({ wordRate, ...line }) => (wordRate === undefined ? [] : [{ ...line, wordRate, currency }]))
