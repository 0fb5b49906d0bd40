import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { secondReviewQuery } from '../../../../../features/quality/second/second-query.ts'
import { SecondReviewPage } from '../../../../../features/quality/second/SecondReviewPage.tsx'
import { load } from '../../../../../load.ts'

export const Route = createFileRoute('/_app/quality/reviews/second/$id')({
  staticData: { title: 'quality.second', areas: ['list'], requires: ['QUALITY_review_list'] },
  loader: (args) => load(args, secondReviewQuery(args.params.id)),
  component: OneSecondReview,
})

function OneSecondReview() {
  const { data } = useSuspenseQuery(secondReviewQuery(Route.useParams().id))
  return <SecondReviewPage key={data.uuid} second={data} />
}
