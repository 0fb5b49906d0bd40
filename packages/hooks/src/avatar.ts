import { browserStorage, stored } from '@dragoman/sdk/session-storage'
import { useEffect, useSyncExternalStore } from 'react'

/** The window event of a new picture. */
const avatarUpdated = 'avatar-updated'

interface Kept {
  /** The user in the picture: the next user of this browser has another one. */
  user: string
  /** Empty if it was removed. */
  avatar: string
}

const kept = () => stored<Kept>(browserStorage('localStorage'), 'avatar')

/** Tells every place that shows the user's picture that it was changed or removed. */
export function announceAvatar(user: string, avatar: string | undefined): void {
  kept().write({ user, avatar: avatar ?? '' })
  window.dispatchEvent(new Event(avatarUpdated))
}

/**
 * The picture of the signed-in user: the locally stored one, else the one the server last sent. Follows the event
 * `avatar-updated` at once, in other tabs as well. Once the server sends the same picture, the local one is dropped.
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

/** On a server, and while a server-rendered page is hydrated, nothing is stored locally. */
const nothing = () => undefined

function subscribe(listener: () => void): () => void {
  window.addEventListener(avatarUpdated, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(avatarUpdated, listener)
    window.removeEventListener('storage', listener)
  }
}
