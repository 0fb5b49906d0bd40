import { createClient } from '@dragoman/sdk/client'
import { createSession } from '@dragoman/sdk/session'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '@dragoman/hooks/query-client'
import { SessionProvider } from '@dragoman/hooks/session'
import { PlainPage } from './PlainPage.tsx'

// A custom tool: a page without the product's look and router, on the same server.

const client = createClient()
const session = createSession({
  client,
  local: localStorage,
  session: sessionStorage,
  cookies: () => document.cookie,
  tabs: new BroadcastChannel('session'),
})
const queryClient = createQueryClient({ client, onError: () => undefined })

await session.start()

createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={queryClient}>
    <SessionProvider session={session}>
      <PlainPage />
    </SessionProvider>
  </QueryClientProvider>,
)
