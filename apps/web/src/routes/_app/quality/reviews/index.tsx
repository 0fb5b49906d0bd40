import { useCan } from '@dragoman/hooks/permissions'
import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { MyQuality } from '../../../../features/quality/mine/MyQuality.tsx'
import { asksForList, listPart, reviewSearch, reviewsQuery } from '../../../../features/quality/review-search.ts'
import { ReviewList } from '../../../../features/quality/ReviewList.tsx'
import { seesOthers } from '../../../../features/quality/sees-others.ts'
import { requestOf, useListState } from '../../../../list/list-state.ts'
import { load, loadList } from '../../../../load.ts'

export const Route = createFileRoute('/_app/quality/reviews/')({
  staticData: {
    title: 'quality.title',
    areas: ['list'],
    requires: ['QUALITY_review_list'],
    nav: { section: 'quality', label: 'shell.nav.reviews', order: 2 },
  },
  validateSearch: reviewSearch,
  loaderDeps: ({ search }) => search,
  loader: async (args) => {
    const { waitingQuery } = await import('../../../../features/quality/second/second-query.ts')
    const waiting = load(args, waitingQuery())
    if (asksForList(args.deps) || args.context.session.can(seesOthers))
      return Promise.all([waiting, loadList(args, reviewsQuery(requestOf(listPart(args.deps))))])
    const { ownQuery } = await import('../../../../features/quality/mine/own-query.ts')
    return Promise.all([waiting, load(args, ownQuery(args.deps))])
  },
  component: ReviewsPage,
})

/** The list; linguists see their own figures and what waits for their reply before it. */
function ReviewsPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const list = useListState(useMemo(() => listPart(search), [search]))
  if (useCan(seesOthers) || asksForList(search)) return <ReviewList list={list} />
  return (
    <MyQuality
      address={search}
      onMove={(change) => void navigate({ search: (present) => ({ ...present, ...change }), replace: true })}
    />
  )
}
