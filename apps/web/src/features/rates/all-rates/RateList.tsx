import { useCan } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { rateFields } from '@dragoman/sdk/list-fields'
import type { UserRateComparison, UserRateLine } from '@dragoman/sdk/operations/userRates'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { LanguageCodes } from '../../../display/LanguageCodes.tsx'
import { helpOn } from '../../../display/help/Help.tsx'
import { formatMoney, formatQuantity, formatUnitPrice } from '../../../i18n/format-amounts.ts'
import { enumWord, t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'
import { ImportButton } from '../../../imports/ImportButton.tsx'
import { ListCard } from '../../../list/ListCard.tsx'
import type { ListColumn } from '../../../list/list-columns.ts'
import { ListPage } from '../../../list/ListPage.tsx'
import type { ListState } from '../../../list/list-state.ts'
import type { QuerySpec } from '../../../list/query-spec.ts'
import { LinkButton } from '../../../ground/links.ts'
import { RowLink } from '../../../ground/RowLink.tsx'
import type { rateNames } from './rate-names.ts'
import { comparisonQuery, rateLinesQuery } from './rate-queries.ts'

const ChangeRatesDialog = overlay(() => import('./ChangeRatesDialog.tsx'), 'ChangeRatesDialog')

const spec: QuerySpec = {
  fields: rateFields,
  vocabularies: { step: 'workflow' },
  names: { currency: (code) => code },
  sources: { source: 'languages', target: 'languages', step: 'steps', currency: 'currencies', unit: 'units' },
}

type Comparisons = ReadonlyMap<string, UserRateComparison>

/** The rates of all people, one row a language pair and step. */
export function RateList({ list }: { list: ListState }) {
  const mayChange = useCan(requirements['userRates.createAll'])
  const mayImport = useCan(requirements['userRates.importTable'])
  const [chosen, setChosen] = useState<{ lines: readonly UserRateLine[]; onDone: () => void } | null>(null)
  const lines = rateLinesQuery(list.request)
  const { data } = useQuery({ ...lines, placeholderData: keepPreviousData })
  // The list is whole without it.
  const { data: compared } = useQuery({
    ...comparisonQuery(data?.content ?? []),
    enabled: mayChange && data !== undefined && data.content.length > 0,
    placeholderData: keepPreviousData,
    meta: { showsErrors: true },
  })
  const columns = useMemo(
    () => rateColumns(new Map(compared?.map((each) => [each.rateDetailUuid, each])), mayChange),
    [compared, mayChange],
  )
  return (
    <>
      <ListPage
        title={t('rates.all')}
        name="RATES"
        of="userRates"
        list={list}
        spec={spec}
        searchLabel={t('rates.allSearch')}
        count={(count) => t('rates.allCount', { count })}
        query={lines}
        columns={columns}
        card={rateCard}
        bulk={
          mayChange
            ? {
                rowName: ({ user }) => user.name,
                page: (request) => query(api.userRates.listLines, { query: request }),
                actions: (selected, onDone) => (
                  <Button size="small" icon="edit" onPress={() => setChosen({ lines: selected, onDone })}>
                    {t('rates.changeMany')}
                  </Button>
                ),
              }
            : undefined
        }
        actions={mayImport && <ImportButton of="userRates" shown={list.request} />}
        create={false}
        empty={{
          title: t('users.rates.none'),
          text: t('rates.allEmptyText'),
          action: <LinkButton to="/users">{t('shell.nav.users')}</LinkButton>,
        }}
      />
      <Suspense>{chosen && <ChangeRatesDialog {...chosen} onClose={() => setChosen(null)} />}</Suspense>
    </>
  )
}

const amount = (id: (typeof rateNames)[number], isExtra: boolean): ListColumn<UserRateLine> => ({
  id,
  header: t(`rates.all.${id}`),
  align: 'end',
  isSortable: true,
  isExtra,
  cell: (line) => line[id] !== undefined && formatUnitPrice(line[id], line.currency),
})

const rateColumns = (compared: Comparisons, isCompared: boolean): ListColumn<UserRateLine>[] => [
  {
    id: 'name',
    header: t('users.name'),
    isFlexible: true,
    isSortable: true,
    isLocked: true,
    sticky: 'start',
    cell: ({ user }) => (
      <RowLink to="/users/$id" id={user.uuid}>
        <bdi>{user.name}</bdi>
      </RowLink>
    ),
  },
  {
    id: 'pair',
    header: t('rates.languagePair'),
    isSortable: true,
    exported: [
      { field: 'source', title: t('list.field.source') },
      { field: 'target', title: t('list.field.target') },
    ],
    cell: (line) => <Pair line={line} />,
  },
  { id: 'step', header: t('rates.step'), cell: ({ workflow }) => enumWord('workflow', workflow) },
  { id: 'unit', header: t('list.field.unit'), cell: ({ orgUnitName }) => orgUnitName && <bdi>{orgUnitName}</bdi> },
  { id: 'currency', header: t('rates.currency'), isSortable: true, cell: ({ currency }) => currency },
  amount('wordRate', false),
  ...(isCompared ? [comparison(compared)] : []),
  amount('hourlyRate', false),
  amount('pagesRate', true),
  amount('dailyRate', true),
  {
    id: 'minimumFee',
    header: t('rates.leastPay'),
    help: helpOn('minimumFee'),
    align: 'end',
    isExtra: true,
    cell: ({ minimumFee, currency }) => minimumFee !== undefined && formatMoney(minimumFee, currency),
  },
]

/** Compares everyone's rates for the same pair, step, and currency: the median, and from the lowest to the highest. */
const comparison = (compared: Comparisons): ListColumn<UserRateLine> => ({
  id: 'median',
  header: t('rates.median'),
  align: 'end',
  exported: [],
  cell: ({ uuid, currency }) => {
    const found = compared.get(uuid)
    if (!found || found.count < 2) return null
    return t('rates.medianRange', {
      median: formatUnitPrice(found.median, currency),
      lowest: formatQuantity(found.lowest),
      highest: formatQuantity(found.highest),
    })
  },
})

function Pair({ line: { languagePair } }: { line: UserRateLine }) {
  const [source = '', target = ''] = languagePair.split(':')
  return <LanguageCodes source={source} target={target} />
}

const rateCard = (line: UserRateLine) => (
  <ListCard
    name={
      <RowLink to="/users/$id" id={line.user.uuid} data-main="">
        <bdi>{line.user.name}</bdi>
      </RowLink>
    }
    due={line.wordRate !== undefined && formatUnitPrice(line.wordRate, line.currency)}
    place={<Pair line={line} />}
    state={enumWord('workflow', line.workflow)}
    languages={line.orgUnitName && <bdi>{line.orgUnitName}</bdi>}
    end={null}
  />
)
