import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
  type AnyRoute,
} from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'

// The least that a page on React, Query and Router can be: one file, no styles, a native form, a native table.

interface List {
  content: Record<string, unknown>[]
}

// The types of the app's routes hold here, too.
const staticData = { title: 'shell.home' } as const

const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })

const list = (resource: string) => ({
  queryKey: [resource],
  queryFn: async () => (await (await fetch(`/api/v3/${resource}?size=25`)).json()) as List,
})

const rootRoute = createRootRoute({
  staticData,
  component: () => (
    <>
      <nav>
        <Link to="/projects">Projects</Link> <Link to="/tasks">Tasks</Link>
      </nav>
      <Outlet />
    </>
  ),
})

const routes: AnyRoute[] = [
  createRoute({ getParentRoute: () => rootRoute, staticData, path: '/', component: () => <h1>Home</h1> }),
  createRoute({ getParentRoute: () => rootRoute, staticData, path: '/auth/login', component: Login }),
  listRoute('project', '/projects', ['name', 'status', 'sourceLocale', 'dueDate', 'totalWords', 'createDate']),
  listRoute('task', '/tasks', ['status', 'assignment', 'currency', 'dueDate', 'payableAmount', 'createDate']),
]

function Login() {
  return (
    <form>
      <h1>Sign in</h1>
      <label>
        Email <input type="email" autoComplete="username" />
      </label>
      <label>
        Password <input type="password" autoComplete="current-password" />
      </label>
      <button type="submit">Sign in</button>
    </form>
  )
}

function listRoute(resource: string, path: string, columns: string[]) {
  const page = () => <Table resource={resource} path={path} columns={columns} />
  const loader = () => queryClient.ensureQueryData(list(resource))
  return createRoute({ getParentRoute: () => rootRoute, staticData, path: path as '/', loader, component: page })
}

function Table({ resource, path, columns }: { resource: string; path: string; columns: string[] }) {
  const { data } = useQuery(list(resource))
  return (
    <table>
      <thead>
        <tr>
          {['', ...columns].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data?.content.map((row) => (
          <tr key={String(row['uuid'])} data-row={String(row['uuid'])}>
            <th scope="row">
              <Link to={`${path}/${String(row['uuid'])}` as '/'}>{String(row['reference'] ?? row['uuid'])}</Link>
            </th>
            {columns.map((column) => (
              <td key={column}>{String(row[column] ?? '')}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={createRouter({ routeTree: rootRoute.addChildren(routes) })} />
  </QueryClientProvider>,
)
