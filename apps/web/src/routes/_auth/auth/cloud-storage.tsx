import { search, text } from '@dragoman/hooks/list'
import { createFileRoute } from '@tanstack/react-router'
import { CloudConnected } from '../../../features/cloud-storage/CloudConnected.tsx'

// A person who comes back from a provider may have been signed out in the meantime: the page says so by itself.
export const Route = createFileRoute('/_auth/auth/cloud-storage')({
  staticData: { title: 'shell.cloudStorage', areas: ['cloud'] },
  validateSearch: search({ provider: text, problem: text }),
  component: CloudConnectedPage,
})

function CloudConnectedPage() {
  return <CloudConnected {...Route.useSearch()} />
}
