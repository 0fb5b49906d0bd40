import type { NotTaken } from '@dragoman/sdk/operations/shared'
import { Button } from '@dragoman/ui/Button'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { saveBlob } from './save-file.ts'
import { t } from '../i18n/t.ts'
import { notTakenTable, notTakenText } from './not-taken.ts'

const mostShown = 12

export interface NotTakenListProps {
  items: readonly NotTaken[]
  /** The file that is imported; the list is downloaded under its name. */
  fileName: string
}

/** Lists the parts of a file that an import leaves out or changes; nothing if there are none. */
export function NotTakenList({ items, fileName }: NotTakenListProps) {
  if (items.length === 0) return null
  const more = items.slice(mostShown).reduce((sum, { count }) => sum + count, 0)
  const save = () =>
    saveBlob(new Blob([`\uFEFF${notTakenTable(items)}`], { type: 'text/csv' }), `${fileName}.not-imported.csv`)
  return (
    <InlineAlert
      tone="warning"
      isAnnounced
      title={items.some(({ takenAs }) => takenAs === undefined) ? t('imports.notTaken') : t('imports.notTaken.changed')}
      action={
        <Button size="small" variant="secondary" icon="download" onPress={save}>
          {t('imports.notTaken.download')}
        </Button>
      }
    >
      <ul>
        {items.slice(0, mostShown).map((item) => (
          <li key={`${item.kind} ${item.name} ${item.takenAs ?? ''}`}>
            <bdi>{notTakenText(item)}</bdi>
          </li>
        ))}
        {more > 0 && <li>{t('imports.notTaken.MORE', { count: more })}</li>}
      </ul>
    </InlineAlert>
  )
}
