import type { JournalEntry } from '@dragoman/sdk/operations/journal'
import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { Suspense, useMemo, useState } from 'react'
import { t } from '../../i18n/t.ts'
import { overlay } from '../../lazy.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import type { ListState } from '../../list/list-state.ts'
import { Link } from '../../ground/links.ts'
import { WhoChanges } from '../settings/WhoChanges.tsx'
import { ChainBar } from './ChainBar.tsx'
import { journalCard, journalColumns } from './journal-columns.tsx'
import { journalQuery } from './journal-queries.ts'
import { journalSpec } from './journal-words.ts'

const EntryPanel = overlay(() => import('./EntryPanel.tsx'), 'EntryPanel')

/** The journal of an account: who did what, as whom, when, and from which address. */
export function JournalList({ list, accountUUID }: { list: ListState; accountUUID: string }) {
  const [entry, setEntry] = useState<JournalEntry>()
  const columns = useMemo(() => journalColumns(setEntry), [])
  const card = useMemo(() => journalCard(setEntry), [])
  return (
    <>
      <ListPage
        title={t('settings.activity')}
        name="JOURNAL"
        of="journal"
        exportPath={{ accountUUID }}
        header={{
          breadcrumbs: (
            <Breadcrumbs>
              {[
                <Link key="settings" to="/settings">
                  {t('settings.title')}
                </Link>,
              ]}
            </Breadcrumbs>
          ),
          description: (
            <>
              {t('journal.text')}
              <WhoChanges lastChange={undefined} />
            </>
          ),
        }}
        list={list}
        spec={journalSpec}
        searchLabel={t('journal.search')}
        count={(count) => t('journal.count', { count })}
        counters={<ChainBar accountUUID={accountUUID} />}
        query={journalQuery(accountUUID, list.request)}
        columns={columns}
        card={card}
        create={false}
        empty={{ title: t('journal.empty'), text: t('journal.emptyText') }}
      />
      <Suspense>{entry && <EntryPanel key={entry.uuid} entry={entry} onClose={() => setEntry(undefined)} />}</Suspense>
    </>
  )
}
