import { useSession } from '@dragoman/hooks/session'
import { createFileRoute } from '@tanstack/react-router'
import { enginesQuery, keysQuery } from '../../../../features/machine-translation/engine-queries.ts'
import { EnginesPage } from '../../../../features/machine-translation/EnginesPage.tsx'
import { languagesQuery } from '../../../../features/locales/locale-queries.ts'
import { accountOf, load } from '../../../../load.ts'

export const Route = createFileRoute('/_app/settings/translation-settings/mt')({
  staticData: { title: 'engines.title.MT', areas: ['engines'], requires: ['ROLE_ACCOUNT_ADMIN'], frame: 'wide' },
  loader: (args) => {
    const accountUuid = accountOf(args)
    return Promise.all([
      load(args, enginesQuery(accountUuid)),
      load(args, keysQuery(accountUuid)),
      load(args, languagesQuery()),
    ])
  },
  component: EnginesRoute,
})

function EnginesRoute() {
  const { accountUuid } = useSession().snapshot.subject!.user
  return <EnginesPage kind="MT" accountUUID={accountUuid} />
}
