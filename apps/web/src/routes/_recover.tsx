import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AuthFrame } from '../shell/AuthFrame.tsx'

// The third layout: for people who cannot sign in yet, or no more. No one is sent away from it.
export const Route = createFileRoute('/_recover')({
  staticData: { title: 'access.recover.title' },
  component: RecoverLayout,
})

function RecoverLayout() {
  return (
    <AuthFrame>
      <Outlet />
    </AuthFrame>
  )
}
