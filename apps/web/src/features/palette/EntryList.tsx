import { Icon } from '@dragoman/ui/Icon'
import { Kbd } from '@dragoman/ui/Kbd'
import { t } from '../../i18n/t.ts'
import { Marked } from '../search/Marked.tsx'
import type { Entry } from './entries.ts'
import styles from './palette.module.css'
import type { ShownGroup } from './use-entries.ts'

export interface EntryListProps {
  id: string
  groups: readonly ShownGroup[]
  /** Position of the line that the arrow keys are at. */
  active: number
  idOf: (position: number) => string
  typed: string
  onChoose: (entry: Entry, isApart: boolean) => void
}

/** The lines of the palette, by group. */
export function EntryList({ id, groups, active, idOf, typed, onChoose }: EntryListProps) {
  const all = groups.flatMap(({ entries }) => entries)
  return (
    <div id={id} role="listbox" aria-label={t('shell.palette')} className={styles.list}>
      {groups.map(({ group, entries }) => (
        <div key={group} role="group" aria-label={t(`palette.group.${group}`)}>
          <div className={styles.heading} aria-hidden>
            {t(`palette.group.${group}`)}
          </div>
          {entries.map((entry) => {
            const at = all.indexOf(entry)
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field keeps the focus and handles the keys
              <div
                key={entry.key}
                id={idOf(at)}
                role="option"
                tabIndex={-1}
                aria-selected={at === active}
                aria-disabled={entry.reason !== undefined}
                ref={(row) => {
                  if (at === active) row?.scrollIntoView({ block: 'nearest' })
                }}
                className={styles.entry}
                onPointerDown={(event) => event.preventDefault()}
                onClick={(event) => onChoose(entry, event.ctrlKey || event.metaKey)}
              >
                <EntryText entry={entry} typed={typed} />
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function EntryText({
  entry: { icon, text, detail, reason, keys = [], isQuery },
  typed,
}: {
  entry: Entry
  typed: string
}) {
  const quiet = reason || detail
  return (
    <>
      <Icon name={icon} className={styles.icon} />
      <span className={styles.what}>
        {isQuery ? <code dir="ltr">{text}</code> : <Marked text={text} search={{ text: typed, mode: 'contains' }} />}
        {/* Read aloud, the one must not run into the other. */}
        {quiet && ' '}
        {quiet && <span className={styles.detail}>{quiet}</span>}
      </span>
      {keys.length > 0 && (
        <span className={styles.keys}>
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      )}
    </>
  )
}
