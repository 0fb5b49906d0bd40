import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/quality/')({
  staticData: { title: 'quality.title', requires: ['QUALITY_review_list'] },
  beforeLoad: () => {
    throw redirect({ to: '/quality/reviews', replace: true })
  },
})
