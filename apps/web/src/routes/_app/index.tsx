import { createFileRoute } from '@tanstack/react-router'
import { Home } from '../../features/home/Home.tsx'
import { homeQuery } from '../../features/home/home-query.ts'

export const Route = createFileRoute('/_app/')({
  staticData: { title: 'shell.home', areas: ['home'] },
  // Asked for with the code of the page; the page shows at once, and what fails shows in it.
  loader: ({ context }) => void context.queryClient.prefetchQuery(homeQuery()),
  component: HomePage,
})

function HomePage() {
  return <Home />
}
