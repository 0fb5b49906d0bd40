import { listSearch } from '@dragoman/hooks/list'
import { useSession } from '@dragoman/hooks/session'
import { createFileRoute } from '@tanstack/react-router'
import { JournalList } from '../../../../features/journal/JournalList.tsx'
import { chainQuery, journalQuery, journalSettingsQuery } from '../../../../features/journal/journal-queries.ts'
import { listAddress, requestOf, useListState } from '../../../../list/list-state.ts'
import { accountOf, load, loadList } from '../../../../load.ts'

export const Route = createFileRoute('/_app/settings/account-settings/activity')({
  staticData: {
    title: 'settings.activity',
    areas: ['settings', 'list', 'activity', 'journal'],
    requires: ['ROLE_ACCOUNT_ADMIN'],
    frame: 'wide',
  },
  validateSearch: listSearch(listAddress),
  loaderDeps: ({ search }) => search,
  loader: (args) => {
    const accountUuid = accountOf(args)
    return Promise.all([
      loadList(args, journalQuery(accountUuid, requestOf(args.deps))),
      load(args, chainQuery(accountUuid)),
      load(args, journalSettingsQuery(accountUuid)),
    ])
  },
  component: ActivityPage,
})

function ActivityPage() {
  const { accountUuid } = useSession().snapshot.subject!.user
  return <JournalList list={useListState(Route.useSearch())} accountUUID={accountUuid} />
}
