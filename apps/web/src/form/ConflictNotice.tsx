import { useSession } from '@dragoman/hooks/session'
import type { WriteConflict } from '@dragoman/hooks/versions'
import { Button } from '@dragoman/ui/Button'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row } from '@dragoman/ui/Page'
import { VisuallyHidden } from '@dragoman/ui/VisuallyHidden'
import { t } from '../i18n/t.ts'
import styles from './ConflictNotice.module.css'
import { conflictText } from './conflict-text.ts'

/** A value that both have changed, in words. */
export interface Difference {
  label: string
  mine: string
  theirs: string
}

export interface ConflictNoticeProps {
  /** Renders nothing where there is none. */
  conflict: WriteConflict<unknown> | undefined
  /** The fields that both have changed; absent where the form has a single value that speaks for itself. */
  differences?: readonly Difference[]
  /** Saves what the form has now; what was sent when left out. */
  onKeepMine?: () => void
  isPending: boolean
}

/** Says who has saved first while this form was open, what differs, and lets the user choose. */
export function ConflictNotice({ conflict, differences = [], onKeepMine, isPending }: ConflictNoticeProps) {
  const me = useSession().snapshot.subject?.user.uuid
  if (!conflict) return null
  return (
    <InlineAlert tone="warning" isAnnounced title={conflictText(conflict, me)}>
      <Differences differences={differences} />
      <Row>
        <Button size="small" onPress={conflict.takeTheirs} isDisabled={isPending}>
          {t('shell.conflict.takeTheirs')}
        </Button>
        <Button
          size="small"
          variant="primary"
          onPress={onKeepMine ?? (() => conflict.keepMine())}
          isPending={isPending}
        >
          {t('shell.conflict.keepMine')}
        </Button>
      </Row>
    </InlineAlert>
  )
}

/** Shows the fields that both have changed, side by side; nothing without any. */
export function Differences({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) return null
  return (
    <table className={styles.differences} aria-label={t('shell.conflict.differences')}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('shell.conflict.differences')}</VisuallyHidden>
          </th>
          <th scope="col">{t('shell.conflict.theirs')}</th>
          <th scope="col">{t('shell.conflict.mine')}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ label, mine, theirs }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td dir="auto">{theirs}</td>
            <td dir="auto">{mine}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
