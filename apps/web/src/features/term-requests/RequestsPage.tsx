import { useCan } from '@dragoman/hooks/permissions'
import type { TermRequest } from '@dragoman/sdk/operations/termRequests'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { FilterBar, type Filter } from '@dragoman/ui/FilterBar'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCommands } from '../../ground/commands.ts'
import { t } from '../../i18n/t.ts'
import { AskTermDialog } from './ask/AskTermDialog.tsx'
import { RequestBoard } from './board/RequestBoard.tsx'
import { RejectDialog } from './detail/RejectDialog.tsx'
import { RequestPanel } from './detail/RequestPanel.tsx'
import { changeTypes, glossaryChoicesQuery, type RequestSearch } from './request-search.ts'
import { RequestFigures } from './RequestFigures.tsx'

export interface RequestsPageProps {
  search: RequestSearch
  onSearch: (change: RequestSearch) => void
  /** A term is asked for at once. */
  isAsking?: boolean
}

/** The board of term requests, and the one that is open. */
export function RequestsPage({ search, onSearch, isAsking: asksAtOnce = false }: RequestsPageProps) {
  const [isAsking, setAsking] = useState(asksAtOnce)
  const [rejected, setRejected] = useState<TermRequest>()
  const seesAll = useCan(requirements['termRequests.getCounters'])
  const mayAsk = useCan(requirements['termRequests.bulkCreate'])
  useCommands(
    mayAsk
      ? [
          {
            keys: ['c'],
            label: 'termRequests.ask',
            icon: 'plus',
            run: () => setAsking(true),
            asks: true,
            takeBack: () => setAsking(false),
          },
        ]
      : [],
  )
  return (
    <Page isFilling>
      <PageHeader
        title={t('termRequests.title')}
        actions={
          mayAsk && (
            <Button variant="primary" icon="plus" onPress={() => setAsking(true)}>
              {t('termRequests.ask')}
            </Button>
          )
        }
      />
      <PageBody>
        {seesAll && <RequestFigures search={search} onSearch={onSearch} />}
        <Filters search={search} onSearch={onSearch} />
        <RequestBoard
          search={search}
          onLane={(lane) => onSearch({ lane })}
          onOpen={({ uuid }) => onSearch({ request: uuid })}
          onReject={setRejected}
        />
      </PageBody>
      {search.request && (
        <RequestPanel
          key={search.request}
          uuid={search.request}
          onReject={setRejected}
          onClose={() => onSearch({ request: undefined } as RequestSearch)}
        />
      )}
      {rejected && <RejectDialog request={rejected} onClose={() => setRejected(undefined)} />}
      {isAsking && <AskTermDialog onClose={() => setAsking(false)} />}
    </Page>
  )
}

function Filters({ search, onSearch }: Pick<RequestsPageProps, 'search' | 'onSearch'>) {
  const { data } = useQuery({
    ...glossaryChoicesQuery(),
    meta: { showsErrors: true },
  })
  const one = <Name extends keyof RequestSearch>(name: Name, choices: Filter['choices'], label: string): Filter => ({
    id: name,
    label,
    choices,
    isSingle: true,
    selected: search[name] === undefined ? [] : [String(search[name])],
    onChange: ([chosen]) => onSearch({ [name]: chosen }),
  })
  return (
    <FilterBar
      label={t('termRequests.filters')}
      search={{
        value: search.q ?? '',
        onChange: (q) => onSearch({ q: q || undefined } as RequestSearch),
        label: t('termRequests.search'),
      }}
      filters={[
        one(
          'glossary',
          data?.content.map(({ uuid, name }) => ({ id: uuid, label: name })),
          t('termRequests.glossary'),
        ),
        one(
          'type',
          changeTypes.map((id) => ({ id, label: t(`termRequests.type.${id}`) })),
          t('termRequests.type'),
        ),
      ]}
      end={
        <SegmentedControl
          label={t('termRequests.rows')}
          options={[
            { id: 'NONE', label: t('termRequests.rows.NONE') },
            { id: 'GLOSSARY', label: t('termRequests.rows.GLOSSARY') },
            { id: 'LANGUAGE', label: t('termRequests.rows.LANGUAGE') },
          ]}
          value={search.rows ?? 'NONE'}
          onChange={(rows) => onSearch({ rows: rows === 'NONE' ? undefined : rows } as RequestSearch)}
        />
      }
    />
  )
}
