import { createQueryClient } from '@dragoman/hooks/query-client'
import { query } from '@dragoman/hooks/query'
import { SessionProvider, useSession } from '@dragoman/hooks/session'
import { createClient, createSession } from '@dragoman/sdk'
import { list } from '@dragoman/sdk/operations/workflows'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'

const client = createClient()
const queryClient = createQueryClient({ client })
const session = createSession({ client, local: localStorage, session: sessionStorage, cookies: () => document.cookie })

function Workflows() {
  const { snapshot } = useSession()
  const { data } = useQuery(query(list, { query: { includeInactive: true } }))
  if (!data) return null
  return (
    <ul aria-label={snapshot.phase}>
      {data.map(({ uuid, title }) => (
        <li key={uuid}>{title}</li>
      ))}
    </ul>
  )
}

createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={queryClient}>
    <SessionProvider session={session}>
      <Workflows />
    </SessionProvider>
  </QueryClientProvider>,
)
