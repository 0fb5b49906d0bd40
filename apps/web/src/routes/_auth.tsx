import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { AuthFrame } from '../shell/AuthFrame.tsx'
import { forgetDeparture } from '../shell/departure.ts'
import { whoIsThere } from '../shell/who-is-there.ts'

export const Route = createFileRoute('/_auth')({
  staticData: { title: 'login.title' },
  beforeLoad: async ({ context: { session } }) => {
    forgetDeparture()
    if ((await whoIsThere(session)).phase === 'authenticated') throw redirect({ to: '/' })
  },
  component: AuthLayout,
})

function AuthLayout() {
  return (
    <AuthFrame>
      <Outlet />
    </AuthFrame>
  )
}
