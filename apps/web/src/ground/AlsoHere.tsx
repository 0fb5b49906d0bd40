import type { PresenceInput } from '@dragoman/sdk/operations/presence'
import { Avatar } from '@dragoman/ui/Avatar'
import { formatList, formatNumber } from '../i18n/format.ts'
import { t } from '../i18n/t.ts'
import styles from './AlsoHere.module.css'
import { usePresence } from './use-presence.ts'

/** People that are shown; the others are a number. */
const mostShown = 3

export interface AlsoHereProps {
  of: PresenceInput['entityType']
  id: string
}

/** Shows who else has the same page open, to people who may know. A page that no one looks at is soon no longer open. */
export function AlsoHere({ of: entityType, id: entityUuid }: AlsoHereProps) {
  const { present } = usePresence({ entityType, entityUuid })
  const people = present?.people ?? []
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
