import { createFileRoute } from '@tanstack/react-router'
import { reviewSearch, reviewsQuery } from '../../../../features/quality/review-search.ts'
import { ReviewList } from '../../../../features/quality/ReviewList.tsx'
import { requestOf, useListState } from '../../../../list/list-state.ts'
import { loadList } from '../../../../load.ts'

export const Route = createFileRoute('/_app/quality/reviews/')({
  staticData: {
    title: 'quality.title',
    areas: ['list'],
    requires: ['QUALITY_review_list'],
    nav: { section: 'quality', label: 'shell.nav.reviews', order: 2 },
  },
  validateSearch: reviewSearch,
  loaderDeps: ({ search }) => search,
  loader: (args) => loadList(args, reviewsQuery(requestOf(args.deps))),
  component: ReviewsPage,
})

function ReviewsPage() {
  return <ReviewList list={useListState(Route.useSearch())} />
}
