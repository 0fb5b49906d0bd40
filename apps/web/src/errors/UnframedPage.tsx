import { useSession } from '@dragoman/hooks/session'
import type { ReactNode } from 'react'
import { AuthFrame } from '../shell/AuthFrame.tsx'
import { Shell } from '../shell/Shell.tsx'

/** Puts the frame around a page that belongs to no layout: the shell for whoever is signed in. */
export function UnframedPage({ children }: { children: ReactNode }) {
  const { snapshot } = useSession()
  return snapshot.phase === 'authenticated' ? <Shell>{children}</Shell> : <AuthFrame isPlain>{children}</AuthFrame>
}
