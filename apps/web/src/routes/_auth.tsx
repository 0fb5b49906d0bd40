import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router'
import { AuthFrame } from '../shell/AuthFrame.tsx'

// Each page below says itself who may see it: those who are held up there, or everyone.
export const Route = createFileRoute('/_auth')({
  staticData: { title: 'login.title' },
  component: AuthLayout,
})

function AuthLayout() {
  const isWide = useMatches({ select: (matches) => matches.at(-1)!.staticData.frame === 'wide' })
  return (
    <AuthFrame width={isWide ? 'wide' : 'narrow'}>
      <Outlet />
    </AuthFrame>
  )
}
