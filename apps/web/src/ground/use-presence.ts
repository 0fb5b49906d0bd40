import { sdkOf } from '@dragoman/hooks/api-query-client'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import type { PresenceInput } from '@dragoman/sdk/operations/presence'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Milliseconds after which a page counts as open: people who only pass by don't count. */
const arrival = 1000
/** Milliseconds between two signs that it still is; the server waits for a minute. */
const renewal = 25_000
/** The same while someone writes, which counts for half a minute. */
const writingRenewal = 10_000

/**
 * Says what the page has open while it is visible, and hears who else has it open. A hidden page stops counting as open
 * after a minute.
 */
export function usePresence(place: Omit<PresenceInput, 'tabUuid' | 'takesOver'>) {
  const client = sdkOf(useQueryClient())
  const [tabUuid] = useState(() => crypto.randomUUID())
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), arrival)
    return () => clearTimeout(timer)
  }, [])
  const [heardAt, setHeardAt] = useState(0)
  const { data, dataUpdatedAt } = useQuery({
    ...query(api.presence.enter, { body: { ...place, tabUuid } }),
    enabled: isThere,
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => {
      const writers = state.data?.writers ?? []
      const isCloser = place.segmentId !== undefined || writers.length > 0
      // A segment is free as soon as its writer has stopped for long enough.
      const ends = writers.map(({ secondsLeft }) => 1000 * (secondsLeft + 1))
      return Math.min(isCloser ? writingRenewal : renewal, ...ends)
    },
    refetchOnWindowFocus: 'always',
    // Nothing on the page depends on it.
    meta: { showsErrors: true },
  })
  // Data that is kept for another place has no time of its own.
  if (dataUpdatedAt > 0 && dataUpdatedAt !== heardAt) setHeardAt(dataUpdatedAt)
  useEffect(() => {
    if (!isThere) return
    // The document is going: only the browser can still send something.
    const leave = () =>
      navigator.sendBeacon(
        `${client.baseUrl}/api/v3/presence/leave`,
        new Blob([JSON.stringify({ tabUuid })], { type: 'application/json' }),
      )
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      call(client, api.presence.leave, { body: { tabUuid } }).catch(() => undefined)
    }
  }, [client, isThere, tabUuid])
  return { present: data, heardAt, tabUuid }
}
