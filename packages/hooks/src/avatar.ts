import { stored } from '@dragoman/sdk/session-storage'
import { useEffect, useSyncExternalStore } from 'react'

/** The event of the window that tells of a new picture. */
const avatarUpdated = 'avatar-updated'

interface Kept {
  /** Whose picture it is: the next person at this browser has another one. */
  user: string
  /** Empty where it was taken away. */
  avatar: string
}

const kept = () => stored<Kept>(localStorage, 'avatar')

/** Tells every place that shows one's picture that there is another one, or none any more. */
export function announceAvatar(user: string, avatar: string | undefined): void {
  kept().write({ user, avatar: avatar ?? '' })
  window.dispatchEvent(new Event(avatarUpdated))
}

/**
 * The picture of the person who is signed in: the locally stored one, else the one that the server knew when they were
 * last asked for. Follows the event `avatar-updated` at once, in other tabs, too. Once the server says the same, nothing
 * is kept locally.
 */
export function useAvatar(user: { readonly uuid: string; readonly avatar?: string } | undefined): string | undefined {
  const local = useSyncExternalStore(subscribe, () => localOf(user?.uuid), nothing)
  const isConfirmed = local !== undefined && local === (user?.avatar ?? '')
  useEffect(() => {
    if (isConfirmed) kept().write(undefined)
  }, [isConfirmed])
  return (local ?? user?.avatar) || undefined
}

function localOf(uuid: string | undefined): string | undefined {
  const value = kept().read()
  return value && value.user === uuid ? value.avatar : undefined
}

/** What a server, and a page that takes over what one has rendered, keeps locally. */
const nothing = () => undefined

function subscribe(listener: () => void): () => void {
  window.addEventListener(avatarUpdated, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(avatarUpdated, listener)
    window.removeEventListener('storage', listener)
  }
}
