import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/quality/')({
  staticData: {
    title: 'quality.title',
    requires: ['QUALITY_dashboard', 'QUALITY_review_list', 'QUALITY_report_list'],
  },
  // The first page of the section that the person may open.
  beforeLoad: ({ context: { session } }) => {
    throw redirect({
      to: session.can(['QUALITY_dashboard']) ? '/quality/dashboard' : '/quality/reviews',
      replace: true,
    })
  },
})
