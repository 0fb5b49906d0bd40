import { useSession } from '@dragoman/hooks/session'
import { requirements } from '@dragoman/sdk/requirements'
import { useRouter } from '@tanstack/react-router'
import { t } from '../../i18n/t.ts'
import { kindIcons, ownKinds, type Result } from '../search/kinds.ts'
import { useOwnResults } from '../search/own-results.ts'
import { useSearch } from '../search/results.ts'
import { keepTerm } from '../search/search-term.ts'
import type { Entry } from './entries.ts'

/**
 * The results of the search, for people who may search everything; sections of the help center, for all. `isCurrent`
 * tells whether they belong to the typed text or to the search before.
 */
export function useFoundEntries(typed: string): { found: Entry[]; isCurrent: boolean } {
  const { session } = useSession()
  const router = useRouter()
  const isAllowed = session.can(requirements['search.find'])
  const { groups, isOutdated } = useSearch({ q: isAllowed ? typed : '', mode: 'contains', kind: undefined, size: 2 })
  const documents = useOwnResults({ text: typed, mode: 'fts' }).DOCUMENT.slice(0, 2)
  if (typed === '') return { found: [], isCurrent: true }
  const results = groups.filter(({ kind }) => !ownKinds.some((own) => own === kind)).flatMap((group) => group.results)
  const entryOf = ({ key, kind, text, detail, place }: Result): Entry => {
    const href = typeof place === 'string' ? place : router.buildLocation(place as never).href
    const run = () =>
      typeof place === 'string' ? void window.open(place, '_blank', 'noopener') : void router.navigate(place as never)
    return { key: `found ${key}`, icon: kindIcons[kind], text, detail: detail || t(`search.kind.${kind}`), href, run }
  }
  const href = router.buildLocation({ to: '/search', search: { q: typed } }).href
  const everything: Entry = {
    key: 'search',
    icon: 'search',
    text: t('palette.searchAll', { text: typed }),
    href,
    run() {
      keepTerm(typed)
      void router.navigate({ href })
    },
  }
  const found = [...[...results, ...documents].map(entryOf), ...(isAllowed ? [everything] : [])]
  return { found, isCurrent: !isOutdated }
}
