import { createFileRoute } from '@tanstack/react-router'
import { Home } from '../../features/home/Home.tsx'

export const Route = createFileRoute('/_app/')({
  staticData: { title: 'shell.home', areas: ['home'] },
  component: HomePage,
})

function HomePage() {
  return <Home />
}
