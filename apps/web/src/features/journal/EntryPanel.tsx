import type { JournalEntry } from '@dragoman/sdk/operations/journal'
import { Button } from '@dragoman/ui/Button'
import { CopyButton } from '@dragoman/ui/CopyButton'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { Row, Stack } from '@dragoman/ui/Page'
import { SidePanel } from '@dragoman/ui/SidePanel'
import { Suspense, useState } from 'react'
import { eventReason, eventSentence } from '../../activity/event-sentence.ts'
import { withBulkWords } from '../../bulk/with-bulk-words.ts'
import { formatNumber } from '../../i18n/format.ts'
import { formatFullTimestamp } from '../../i18n/format-days.ts'
import { t } from '../../i18n/t.ts'
import { overlay } from '../../lazy.tsx'
import { Link } from '../../ground/links.ts'
import { entryDetails, entryFields } from './entry-fields.ts'
import { authorText } from './journal-columns.tsx'
import { typeWord } from './journal-words.ts'
import styles from './journal.module.css'

const UndoDialog = overlay(
  withBulkWords(() => import('./UndoDialog.tsx')),
  'UndoDialog',
)

/** All that is known of one entry: who, when, from where, and each field as it was and is. */
export function EntryPanel({ entry, onClose }: { entry: JournalEntry; onClose: () => void }) {
  const [isUndoing, setUndoing] = useState(false)
  const { entityType, entityName, projectUuid, projectName, address, position, hash, undo } = entry
  const fields = entryFields(entry)
  const details = entryDetails(entry)
  const reason = eventReason(entry)
  return (
    <SidePanel isOpen title={eventSentence(entry)} onClose={onClose}>
      <Stack gap={24}>
        <DescriptionList>
          <Property term={t('list.field.at')}>{formatFullTimestamp(entry.at)}</Property>
          <Property term={t('list.field.who')}>
            <bdi>{authorText(entry)}</bdi>
          </Property>
          <Property term={t('list.field.address')}>{address ?? '–'}</Property>
          <Property term={t('list.field.about')}>
            {typeWord(entityType)}
            {entityName && (
              <>
                {' · '}
                <bdi>{entityName}</bdi>
              </>
            )}
          </Property>
          {projectUuid !== undefined && projectName !== undefined && (
            <Property term={t('list.field.project')}>
              <Link to="/projects/$id" params={{ id: projectUuid }}>
                <bdi>{projectName}</bdi>
              </Link>
            </Property>
          )}
          {reason && (
            <Property term={t('journal.reason')}>
              <bdi>{reason}</bdi>
            </Property>
          )}
          <Property term={t('list.field.event')}>
            <code className={styles.code}>{entry.event}</code>
          </Property>
        </DescriptionList>
        {undo && (
          <Row>
            <Button icon="undo" onPress={() => setUndoing(true)}>
              {t('journal.undo')}
            </Button>
            <Link
              to={entityType === 'PROJECT' ? '/projects/changes/$id' : '/tasks/changes/$id'}
              params={{ id: undo.changeUuid }}
            >
              {t('activity.details')}
            </Link>
          </Row>
        )}
        {fields.length > 0 && (
          <table className={styles.fields}>
            <thead>
              <tr>
                <th scope="col">{t('journal.field')}</th>
                <th scope="col">{t('journal.before')}</th>
                <th scope="col">{t('journal.after')}</th>
              </tr>
            </thead>
            <tbody>
              {fields.map(({ field, label, from, to }) => (
                <tr key={field}>
                  <th scope="row">{label ?? <code>{field}</code>}</th>
                  <td>{from}</td>
                  <td>{to}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {details.length > 0 && (
          <section aria-label={t('activity.details')}>
            <h3 className={styles.heading}>{t('activity.details')}</h3>
            <table className={styles.fields}>
              <tbody>
                {details.map(({ field, value }) => (
                  <tr key={field}>
                    <th scope="row">
                      <code>{field}</code>
                    </th>
                    <td>{value}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
        <section aria-label={t('journal.chain')}>
          <h3 className={styles.heading}>{t('journal.chain')}</h3>
          {position === undefined || hash === undefined ? (
            <p className={styles.quiet}>{t('journal.notSealed')}</p>
          ) : (
            <DescriptionList>
              <Property term={t('journal.position')}>{formatNumber(position)}</Property>
              <Property
                term={t('journal.hash')}
                end={<CopyButton value={hash} labels={{ copy: t('journal.copyHash') }} />}
              >
                <code className={styles.code}>{hash}</code>
              </Property>
            </DescriptionList>
          )}
        </section>
      </Stack>
      <Suspense>
        {isUndoing && undo && <UndoDialog changeUuid={undo.changeUuid} onClose={() => setUndoing(false)} />}
      </Suspense>
    </SidePanel>
  )
}
