import type { FoundText as Found } from '@dragoman/sdk/operations/textChanges'
import { DataTable, type Column, type DataTableSelection } from '@dragoman/ui/DataTable'
import { Badge } from '@dragoman/ui/StatusBadge'
import { TextButton } from '@dragoman/ui/TextButton'
import { useMemo, type ReactNode } from 'react'
import { SegmentText } from '../../display/SegmentText.tsx'
import { Link } from '../../ground/links.ts'
import { formatNumber, languageName } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { FoundText } from './FoundText.tsx'
import { reasonWord } from './change-words.ts'

export interface FoundTableProps {
  items: readonly Found[]
  selected: ReadonlySet<string>
  onSelect: (selected: Set<string>) => void
  /** All of all pages, where there are more. */
  everything?: DataTableSelection<Found>['everything']
  footer?: ReactNode
  /** They are of several files. */
  isOfFiles: boolean
  /** The places are of the sources. */
  isInSource: boolean
  /** Goes to a segment on the same page. */
  onShow?: ((item: Found) => void) | undefined
  actions: ReactNode
  empty: ReactNode
}

/** Segments in which something is found, before and after, to tick. */
export function FoundTable({
  items,
  selected,
  onSelect,
  everything,
  footer,
  isOfFiles,
  isInSource,
  onShow,
  actions,
  empty,
}: FoundTableProps) {
  const columns = useMemo(() => columnsOf({ isOfFiles, isInSource, onShow }), [isOfFiles, isInSource, onShow])
  return (
    <DataTable
      label={t('textChanges.select')}
      columns={columns}
      rows={items}
      rowId={({ segmentId }) => segmentId}
      isFitting
      empty={empty}
      footer={footer}
      {...(!isInSource && {
        selection: {
          selected,
          onChange: onSelect,
          rowName: (row: Found) => placeOf(row, isOfFiles),
          actions,
          everything,
        },
      })}
      card={(item) => (
        <>
          <p>
            <Place item={item} isOfFiles={isOfFiles} onShow={onShow} />
          </p>
          <p>
            <SideText item={item} isInSource={isInSource} />
          </p>
          <StateOf item={item} />
        </>
      )}
    />
  )
}

function placeOf({ filename, targetLanguage, sequence }: Found, isOfFiles: boolean): string {
  const number = formatNumber(sequence)
  return isOfFiles ? t('textChanges.place', { file: filename, language: languageName(targetLanguage), number }) : number
}

/** File and number of a segment, with the way there. */
function Place({ item, isOfFiles, onShow }: { item: Found } & Pick<FoundTableProps, 'isOfFiles' | 'onShow'>) {
  const name = placeOf(item, isOfFiles)
  if (onShow) return <TextButton onPress={() => onShow(item)}>{name}</TextButton>
  return (
    <Link to="/editor/$context" params={{ context: item.workUnitUuid }} search={{ segment: item.segmentId }}>
      <bdi>{name}</bdi>
    </Link>
  )
}

/** The side that was looked in, with what is found. */
function SideText({ item, isInSource }: { item: Found; isInSource: boolean }) {
  const { source, target, places, targetLanguage } = item
  return isInSource ? (
    <FoundText text={source} places={places} />
  ) : (
    <FoundText text={target} places={places} language={targetLanguage} />
  )
}

function StateOf({ item: { reason, confirmed } }: { item: Found }) {
  if (reason) return <Badge tone="warning">{reasonWord(reason)}</Badge>
  return confirmed ? (
    <Badge tone="success">{t('textChanges.confirmed')}</Badge>
  ) : (
    <Badge tone="neutral">{t('textChanges.draft')}</Badge>
  )
}

type Look = Pick<FoundTableProps, 'isOfFiles' | 'isInSource' | 'onShow'>

function columnsOf({ isOfFiles, isInSource, onShow }: Look): Column<Found>[] {
  return [
    {
      id: 'segment',
      header: t('textChanges.segment'),
      cell: (item) => <Place item={item} isOfFiles={isOfFiles} onShow={onShow} />,
    },
    {
      id: 'source',
      header: t('textChanges.source'),
      isFlexible: true,
      isContent: true,
      cell: (item) => (isInSource ? <SideText item={item} isInSource /> : <SegmentText text={item.source} />),
    },
    {
      id: 'change',
      header: isInSource ? t('textChanges.side.TARGET') : t('textChanges.change'),
      isFlexible: true,
      cell: (item) => (isInSource ? <SegmentText text={item.target} /> : <SideText item={item} isInSource={false} />),
    },
    { id: 'state', header: t('textChanges.state'), cell: (item) => <StateOf item={item} /> },
  ]
}
