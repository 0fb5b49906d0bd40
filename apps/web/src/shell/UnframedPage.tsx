import { useSession } from '@dragoman/hooks/session'
import { useEffect, type ReactNode } from 'react'
import { AuthFrame } from './AuthFrame.tsx'
import { Shell } from './Shell.tsx'
import { currentSnapshot } from '../ground/sign-in-steps.ts'

/** Puts the frame around a page that belongs to no layout: the shell for people who are signed in. */
export function UnframedPage({ children }: { children: ReactNode }) {
  const { session, snapshot } = useSession()
  // No guard stands in front of an address that belongs to no page.
  useEffect(() => {
    currentSnapshot(session).catch(() => undefined)
  }, [session])
  return snapshot.phase === 'authenticated' ? (
    <Shell>{children}</Shell>
  ) : (
    <AuthFrame width="plain">{children}</AuthFrame>
  )
}
