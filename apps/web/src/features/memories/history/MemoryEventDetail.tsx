import { toBcp47 } from '@dragoman/sdk/locale'
import type { ActivityEntry } from '@dragoman/sdk/operations/activity'
import { t } from '../../../i18n/t.ts'
import { DiffText } from '../../../display/DiffText.tsx'
import { readImportReport } from '../exchange/ImportDetail.tsx'

/** The details of an entry of the history: the text before and after, or how much it was. */
export function MemoryEventDetail({ entry: { event, before, after, detail } }: { entry: ActivityEntry }) {
  if (event === 'TRANSLATION_MEMORY_IMPORTED') {
    const report = readImportReport(detail ?? undefined)
    return (
      <>
        <bdi>{text(detail?.['fileName'])}</bdi>
        {report && ` · ${t('tm.import.report', report)}`}
      </>
    )
  }
  if (event === 'TRANSLATION_MEMORY_CLEARED') return t('tm.unit.count', { count: number(before?.['totalUnits']) })
  if (event === 'TRANSLATION_MEMORY_CREATED') return <bdi>{text(after?.['name'])}</bdi>
  const [was, is] = [textOf(before), textOf(after)]
  const locale = text(after?.['locale']) || text(after?.['targetLocale']) || text(before?.['locale']) || 'en'
  return (
    <>
      {(was !== '' || is !== '') && (
        <span dir="auto">
          <DiffText before={was} after={is} locale={toBcp47(locale)} />
        </span>
      )}
      {typeof detail?.['translations'] === 'number' && ` · ${t('tm.segment.count', { count: detail['translations'] })}`}
    </>
  )
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const number = (value: unknown) => (typeof value === 'number' ? value : 0)

/** The text of one side of an entry: of a translation, else of a source. */
const textOf = (side: ActivityEntry['before']) =>
  text(side?.['text']) || text(side?.['targetText']) || text(side?.['sourceText']) || text(side?.['name'])
