import { sdkOf } from '@dragoman/hooks/api-query-client'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import type { PresenceInput } from '@dragoman/sdk/operations/presence'
import { Avatar } from '@dragoman/ui/Avatar'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { formatList, formatNumber } from '../i18n/format.ts'
import { t } from '../i18n/t.ts'
import styles from './AlsoHere.module.css'

/** Milliseconds after which a page counts as open: people who only pass by don't count. */
const arrival = 1000
/** Milliseconds between two signs that it still is; the server waits for a minute. */
const renewal = 25_000
/** People that are shown; the others are a number. */
const mostShown = 3

export interface AlsoHereProps {
  of: PresenceInput['entityType']
  id: string
}

/** Shows who else has the same page open, to people who may know. A page that no one looks at is soon no longer open. */
export function AlsoHere({ of: entityType, id: entityUuid }: AlsoHereProps) {
  const client = sdkOf(useQueryClient())
  const [tabUuid] = useState(() => crypto.randomUUID())
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), arrival)
    return () => clearTimeout(timer)
  }, [])
  const body = { entityType, entityUuid, tabUuid }
  const { data } = useQuery({
    ...query(api.presence.enter, { body }),
    enabled: isThere,
    refetchInterval: renewal,
    refetchOnWindowFocus: 'always',
    // Nothing on the page depends on it.
    meta: { showsErrors: true },
  })
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
  const people = data?.people ?? []
  if (people.length === 0) return null
  const names = t('shell.alsoHere', { names: formatList(people.map(({ name }) => name)) })
  return (
    <span role="img" aria-label={names} title={names} className={styles.people}>
      {people.slice(0, mostShown).map(({ uuid, name, avatar }) => (
        <Avatar key={uuid} name={name} src={avatar} size={24} isDecorative />
      ))}
      {people.length > mostShown && <span>+{formatNumber(people.length - mostShown)}</span>}
    </span>
  )
}
