import { query } from '@dragoman/hooks/query'
import { isHttpError } from '@dragoman/sdk/errors'
import { checkPasswordLink } from '@dragoman/sdk/operations/users'
import { createFileRoute } from '@tanstack/react-router'
import { LinkGone, ResetPassword } from '../../features/sign-in/ResetPassword.tsx'

export const Route = createFileRoute('/_recover/reset-password/{-$encoded}/{-$token}')({
  staticData: { title: 'access.reset.title', areas: ['login'] },
  loader: async ({ context: { queryClient }, params: { encoded, token } }) => {
    if (!encoded || !token) return undefined
    // Asked once: the link is gone when its password is set, and the page stays.
    return queryClient
      .ensureQueryData({ ...query(checkPasswordLink, { path: { code: encoded, x: token } }), staleTime: Infinity })
      .catch((error: unknown) => {
        if (isHttpError(error, 400, 410)) return undefined
        throw error
      })
  },
  component: ResetRoute,
})

function ResetRoute() {
  const { encoded, token } = Route.useParams()
  const link = Route.useLoaderData()
  return link && encoded && token ? <ResetPassword code={encoded} token={token} link={link} /> : <LinkGone />
}
