import { can, type Requirement } from '@dragoman/sdk/permissions'
import type { Session, SessionSnapshot } from '@dragoman/sdk/session'
import { useSyncExternalStore } from 'react'
import { t } from '../i18n/t.ts'
import { showToast } from './toasts.ts'
import { hasUnsavedChanges } from './unsaved.ts'

/**
 * The session as the pages see it. Where it ends by itself while something is unsaved or being saved, the page stays as
 * it is, and a message leads to signing in again in another tab, after which the person goes on. Leaving the page
 * leads to sign-in.
 */
export function holdWhileUnsaved(session: Session, isSaving: () => boolean) {
  let last = session.getSnapshot()
  let isHeld = false
  const listeners = new Set<() => void>()

  // From the beginning: a page is asked for, and with it who is signed in, before the app listens.
  session.subscribe(() => {
    const next = session.getSnapshot()
    const hasEnded = next.phase === 'anonymous' && !next.hasLeft
    if (last.phase === 'authenticated' && hasEnded && (isHeld || hasUnsavedChanges() || isSaving())) {
      if (!isHeld) tellEnded()
      isHeld = true
      return
    }
    isHeld = false
    last = next
    for (const listener of listeners) listener()
  })

  const getSnapshot = (): SessionSnapshot => (isHeld ? last : session.getSnapshot())

  return {
    ...session,
    getSnapshot,
    can: (requirement: Requirement) => can(getSnapshot().subject, requirement),
    /** For a page that is left. */
    release: () => void (isHeld = false),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/**
 * The session for the pages of people who are signed in. When it ends, they stay whole until sign-in takes their place:
 * they see whom they were drawn for.
 */
export function keepPerson(session: Session): Session {
  let last = session.getSnapshot()
  const getSnapshot = () => {
    const next = session.getSnapshot()
    if (next.subject) last = next
    return last
  }
  return { ...session, getSnapshot, can: (requirement) => can(getSnapshot().subject, requirement) }
}

function tellEnded() {
  showToast({
    tone: 'warning',
    title: t('shell.ended'),
    description: t('shell.ended.text'),
    action: { label: t('shell.ended.signIn'), onAction: () => void window.open('/auth/login', '_blank', 'noopener') },
  })
}

const endListeners = new Set<() => void>()
let end: number | undefined

/** Tells the page that the session ends soon, at `time` (epoch milliseconds); undefined takes it back. */
export function announceEnd(time: number | undefined) {
  end = time
  for (const listener of endListeners) listener()
}

/** When the session ends, if that is soon. */
export const useNearEnd = (): number | undefined =>
  useSyncExternalStore(
    (listener) => {
      endListeners.add(listener)
      return () => endListeners.delete(listener)
    },
    () => end,
  )
