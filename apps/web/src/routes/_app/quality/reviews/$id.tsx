import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ReviewDetail } from '../../../../features/quality/detail/ReviewDetail.tsx'
import { reviewAddress, reviewQuery } from '../../../../features/quality/review-search.ts'
import { load } from '../../../../load.ts'

export const Route = createFileRoute('/_app/quality/reviews/$id')({
  staticData: { title: 'quality.one', areas: ['list'], requires: ['QUALITY_review_list'] },
  validateSearch: reviewAddress,
  loader: (args) => load(args, reviewQuery(args.params.id)),
  component: ReviewPage,
})

function ReviewPage() {
  const { data } = useSuspenseQuery(reviewQuery(Route.useParams().id))
  const navigate = Route.useNavigate()
  return (
    <ReviewDetail
      key={data.uuid}
      review={data}
      address={Route.useSearch()}
      onMove={(address) => void navigate({ search: address, replace: true })}
    />
  )
}
