import type { FilePreview, PreviewSegment } from '@dragoman/sdk/operations/uploads'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { TextButton } from '@dragoman/ui/TextButton'
import { useMemo, useState } from 'react'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import styles from '../files/FilePreviews.module.css'

/** Segments that are shown without being asked for. */
const first = 5

/** The first segments of a file, with what comes along with them. */
export function PreviewSegments({ preview, name }: { preview: FilePreview; name: string }) {
  const [isLong, setLong] = useState(false)
  const { segments, totalSegments, totalWords } = preview
  const shown = isLong ? segments : segments.slice(0, first)
  const columns = useMemo(() => segmentColumns(segments), [segments])
  return (
    <div>
      <p className={styles.caption}>
        {t('projects.files.found', { words: totalWords, segments: totalSegments })}
        {totalSegments > shown.length && <> · {t('intake.first', { count: shown.length })}</>}
      </p>
      <DataTable
        label={t('intake.segmentsOf', { name })}
        columns={columns}
        rows={shown}
        rowId={rowId}
        isEmbedded
        empty={null}
      />
      {!isLong && segments.length > first && (
        <p className={styles.more}>
          <TextButton onPress={() => setLong(true)}>{t('intake.more', { count: segments.length - first })}</TextButton>
        </p>
      )}
    </div>
  )
}

const rowId = ({ key }: PreviewSegment) => key

/** Only columns that say something: not every file has notes, translations, or limits. */
function segmentColumns(segments: readonly PreviewSegment[]): Column<PreviewSegment>[] {
  const all: (Column<PreviewSegment> & { isKnown: boolean })[] = [
    {
      id: 'source',
      header: t('intake.source'),
      minWidth: 220,
      cell: ({ source }) => <bdi>{source}</bdi>,
      isKnown: true,
    },
    {
      id: 'target',
      header: t('intake.target'),
      minWidth: 160,
      isContent: true,
      cell: ({ target }) => target && <bdi>{target}</bdi>,
      isKnown: segments.some(({ target }) => target),
    },
    {
      id: 'key',
      header: t('projects.leftOut.key'),
      minWidth: 120,
      isContent: true,
      cell: ({ key }) => <bdi>{key}</bdi>,
      isKnown: true,
    },
    {
      id: 'note',
      header: t('intake.note'),
      minWidth: 140,
      isContent: true,
      cell: ({ note }) => note && <bdi>{note}</bdi>,
      isKnown: segments.some(({ note }) => note),
    },
    {
      id: 'limit',
      header: t('intake.limit'),
      width: 96,
      align: 'end',
      cell: ({ maxLength }) => maxLength !== undefined && formatNumber(maxLength),
      isKnown: segments.some(({ maxLength }) => maxLength !== undefined),
    },
  ]
  return all.filter(({ isKnown }) => isKnown)
}
